//! Durable attempts per second: ours, and a bare program that group-commits the same rows.
//!
//! `cargo run --release -p store --example attempts_rate -- [seconds] [clients] [database URL]`

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rules::mode::Mode;
use sqlx::{Arguments, AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteArguments};
use store::{Batch, Bounds, Learner, LearnerKind, NewAttempt, Store, Ticket};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

const BATCH: u64 = 100;
const QUESTIONS: u64 = 1200;
const TOPICS: u64 = 14;
const LEARNERS: usize = 200;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut given = std::env::args().skip(1);
    let seconds = Duration::from_secs(given.next().map_or(Ok(10), |text| text.parse())?);
    let clients: u64 = given.next().map_or(Ok(64), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let url = given.next().unwrap_or_else(|| format!("sqlite://{}", folder.path().join("ours.db").display()));

    let ours = ours(&url, clients, seconds).await?;
    let floor = floor(&folder.path().join("floor.db").display().to_string(), clients, seconds).await?;
    println!("ours   {ours:>8.0} attempts/s durable");
    println!("floor  {floor:>8.0} attempts/s durable (SQLite, the same rows and nothing else)");
    println!("ratio  {:>8.2}", ours / floor);
    Ok(())
}

async fn ours(url: &str, clients: u64, seconds: Duration) -> anyhow::Result<f64> {
    let store = Store::open(url).await?;
    let mut learners = Vec::new();
    for _ in 0..LEARNERS {
        let learner = Learner {
            learner_id: Uuid::new_v4().simple().to_string(),
            kind: LearnerKind::Temporary,
            email: String::new(),
            subscription: "none".into(),
            subscribed_until: 0,
        };
        store.add_learner(&learner, 0).await?;
        learners.push(learner.learner_id);
    }
    let learners = Arc::new(learners);
    let reading = learners[0].clone();
    let send = {
        let store = store.clone();
        move |n: u64| {
            let (store, learners) = (store.clone(), learners.clone());
            async move {
                let batch = batch(&learners, n);
                let receipt = store.add_attempts(batch).await?;
                anyhow::ensure!(receipt.outcomes.len() as u64 == BATCH);
                Ok(())
            }
        }
    };
    let rate = rate(clients, seconds, send).await?;
    read_of_a_diligent_learner(&store, &reading).await?;
    Ok(rate)
}

/// Reads all progress of a learner with more than 100,000 answers.
async fn read_of_a_diligent_learner(store: &Store, learner: &String) -> anyhow::Result<()> {
    for n in 0..1000 {
        store.add_attempts(batch(std::slice::from_ref(learner), u64::from(u32::MAX) + n)).await?;
    }
    let (mut answers, reads) = (0, 500);
    let started = Instant::now();
    for _ in 0..reads {
        let records = store.question_records(learner, "GB").await?;
        store.bests(learner, "GB").await?;
        answers = records.iter().map(|(_, one)| one.answer_count).sum();
    }
    let each = started.elapsed() / reads;
    println!("read   {each:>8.2?} for all progress of a learner with {answers} answers to {QUESTIONS} questions");
    Ok(())
}

/// Attempts per second with so many clients, each sending its next batch when the last is durable.
async fn rate<F, S>(clients: u64, seconds: Duration, send: S) -> anyhow::Result<f64>
where
    S: Fn(u64) -> F + Clone + Send + 'static,
    F: Future<Output = anyhow::Result<()>> + Send,
{
    let started = Instant::now();
    let count = Arc::new(AtomicU64::new(0));
    let clients = (0..clients).map(|_| {
        let (count, send) = (count.clone(), send.clone());
        tokio::spawn(async move {
            while started.elapsed() < seconds {
                send(count.fetch_add(1, Ordering::Relaxed)).await?;
            }
            anyhow::Ok(())
        })
    });
    let clients: Vec<_> = clients.collect();
    for client in clients {
        client.await??;
    }
    #[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
    Ok((count.load(Ordering::Relaxed) * BATCH) as f64 / started.elapsed().as_secs_f64())
}

