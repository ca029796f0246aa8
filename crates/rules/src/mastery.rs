//! How well a learner knows one question (specification §4, "Express mode levels").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How well a learner knows one question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Never answered, or the last answer was wrong.
    #[default]
    DontKnow,
    /// The last answer was right.
    Know,
    /// The last two answers were right.
    KnowWell,
    /// The last three answers were right, or more.
    KnowPerfectly,
}

impl Level {
    /// The level's name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::DontKnow => "dont_know",
            Self::Know => "know",
            Self::KnowWell => "know_well",
            Self::KnowPerfectly => "know_perfectly",
        }
    }
}

/// The right answers in a row that a question has had last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// Right answers since the last wrong one.
    pub right_in_a_row: u32,
}

impl Streak {
    /// The streak after one more answer: a wrong one ends it.
    #[must_use]
    pub fn after(self, is_right: bool) -> Self {
        Self { right_in_a_row: if is_right { self.right_in_a_row.saturating_add(1) } else { 0 } }
    }

    /// The level that this streak means.
    #[must_use]
    pub fn level(self) -> Level {
        match self.right_in_a_row {
            0 => Level::DontKnow,
            1 => Level::Know,
            2 => Level::KnowWell,
            _ => Level::KnowPerfectly,
        }
    }
}
