use std::collections::HashMap;

use content::{Edition, EditionCode};
use rules::{allowance, mastery::Level, mode::Mode, score};
use serde::{Deserialize, Serialize};
use store::{AddressBound, Batch, Bounds, KeptAnswer, NewAttempt, Outcome};
use utoipa::ToSchema;
use uuid::Uuid;

use super::ticket::PractisedTicket;
use crate::{App, Asker, Role, instant::parse_iso};

/// How many attempts may be sent together.
const MOST_ATTEMPTS: usize = 100;

/// How far a device's clock may be ahead of ours.
pub(super) const AHEAD_MS: i64 = 2 * 60_000;

/// How many days' answers may arrive together after a time without a network.
const LATE_DAYS: u32 = 31;

/// An answer as the learner's device reports it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Attempt {
    /// A version 7 UUID, made on the device.
    pub id: String,
    /// What was asked.
    pub question_id: String,
    /// Ids of the chosen options; empty if the clock ran out.
    pub chosen: Vec<String>,
    /// The way of practising; an attempt with any other is refused.
    #[schema(value_type = Mode)]
    pub mode: String,
    /// The ticket that was practised, if it was one.
    #[serde(default)]
    pub ticket: Option<PractisedTicket>,
    /// The session that it belongs to, if it belongs to one.
    #[serde(default)]
    pub session_id: Option<String>,
    /// ISO 8601.
    pub answered_at: String,
}

/// An attempt, or what came in place of one: it is refused without harm to the others.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum SentAttempt {
    /// As it should be.
    Attempt(Attempt),
    /// Anything else.
    #[schema(value_type = Object)]
    Malformed(serde_json::Value),
}

/// An attempt that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Accepted {
    /// The attempt.
    pub id: String,
    /// Whether it is right.
    pub is_right: bool,
}

/// An attempt that is not kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Refused {
    /// The attempt; empty if it had no id.
    pub id: String,
    /// Why.
    pub code: &'static str,
}

/// How well the learner now knows a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LearnedQuestion {
    /// The question.
    pub question_id: String,
    /// Its level.
    pub level: Level,
    /// Right answers since the last wrong one.
    pub right_in_a_row: u32,
}

/// What became of the attempts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AddedAttempts {
    /// Kept, now or before: durable.
    pub accepted: Vec<Accepted>,
    /// Not kept.
    pub refused: Vec<Refused>,
    /// The questions of the accepted attempts.
    pub progress: Vec<LearnedQuestion>,
}

/// Why no attempt was looked at.
#[derive(Debug, thiserror::Error)]
pub enum AddAttemptsError {
    /// None, or too many at once.
    #[error("send from 1 to {MOST_ATTEMPTS} attempts at a time")]
    Count,
    /// Not the learner's fault.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// Scores and keeps attempts made online or offline. Repeating a call changes nothing.
pub async fn add_attempts(
    app: &App,
    asker: &Asker,
    code: EditionCode,
    sent: &[SentAttempt],
) -> Result<AddedAttempts, AddAttemptsError> {
    if sent.is_empty() || sent.len() > MOST_ATTEMPTS {
        return Err(AddAttemptsError::Count);
    }
    let now = app.now();
    let content = app.library.current();
    let edition = content.edition(code);
    let judged: Vec<_> = sent.iter().map(|one| judge(edition, asker.role, now, one)).collect();

    let refused_ids = judged.iter().filter_map(|one| one.as_ref().err()).map(|refused| refused.id.as_str());
    let kept_before = app.store.kept_before(&asker.learner_id, refused_ids).await?;
    let attempts: Vec<NewAttempt> = judged.iter().filter_map(|one| one.as_ref().ok()).cloned().collect();
    let batch = Batch {
        learner_id: asker.learner_id.clone(),
        edition: code.as_str().to_owned(),
        attempts,
        bounds: bounds(app, asker, edition, now),
        received_at: now,
    };
    let receipt = app.store.add_attempts(batch).await?;

    let mut outcomes = receipt.outcomes.into_iter();
    let mut added = AddedAttempts { accepted: Vec::new(), refused: Vec::new(), progress: Vec::new() };
    for (one, sent) in judged.into_iter().zip(sent) {
        match settle(one, sent, &mut outcomes, &kept_before) {
            Ok(accepted) => added.accepted.push(accepted),
            Err(refused) => added.refused.push(refused),
        }
    }
    let learned = |(question_id, record): (String, store::QuestionRecord)| LearnedQuestion {
        question_id,
        level: record.level(),
        right_in_a_row: record.right_in_a_row,
    };
    added.progress = receipt.progress.into_iter().map(learned).collect();
    Ok(added)
}

/// The attempt, scored and ready to be kept, or why it cannot be.
fn judge(edition: &Edition, role: Role, now: i64, sent: &SentAttempt) -> Result<NewAttempt, Refused> {
    let attempt = match sent {
        SentAttempt::Attempt(attempt) => attempt,
        SentAttempt::Malformed(value) => {
            let id = value.get("id").and_then(|id| id.as_str()).unwrap_or_default().to_owned();
            return Err(Refused { id, code: "malformed" });
        }
    };
    scored(edition, role, now, attempt).map_err(|code| Refused { id: attempt.id.clone(), code })
}

fn scored(edition: &Edition, role: Role, now: i64, attempt: &Attempt) -> Result<NewAttempt, &'static str> {
    let session_id = attempt.session_id.as_deref().unwrap_or_default();
    if !is_uuid(&attempt.id, |id| id.get_version_num() == 7)
        || !(session_id.is_empty() || is_uuid(session_id, |_| true))
    {
        return Err("malformed_id");
    }
    let answered_at = parse_iso(&attempt.answered_at).map_err(|_| "malformed")?;
    let day = allowance::day(answered_at, &edition.settings.time_zone).map_err(|_| "malformed")?;
    if answered_at > now + AHEAD_MS {
        return Err("answered_in_future");
    }
    let mode = Mode::parse(&attempt.mode).ok_or("unknown_mode")?;
    let question = edition.question(&attempt.question_id).ok_or("unknown_question")?;
    if !question.is_free && !role.has_premium() {
        return Err("not_allowed");
    }
    let is_known = attempt.chosen.iter().all(|option| question.has_option(option));
    if !is_known || attempt.chosen.len() > question.options.len() {
        return Err("unknown_option");
    }
    Ok(NewAttempt {
        attempt_id: attempt.id.clone(),
        question_id: attempt.question_id.clone(),
        chosen: chosen_text(&attempt.chosen),
        is_right: score::is_right(&attempt.chosen, &question.correct),
        mode,
        ticket: attempt.ticket.as_ref().and_then(|ticket| ticket.counted(edition, mode, Some(question))),
        session_id: session_id.to_owned(),
        answered_at,
        day,
    })
}

