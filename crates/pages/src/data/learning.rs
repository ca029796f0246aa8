//! The pages that lead to practice.

use content::Edition;
use serde::Serialize;

use super::shown::{CategoryName, ShownExam, ShownMock, ShownMode, TopicWithParts};

/// `/learning`
#[derive(Debug, Serialize)]
pub struct Learning {
    question_count: usize,
    free_question_count: usize,
    topics: Vec<TopicWithParts>,
    mocks: Vec<ShownMock>,
    exams: Vec<ShownExam>,
    modes: Vec<ShownMode>,
    categories: Vec<CategoryName>,
}

impl Learning {
    /// The learning home of an edition.
    pub fn of(edition: &Edition) -> Self {
        Self {
            question_count: edition.questions().len(),
            free_question_count: edition.questions().iter().filter(|one| one.is_free).count(),
            topics: TopicWithParts::all(edition),
            mocks: edition.mocks.iter().map(ShownMock::from).collect(),
            exams: ShownExam::open(edition),
            modes: ShownMode::all(edition),
            categories: CategoryName::all(edition),
        }
    }
}

/// `/learning/topics`
#[derive(Debug, Serialize)]
pub struct AllTopics {
    question_count: usize,
    topics: Vec<TopicWithParts>,
    categories: Vec<CategoryName>,
}

impl AllTopics {
    /// All topics of an edition.
    pub fn of(edition: &Edition) -> Self {
        Self {
            question_count: edition.questions().len(),
            topics: TopicWithParts::all(edition),
            categories: CategoryName::all(edition),
        }
    }
}

/// `/learning-modes`
#[derive(Debug, Serialize)]
pub struct AllModes {
    question_count: usize,
    modes: Vec<ShownMode>,
    exams: Vec<ShownExam>,
}

impl AllModes {
    /// All modes of an edition.
    pub fn of(edition: &Edition) -> Self {
        Self {
            question_count: edition.questions().len(),
            modes: ShownMode::all(edition),
            exams: ShownExam::open(edition),
        }
    }
}

/// `/personal-account/statistics`: what there is; what the learner did of it is filled in on the device.
#[derive(Debug, Serialize)]
pub struct Statistics {
    question_count: usize,
    topics: Vec<TopicWithParts>,
    mocks: Vec<ShownMock>,
    exams: Vec<ShownExam>,
}

impl Statistics {
    /// The frame of the statistics of an edition.
    pub fn of(edition: &Edition) -> Self {
        Self {
            question_count: edition.questions().len(),
            topics: TopicWithParts::all(edition),
            mocks: edition.mocks.iter().map(ShownMock::from).collect(),
            exams: ShownExam::open(edition),
        }
    }
}
