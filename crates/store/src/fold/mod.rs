//! Progress as a fold of attempts: pure, and the same in whatever order and portions they arrive.

mod question;
mod session;

pub use question::{Answer, QuestionRecord, Shelf, fold_answers, shelf_of};
pub use session::{FirstAnswer, SessionRecord};
