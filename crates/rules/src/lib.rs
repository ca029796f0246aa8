//! What is right, what is known, what is passed and what is allowed.
//!
//! Pure: time, chance and content are passed in. The twin for the learner's device is `web/src/rules`;
//! the examples in `cases/` hold both to the same answers.

pub mod allowance;
pub mod draw;
pub mod mastery;
pub mod mistakes;
pub mod mode;
pub mod score;
pub mod session_end;
pub mod verdict;
