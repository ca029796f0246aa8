use content::EditionCode;
use serde::Serialize;
use store::KeptAttempt;
use utoipa::ToSchema;

use super::ticket::PractisedTicket;
use crate::{App, Asker, instant::iso};

/// How many attempts one page holds at most.
const MOST_ATTEMPTS: u32 = 500;

/// An attempt as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenAttempt {
    /// Made on the device that it was given on.
    pub id: String,
    /// What was asked.
    pub question_id: String,
    /// Ids of the chosen options.
    pub chosen: Vec<String>,
    /// Whether it is right.
    pub is_right: bool,
    /// The way of practising.
    #[schema(value_type = rules::mode::Mode)]
    pub mode: &'static str,
    /// The ticket that was practised, if it was one.
    #[schema(required)]
    pub ticket: Option<PractisedTicket>,
    /// The session that it belongs to, if it belongs to one.
    #[schema(required)]
    pub session_id: Option<String>,
    /// ISO 8601.
    pub answered_at: String,
}

/// Attempts, and where to read on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AttemptPage {
    /// In the order in which the server kept them.
    pub attempts: Vec<GivenAttempt>,
    /// What to pass as `after` next; the same as before when there is nothing new.
    pub cursor: String,
}

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub enum ListAttemptsError {
    /// Not a cursor that was given out.
    #[error("that cursor was never given out")]
    UnknownCursor,
    /// Not the learner's fault.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// What the learner did on any device after a cursor; whoever reads on from cursor to cursor misses nothing.
pub async fn list_attempts(
    app: &App,
    asker: &Asker,
    code: EditionCode,
    after: Option<&str>,
    limit: Option<u32>,
) -> Result<AttemptPage, ListAttemptsError> {
    let after = match after {
        None | Some("") => 0,
        Some(cursor) => cursor.parse::<u32>().map_err(|_| ListAttemptsError::UnknownCursor)?.into(),
    };
    let limit = limit.unwrap_or(MOST_ATTEMPTS).clamp(1, MOST_ATTEMPTS);
    let kept = app.store.list_attempts(&asker.learner_id, code.as_str(), after, limit).await?;
    let cursor = kept.last().map_or(after, |last| last.seq).to_string();
    Ok(AttemptPage { attempts: kept.into_iter().map(given).collect(), cursor })
}

fn given(kept: KeptAttempt) -> GivenAttempt {
    GivenAttempt {
        chosen: serde_json::from_str(&kept.chosen).unwrap_or_default(),
        id: kept.attempt_id,
        question_id: kept.question_id,
        is_right: kept.is_right,
        mode: kept.mode.as_str(),
        ticket: kept.ticket.as_ref().map(PractisedTicket::from),
        session_id: (!kept.session_id.is_empty()).then_some(kept.session_id),
        answered_at: iso(kept.answered_at),
    }
}
