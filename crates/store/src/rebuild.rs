//! Folds a learner's progress from nothing, to compare it with what is kept or to replace it.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;

use crate::{
    Answer, Error, FirstAnswer, SessionRecord, Shelf, Store,
    attempt::{mode, ticket},
    fold::{fold_answers, shelf_of},
    many::{Value, Within, number, text},
    session::{BestKey, SessionKey},
};

/// A table in which a learner's kept progress is not what the attempts come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Whose.
    pub learner_id: String,
    /// progress, session, best or day.
    pub table: &'static str,
}

/// The rows of one learner in the four tables that are folded, each table sorted.
#[derive(Debug, Default, PartialEq, Eq)]
struct Folded {
    progress: Vec<[Value; 4]>,
    session: Vec<[Value; 8]>,
    best: Vec<[Value; 5]>,
    day: Vec<[Value; 5]>,
}

impl Store {
    /// Where a learner's kept progress is not what the attempts come to; nothing if all is well.
    pub async fn check(&self, learner_id: &str) -> Result<Vec<Difference>, Error> {
        let mut transaction = self.database().begin().await?;
        let mut within = Within { dialect: self.database().dialect, connection: &mut transaction };
        lock(&mut within, learner_id).await?;
        let folded = fold_from_nothing(&mut within, learner_id).await?;
        let kept = read_kept(&mut within, learner_id).await?;
        let tables = [
            ("progress", folded.progress != kept.progress),
            ("session", folded.session != kept.session),
            ("best", folded.best != kept.best),
            ("day", folded.day != kept.day),
        ];
        let differing = tables.into_iter().filter(|(_, differs)| *differs);
        Ok(differing.map(|(table, _)| Difference { learner_id: learner_id.to_owned(), table }).collect())
    }

