//! Topics, parts, tickets and signs as pages show them.

use content::{Edition, Exam, ExamKind, Mock, Part, Topic};
use serde::Serialize;

/// A topic with its counts.
#[derive(Clone, Debug, Serialize)]
pub struct ShownTopic {
    number: u32,
    id: String,
    name: String,
    question_count: usize,
    free_question_count: usize,
    categories: Vec<String>,
}

impl ShownTopic {
    /// All topics, in order.
    pub fn all(edition: &Edition) -> Vec<Self> {
        edition.topics.iter().map(|topic| Self::of(edition, topic)).collect()
    }

    fn of(edition: &Edition, topic: &Topic) -> Self {
        let questions = || edition.questions().iter().filter(|one| one.topic == topic.number);
        Self {
            number: topic.number,
            id: topic.id.clone(),
            name: topic.name.clone(),
            question_count: questions().count(),
            free_question_count: questions().filter(|one| one.is_free).count(),
            categories: topic.categories.to_vec(),
        }
    }
}

/// A topic by name.
#[derive(Clone, Debug, Serialize)]
pub struct TopicName {
    number: u32,
    id: String,
    name: String,
}

impl From<&Topic> for TopicName {
    fn from(topic: &Topic) -> Self {
        Self { number: topic.number, id: topic.id.clone(), name: topic.name.clone() }
    }
}

/// A part of a topic.
#[derive(Clone, Debug, Serialize)]
pub struct ShownPart {
    ticket_id: u32,
    number: u32,
    name: String,
    question_count: usize,
    free_question_count: usize,
}

impl ShownPart {
    /// A part with its counts.
    pub fn of(edition: &Edition, part: &Part) -> Self {
        let is_free = |id: &&String| edition.question(id).is_some_and(|question| question.is_free);
        Self {
            ticket_id: part.ticket_id,
            number: part.part,
            name: part.name.clone(),
            question_count: part.questions.len(),
            free_question_count: part.questions.iter().filter(is_free).count(),
        }
    }
}

/// A topic with its parts.
#[derive(Clone, Debug, Serialize)]
pub struct TopicWithParts {
    #[serde(flatten)]
    topic: ShownTopic,
    parts: Vec<ShownPart>,
}

impl TopicWithParts {
    /// All topics with their parts, in order.
    pub fn all(edition: &Edition) -> Vec<Self> {
        let with_parts = |topic: &Topic| Self {
            topic: ShownTopic::of(edition, topic),
            parts: edition.parts_of(topic.number).map(|part| ShownPart::of(edition, part)).collect(),
        };
        edition.topics.iter().map(with_parts).collect()
    }
}

/// A way to practise without a ticket of its own.
#[derive(Clone, Debug, Serialize)]
pub struct ShownMode {
    kind: rules::mode::Mode,
    ticket_id: u32,
    question_count: usize,
    question_seconds: Option<u32>,
    mistakes_allowed: Option<u32>,
    has_hints: bool,
}

impl ShownMode {
    /// All modes of the edition, in order.
    pub fn all(edition: &Edition) -> Vec<Self> {
        let shown = |mode: &content::ModeRules| Self {
            kind: mode.kind,
            ticket_id: 1,
            question_count: edition.questions().len(),
            question_seconds: mode.question_seconds,
            mistakes_allowed: mode.mistakes_allowed,
            has_hints: mode.hints,
        };
        edition.modes.iter().map(shown).collect()
    }

    /// The mode of a kind.
    pub fn find(edition: &Edition, kind: rules::mode::Mode) -> Option<Self> {
        Self::all(edition).into_iter().find(|mode| mode.kind == kind)
    }
}

/// An exam's blueprint in short.
#[derive(Clone, Debug, Serialize)]
pub struct ShownExam {
    kind: ExamKind,
    ticket_id: u32,
    id: String,
    name: String,
    categories: Vec<String>,
    question_count: u32,
    minutes: u32,
    pass_marks: Option<u32>,
    pass_points: Option<u32>,
    max_points: Option<u32>,
    clock: Option<content::QuestionClock>,
    navigation: content::Navigation,
    has_hints: bool,
}

impl ShownExam {
    /// The exams that there are enough questions for.
    pub fn open(edition: &Edition) -> Vec<Self> {
        edition.exams.iter().filter(|exam| exam.is_open).map(Self::of).collect()
    }

    /// An exam in short.
    pub fn of(exam: &Exam) -> Self {
        Self {
            kind: exam.kind,
            ticket_id: exam.number,
            id: exam.id.clone(),
            name: exam.name.clone(),
            categories: exam.categories.to_vec(),
            question_count: exam.count(),
            minutes: exam.minutes,
            pass_marks: exam.pass.marks,
            pass_points: exam.pass.points,
            max_points: exam.pass.points.map(|_| max_points(exam)),
            clock: exam.sections.iter().find_map(|section| section.clock),
            navigation: exam.navigation,
            has_hints: exam.hints,
        }
    }
}

fn max_points(exam: &Exam) -> u32 {
    let of_section = |section: &content::ExamSection| {
        let weights: Vec<u32> = section.strata.iter().map(|stratum| stratum.weight).collect();
        let count = section.count as usize;
        let shares = rules::draw::shares(count, &weights, &vec![count; weights.len()]);
        let points = section.strata.iter().map(|stratum| stratum.points.unwrap_or(1));
        shares.iter().zip(points).map(|(share, points)| u32::try_from(*share).unwrap_or(0) * points).sum::<u32>()
    };
    exam.sections.iter().map(of_section).sum()
}

/// A mock test in short.
#[derive(Clone, Debug, Serialize)]
pub struct ShownMock {
    ticket_id: u32,
    name: String,
    category: String,
    question_count: usize,
    pass_mark: u32,
    is_free: bool,
    cover: Option<String>,
}

impl From<&Mock> for ShownMock {
    fn from(mock: &Mock) -> Self {
        Self {
            ticket_id: mock.id,
            name: mock.name.clone(),
            category: mock.category.clone(),
            question_count: mock.questions.len(),
            pass_mark: mock.pass_mark,
            is_free: mock.is_free,
            cover: Some(mock.cover.clone()).filter(|cover| !cover.is_empty()),
        }
    }
}

/// A category of vehicles.
#[derive(Clone, Debug, Serialize)]
pub struct CategoryName {
    id: String,
    name: String,
}

impl CategoryName {
    /// All categories, in order.
    pub fn all(edition: &Edition) -> Vec<Self> {
        edition.categories.iter().map(|one| Self { id: one.id.clone(), name: one.name.clone() }).collect()
    }
}

/// A sign with its picture.
#[derive(Clone, Debug, Serialize)]
pub struct ShownSign {
    code: String,
    name: String,
    image: String,
}

impl ShownSign {
    /// The drawn signs among these codes.
    pub fn of_codes(edition: &Edition, version: &str, codes: &[&str]) -> Vec<Self> {
        let shown = |code: &&str| {
            let sign = edition.sign(code).filter(|sign| sign.svg.is_some())?;
            let image = format!("/content/{version}/signs/{}.svg", sign.slug());
            Some(Self { code: sign.code.clone(), name: sign.name.clone(), image })
        };
        codes.iter().filter_map(shown).collect()
    }
}
