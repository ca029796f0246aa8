//! Sessions that the learner ended, with the result that was worked out.

use rules::mode::Mode;
use sqlx::any::AnyRow;

use crate::{
    Error, Store, Ticket,
    attempt::{mode, ticket},
    many::{count, number, text},
};

/// A finished session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The edition it was practised in.
    pub edition: String,
    /// The way of practising.
    pub mode: Mode,
    /// The ticket that was practised, if it was one.
    pub ticket: Option<Ticket>,
    /// Milliseconds since 1970 UTC.
    pub started_at: i64,
    /// Milliseconds since 1970 UTC.
    pub finished_at: i64,
    /// How many answers the result was worked out from.
    pub answers: u32,
    /// Right answers that count.
    pub right_answers: u32,
    /// Whether what there was to pass is passed.
    pub is_passed: bool,
    /// JSON, as it is answered.
    pub result: String,
}

impl Store {
    /// Keeps a finished session. A second time changes its result only if more answers have come since.
    pub async fn add_finish(&self, learner_id: &str, session_id: &str, finish: &Finish) -> Result<(), Error> {
        let (kind, id) = finish.ticket.as_ref().map_or(("", 0), |ticket| (ticket.kind.as_str(), ticket.id));
        sqlx::query(include_str!("../sql/add_finish.sql"))
            .bind(learner_id)
            .bind(session_id)
            .bind(&finish.edition)
            .bind(finish.mode.as_str())
            .bind(kind)
            .bind(i64::from(id))
            .bind(finish.started_at)
            .bind(finish.finished_at)
            .bind(i64::from(finish.answers))
            .bind(i64::from(finish.right_answers))
            .bind(i64::from(finish.is_passed))
            .bind(&finish.result)
            .execute(self.database().writes())
            .await?;
        Ok(())
    }

    /// The finished session of that id.
    pub async fn find_finish(&self, learner_id: &str, session_id: &str) -> Result<Option<Finish>, Error> {
        let row = sqlx::query(include_str!("../sql/find_finish.sql"))
            .bind(learner_id)
            .bind(session_id)
            .fetch_optional(&self.database().reads)
            .await?;
        row.as_ref().map(finish).transpose()
    }

    /// The session of a mode that was finished last.
    pub async fn last_finish(&self, learner_id: &str, edition: &str, mode: Mode) -> Result<Option<Finish>, Error> {
        let row = sqlx::query(include_str!("../sql/last_finish.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(mode.as_str())
            .fetch_optional(&self.database().reads)
            .await?;
        row.as_ref().map(finish).transpose()
    }
}

fn finish(row: &AnyRow) -> Result<Finish, Error> {
    Ok(Finish {
        edition: text(row, 0)?,
        mode: mode(row, 1)?,
        ticket: ticket(row, 2)?,
        started_at: number(row, 4)?,
        finished_at: number(row, 5)?,
        answers: count(row, 6)?,
        right_answers: count(row, 7)?,
        is_passed: number(row, 8)? == 1,
        result: text(row, 9)?,
    })
}
