//! Which questions count as a learner's mistakes, and the tickets made of them (specification §3, §4).

use std::collections::BTreeSet;

use crate::mode::Mode;

/// The id of the ticket that holds all mistakes.
pub const ALL_ID: u32 = 100;

/// Whether a question is a mistake after one more answer.
///
/// A wrong answer makes it one in every mode; a right answer clears it only where mistakes are practised.
#[must_use]
pub fn is_mistake_after(was_mistake: bool, is_right: bool, mode: Mode) -> bool {
    match (is_right, mode) {
        (false, _) => true,
        (true, Mode::Mistakes) => false,
        (true, _) => was_mistake,
    }
}

/// A mistaken question and its topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake<'a> {
    /// The topic's number.
    pub topic_id: u32,
    /// The topic's name.
    pub topic_name: &'a str,
    /// The question.
    pub question_id: &'a str,
}

/// The words of the edition for mistake tickets.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The name of the ticket with all mistakes: "All mistakes".
    pub all: &'a str,
    /// What follows a topic's name: ": Mistakes".
    pub suffix: &'a str,
}

/// A ticket of mistaken questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MistakeTicket {
    /// The topic's number, or [`ALL_ID`].
    pub id: u32,
    /// The topic's number; none for all mistakes.
    pub topic_id: Option<u32>,
    /// What the learner reads.
    pub name: String,
    /// Question ids, each once, in the order in which they came.
    pub questions: Vec<String>,
}

/// The tickets of all mistakes: the aggregate first, then one for each topic by number; none when there is no mistake.
#[must_use]
pub fn tickets(mistakes: &[Mistake], words: Words) -> Vec<MistakeTicket> {
    let topics: BTreeSet<(u32, &str)> = mistakes.iter().map(|one| (one.topic_id, one.topic_name)).collect();
    let all = MistakeTicket {
        id: ALL_ID,
        topic_id: None,
        name: words.all.to_owned(),
        questions: distinct(mistakes.iter().map(|one| one.question_id)),
    };
    let of_topic = |(id, name): (u32, &str)| MistakeTicket {
        id,
        topic_id: Some(id),
        name: format!("{name}{}", words.suffix),
        questions: distinct(mistakes.iter().filter(|one| one.topic_id == id).map(|one| one.question_id)),
    };
    if mistakes.is_empty() {
        return Vec::new();
    }
    std::iter::once(all).chain(topics.into_iter().map(of_topic)).collect()
}

fn distinct<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    ids.filter(|id| seen.insert(*id)).map(str::to_owned).collect()
}
