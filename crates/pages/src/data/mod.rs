//! What each page shows, from the content of an edition.

mod home;
mod learning;
mod shown;
mod tickets;

pub use home::Home;
pub use learning::{AllModes, AllTopics, Learning, Statistics};
pub use tickets::{LearningTicket, ModeTicket, TopicTicket};
