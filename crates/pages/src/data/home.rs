//! The home page.

use content::{Content, Edition, EditionCode, ExamKind, Kind, Question};
use serde::Serialize;

use super::shown::{ShownExam, ShownMode, ShownSign, ShownTopic};

/// What the home page shows.
#[derive(Debug, Serialize)]
pub struct Home {
    question_count: usize,
    free_question_count: usize,
    sign_count: usize,
    signs: Vec<ShownSign>,
    sample: Option<Sample>,
    simulator: Option<ShownExam>,
    modes: Vec<ShownMode>,
    mock_count: usize,
    topics: Vec<ShownTopic>,
}

impl Home {
    /// The home page of an edition.
    pub fn of(content: &Content, edition: &Edition) -> Self {
        let simulator = edition.exam(ExamKind::Simulator, 1).filter(|exam| exam.is_open);
        Self {
            question_count: edition.questions().len(),
            free_question_count: edition.questions().iter().filter(|one| one.is_free).count(),
            sign_count: edition.signs.iter().filter(|sign| sign.svg.is_some()).count(),
            signs: ShownSign::of_codes(edition, &content.version, familiar_signs(edition.code)),
            sample: sample(edition),
            simulator: simulator.map(ShownExam::of),
            modes: ShownMode::all(edition),
            mock_count: edition.mocks.len(),
            topics: ShownTopic::all(edition),
        }
    }
}

/// Signs of many shapes and colours that every learner has seen.
fn familiar_signs(edition: EditionCode) -> &'static [&'static str] {
    match edition {
        EditionCode::Gb => &["602", "601.1", "670", "611", "510", "544"],
        EditionCode::Pl => &["A-7", "B-20", "D-1", "C-12", "A-17", "B-33"],
    }
}

/// A question to be answered right on the home page.
#[derive(Debug, Serialize)]
struct Sample {
    id: String,
    text: String,
    image: Option<String>,
    options: Vec<SampleOption>,
    correct: Vec<String>,
    explanation: String,
    source: Vec<String>,
    topic_name: String,
}

#[derive(Debug, Serialize)]
struct SampleOption {
    id: String,
    text: String,
}

/// A free question with one right answer, with a sign if there is such a one.
fn sample(edition: &Edition) -> Option<Sample> {
    let is_fit = |one: &&Question| one.is_free && matches!(one.kind, Kind::Single | Kind::Yesno);
    let fit = || edition.questions().iter().filter(is_fit);
    let question = fit().find(|one| one.image.is_some()).or_else(|| fit().next())?;
    let options = question.options.iter().map(|one| SampleOption { id: one.id.clone(), text: one.text.clone() });
    Some(Sample {
        id: question.id.clone(),
        text: question.text.clone(),
        image: question.image.clone(),
        options: options.collect(),
        correct: question.correct.clone(),
        explanation: question.explanation.clone(),
        source: question.source.clone(),
        topic_name: edition.topic(question.topic).map(|topic| topic.name.clone()).unwrap_or_default(),
    })
}
