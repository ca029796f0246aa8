//! When a practice session is over, and which of its answers count.
//!
//! Every mode is a set of limits: marathon allows no mistake and 35 s a question, non-stop has no limit at all,
//! an individual exam has those that the learner chose (specification §9).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What ends a session; a limit that is not given does not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Questions to be answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub questions: Option<u32>,
    /// Wrong answers that do not end the session; one more does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistakes_allowed: Option<u32>,
    /// Milliseconds for the whole session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_ms: Option<i64>,
    /// Milliseconds for each question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question_ms: Option<i64>,
}

/// One answer of the session; times in milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// Whether it was right.
    pub is_right: bool,
    /// When the question was shown.
    pub asked_at: i64,
    /// When it was answered.
    pub answered_at: i64,
}

/// Why a session is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SessionEnd)]
pub enum End {
    /// Every question was answered.
    AllAnswered,
    /// One mistake more than allowed.
    MistakesSpent,
    /// The session's clock ran out.
    TimeUp,
    /// The question's clock ran out.
    QuestionTimeUp,
}

/// Where a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Right answers that count.
    pub right: u32,
    /// Wrong answers that count.
    pub wrong: u32,
    /// Why it is over, if it is.
    pub end: Option<End>,
}

/// Where a session stands at `now`; `asked_at` is when the open question was shown, if one is.
///
/// An answer given after a clock ran out, or after the session was over, does not count.
#[must_use]
pub fn standing(limits: &Limits, started_at: i64, given: &[Given], asked_at: Option<i64>, now: i64) -> Standing {
    let mut standing = Standing { right: 0, wrong: 0, end: None };
    for answer in given {
        standing.end = end_by_clock(limits, started_at, Some(answer.asked_at), answer.answered_at);
        if standing.end.is_some() {
            return standing;
        }
        if answer.is_right {
            standing.right += 1;
        } else {
            standing.wrong += 1;
        }
        standing.end = end_by_count(limits, standing);
        if standing.end.is_some() {
            return standing;
        }
    }
    standing.end = end_by_count(limits, standing).or_else(|| end_by_clock(limits, started_at, asked_at, now));
    standing
}

fn end_by_count(limits: &Limits, standing: Standing) -> Option<End> {
    if limits.mistakes_allowed.is_some_and(|allowed| standing.wrong > allowed) {
        return Some(End::MistakesSpent);
    }
    let is_complete = limits.questions.is_some_and(|count| standing.right + standing.wrong >= count);
    is_complete.then_some(End::AllAnswered)
}

fn end_by_clock(limits: &Limits, started_at: i64, asked_at: Option<i64>, now: i64) -> Option<End> {
    if limits.total_ms.is_some_and(|total| now - started_at > total) {
        return Some(End::TimeUp);
    }
    let asked_at = asked_at?;
    limits.question_ms.is_some_and(|limit| now - asked_at > limit).then_some(End::QuestionTimeUp)
}
