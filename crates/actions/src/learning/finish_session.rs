use content::{Edition, EditionCode};
use rules::{mode::Mode, session_end::Limits};
use serde::{Deserialize, Serialize};
use store::{Finish, SessionKey, Ticket};
use utoipa::ToSchema;

use super::{
    add_attempts::{AHEAD_MS, is_uuid},
    session_result::{Facts, SessionResult, work_out},
    ticket::PractisedTicket,
};
use crate::{
    App, Asker,
    instant::{iso, parse_iso},
};

/// What the learner chose for an individual exam.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
pub struct ChosenLimits {
    /// Questions.
    #[serde(default)]
    pub questions: Option<u32>,
    /// Wrong answers that do not end it.
    #[serde(default)]
    pub mistakes_allowed: Option<u32>,
    /// Minutes for all of it.
    #[serde(default)]
    pub minutes: Option<u32>,
}

/// A session that the learner ended. Its `result` is not read: the server works out its own.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct SessionToFinish {
    /// A UUID, made on the device.
    pub id: String,
    /// The way of practising.
    #[schema(value_type = Mode)]
    pub mode: String,
    /// The ticket that was practised, if it was one.
    #[serde(default)]
    pub ticket: Option<PractisedTicket>,
    /// ISO 8601.
    pub started_at: String,
    /// ISO 8601.
    pub finished_at: String,
    /// What was chosen for an individual exam.
    #[serde(default)]
    pub settings: Option<ChosenLimits>,
}

/// A session as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FinishedSession {
    /// Made on the device.
    pub id: String,
    /// The way of practising.
    #[schema(value_type = Mode)]
    pub mode: &'static str,
    /// The ticket that was practised, if it was one.
    #[schema(required)]
    pub ticket: Option<PractisedTicket>,
    /// ISO 8601.
    pub started_at: String,
    /// ISO 8601.
    pub finished_at: String,
    /// What its answers come to.
    pub result: SessionResult,
}

/// Why a session was not finished.
#[derive(Debug, thiserror::Error)]
pub enum FinishSessionError {
    /// The id is not a UUID.
    #[error("a session's id is a UUID")]
    MalformedId,
    /// The times are none, or the end is before the beginning.
    #[error("a session begins and ends at instants such as 2026-11-21T09:00:00Z, in this order")]
    MalformedTime,
    /// There is no such way of practising.
    #[error("there is no such mode")]
    UnknownMode,
    /// The id is that of another session.
    #[error("this id is another session's")]
    IdTaken,
    /// Not the learner's fault.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// What is kept of a result, with what it was worked out by.
#[derive(Serialize, Deserialize)]
struct KeptResult {
    chosen: Limits,
    result: SessionResult,
}

/// Works out how a session went, keeps that and answers it. Repeating a call gives the same answer, unless answers
/// that were given before its end have arrived since. A session without answers is answered and not kept.
pub async fn finish_session(
    app: &App,
    asker: &Asker,
    code: EditionCode,
    session: &SessionToFinish,
) -> Result<FinishedSession, FinishSessionError> {
    if !is_uuid(&session.id, |_| true) {
        return Err(FinishSessionError::MalformedId);
    }
    let content = app.library.current();
    let edition = content.edition(code);
    let reported = facts(edition, session, app.now())?;
    let kept = app.store.find_finish(&asker.learner_id, &session.id).await?;
    let kept = kept.map(|finish| read_kept(finish, code, reported.mode)).transpose()?;
    let facts = kept.as_ref().map_or(reported, |(facts, _, _)| facts.clone());

    let (learner_id, ticket) = (&asker.learner_id, facts.ticket.as_ref());
    let record =
        app.store.session(&SessionKey::new(learner_id, code.as_str(), &session.id, facts.mode, ticket)).await?;
    let answers = u32::try_from(record.0.len()).unwrap_or(u32::MAX);
    if let Some((facts, result, _)) = kept.filter(|(_, _, worked_out_from)| *worked_out_from >= answers) {
        return Ok(finished(&session.id, &facts, result));
    }
    let result = work_out(edition, &facts, &record.in_order());
    // Answers are limited, ids of sessions are not: without this anybody could fill the database with empty ones.
    if answers > 0 {
        app.store.add_finish(learner_id, &session.id, &finish(code, &facts, answers, &result)).await?;
    }
    Ok(finished(&session.id, &facts, result))
}

fn facts(edition: &Edition, session: &SessionToFinish, now: i64) -> Result<Facts, FinishSessionError> {
    let instant = |text: &str| parse_iso(text).map_err(|_| FinishSessionError::MalformedTime);
    // As far ahead as its answers may be: else the last of them would not count.
    let (started_at, finished_at) = (instant(&session.started_at)?, instant(&session.finished_at)?.min(now + AHEAD_MS));
    if finished_at < started_at {
        return Err(FinishSessionError::MalformedTime);
    }
    let mode = Mode::parse(&session.mode).ok_or(FinishSessionError::UnknownMode)?;
    let ticket = session.ticket.as_ref().and_then(|ticket| ticket.counted(edition, mode, None));
    let chosen = session.settings.clone().unwrap_or_default();
    let total_ms = chosen.minutes.map(|minutes| i64::from(minutes) * 60_000);
    let chosen =
        Limits { questions: chosen.questions, mistakes_allowed: chosen.mistakes_allowed, total_ms, question_ms: None };
    Ok(Facts { mode, ticket, started_at, finished_at, chosen })
}

fn read_kept(finish: Finish, code: EditionCode, mode: Mode) -> Result<(Facts, SessionResult, u32), FinishSessionError> {
    if finish.edition != code.as_str() || finish.mode != mode {
        return Err(FinishSessionError::IdTaken);
    }
    let kept: KeptResult = serde_json::from_str(&finish.result).map_err(|_| store::Error::Unreadable("result"))?;
    let facts = Facts {
        mode: finish.mode,
        ticket: finish.ticket,
        started_at: finish.started_at,
        finished_at: finish.finished_at,
        chosen: kept.chosen,
    };
    Ok((facts, kept.result, finish.answers))
}

fn finish(code: EditionCode, facts: &Facts, answers: u32, result: &SessionResult) -> Finish {
    let kept = KeptResult { chosen: facts.chosen.clone(), result: result.clone() };
    Finish {
        edition: code.as_str().to_owned(),
        mode: facts.mode,
        ticket: facts.ticket.clone(),
        started_at: facts.started_at,
        finished_at: facts.finished_at,
        answers,
        right_answers: result.right,
        is_passed: result.is_passed == Some(true),
        result: serde_json::to_string(&kept).unwrap_or_default(),
    }
}

fn finished(id: &str, facts: &Facts, result: SessionResult) -> FinishedSession {
    FinishedSession {
        id: id.to_owned(),
        mode: facts.mode.as_str(),
        ticket: facts.ticket.as_ref().map(|ticket: &Ticket| ticket.into()),
        started_at: iso(facts.started_at),
        finished_at: iso(facts.finished_at),
        result,
    }
}
