//! What we teach: packs of content, read, checked and looked up.
//!
//! A pack is a folder of plain files. It is loaded whole or not at all, and what is loaded never changes:
//! new content is a new [`Content`], which the [`Library`] puts in the old one's place.

mod assemble;
mod check;
mod content;
mod edition;
mod edition_code;
mod exam;
mod fault;
mod folder;
mod guard;
mod held_back;
mod library;
mod mode_rules;
mod pictures;
mod question;
mod read_exam;
mod read_question;
mod references;
mod route_rule;
mod settings;
mod sign;
mod sign_questions;
pub mod signs;
mod stats;
mod ticket;
mod toml_file;
mod topic;

pub use check::{Report, check};
pub use content::{Company, Content};
pub use edition::Edition;
pub use edition_code::{EditionCode, UnknownEdition};
pub use exam::{Exam, ExamKind, ExamSection, ExamStratum, Navigation, QuestionClock};
pub use fault::Fault;
pub use guard::sent_elsewhere;
pub use library::{Library, Reloaded};
pub use mode_rules::ModeRules;
pub use question::{Kind, Question, QuestionOption, Scope};
pub use route_rule::RouteRule;
pub use settings::{EditionSettings, Feature};
pub use sign::{Sign, slug};
pub use stats::{CategoryStats, EditionStats, Stats, stats};
pub use ticket::{Mock, Part};
pub use topic::{Category, Topic};
