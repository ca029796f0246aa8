//! What a learner does while learning.

mod add_attempts;
mod favourites;
mod finish_session;
mod list_attempts;
mod list_exams;
mod list_hazards;
mod list_mistakes;
mod list_mock_tickets;
mod list_questions;
mod list_topic_tickets;
mod list_topics;
mod read_allowance;
mod read_mock_statistics;
mod read_profile_statistics;
mod read_statistics;
mod session_result;
mod ticket;

pub use add_attempts::{
    Accepted, AddAttemptsError, AddedAttempts, Attempt, LearnedQuestion, Refused, SentAttempt, add_attempts,
};
pub use favourites::{FavouriteError, FavouriteQuestions, add_favourite, list_favourites, remove_favourite};
pub use finish_session::{ChosenLimits, FinishSessionError, FinishedSession, SessionToFinish, finish_session};
pub use list_attempts::{AttemptPage, GivenAttempt, ListAttemptsError, list_attempts};
pub use list_exams::{GivenClock, GivenExam, GivenPassRule, GivenSection, GivenStratum, list_exams};
pub use list_hazards::{HazardTicket, list_hazards};
pub use list_mistakes::{MistakeTicket, MistakeTickets, list_mistakes};
pub use list_mock_tickets::{MockTicket, list_mock_tickets};
pub use list_questions::{GivenOption, GivenQuestion, list_questions};
pub use list_topic_tickets::{TopicTicket, list_topic_tickets};
pub use list_topics::{ListedTopic, list_topics};
pub use read_allowance::{Allowance, read_allowance};
pub use read_mock_statistics::{MockStatistic, read_mock_statistics};
pub use read_profile_statistics::{ProfileStatistics, read_profile_statistics};
pub use read_statistics::{PartStatistic, Statistics, TopicStatistic, read_statistics};
pub use session_result::{SectionResult, SessionResult};
pub use ticket::PractisedTicket;
