//! A service with a small pack and a clock that stands, on each database.

#![allow(dead_code, reason = "each test file is a program of its own and uses a part of this")]

#[path = "../../../store/tests/databases/mod.rs"]
mod databases;

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use actions::{
    App, Asker, Role, Settings, iso,
    learning::{AddedAttempts, SentAttempt, SessionToFinish, add_attempts},
    visitor::create_temporary_user,
};
use content::{EditionCode, Library};
use serde_json::{Value, json};
use uuid::Uuid;

/// Noon in London on 21 November 2026.
pub const NOON: i64 = 1_795_262_400_000;

pub const SECOND: i64 = 1000;

/// An app, and the clock that it is told by.
pub struct Service {
    pub app: App,
    pub clock: Arc<AtomicI64>,
}

/// Runs a test on an empty service with each database.
pub async fn on_each_database(test: impl AsyncFn(Service)) {
    databases::on_each_database(async |store| {
        let clock = Arc::new(AtomicI64::new(NOON));
        let told = clock.clone();
        let app = App {
            store,
            library: Arc::new(Library::open("../../content/frozen/2026-11").unwrap()),
            clock: Arc::new(move || told.load(Ordering::Relaxed)),
            settings: Settings::default(),
        };
        test(Service { app, clock }).await;
    })
    .await;
}

impl Service {
    pub async fn asker(&self, role: Role) -> Asker {
        let learner_id = create_temporary_user(&self.app).await.unwrap().fuid;
        Asker { learner_id, role, address: "192.0.2.7".parse().unwrap() }
    }

    pub async fn send(&self, asker: &Asker, attempts: &[Value]) -> AddedAttempts {
        self.send_in(asker, EditionCode::Gb, attempts).await
    }

    pub async fn send_in(&self, asker: &Asker, code: EditionCode, attempts: &[Value]) -> AddedAttempts {
        let sent: Vec<SentAttempt> = attempts.iter().map(|one| serde_json::from_value(one.clone()).unwrap()).collect();
        add_attempts(&self.app, asker, code, &sent).await.unwrap()
    }
}

/// An answer at noon and so many milliseconds.
pub fn answer(question_id: &str, chosen: &[&str], after_noon: i64) -> Value {
    json!({
        "id": Uuid::now_v7(),
        "question_id": question_id,
        "chosen": chosen,
        "mode": "topic",
        "ticket": null,
        "session_id": Uuid::new_v4(),
        "answered_at": iso(NOON + after_noon),
    })
}

/// An answer that belongs to a session with a ticket.
pub fn answer_in(session: &Value, question_id: &str, chosen: &[&str], after_noon: i64) -> Value {
    let mut one = answer(question_id, chosen, after_noon);
    one["mode"] = session["mode"].clone();
    one["ticket"] = session["ticket"].clone();
    one["session_id"] = session["id"].clone();
    one
}

/// A session from noon to so many milliseconds later.
pub fn session(mode: &str, ticket: u32, length: i64) -> Value {
    json!({
        "id": Uuid::new_v4(),
        "mode": mode,
        "ticket": { "kind": mode, "id": ticket },
        "started_at": iso(NOON),
        "finished_at": iso(NOON + length),
        "result": { "right": 50, "is_passed": true },
    })
}

pub fn to_finish(session: &Value) -> SessionToFinish {
    serde_json::from_value(session.clone()).unwrap()
}
