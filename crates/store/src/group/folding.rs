//! Folds new attempts into what is kept of a learner's progress.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Admitted, Owner};
use crate::{
    Answer, Error, FirstAnswer, QuestionRecord, SessionRecord, Shelf,
    attempt::mode,
    fold::{fold_answers, shelf_of},
    many::{Value, Within, count, number, text},
    session::{BestKey, SessionKey},
};

/// The progress that a group touches.
pub(crate) struct Folding<'b> {
    shelves: BTreeMap<(Owner<'b>, &'b str), Shelf>,
    sessions: BTreeMap<SessionKey, (SessionRecord, u32)>,
    changed: BTreeSet<(Owner<'b>, &'b str)>,
}

impl<'b> Folding<'b> {
    /// Reads the progress of the questions and of the new attempts' sessions.
    pub(crate) async fn read(
        within: &mut Within<'_>,
        questions: impl Iterator<Item = (Owner<'b>, &'b str)>,
        admitted: &[Admitted<'b>],
    ) -> Result<Self, Error> {
        let keys: BTreeSet<_> = questions.map(|(owner, question_id)| (owner, shelf_of(question_id))).collect();
        let values = keys.iter().map(|((learner_id, edition), shelf)| [*learner_id, *edition, *shelf].map(Value::from));
        let mut kept = HashMap::new();
        for row in within.read(include_str!("../../sql/read_shelves.sql"), values.collect()).await? {
            kept.insert([text(&row, 0)?, text(&row, 1)?, text(&row, 2)?], Shelf::parse(&text(&row, 3)?));
        }
        let mut shelf = |((learner_id, edition), shelf): (Owner, &str)| {
            kept.remove(&[learner_id, edition, shelf].map(str::to_owned)).unwrap_or_default()
        };
        let shelves = keys.into_iter().map(|key| (key, shelf(key))).collect();

        let keys: BTreeSet<_> = admitted.iter().filter_map(session_key).collect();
        let mut sessions: BTreeMap<_, _> = keys.into_iter().map(|key| (key, (SessionRecord::default(), 0))).collect();
        let keys = sessions.keys().map(SessionKey::values).collect();
        for row in within.read(include_str!("../../sql/read_sessions.sql"), keys).await? {
            sessions.insert(SessionKey::read(&row)?, (SessionRecord::parse(&text(&row, 7)?), count(&row, 6)?));
        }
        Ok(Self { shelves, sessions, changed: BTreeSet::new() })
    }

    /// What is known of a question.
    pub(crate) fn record(&self, owner: Owner, question_id: &str) -> QuestionRecord {
        let questions = self.shelves.get(&(owner, shelf_of(question_id)));
        questions.and_then(|questions| questions.0.get(question_id)).copied().unwrap_or_default()
    }

    /// Folds attempts that are kept already, but not yet folded.
    pub(crate) async fn fold(&mut self, within: &mut Within<'_>, admitted: &[Admitted<'b>]) -> Result<(), Error> {
        let mut in_order: Vec<_> = admitted.iter().collect();
        in_order.sort_by_key(|one| {
            (one.owner(), &one.attempt.question_id, one.attempt.answered_at, &one.attempt.attempt_id)
        });
        let mut late = BTreeSet::new();
        for of_question in in_order.chunk_by(|a, b| question_of(a) == question_of(b)) {
            if !self.fold_question(of_question) {
                late.extend(of_question.first().map(|one| question_of(one)));
            }
        }
        self.refold_questions(within, late).await?;
        for one in admitted {
            self.fold_into_session(one);
        }
        Ok(())
    }

    /// Writes what the fold changed.
    pub(crate) async fn save(&self, within: &mut Within<'_>) -> Result<(), Error> {
        let shelves = self.changed.iter().filter_map(|key| {
            let ((learner_id, edition), name) = *key;
            self.shelves.get(key).map(|shelf| [learner_id.into(), edition.into(), name.into(), shelf.to_text().into()])
        });
        within.write(include_str!("../../sql/save_shelves.sql"), shelves.collect()).await?;
        save_sessions(within, &self.sessions).await
    }

