//! Faults that only show when several files are seen together: names that lead nowhere and things said twice.

use std::collections::{HashMap, HashSet};

use crate::fault::Fault;
use crate::question::Question;
use crate::sign::Sign;
use crate::sign_questions::folded;
use crate::ticket::MockRow;
use crate::topic::Topic;

/// Faults of topics: numbers or names given twice, categories of signs that are asked twice.
pub(crate) fn refuse_topics(file: &str, topics: &[Topic], faults: &mut Vec<Fault>) {
    let (mut numbers, mut ids, mut asked) = (HashSet::new(), HashSet::new(), HashSet::new());
    for topic in topics {
        if !numbers.insert(topic.number) {
            faults.push(Fault::new(file, topic.line, format!("a second topic with the number {}", topic.number)));
        }
        if !ids.insert(&topic.id) {
            faults.push(Fault::new(file, topic.line, format!("a second topic `{}`", topic.id)));
        }
        for category in topic.sign_questions.iter().map(|one| &one.category) {
            if !asked.insert(&category.value) {
                faults.push(Fault::new(
                    file,
                    category.line,
                    format!("the signs `{}` are asked in two topics", category.value),
                ));
            }
        }
    }
}

/// Faults of questions: ids given twice, the same question asked twice.
pub(crate) fn refuse_questions(questions: &[Question], faults: &mut Vec<Fault>) {
    let mut ids: HashMap<&str, &Question> = HashMap::new();
    let mut asked: HashMap<(String, &[String]), &Question> = HashMap::new();
    for question in questions {
        if let Some(first) = ids.insert(&question.id, question) {
            faults.push(question.origin.fault(format!("the id `{}` is also {}", question.id, place(first))));
        }
        if let Some(first) = asked.insert((folded(&question.text), &question.signs), question) {
            let same = format!("`{}` asks the same as `{}` {}", question.id, first.id, place(first));
            faults.push(question.origin.fault(same));
        }
    }
}

fn place(question: &Question) -> String {
    format!("in {}:{}", question.origin.file, question.origin.line)
}

/// Faults of mocks: numbers given twice, questions that are not, are there twice, are for others or are not free.
pub(crate) fn refuse_mocks<'a>(
    rows: &[MockRow],
    questions: impl Iterator<Item = &'a Question>,
    signs: &[Sign],
    faults: &mut Vec<Fault>,
) {
    let by_id: HashMap<&str, &Question> = questions.map(|question| (question.id.as_str(), question)).collect();
    let mut numbers = HashSet::new();
    for row in rows {
        if !numbers.insert(row.mock.id) {
            faults.push(row.origin.fault(format!("a second mock with the number {}", row.mock.id)));
        }
        if !signs.iter().any(|sign| sign.code == row.cover_sign.value) {
            faults
                .push(row.origin.fault_at(row.cover_sign.line, format!("there is no sign `{}`", row.cover_sign.value)));
        }
        let mut seen = HashSet::new();
        for id in &row.questions {
            let mut fault = |message: String| faults.push(row.origin.fault_at(id.line, message));
            if !seen.insert(&id.value) {
                fault(format!("`{}` is twice in the mock {}", id.value, row.mock.id));
            }
            match by_id.get(id.value.as_str()) {
                None => fault(format!("there is no question `{}`", id.value)),
                Some(one) if !one.is_for(&row.mock.category) => {
                    fault(format!("`{}` is not for the category `{}`", id.value, row.mock.category));
                }
                Some(one) if row.mock.is_free && !one.is_free => {
                    fault(format!("`{}` is Premium in a free mock", id.value));
                }
                Some(_) => {}
            }
        }
    }
}
