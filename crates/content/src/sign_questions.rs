//! Questions made from the list of signs: a picture and the names of several signs.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

use crate::edition_code::EditionCode;
use crate::question::{Kind, Question, QuestionOption};
use crate::read_question::LAST_WRITTEN_PART;
use crate::settings::Words;
use crate::sign::Sign;
use crate::topic::Topic;

/// Questions in one part made from signs.
const PART_SIZE: usize = 20;
/// Names that a category must have for its signs to be told apart by name.
const FEWEST_NAMES: usize = 4;
/// Signs that stand this near in the list are often look-alikes.
const NEIGHBOURHOOD: usize = 3;

/// What questions are made from signs with.
pub(crate) struct SignAsker<'a> {
    pub code: EditionCode,
    pub signs: &'a [Sign],
    pub free_categories: &'a [String],
    pub words: &'a Words,
}

/// Parts of at most [`PART_SIZE`] questions and as equal as they can be: no part of one question is left over.
fn spread_over_parts(questions: &mut [Question]) {
    let (count, parts) = (questions.len(), questions.len().div_ceil(PART_SIZE));
    for (at, question) in questions.iter_mut().enumerate() {
        question.part += u32::try_from(at * parts / count).unwrap_or(u32::MAX);
    }
}

impl SignAsker<'_> {
    /// One question for each drawn sign of the topic; the same list always gives the same questions.
    pub fn questions(&self, topic: &Topic) -> Vec<Question> {
        let mut made = Vec::new();
        for sign in self.signs.iter().filter(|sign| sign.is_certain && sign.svg.is_some()) {
            let Some(asked) = topic.sign_questions.iter().find(|asked| asked.category.value == sign.category) else {
                continue;
            };
            let others = self.others(sign);
            if others.len() + 1 >= FEWEST_NAMES {
                made.push(self.question(topic, LAST_WRITTEN_PART + 1, sign, &asked.text, &others));
            }
        }
        spread_over_parts(&mut made);
        made
    }

    /// Signs of the same category with other names, one for each name, in the order of the list.
    fn others(&self, sign: &Sign) -> Vec<&Sign> {
        let mut names = HashSet::from([folded(&sign.name)]);
        let of_category = self.signs.iter().filter(|other| other.category == sign.category && other.is_certain);
        of_category.filter(|other| names.insert(folded(&other.name))).collect()
    }

    fn question(&self, topic: &Topic, part: u32, sign: &Sign, text: &str, others: &[&Sign]) -> Question {
        let wrong_options = match self.code {
            EditionCode::Gb => 3,
            EditionCode::Pl => 2,
        };
        let mut shown: Vec<(&Sign, Option<String>)> = chosen(sign, others, wrong_options)
            .into_iter()
            .map(|other| (other, Some(format!("{} {}", self.words.sign_why, sentence(&other.meaning)))))
            .collect();
        let place = mixed(&[&sign.code, "place"]) % (wrong_options as u64 + 1);
        shown.insert(usize::try_from(place).unwrap_or(0), (sign, None));
        let letters = ["a", "b", "c", "d"];
        let correct = shown.iter().zip(letters).filter(|((_, why), _)| why.is_none()).map(|(_, id)| id.to_owned());
        Question {
            id: format!("{}-sign-{}", self.code.folder(), sign.slug()),
            topic: topic.number,
            topic_id: topic.id.as_str().into(),
            part,
            is_free: self.free_categories.contains(&sign.category),
            kind: Kind::Sign,
            text: text.to_owned(),
            correct: correct.collect(),
            options: shown.into_iter().zip(letters).map(|((sign, why), id)| option(id, sign, why)).collect(),
            explanation: sentence(&sign.meaning),
            source: vec![self.words.sign_source.clone()],
            signs: vec![sign.code.clone()],
            difficulty: 2,
            points: None,
            scope: None,
            categories: Arc::clone(&topic.categories),
            tags: Vec::new(),
            image: None,
            reviewed: None,
            origin: sign.origin.clone(),
        }
    }
}

fn option(id: &str, sign: &Sign, why: Option<String>) -> QuestionOption {
    QuestionOption { id: id.to_owned(), text: capitalised(&sign.name), why }
}

/// The wrong answers: a neighbour in the list first, for neighbours look alike, then any of the category.
fn chosen<'a>(sign: &Sign, others: &[&'a Sign], count: usize) -> Vec<&'a Sign> {
    let at = others.partition_point(|other| other.origin.line < sign.origin.line);
    let near = at.saturating_sub(NEIGHBOURHOOD)..others.len().min(at + NEIGHBOURHOOD);
    let luck = |other: &Sign| Reverse(mixed(&[&sign.code, &other.code]));
    let neighbour = others[near].iter().copied().min_by_key(|other| luck(other));
    let mut rest: Vec<&Sign> =
        others.iter().copied().filter(|other| neighbour.is_none_or(|near| near.code != other.code)).collect();
    rest.sort_by_key(|other| luck(other));
    neighbour.into_iter().chain(rest).take(count).collect()
}

/// A number that looks like chance and is always the same for the same words (FNV-1a, finished by a multiply).
fn mixed(words: &[&str]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in words.iter().flat_map(|word| word.bytes().chain([0])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    (hash ^ (hash >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

pub(crate) fn folded(text: &str) -> String {
    text.trim().to_lowercase()
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn sentence(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}

#[cfg(test)]
mod tests;
