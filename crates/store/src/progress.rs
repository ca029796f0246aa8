//! What is read of a learner's progress. Nothing here looks at attempts: it costs the same after ten and after ten thousand.

use sqlx::Row;

use crate::{
    Error, QuestionRecord, SessionRecord, Shelf, Store, Ticket,
    many::{count, text},
    session::SessionKey,
};

/// How much was answered on one day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayRecord {
    /// The edition's calendar day.
    pub day: String,
    /// Answers given.
    pub answers: u32,
    /// Right ones among them.
    pub right_answers: u32,
}

/// The best result of one ticket, or of a mode without tickets (then the id is 0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What was practised.
    pub ticket: Ticket,
    /// Right answers in the best session.
    pub result: u32,
}

impl Store {
    /// What the learner knows of each question that was ever answered.
    pub async fn question_records(
        &self,
        learner_id: &str,
        edition: &str,
    ) -> Result<Vec<(String, QuestionRecord)>, Error> {
        let rows = sqlx::query(include_str!("../sql/list_shelves.sql"))
            .bind(learner_id)
            .bind(edition)
            .fetch_all(&self.database().reads)
            .await?;
        let mut records = Vec::new();
        for row in &rows {
            let questions: &str = row.try_get(0)?;
            records.extend(Shelf::records(questions).map(|(id, record)| (id.to_owned(), record)));
        }
        Ok(records)
    }

    /// The best results of all tickets and modes.
    pub async fn bests(&self, learner_id: &str, edition: &str) -> Result<Vec<Best>, Error> {
        let rows = sqlx::query(include_str!("../sql/list_bests.sql"))
            .bind(learner_id)
            .bind(edition)
            .fetch_all(&self.database().reads)
            .await?;
        rows.iter()
            .map(|row| Ok(Best { ticket: Ticket { kind: text(row, 0)?, id: count(row, 1)? }, result: count(row, 2)? }))
            .collect()
    }

    /// How much was answered on a day.
    pub async fn day(&self, learner_id: &str, edition: &str, day: &str) -> Result<DayRecord, Error> {
        let row = sqlx::query(include_str!("../sql/find_day.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(day)
            .fetch_optional(&self.database().reads)
            .await?;
        let (answers, right_answers) =
            row.as_ref().map_or(Ok((0, 0)), |row| Ok::<_, Error>((count(row, 0)?, count(row, 1)?)))?;
        Ok(DayRecord { day: day.to_owned(), answers, right_answers })
    }

    /// The days from `since` on which something was answered.
    pub async fn days(&self, learner_id: &str, edition: &str, since: &str) -> Result<Vec<DayRecord>, Error> {
        let rows = sqlx::query(include_str!("../sql/list_days.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(since)
            .fetch_all(&self.database().reads)
            .await?;
        rows.iter()
            .map(|row| Ok(DayRecord { day: text(row, 0)?, answers: count(row, 1)?, right_answers: count(row, 2)? }))
            .collect()
    }

    /// The answers of one session that count; none before the first.
    pub async fn session(&self, key: &SessionKey) -> Result<SessionRecord, Error> {
        let row = sqlx::query(include_str!("../sql/find_session.sql"))
            .bind(&key.learner_id)
            .bind(&key.session_id)
            .bind(&key.edition)
            .bind(key.mode.as_str())
            .bind(&key.ticket.kind)
            .bind(i64::from(key.ticket.id))
            .fetch_optional(&self.database().reads)
            .await?;
        let Some(row) = row else { return Ok(SessionRecord::default()) };
        Ok(SessionRecord::parse(row.try_get(0)?))
    }
}
