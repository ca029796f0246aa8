//! Parts of topics and mock tests: questions that are practised together.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use crate::fault::Origin;
use crate::question::{Kind, Question};
use crate::read_question::LAST_WRITTEN_PART;
use crate::settings::{Words, filled, within};
use crate::toml_file::{At, Fields};
use crate::topic::{Category, Topic};

/// A part of a topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Number of the topic times 100 and its own number.
    pub ticket_id: u32,
    /// Number of its topic.
    pub topic: u32,
    /// Its own number in the topic.
    pub part: u32,
    /// What learners read.
    pub name: String,
    /// Its questions, in order.
    pub questions: Vec<String>,
    /// Whether everybody has all of its questions.
    pub is_free: bool,
}

/// A mock test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mock {
    /// Number of its ticket.
    pub id: u32,
    /// Always `mock`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// What learners read.
    pub name: String,
    /// The category that it is for.
    pub category: String,
    /// Its questions, in order.
    pub questions: Vec<String>,
    /// Address of its picture.
    pub cover: String,
    /// First and last number of its questions, counted through all mocks of the category.
    pub extreme_questions_numbers: [u32; 2],
    /// Right answers that pass it.
    pub pass_mark: u32,
    /// Whether everybody has it.
    pub is_free: bool,
}

/// Puts questions into the parts that they name, in order.
pub(crate) fn parts(topics: &[Topic], questions: &[Question], words: &Words) -> Vec<Part> {
    let mut grouped: BTreeMap<u32, (u32, u32, Vec<&Question>)> = BTreeMap::new();
    for question in questions {
        let ticket_id = question.topic * 100 + question.part;
        grouped.entry(ticket_id).or_insert((question.topic, question.part, Vec::new())).2.push(question);
    }
    let names: HashMap<u32, &str> = topics.iter().map(|topic| (topic.number, topic.name.as_str())).collect();
    let part = |(ticket_id, (topic, part, questions)): (u32, (u32, u32, Vec<&Question>))| Part {
        ticket_id,
        topic,
        part,
        name: format!("{}: {}", names.get(&topic).copied().unwrap_or_default(), part_name(part, &questions, words)),
        is_free: questions.iter().all(|question| question.is_free),
        questions: questions.into_iter().map(|question| question.id.clone()).collect(),
    };
    grouped.into_iter().map(part).collect()
}

/// Parts of generated sign questions are numbered on their own: nobody looks for the ten before the eleventh.
fn part_name(part: u32, questions: &[&Question], words: &Words) -> String {
    let is_signs = questions.iter().all(|question| question.kind == Kind::Sign);
    match &words.sign_part {
        Some(word) if is_signs && part > LAST_WRITTEN_PART => format!("{word} {}", part - LAST_WRITTEN_PART),
        _ => format!("{} {part}", words.part),
    }
}

/// A mock as it was read, with the lines that faults are told at.
pub(crate) struct MockRow {
    pub mock: Mock,
    pub origin: Origin,
    pub questions: Vec<At<String>>,
    pub cover_sign: At<String>,
}

pub(crate) fn read_mock(fields: &mut Fields, known: &[Category]) -> Option<MockRow> {
    let number = within(fields, "number", 1, 9999);
    let name = filled(fields, "name");
    let category: Option<At<String>> = fields.required_at("category");
    let is_free = fields.required("free");
    let pass_mark = within(fields, "pass_mark", 1, 200);
    let cover_sign = fields.required_at("cover_sign");
    let questions: Vec<At<String>> = fields.list("questions");
    if questions.is_empty() {
        fields.fault(0, "a mock needs `questions`");
    }
    let category = category?;
    if !known.iter().any(|one| one.id == category.value) {
        fields.fault(category.line, format!("there is no category `{}`", category.value));
    }
    let mock = Mock {
        id: number?,
        kind: "mock",
        name: name?,
        category: category.value,
        questions: questions.iter().map(|one| one.value.clone()).collect(),
        cover: String::new(),
        extreme_questions_numbers: [0, 0],
        pass_mark: pass_mark?,
        is_free: is_free?,
    };
    if mock.pass_mark as usize > questions.len() {
        fields.fault(0, format!("the pass mark {} is more than the {} questions", mock.pass_mark, questions.len()));
    }
    Some(MockRow { mock, origin: fields.origin(), questions, cover_sign: cover_sign? })
}

/// Numbers the questions of all mocks of a category through, in the order of the mocks.
pub(crate) fn number_through(rows: &mut [MockRow]) {
    let mut counted: HashMap<String, u32> = HashMap::new();
    for MockRow { mock, .. } in rows {
        let before = counted.entry(mock.category.clone()).or_default();
        let count = u32::try_from(mock.questions.len()).unwrap_or(u32::MAX);
        mock.extreme_questions_numbers = [*before + 1, *before + count];
        *before += count;
    }
}
