//! How much there is of what.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::content::Content;
use crate::edition::Edition;
use crate::edition_code::EditionCode;
use crate::question::{Kind, Question};

/// Counts of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// The pack's version.
    pub version: String,
    /// Counts of each edition.
    pub editions: BTreeMap<EditionCode, EditionStats>,
}

/// Counts of one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionStats {
    /// All questions.
    pub questions: usize,
    /// Questions that everybody has.
    pub free_questions: usize,
    /// Questions made from signs.
    pub sign_questions: usize,
    /// Questions that are written but wait for something.
    pub held_back: usize,
    /// Questions of each topic, by its short name.
    pub topics: BTreeMap<String, usize>,
    /// Counts of each category of vehicle.
    pub categories: BTreeMap<String, CategoryStats>,
    /// Parts of topics.
    pub parts: usize,
    /// Mock tests.
    pub mocks: usize,
    /// Exams for which there are enough questions.
    pub open_exams: usize,
    /// All exams.
    pub exams: usize,
    /// Signs in the list.
    pub signs: usize,
    /// Signs that are drawn.
    pub drawn_signs: usize,
}

/// Counts of one category of vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CategoryStats {
    /// Questions for it.
    pub questions: usize,
    /// Those that everybody has.
    pub free_questions: usize,
    /// Those that are written, not made from signs.
    pub written_questions: usize,
    /// Mock tests for it.
    pub mocks: usize,
    /// Open exams for it.
    pub open_exams: usize,
}

/// Counts what a pack has.
pub fn stats(content: &Content) -> Stats {
    let editions = content.editions().into_iter().map(|edition| (edition.code, edition_stats(edition))).collect();
    Stats { version: content.version.clone(), editions }
}

fn edition_stats(edition: &Edition) -> EditionStats {
    let questions = edition.questions();
    let of_topic = |number: u32| questions.iter().filter(|one| one.topic == number).count();
    EditionStats {
        questions: questions.len(),
        free_questions: questions.iter().filter(|one| one.is_free).count(),
        sign_questions: questions.iter().filter(|one| one.kind == Kind::Sign).count(),
        held_back: edition.held_back.len(),
        topics: edition.topics.iter().map(|topic| (topic.id.clone(), of_topic(topic.number))).collect(),
        categories: edition.categories.iter().map(|one| (one.id.clone(), category_stats(edition, &one.id))).collect(),
        parts: edition.parts.len(),
        mocks: edition.mocks.len(),
        open_exams: edition.exams.iter().filter(|exam| exam.is_open).count(),
        exams: edition.exams.len(),
        signs: edition.signs.len(),
        drawn_signs: edition.signs.iter().filter(|sign| sign.svg.is_some()).count(),
    }
}

fn category_stats(edition: &Edition, category: &str) -> CategoryStats {
    let questions: Vec<&Question> = edition.questions().iter().filter(|one| one.is_for(category)).collect();
    let open = edition.exams.iter().filter(|exam| exam.is_open);
    CategoryStats {
        questions: questions.len(),
        free_questions: questions.iter().filter(|one| one.is_free).count(),
        written_questions: questions.iter().filter(|one| one.kind != Kind::Sign).count(),
        mocks: edition.mocks.iter().filter(|mock| mock.category == category).count(),
        open_exams: open.filter(|exam| exam.categories.iter().any(|one| one == category)).count(),
    }
}