    /// Replaces a learner's kept progress by what the attempts come to.
    pub async fn rebuild(&self, learner_id: &str) -> Result<(), Error> {
        let mut transaction = self.database().begin().await?;
        let mut within = Within { dialect: self.database().dialect, connection: &mut transaction };
        lock(&mut within, learner_id).await?;
        let folded = fold_from_nothing(&mut within, learner_id).await?;
        for forget in [
            include_str!("../sql/forget_progress.sql"),
            include_str!("../sql/forget_session.sql"),
            include_str!("../sql/forget_best.sql"),
            include_str!("../sql/forget_day.sql"),
        ] {
            sqlx::query(forget).bind(learner_id).execute(&mut *within.connection).await?;
        }
        within.write(include_str!("../sql/save_shelves.sql"), folded.progress).await?;
        within.write(include_str!("../sql/save_sessions.sql"), folded.session).await?;
        within.write(include_str!("../sql/save_bests.sql"), folded.best).await?;
        within.write(include_str!("../sql/add_to_days.sql"), folded.day).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Checks every learner.
    pub async fn check_all(&self) -> Result<Vec<Difference>, Error> {
        let mut differences = Vec::new();
        let mut last = String::new();
        loop {
            let learners = self.learners_after(&last).await?;
            let Some(end) = learners.last() else { return Ok(differences) };
            last.clone_from(end);
            for learner_id in &learners {
                differences.extend(self.check(learner_id).await?);
            }
        }
    }

    /// Rebuilds every learner, and says how many there are.
    pub async fn rebuild_all(&self) -> Result<usize, Error> {
        let mut count = 0;
        let mut last = String::new();
        loop {
            let learners = self.learners_after(&last).await?;
            let Some(end) = learners.last() else { return Ok(count) };
            last.clone_from(end);
            count += learners.len();
            for learner_id in &learners {
                self.rebuild(learner_id).await?;
            }
        }
    }

    async fn learners_after(&self, learner_id: &str) -> Result<Vec<String>, Error> {
        let sql = include_str!("../sql/learners_after.sql");
        Ok(sqlx::query_scalar(sql).bind(learner_id).fetch_all(&self.database().reads).await?)
    }
}

async fn lock(within: &mut Within<'_>, learner_id: &str) -> Result<(), Error> {
    let found = within.read(include_str!("../sql/lock_learners.sql"), vec![[learner_id.into()]]).await?;
    if found.is_empty() { Err(Error::UnknownLearner) } else { Ok(()) }
}

async fn fold_from_nothing(within: &mut Within<'_>, learner_id: &str) -> Result<Folded, Error> {
    let sql = include_str!("../sql/attempts_of_learner.sql");
    let rows = sqlx::query(sql).bind(learner_id).fetch_all(&mut *within.connection).await?;
    let mut answers: BTreeMap<(String, String), Vec<Answer>> = BTreeMap::new();
    let mut sessions: BTreeMap<SessionKey, SessionRecord> = BTreeMap::new();
    let mut days: BTreeMap<(String, String), (u32, u32)> = BTreeMap::new();
    for row in &rows {
        let (edition, question_id, answer) = (text(row, 0)?, text(row, 1)?, answer(row)?);
        let session_id = text(row, 6)?;
        if !session_id.is_empty() {
            let key = SessionKey::new(learner_id, &edition, &session_id, answer.mode, ticket(row, 7)?.as_ref());
            let first = FirstAnswer { answered_at: answer.answered_at, is_right: answer.is_right };
            sessions.entry(key).or_default().add(&question_id, first);
        }
        let (count, right) = days.entry((edition.clone(), text(row, 9)?)).or_default();
        *count += 1;
        *right += u32::from(answer.is_right);
        answers.entry((edition, question_id)).or_default().push(answer);
    }
    Ok(Folded {
        progress: progress_rows(learner_id, answers),
        best: best_rows(&sessions),
        session: sorted(sessions.iter().map(|(key, record)| key.row(record)).collect()),
        day: sorted(
            days.into_iter()
                .map(|((edition, day), (count, right))| {
                    [learner_id.into(), edition.into(), day.into(), count.into(), right.into()]
                })
                .collect(),
        ),
    })
}

fn answer(row: &AnyRow) -> Result<Answer, Error> {
    Ok(Answer {
        attempt_id: text(row, 2)?,
        answered_at: number(row, 3)?,
        is_right: number(row, 4)? == 1,
        mode: mode(row, 5)?,
    })
}

fn progress_rows(learner_id: &str, answers: BTreeMap<(String, String), Vec<Answer>>) -> Vec<[Value; 4]> {
    let mut shelves: BTreeMap<(String, String), Shelf> = BTreeMap::new();
    for ((edition, question_id), answers) in answers {
        let shelf = shelves.entry((edition, shelf_of(&question_id).to_owned())).or_default();
        shelf.0.insert(question_id, fold_answers(answers));
    }
    let row = |((edition, name), shelf): ((String, String), Shelf)| {
        [learner_id.into(), edition.into(), name.into(), shelf.to_text().into()]
    };
    sorted(shelves.into_iter().map(row).collect())
}

fn best_rows(sessions: &BTreeMap<SessionKey, SessionRecord>) -> Vec<[Value; 5]> {
    let mut bests: BTreeMap<BestKey, u32> = BTreeMap::new();
    for (key, record) in sessions {
        let best = bests.entry(key.best_key()).or_default();
        *best = record.result(key.mode).max(*best);
    }
    sorted(bests.iter().map(|(key, result)| key.row(*result)).collect())
}

async fn read_kept(within: &mut Within<'_>, learner_id: &str) -> Result<Folded, Error> {
    Ok(Folded {
        progress: read_rows(within, include_str!("../sql/kept_progress.sql"), learner_id).await?,
        session: read_rows(within, include_str!("../sql/kept_session.sql"), learner_id).await?,
        best: read_rows(within, include_str!("../sql/kept_best.sql"), learner_id).await?,
        day: read_rows(within, include_str!("../sql/kept_day.sql"), learner_id).await?,
    })
}

async fn read_rows<const N: usize>(
    within: &mut Within<'_>,
    sql: &'static str,
    learner_id: &str,
) -> Result<Vec<[Value; N]>, Error> {
    let rows = sqlx::query(sql).bind(learner_id).fetch_all(&mut *within.connection).await?;
    Ok(sorted(rows.iter().map(Value::row).collect::<Result<_, _>>()?))
}

fn sorted<const N: usize>(mut rows: Vec<[Value; N]>) -> Vec<[Value; N]> {
    rows.sort();
    rows
}
