//! One transaction that keeps the attempts of many batches and folds them.

mod admission;
mod folding;

use std::collections::HashMap;

use crate::{
    Error, NewAttempt, QuestionRecord,
    database::Database,
    many::{Value, Within, count, number, text},
};
use admission::{Admission, Known};
use folding::Folding;

/// A learner's scored attempts, sent together.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Who answered.
    pub learner_id: String,
    /// The edition in which.
    pub edition: String,
    /// The answers; every id once.
    pub attempts: Vec<NewAttempt>,
    /// How much may be kept.
    pub bounds: Bounds,
    /// Milliseconds since 1970 UTC.
    pub received_at: i64,
}

/// How much of a batch may be kept.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// Answers of one day of the edition; none without limit.
    pub per_day: Option<u32>,
    /// For whoever has a limit, whatever days the answers are of.
    pub address: Option<AddressBound>,
}

/// How much may come in a day from one network address, or from one account.
#[derive(Clone, Debug)]
pub struct AddressBound {
    /// The address, or the network that counts as one; an account's own id.
    pub address: String,
    /// The day of receipt.
    pub day: String,
    /// Answers.
    pub limit: u32,
}

/// What became of one attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Kept, now or before.
    Accepted {
        /// What was kept about it.
        is_right: bool,
    },
    /// The day's answers are used up.
    DailyLimitReached,
    /// The id is another answer's.
    IdTaken,
}

/// What became of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Attempt by attempt, in the batch's order.
    pub outcomes: Vec<Outcome>,
    /// What the learner now knows of each accepted question, by id.
    pub progress: Vec<(String, QuestionRecord)>,
}

/// Whose progress it is, and in which edition.
pub(crate) type Owner<'b> = (&'b str, &'b str);

/// An attempt that is new and may be kept.
#[derive(Clone, Copy)]
pub(crate) struct Admitted<'b> {
    pub(crate) batch: &'b Batch,
    pub(crate) seq: i64,
    pub(crate) attempt: &'b NewAttempt,
}

impl<'b> Admitted<'b> {
    pub(crate) fn owner(&self) -> Owner<'b> {
        self.batch.owner()
    }

    fn row(&self) -> [Value; 14] {
        let (learner_id, edition) = self.owner();
        self.attempt.row(learner_id, edition, self.seq, self.batch.received_at)
    }
}

impl Batch {
    fn owner(&self) -> Owner<'_> {
        (&self.learner_id, &self.edition)
    }
}

/// Keeps all batches in one transaction. A batch of an unknown learner fails alone.
pub(crate) async fn commit(database: &Database, batches: &[Batch]) -> Result<Vec<Result<Receipt, Error>>, Error> {
    let mut transaction = database.begin().await?;
    let mut within = Within { dialect: database.dialect, connection: &mut transaction };

    let mut admission = read_admission(&mut within, batches).await?;
    let judged: Vec<_> = batches.iter().map(|batch| admission.judge(batch)).collect();
    let (seqs, admitted) = admission.into_admitted();
    within.write(include_str!("../../sql/advance_learners.sql"), seqs).await?;
    within.write(include_str!("../../sql/add_attempts.sql"), admitted.iter().map(Admitted::row).collect()).await?;

    let accepted =
        batches.iter().zip(&judged).flat_map(|(batch, outcomes)| accepted_questions(batch, outcomes.as_ref()));
    let mut folding = Folding::read(&mut within, accepted, &admitted).await?;
    folding.fold(&mut within, &admitted).await?;
    folding.save(&mut within).await?;
    folding::add_to_days(&mut within, &admitted).await?;
    let rows = admission::address_rows(&admitted);
    within.write(include_str!("../../sql/add_to_address_days.sql"), rows).await?;

    let receipts = batches.iter().zip(judged).map(|(batch, outcomes)| receipt(batch, outcomes, &folding)).collect();
    transaction.commit().await?;
    Ok(receipts)
}

fn accepted_questions<'b>(batch: &'b Batch, outcomes: Option<&Vec<Outcome>>) -> Vec<(Owner<'b>, &'b str)> {
    let pairs = batch.attempts.iter().zip(outcomes.into_iter().flatten());
    pairs
        .filter(|(_, outcome)| matches!(outcome, Outcome::Accepted { .. }))
        .map(|(attempt, _)| (batch.owner(), attempt.question_id.as_str()))
        .collect()
}

fn receipt(batch: &Batch, outcomes: Option<Vec<Outcome>>, folding: &Folding) -> Result<Receipt, Error> {
    let mut questions = accepted_questions(batch, outcomes.as_ref());
    questions.sort_unstable();
    questions.dedup();
    let record = |(owner, question_id): (Owner, &str)| (question_id.to_owned(), folding.record(owner, question_id));
    let progress = questions.into_iter().map(record).collect();
    Ok(Receipt { outcomes: outcomes.ok_or(Error::UnknownLearner)?, progress })
}

async fn read_admission<'b>(within: &mut Within<'_>, batches: &'b [Batch]) -> Result<Admission<'b>, Error> {
    let mut learners: Vec<&str> = batches.iter().map(|batch| batch.learner_id.as_str()).collect();
    learners.sort_unstable();
    learners.dedup();
    let keys = learners.into_iter().map(|learner_id| [learner_id.into()]).collect();
    let mut last_seqs = HashMap::new();
    for row in within.read(include_str!("../../sql/lock_learners.sql"), keys).await? {
        last_seqs.insert(text(&row, 0)?, number(&row, 1)?);
    }

    let ids = batches.iter().flat_map(|batch| &batch.attempts).map(|attempt| [attempt.attempt_id.as_str().into()]);
    let mut known = HashMap::new();
    for row in within.read(include_str!("../../sql/find_attempts.sql"), ids.collect()).await? {
        known.insert(text(&row, 0)?, Known::read(&row)?);
    }

    let mut admission = Admission::new(last_seqs, known);
    for row in within.read(include_str!("../../sql/read_days.sql"), admission::day_keys(batches)).await? {
        admission.set_used([text(&row, 0)?, text(&row, 1)?, text(&row, 2)?], count(&row, 3)?);
    }
    // Not locked: processes that cross may let a group more through, which a bound against abuse can bear.
    for row in within.read(include_str!("../../sql/read_address_days.sql"), admission::address_keys(batches)).await? {
        admission.set_used_by_address([text(&row, 0)?, text(&row, 1)?], count(&row, 2)?);
    }
    Ok(admission)
}
