//! Which attempts are new, and which of those may be kept. Pure, but for reading rows.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::allowance;
use sqlx::any::AnyRow;

use super::{Admitted, Batch, Outcome};
use crate::{
    Error, NewAttempt,
    many::{Value, number, text},
};

/// What makes an attempt the same one when its id comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    learner_id: String,
    question_id: String,
    chosen: String,
    answered_at: i64,
    is_right: bool,
}

impl Known {
    /// The columns after the id.
    pub(super) fn read(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            learner_id: text(row, 1)?,
            question_id: text(row, 2)?,
            chosen: text(row, 3)?,
            answered_at: number(row, 4)?,
            is_right: number(row, 5)? == 1,
        })
    }

    fn is_same(&self, learner_id: &str, attempt: &NewAttempt) -> bool {
        self.learner_id == learner_id
            && self.question_id == attempt.question_id
            && self.chosen == attempt.chosen
            && self.answered_at == attempt.answered_at
    }
}

/// What is known while a group is judged, batch after batch.
pub(super) struct Admission<'b> {
    last_seqs: HashMap<String, i64>,
    known: HashMap<String, Known>,
    new: HashMap<&'b str, Admitted<'b>>,
    order: Vec<Admitted<'b>>,
    used: HashMap<[String; 3], u32>,
    used_by_address: HashMap<[String; 2], u32>,
}

impl<'b> Admission<'b> {
    pub(super) fn new(last_seqs: HashMap<String, i64>, known: HashMap<String, Known>) -> Self {
        Self {
            last_seqs,
            known,
            new: HashMap::new(),
            order: Vec::new(),
            used: HashMap::new(),
            used_by_address: HashMap::new(),
        }
    }

    pub(super) fn set_used(&mut self, day: [String; 3], used: u32) {
        self.used.insert(day, used);
    }

    pub(super) fn set_used_by_address(&mut self, address: [String; 2], used: u32) {
        self.used_by_address.insert(address, used);
    }

    /// What becomes of each attempt; none if the learner is unknown.
    pub(super) fn judge(&mut self, batch: &'b Batch) -> Option<Vec<Outcome>> {
        self.last_seqs
            .contains_key(&batch.learner_id)
            .then(|| batch.attempts.iter().map(|attempt| self.outcome(batch, attempt)).collect())
    }

    /// Where each learner's order now ends, and the new attempts.
    pub(super) fn into_admitted(self) -> (Vec<[Value; 2]>, Vec<Admitted<'b>>) {
        let learners: BTreeSet<&str> = self.order.iter().map(|one| one.owner().0).collect();
        let seqs = learners.into_iter().map(|id| [id.into(), self.last_seqs.get(id).copied().unwrap_or(0).into()]);
        (seqs.collect(), self.order)
    }

    fn outcome(&mut self, batch: &'b Batch, attempt: &'b NewAttempt) -> Outcome {
        if let Some(known) = self.known.get(&attempt.attempt_id) {
            return answer_again(known.is_same(&batch.learner_id, attempt), known.is_right);
        }
        if let Some(new) = self.new.get(attempt.attempt_id.as_str()) {
            let is_same = new.batch.learner_id == batch.learner_id && is_same_answer(new.attempt, attempt);
            return answer_again(is_same, new.attempt.is_right);
        }
        if !self.fits(batch, attempt) {
            return Outcome::DailyLimitReached;
        }
        self.admit(batch, attempt);
        Outcome::Accepted { is_right: attempt.is_right }
    }

    /// Whether the day and the address have room for one more; if so, it is taken.
    fn fits(&mut self, batch: &Batch, attempt: &NewAttempt) -> bool {
        let day = day_key(batch, attempt);
        let used = self.used.get(&day).copied().unwrap_or(0);
        let address =
            batch.bounds.address.as_ref().map(|bound| ([bound.day.clone(), bound.address.clone()], bound.limit));
        let address_fits = address.as_ref().is_none_or(|(key, limit)| {
            allowance::fitting(Some(*limit), self.used_by_address.get(key).copied().unwrap_or(0), 1) == 1
        });
        if !address_fits || allowance::fitting(batch.bounds.per_day, used, 1) == 0 {
            return false;
        }
        // Without a limit the day was not read, and need not be: an edition's day is limited for the learner or not.
        if batch.bounds.per_day.is_some() {
            self.used.insert(day, used + 1);
        }
        if let Some((key, _)) = address {
            *self.used_by_address.entry(key).or_default() += 1;
        }
        true
    }

    fn admit(&mut self, batch: &'b Batch, attempt: &'b NewAttempt) {
        let last_seq = self.last_seqs.entry(batch.learner_id.clone()).or_default();
        *last_seq += 1;
        let admitted = Admitted { batch, seq: *last_seq, attempt };
        self.new.insert(&attempt.attempt_id, admitted);
        self.order.push(admitted);
    }
}

fn is_same_answer(one: &NewAttempt, other: &NewAttempt) -> bool {
    one.question_id == other.question_id && one.chosen == other.chosen && one.answered_at == other.answered_at
}

fn answer_again(is_same: bool, is_right: bool) -> Outcome {
    if is_same { Outcome::Accepted { is_right } } else { Outcome::IdTaken }
}

fn day_key(batch: &Batch, attempt: &NewAttempt) -> [String; 3] {
    [batch.learner_id.clone(), batch.edition.clone(), attempt.day.clone()]
}

/// The days whose use decides.
pub(super) fn day_keys(batches: &[Batch]) -> Vec<[Value; 3]> {
    let limited = batches.iter().filter(|batch| batch.bounds.per_day.is_some());
    let keys: BTreeSet<_> =
        limited.flat_map(|batch| batch.attempts.iter().map(|attempt| day_key(batch, attempt))).collect();
    keys.into_iter().map(|key| key.map(Value::Text)).collect()
}

/// The addresses whose use decides.
pub(super) fn address_keys(batches: &[Batch]) -> Vec<[Value; 2]> {
    let bounds = batches.iter().filter_map(|batch| batch.bounds.address.as_ref());
    let keys: BTreeSet<_> = bounds.map(|bound| (&bound.day, &bound.address)).collect();
    keys.into_iter().map(|(day, address)| [day.as_str().into(), address.as_str().into()]).collect()
}

/// How much the group added to each address.
pub(super) fn address_rows(admitted: &[Admitted<'_>]) -> Vec<[Value; 3]> {
    let mut added: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    for bound in admitted.iter().filter_map(|one| one.batch.bounds.address.as_ref()) {
        *added.entry((&bound.day, &bound.address)).or_default() += 1;
    }
    added.into_iter().map(|((day, address), count)| [day.into(), address.into(), count.into()]).collect()
}