    /// Folds one question's new answers, oldest first; false if one belongs before an answer folded earlier.
    fn fold_question(&mut self, answers: &[&Admitted<'b>]) -> bool {
        let Some(first) = answers.first() else { return true };
        let key = (first.owner(), shelf_of(&first.attempt.question_id));
        self.changed.insert(key);
        let questions = &mut self.shelves.entry(key).or_default().0;
        let kept = questions.get(&first.attempt.question_id).copied().unwrap_or_default();
        if kept.is_late(first.attempt.answered_at) {
            return false;
        }
        let record = answers.iter().fold(kept, |record, one| record.after(&answer(one)));
        questions.insert(first.attempt.question_id.clone(), record);
        true
    }

    /// Folds questions from all of their answers.
    async fn refold_questions(
        &mut self,
        within: &mut Within<'_>,
        late: BTreeSet<(Owner<'b>, &'b str)>,
    ) -> Result<(), Error> {
        let keys = late.iter().map(|((learner_id, edition), id)| [*learner_id, *edition, *id].map(Value::from));
        let mut answers: HashMap<[String; 3], Vec<Answer>> = HashMap::new();
        for row in within.read(include_str!("../../sql/answers_to_questions.sql"), keys.collect()).await? {
            let answer = Answer {
                attempt_id: text(&row, 3)?,
                answered_at: number(&row, 4)?,
                is_right: number(&row, 5)? == 1,
                mode: mode(&row, 6)?,
            };
            answers.entry([text(&row, 0)?, text(&row, 1)?, text(&row, 2)?]).or_default().push(answer);
        }
        for ((learner_id, edition), question_id) in late {
            let all = answers.remove(&[learner_id, edition, question_id].map(str::to_owned));
            let questions = &mut self.shelves.entry(((learner_id, edition), shelf_of(question_id))).or_default().0;
            questions.insert(question_id.to_owned(), fold_answers(all.unwrap_or_default()));
        }
        Ok(())
    }

    fn fold_into_session(&mut self, one: &Admitted<'b>) {
        let Some(key) = session_key(one) else { return };
        let first = FirstAnswer { answered_at: one.attempt.answered_at, is_right: one.attempt.is_right };
        self.sessions.entry(key).or_default().0.add(&one.attempt.question_id, first);
    }
}

/// Writes sessions, each with its result before, and what they change in the best results.
async fn save_sessions(
    within: &mut Within<'_>,
    sessions: &BTreeMap<SessionKey, (SessionRecord, u32)>,
) -> Result<(), Error> {
    let mut rows: Vec<[Value; 8]> = Vec::with_capacity(sessions.len());
    let mut raised: BTreeMap<BestKey, u32> = BTreeMap::new();
    let mut lowered: BTreeSet<BestKey> = BTreeSet::new();
    for (key, (record, before)) in sessions {
        let result = record.result(key.mode);
        rows.push(key.row(record));
        let best = raised.entry(key.best_key()).or_default();
        *best = result.max(*best);
        if result < *before {
            lowered.insert(key.best_key());
        }
    }
    within.write(include_str!("../../sql/save_sessions.sql"), rows).await?;
    let raised = raised.iter().map(|(key, result)| key.row(*result)).collect();
    within.write(include_str!("../../sql/raise_bests.sql"), raised).await?;

    let keys = lowered.iter().map(BestKey::values).collect();
    let found = within.read(include_str!("../../sql/refold_bests.sql"), keys).await?;
    let rows = found.iter().map(|row| Ok(BestKey::read(row)?.row(count(row, 4)?))).collect::<Result<_, Error>>()?;
    within.write(include_str!("../../sql/save_bests.sql"), rows).await
}

/// Counts new attempts into their days.
pub(crate) async fn add_to_days(within: &mut Within<'_>, admitted: &[Admitted<'_>]) -> Result<(), Error> {
    let mut days: BTreeMap<(Owner, &str), (u32, u32)> = BTreeMap::new();
    for one in admitted {
        let (answers, right) = days.entry((one.owner(), &one.attempt.day)).or_default();
        *answers += 1;
        *right += u32::from(one.attempt.is_right);
    }
    let row = |(((learner_id, edition), day), (answers, right)): ((Owner, &str), (u32, u32))| {
        [learner_id.into(), edition.into(), day.into(), answers.into(), right.into()]
    };
    within.write(include_str!("../../sql/add_to_days.sql"), days.into_iter().map(row).collect()).await
}

fn question_of<'b>(one: &Admitted<'b>) -> (Owner<'b>, &'b str) {
    (one.owner(), &one.attempt.question_id)
}

fn answer(one: &Admitted<'_>) -> Answer {
    Answer {
        attempt_id: one.attempt.attempt_id.clone(),
        answered_at: one.attempt.answered_at,
        is_right: one.attempt.is_right,
        mode: one.attempt.mode,
    }
}

fn session_key(one: &Admitted<'_>) -> Option<SessionKey> {
    let (learner_id, edition) = one.owner();
    let attempt = one.attempt;
    let key = || SessionKey::new(learner_id, edition, &attempt.session_id, attempt.mode, attempt.ticket.as_ref());
    (!attempt.session_id.is_empty()).then(key)
}