/// Whether a text is a UUID in the one form that devices make, so that no answer has two ids.
pub(super) fn is_uuid(text: &str, fits: impl Fn(&Uuid) -> bool) -> bool {
    Uuid::parse_str(text).is_ok_and(|id| id.to_string() == text && fits(&id))
}

fn bounds(app: &App, asker: &Asker, edition: &Edition, now: i64) -> Bounds {
    let counted = match asker.role {
        Role::Visitor => Some((asker.network().to_string(), app.settings.visitor_answers_per_address)),
        // The day of an answer is the device's word: without this a device that lies about it would have no limit.
        Role::Free => Some((asker.learner_id.clone(), edition.settings.daily_limit.saturating_mul(LATE_DAYS))),
        Role::Premium => None,
    };
    let day = || allowance::day(now, &edition.settings.time_zone).unwrap_or_default();
    let address = counted.map(|(address, limit)| AddressBound { address, day: day(), limit });
    Bounds { per_day: (!asker.role.has_premium()).then_some(edition.settings.daily_limit), address }
}

/// What became of one attempt. One that is kept already stays accepted, whatever has changed since.
fn settle(
    judged: Result<NewAttempt, Refused>,
    sent: &SentAttempt,
    outcomes: &mut impl Iterator<Item = Outcome>,
    kept_before: &HashMap<String, KeptAnswer>,
) -> Result<Accepted, Refused> {
    match judged {
        Err(refused) => match kept_before.get(&refused.id).filter(|kept| is_that_answer(sent, kept)) {
            Some(kept) => Ok(Accepted { id: refused.id, is_right: kept.is_right }),
            None => Err(refused),
        },
        Ok(attempt) => match outcomes.next() {
            Some(Outcome::Accepted { is_right }) => Ok(Accepted { id: attempt.attempt_id, is_right }),
            Some(Outcome::DailyLimitReached) => Err(Refused { id: attempt.attempt_id, code: "daily_limit_reached" }),
            Some(Outcome::IdTaken) | None => Err(Refused { id: attempt.attempt_id, code: "id_taken" }),
        },
    }
}

fn is_that_answer(sent: &SentAttempt, kept: &KeptAnswer) -> bool {
    matches!(sent, SentAttempt::Attempt(one) if one.question_id == kept.question_id && chosen_text(&one.chosen) == kept.chosen)
}

/// Chosen options as they are kept.
fn chosen_text(chosen: &[String]) -> String {
    serde_json::json!(chosen).to_string()
}
