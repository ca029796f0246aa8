//! The ways to practise.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The way in which a question was practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// A mock ticket: fixed questions, a pass mark.
    Mock,
    /// A part of a topic.
    Topic,
    /// An exam drawn by its blueprint.
    Simulator,
    /// The road signs test.
    Signs,
    /// Adaptive practice by level.
    Express,
    /// Until the first mistake, a clock for each question.
    Marathon,
    /// No clock, no penalties.
    Nonstop,
    /// The learner chooses count, mistakes, clock and hints.
    Individual,
    /// Practice of what was answered wrong.
    Mistakes,
    /// Practice of favourite questions.
    Favorites,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 10] = [
        Self::Mock,
        Self::Topic,
        Self::Simulator,
        Self::Signs,
        Self::Express,
        Self::Marathon,
        Self::Nonstop,
        Self::Individual,
        Self::Mistakes,
        Self::Favorites,
    ];

    /// The mode's name on the wire and in addresses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mock => "mock",
            Self::Topic => "topic",
            Self::Simulator => "simulator",
            Self::Signs => "signs",
            Self::Express => "express",
            Self::Marathon => "marathon",
            Self::Nonstop => "nonstop",
            Self::Individual => "individual",
            Self::Mistakes => "mistakes",
            Self::Favorites => "favorites",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.as_str() == name)
    }
}
