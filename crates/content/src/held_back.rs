//! What is written but cannot be taught yet.

use std::collections::{HashMap, HashSet};

use crate::fault::Fault;
use crate::question::Question;
use crate::sign::Sign;
use crate::ticket::{Mock, MockRow};

/// Takes out the questions that cannot be taught yet, and says why.
pub(crate) fn hold_back(questions: &mut Vec<Question>, signs: &[Sign]) -> (Vec<Question>, Vec<Fault>) {
    let by_code: HashMap<&str, &Sign> = signs.iter().map(|sign| (sign.code.as_str(), sign)).collect();
    let mut reasons = Vec::new();
    let is_held = |question: &mut Question| {
        let reason = why_held_back(question, &by_code);
        let is_held = reason.is_some();
        reasons.extend(reason);
        is_held
    };
    (questions.extract_if(.., is_held).collect(), reasons)
}

/// Leaves out the mocks of which a question is held back: shorter ones would pass too easily.
pub(crate) fn hold_back_mocks(rows: Vec<MockRow>, held: &[Question], reasons: &mut Vec<Fault>) -> Vec<Mock> {
    let held: HashSet<&str> = held.iter().map(|question| question.id.as_str()).collect();
    let mut mocks = Vec::new();
    for MockRow { mock, origin, .. } in rows {
        let count = mock.questions.iter().filter(|id| held.contains(id.as_str())).count();
        if count == 0 {
            mocks.push(mock);
        } else {
            reasons.push(origin.fault(format!("the mock {} is held back with {count} of its questions", mock.id)));
        }
    }
    mocks
}

/// Why a question is not taught yet: a sign that it shows is not drawn, or not settled.
///
/// Without its picture it could not be answered, and the rest of the pack need not wait for it.
fn why_held_back(question: &Question, signs: &HashMap<&str, &Sign>) -> Option<Fault> {
    let lacking = |code: &String| match signs.get(code.as_str()) {
        None => Some(format!("the sign `{code}` is not in the list of signs")),
        Some(sign) if !sign.is_certain => Some(format!("the facts of the sign `{code}` are not settled")),
        Some(sign) if sign.svg.is_none() => Some(format!("the sign `{code}` is not drawn")),
        Some(_) => None,
    };
    let reason = question.signs.iter().find_map(lacking)?;
    Some(question.origin.fault(format!("`{}` is held back: {reason}", question.id)))
}
