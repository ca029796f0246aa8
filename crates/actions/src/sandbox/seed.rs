use std::net::{IpAddr, Ipv4Addr};

use content::{Edition, EditionCode, Question};
use serde_json::json;
use store::{Learner, LearnerKind};
use uuid::Uuid;

use crate::{
    App, Asker,
    instant::iso,
    learning::{AddAttemptsError, SentAttempt, add_attempts},
};

const DAY_MS: i64 = 86_400_000;

/// Close together, so that those of today are of today even shortly after midnight.
const SPACING_MS: i64 = 400;

/// A learner of the sandbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeededLearner {
    /// Whose progress it is.
    pub learner_id: String,
    /// Empty for the visitor.
    pub email: String,
}

/// Why the sandbox has no learners.
#[derive(Debug, thiserror::Error)]
pub enum SeedError {
    /// Their history was not kept.
    #[error(transparent)]
    Attempts(#[from] AddAttemptsError),
    /// Not the operator's fault.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// A learner to be, with so many answers on each of the days before today.
struct Plan {
    name: &'static str,
    subscription: &'static str,
    /// Days from now until the subscription ends.
    days_left: i64,
    answers: &'static [usize],
    answers_today: usize,
}

const PLANS: [Plan; 7] = [
    Plan { name: "visitor", subscription: "none", days_left: 0, answers: &[], answers_today: 6 },
    Plan { name: "free", subscription: "none", days_left: 0, answers: &[20, 0, 30, 12], answers_today: 5 },
    Plan { name: "limit", subscription: "none", days_left: 0, answers: &[35, 35], answers_today: 35 },
    Plan { name: "trial", subscription: "trialing", days_left: 5, answers: &[40, 25], answers_today: 10 },
    Plan {
        name: "premium",
        subscription: "active",
        days_left: 20,
        answers: &[60, 45, 0, 80, 50, 70, 0, 40, 90, 55],
        answers_today: 30,
    },
    Plan { name: "cancelled", subscription: "canceled", days_left: 9, answers: &[30, 0, 0, 20, 25], answers_today: 0 },
    Plan { name: "pastdue", subscription: "past_due", days_left: -2, answers: &[15, 40, 10], answers_today: 0 },
];

/// Makes one learner in each state, with a history. Those who exist are left as they are.
pub async fn seed(app: &App) -> Result<Vec<SeededLearner>, SeedError> {
    let mut seeded = Vec::new();
    for (number, plan) in (1..).zip(&PLANS) {
        let learner = learner(plan, number, app.now());
        if app.store.add_learner(&learner, app.now()).await? {
            give_history(app, plan, number, &learner).await?;
        }
        seeded.push(SeededLearner { learner_id: learner.learner_id, email: learner.email });
    }
    Ok(seeded)
}

fn learner(plan: &Plan, number: u64, now: i64) -> Learner {
    let is_visitor = plan.name == "visitor";
    Learner {
        learner_id: Uuid::from_u64_pair(0x5EED_0000_0000_4000, 0x8000_0000_0000_0000 | number).simple().to_string(),
        kind: if is_visitor { LearnerKind::Temporary } else { LearnerKind::Account },
        email: if is_visitor { String::new() } else { format!("{}@example.com", plan.name) },
        subscription: plan.subscription.into(),
        subscribed_until: now + plan.days_left * DAY_MS,
    }
}

/// Sends the learner's answers as a device would, day by day, in both editions.
async fn give_history(app: &App, plan: &Plan, number: u64, learner: &Learner) -> Result<(), SeedError> {
    let now = app.now();
    let content = app.library.current();
    let asker = Asker::new(learner, IpAddr::V4(Ipv4Addr::LOCALHOST), now);
    for code in EditionCode::ALL {
        let questions = questions(content.edition(code), asker.role.has_premium());
        if questions.is_empty() {
            continue;
        }
        let days =
            (1..).zip(plan.answers).map(|(days_ago, count)| (now - days_ago * DAY_MS, *count)).collect::<Vec<_>>();
        let mut given = 0;
        for (end, count) in days.into_iter().rev().chain([(now, plan.answers_today)]) {
            let attempts: Vec<SentAttempt> =
                (0..count).map(|n| attempt(questions[(given + n) % questions.len()], number, end, count - n)).collect();
            given += count;
            if !attempts.is_empty() {
                add_attempts(app, &asker, code, &attempts).await?;
            }
        }
    }
    Ok(())
}

/// Questions of all topics in turn, as a learner meets them in mocks.
fn questions(edition: &Edition, has_premium: bool) -> Vec<&Question> {
    let mut found: Vec<(usize, &Question)> = Vec::new();
    for topic in &edition.topics {
        let of_topic =
            edition.questions().iter().filter(|one| one.topic == topic.number && (one.is_free || has_premium));
        found.extend(of_topic.enumerate());
    }
    found.sort_by_key(|(turn, question)| (*turn, question.topic));
    found.into_iter().map(|(_, question)| question).collect()
}

/// An answer shortly before `end`; about three in four are right.
fn attempt(question: &Question, number: u64, end: i64, before: usize) -> SentAttempt {
    let answered_at = end - i64::try_from(before).unwrap_or(0) * SPACING_MS;
    let bits: u32 = question.id.bytes().fold(7, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let is_right = !(u64::from(bits) + number).is_multiple_of(4);
    let wrong = question.options.iter().find(|option| !question.correct.contains(&option.id));
    let chosen =
        if is_right { question.correct.clone() } else { wrong.map(|option| option.id.clone()).into_iter().collect() };
    let value = json!({
        "id": v7(answered_at, bits, number),
        "question_id": question.id,
        "chosen": chosen,
        "mode": "topic",
        "ticket": { "kind": "topic", "id": question.topic * 100 + question.part },
        "session_id": v7(end, question.topic * 100 + question.part, number),
        "answered_at": iso(answered_at),
    });
    serde_json::from_value(value.clone()).unwrap_or(SentAttempt::Malformed(value))
}

/// An id as a device makes it, but the same for the same answer.
fn v7(at: i64, bits: u32, number: u64) -> Uuid {
    let at = u64::try_from(at).unwrap_or(0) & 0xFFFF_FFFF_FFFF;
    Uuid::from_u64_pair(at << 16 | 0x7000 | number, 0x8000_0000_0000_0000 | u64::from(bits))
}
