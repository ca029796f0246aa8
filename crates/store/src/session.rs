//! Sessions: which answers belong together.

use rules::mode::Mode;
use sqlx::any::AnyRow;

use crate::{
    Error, SessionRecord, Ticket,
    attempt::mode,
    many::{Value, count, text},
};

/// What makes answers one session. Answers that share only the session's id, but not mode or ticket, do not mix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionKey {
    /// Whose it is.
    pub learner_id: String,
    /// The edition it was practised in.
    pub edition: String,
    /// Made on the learner's device.
    pub session_id: String,
    /// The way of practising.
    pub mode: Mode,
    /// The ticket; the mode with id 0 where there is none.
    pub ticket: Ticket,
}

impl SessionKey {
    /// The session of an answer.
    #[must_use]
    pub fn new(learner_id: &str, edition: &str, session_id: &str, mode: Mode, ticket: Option<&Ticket>) -> Self {
        let ticket = ticket.cloned().unwrap_or_else(|| Ticket { kind: mode.as_str().to_owned(), id: 0 });
        Self {
            learner_id: learner_id.to_owned(),
            edition: edition.to_owned(),
            session_id: session_id.to_owned(),
            mode,
            ticket,
        }
    }

    /// What its best result is kept under.
    #[must_use]
    pub fn best_key(&self) -> BestKey {
        BestKey { learner_id: self.learner_id.clone(), edition: self.edition.clone(), ticket: self.ticket.clone() }
    }

    pub(crate) fn values(&self) -> [Value; 6] {
        [
            self.learner_id.as_str().into(),
            self.edition.as_str().into(),
            self.session_id.as_str().into(),
            self.mode.as_str().into(),
            self.ticket.kind.as_str().into(),
            self.ticket.id.into(),
        ]
    }

    /// The session's row, with the answers that count.
    pub(crate) fn row(&self, record: &SessionRecord) -> [Value; 8] {
        let [learner_id, edition, session_id, mode, kind, id] = self.values();
        let result = record.result(self.mode);
        [learner_id, edition, session_id, mode, kind, id, result.into(), record.to_text().into()]
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            learner_id: text(row, 0)?,
            edition: text(row, 1)?,
            session_id: text(row, 2)?,
            mode: mode(row, 3)?,
            ticket: Ticket { kind: text(row, 4)?, id: count(row, 5)? },
        })
    }
}

/// What a best result is kept under.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BestKey {
    pub(crate) learner_id: String,
    pub(crate) edition: String,
    pub(crate) ticket: Ticket,
}

impl BestKey {
    pub(crate) fn values(&self) -> [Value; 4] {
        [
            self.learner_id.as_str().into(),
            self.edition.as_str().into(),
            self.ticket.kind.as_str().into(),
            self.ticket.id.into(),
        ]
    }

    pub(crate) fn row(&self, result: u32) -> [Value; 5] {
        let [learner_id, edition, kind, id] = self.values();
        [learner_id, edition, kind, id, result.into()]
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            learner_id: text(row, 0)?,
            edition: text(row, 1)?,
            ticket: Ticket { kind: text(row, 2)?, id: count(row, 3)? },
        })
    }
}