/// A learner who goes through mocks, so that a batch touches all topics.
fn batch(learners: &[String], n: u64) -> Batch {
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
            answered_at: 1_790_000_000_000 + i64::try_from(at).unwrap_or(0) * 20,
            day: "2026-11-21".into(),
        }
    };
    Batch {
        learner_id: learners[usize::try_from(n).unwrap_or(0) % learners.len()].clone(),
        edition: "GB".into(),
        attempts: (0..BATCH).map(attempt).collect(),
        bounds: Bounds::default(),
        received_at: 1_790_000_000_000,
    }
}

/// A bare program: the same table, one task that writes what waits in one transaction.
async fn floor(path: &str, clients: u64, seconds: Duration) -> anyhow::Result<f64> {
    let mut connection = SqliteConnection::connect(&format!("sqlite://{path}?mode=rwc")).await?;
    sqlx::raw_sql(include_str!("../sql/on_connect_sqlite.sql")).execute(&mut connection).await?;
    sqlx::raw_sql(include_str!("../migrations/0001_learning.sql")).execute(&mut connection).await?;
    let (sender, mut waiting) = mpsc::channel::<(Batch, oneshot::Sender<()>)>(1024);
    let writer = tokio::spawn(async move {
        let mut seq = 0;
        while let Some(first) = waiting.recv().await {
            let mut group = vec![first];
            while group.len() < 40
                && let Ok(next) = waiting.try_recv()
            {
                group.push(next);
            }
            let mut transaction = connection.begin().await?;
            for (batch, _) in &group {
                insert(&mut transaction, batch, &mut seq).await?;
            }
            transaction.commit().await?;
            for (_, reply) in group {
                let _ = reply.send(());
            }
        }
        anyhow::Ok(())
    });
    let learners: Arc<Vec<_>> = Arc::new((0..LEARNERS).map(|_| Uuid::new_v4().simple().to_string()).collect());
    let send = move |n: u64| {
        let (sender, learners) = (sender.clone(), learners.clone());
        async move {
            let (reply, durable) = oneshot::channel();
            sender.send((batch(&learners, n), reply)).await?;
            Ok(durable.await?)
        }
    };
    let rate = rate(clients, seconds, send).await?;
    writer.await??;
    Ok(rate)
}

async fn insert(connection: &mut SqliteConnection, batch: &Batch, seq: &mut i64) -> anyhow::Result<()> {
    let mut arguments = SqliteArguments::default();
    for one in &batch.attempts {
        *seq += 1;
        let ticket = one.ticket.as_ref();
        let added: Result<(), sqlx::error::BoxDynError> = (|| {
            arguments.add(one.attempt_id.as_str())?;
            arguments.add(batch.learner_id.as_str())?;
            arguments.add(*seq)?;
            arguments.add(batch.edition.as_str())?;
            arguments.add(one.question_id.as_str())?;
            arguments.add(one.chosen.as_str())?;
            arguments.add(i64::from(one.is_right))?;
            arguments.add(one.mode.as_str())?;
            arguments.add(ticket.map_or("", |ticket| ticket.kind.as_str()))?;
            arguments.add(ticket.map_or(0, |ticket| i64::from(ticket.id)))?;
            arguments.add(one.session_id.as_str())?;
            arguments.add(one.answered_at)?;
            arguments.add(one.day.as_str())?;
            arguments.add(batch.received_at)
        })();
        added.map_err(|error| anyhow::anyhow!(error))?;
    }
    let rows = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"; batch.attempts.len()].join(", ");
    let sql = include_str!("../sql/add_attempts.sql").replace("(:rows)", &rows);
    sqlx::query_with(AssertSqlSafe(sql), arguments).execute(connection).await?;
    Ok(())
}
