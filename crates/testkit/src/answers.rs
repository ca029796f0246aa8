//! Answers and sessions as devices send them.

use actions::iso;
use serde_json::{Value, json};
use uuid::Uuid;

/// An answer in topic practice, given at a time in milliseconds since 1970 UTC.
pub fn answer(question_id: &str, chosen: &[&str], answered_at: i64) -> Value {
    json!({
        "id": Uuid::now_v7(),
        "question_id": question_id,
        "chosen": chosen,
        "mode": "topic",
        "ticket": null,
        "session_id": Uuid::new_v4(),
        "answered_at": iso(answered_at),
    })
}

/// A session with a ticket that lasted from one time to another.
pub fn session(mode: &str, ticket: u32, started_at: i64, finished_at: i64) -> Value {
    json!({
        "id": Uuid::new_v4(),
        "mode": mode,
        "ticket": { "kind": mode, "id": ticket },
        "started_at": iso(started_at),
        "finished_at": iso(finished_at),
        "result": { "right": 0, "count": 0, "is_passed": null },
    })
}
