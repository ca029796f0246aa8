//! Learners and answers for tests.

use rules::mode::Mode;
use store::{Batch, Bounds, Learner, LearnerKind, NewAttempt, Store};
use uuid::Uuid;

/// A new learner's id.
pub async fn learner(store: &Store) -> String {
    let learner_id = Uuid::new_v4().to_string();
    let learner = Learner {
        learner_id: learner_id.clone(),
        kind: LearnerKind::Temporary,
        email: String::new(),
        subscription: "none".into(),
        subscribed_until: 0,
    };
    assert!(store.add_learner(&learner, 0).await.unwrap());
    learner_id
}

/// Answers sent together, without a limit.
pub fn batch(learner_id: &str, attempts: Vec<NewAttempt>) -> Batch {
    Batch {
        learner_id: learner_id.into(),
        edition: "GB".into(),
        attempts,
        bounds: Bounds::default(),
        received_at: 1000,
    }
}

/// An answer in topic practice, outside of any session.
pub fn named(attempt_id: &str, question_id: &str, answered_at: i64, is_right: bool) -> NewAttempt {
    NewAttempt {
        attempt_id: attempt_id.into(),
        question_id: question_id.into(),
        chosen: if is_right { "[\"a\"]".into() } else { "[\"b\"]".into() },
        is_right,
        mode: Mode::Topic,
        ticket: None,
        session_id: String::new(),
        answered_at,
        day: "2026-11-21".into(),
    }
}
