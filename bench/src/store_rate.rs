//! Answers per second at the store alone.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Result;
use rules::mode::Mode;
use store::{Batch, Bounds, Learner, LearnerKind, NewAttempt, Store, Ticket};
use uuid::Uuid;

use crate::answers::BATCH;

const QUESTIONS: u64 = 1200;
const TOPICS: u64 = 14;
const LEARNERS: usize = 200;
const BEGIN_MS: i64 = 1_790_000_000_000;

/// Durable answers per second of the store on an empty database: `BENCH_DATABASE_URL`, or a file.
pub async fn rate(clients: usize, turn: Duration) -> Result<f64> {
    let folder = tempfile::tempdir()?;
    let file = || format!("sqlite://{}", folder.path().join("store.db").display());
    let store = Store::open(&std::env::var("BENCH_DATABASE_URL").unwrap_or_else(|_| file())).await?;
    let learners: Arc<[String]> = learner_ids().into();
    for learner_id in learners.iter().cloned() {
        let learner = Learner {
            learner_id,
            kind: LearnerKind::Temporary,
            email: String::new(),
            subscription: "none".into(),
            subscribed_until: 0,
        };
        store.add_learner(&learner, 0).await?;
    }
    let send = move |n| {
        let (store, learners) = (store.clone(), Arc::clone(&learners));
        async move {
            let receipt = store.add_attempts(batch(&learners, n)).await?;
            anyhow::ensure!(u64::try_from(receipt.outcomes.len())? == BATCH);
            Ok(())
        }
    };
    rate_of(clients, turn, send).await
}

/// Ids of new learners.
pub fn learner_ids() -> Vec<String> {
    (0..LEARNERS).map(|_| Uuid::new_v4().simple().to_string()).collect()
}

/// Answers per second with so many clients, each sending its next batch when the last is durable.
pub async fn rate_of<F, S>(clients: usize, turn: Duration, send: S) -> Result<f64>
where
    S: Fn(u64) -> F + Clone + Send + 'static,
    F: Future<Output = Result<()>> + Send,
{
    let begun = Instant::now();
    let count = Arc::new(AtomicU64::new(0));
    let clients = (0..clients).map(|_| {
        let (count, send) = (Arc::clone(&count), send.clone());
        tokio::spawn(async move {
            while begun.elapsed() < turn {
                send(count.fetch_add(1, Ordering::Relaxed)).await?;
            }
            anyhow::Ok(())
        })
    });
    for client in clients.collect::<Vec<_>>() {
        client.await??;
    }
    #[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
    Ok((count.load(Ordering::Relaxed) * BATCH) as f64 / begun.elapsed().as_secs_f64())
}

/// A batch of a learner who goes through mocks, so that it touches all topics.
pub fn batch(learners: &[String], n: u64) -> Batch {
    let attempt = |m: u64| {
        let at = n * BATCH + m;
        let question = at.wrapping_mul(7919) % QUESTIONS;
        let is_right = !at.is_multiple_of(4);
        NewAttempt {
            attempt_id: Uuid::now_v7().to_string(),
            question_id: format!("gb-topic-number-{}-{question:03}", question % TOPICS),
            chosen: if is_right { "[\"a\"]".into() } else { "[\"b\"]".into() },
            is_right,
            mode: Mode::Mock,
            ticket: Some(Ticket { kind: "mock".into(), id: u32::try_from(n % 20).unwrap_or(0) + 1 }),
            session_id: Uuid::from_u128(u128::from(at / 50)).to_string(),
            answered_at: BEGIN_MS + i64::try_from(at).unwrap_or(0) * 20,
            day: "2026-11-21".into(),
        }
    };
    Batch {
        learner_id: learners[usize::try_from(n).unwrap_or(0) % learners.len()].clone(),
        edition: "GB".into(),
        attempts: (0..BATCH).map(attempt).collect(),
        bounds: Bounds::default(),
        received_at: BEGIN_MS,
    }
}
