//! Attempts: every answer ever given, and the order in which they were kept.

use std::collections::HashMap;

use rules::mode::Mode;
use sqlx::{Row, any::AnyRow};

use crate::{
    Error, Store,
    many::{Value, Within, number, text},
};

/// A ticket that a session practises: a mock, a part of a topic, an exam.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket {
    /// mock, topic, simulator, …
    pub kind: String,
    /// Its number among those of its kind.
    pub id: u32,
}

/// One scored answer, ready to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// Made on the learner's device.
    pub attempt_id: String,
    /// What was asked.
    pub question_id: String,
    /// JSON array of option ids, as they were chosen.
    pub chosen: String,
    /// What the rules said.
    pub is_right: bool,
    /// The way of practising.
    pub mode: Mode,
    /// The ticket that was practised, if it was one.
    pub ticket: Option<Ticket>,
    /// The session it belongs to; empty if to none.
    pub session_id: String,
    /// By the learner's device, in milliseconds since 1970 UTC.
    pub answered_at: i64,
    /// The edition's calendar day of that.
    pub day: String,
}

impl NewAttempt {
    pub(crate) fn row(&self, learner_id: &str, edition: &str, seq: i64, received_at: i64) -> [Value; 14] {
        let (kind, id) = self.ticket.as_ref().map_or(("", 0), |ticket| (ticket.kind.as_str(), ticket.id));
        [
            self.attempt_id.as_str().into(),
            learner_id.into(),
            seq.into(),
            edition.into(),
            self.question_id.as_str().into(),
            self.chosen.as_str().into(),
            self.is_right.into(),
            self.mode.as_str().into(),
            kind.into(),
            id.into(),
            self.session_id.as_str().into(),
            self.answered_at.into(),
            self.day.as_str().into(),
            received_at.into(),
        ]
    }
}

/// What was kept under an attempt's id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswer {
    /// What was asked.
    pub question_id: String,
    /// JSON array of option ids.
    pub chosen: String,
    /// What the rules said.
    pub is_right: bool,
}

/// An attempt as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAttempt {
    /// Its place in the learner's own order.
    pub seq: i64,
    /// Made on the learner's device.
    pub attempt_id: String,
    /// What was asked.
    pub question_id: String,
    /// JSON array of option ids.
    pub chosen: String,
    /// What the rules said.
    pub is_right: bool,
    /// The way of practising.
    pub mode: Mode,
    /// The ticket that was practised, if it was one.
    pub ticket: Option<Ticket>,
    /// The session it belongs to; empty if to none.
    pub session_id: String,
    /// By the learner's device, in milliseconds since 1970 UTC.
    pub answered_at: i64,
}

impl Store {
    /// What a learner did after a place in the order, oldest first. No attempt ever appears before that place later.
    pub async fn list_attempts(
        &self,
        learner_id: &str,
        edition: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<KeptAttempt>, Error> {
        let rows = sqlx::query(include_str!("../sql/list_attempts.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.database().reads)
            .await?;
        rows.iter().map(kept).collect()
    }
}

impl Store {
    /// Which of these attempts the learner has kept already, and what they were.
    pub async fn kept_before(
        &self,
        learner_id: &str,
        ids: impl Iterator<Item = &str>,
    ) -> Result<HashMap<String, KeptAnswer>, Error> {
        let keys: Vec<[Value; 1]> = ids.map(|id| [id.into()]).collect();
        if keys.is_empty() {
            return Ok(HashMap::new());
        }
        let mut connection = self.database().reads.acquire().await?;
        let mut within = Within { dialect: self.database().dialect, connection: &mut connection };
        let mut kept = HashMap::new();
        for row in within.read(include_str!("../sql/find_attempts.sql"), keys).await? {
            if text(&row, 1)? == learner_id {
                let (question_id, chosen, is_right) = (text(&row, 2)?, text(&row, 3)?, number(&row, 5)? == 1);
                kept.insert(text(&row, 0)?, KeptAnswer { question_id, chosen, is_right });
            }
        }
        Ok(kept)
    }
}

fn kept(row: &AnyRow) -> Result<KeptAttempt, Error> {
    Ok(KeptAttempt {
        seq: number(row, 0)?,
        attempt_id: text(row, 1)?,
        question_id: text(row, 2)?,
        chosen: text(row, 3)?,
        is_right: number(row, 4)? == 1,
        mode: mode(row, 5)?,
        ticket: ticket(row, 6)?,
        session_id: text(row, 8)?,
        answered_at: number(row, 9)?,
    })
}

/// The mode that a column names.
pub(crate) fn mode(row: &AnyRow, column: usize) -> Result<Mode, Error> {
    Mode::parse(row.try_get(column)?).ok_or(Error::Unreadable("mode"))
}

/// The ticket that a column and the next name.
pub(crate) fn ticket(row: &AnyRow, column: usize) -> Result<Option<Ticket>, Error> {
    let kind = text(row, column)?;
    let id = u32::try_from(number(row, column + 1)?).map_err(|_| Error::Unreadable("ticket"))?;
    Ok((!kind.is_empty()).then_some(Ticket { kind, id }))
}
