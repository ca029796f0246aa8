//! A writer gathers what is waiting and commits it together: many learners' answers cost one flush to disk.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    panic::AssertUnwindSafe,
};

use futures::{FutureExt, future::BoxFuture};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Error, Store,
    database::Database,
    group::{self, Batch, Receipt},
};

/// How many attempts one transaction takes in at most.
const GROUP_ATTEMPTS: usize = 4000;

/// How many batches may wait; further ones wait with their caller.
const WAITING_BATCHES: usize = 1024;

/// How often a batch is tried when the database refuses, as it does when two processes cross.
const TRIES: usize = 4;

/// What writes a group: one receipt or refusal for each batch.
type Commit = for<'a> fn(&'a Database, &'a [Batch]) -> BoxFuture<'a, Result<Vec<Result<Receipt, Error>>, Error>>;

/// A batch and who waits for it.
pub(crate) struct Job {
    batch: Batch,
    reply: oneshot::Sender<Result<Receipt, Error>>,
}

impl Store {
    /// Keeps scored attempts and folds them into the learner's progress. What is kept already changes nothing.
    ///
    /// The answer comes after the commit: what is accepted is durable.
    pub async fn add_attempts(&self, batch: Batch) -> Result<Receipt, Error> {
        let (reply, received) = oneshot::channel();
        self.0.writers.of(&batch.learner_id).send(Job { batch, reply }).await.map_err(|_| Error::Closing)?;
        received.await.map_err(|_| Error::Closing)?
    }
}

/// The writers of one database. A learner's batches all go to the same one, so that writers rarely wait for each other.
pub(crate) struct Writers(Vec<mpsc::Sender<Job>>);

impl Writers {
    /// Starts as many writers as the database can use; they end when nobody can send to them any more.
    pub(crate) fn start(database: &Database) -> Self {
        let commit: Commit = |database, batches| group::commit(database, batches).boxed();
        Self((0..database.dialect.writers()).map(|_| start(database.clone(), commit)).collect())
    }

    fn of(&self, learner_id: &str) -> &mpsc::Sender<Job> {
        let mut hasher = DefaultHasher::new();
        learner_id.hash(&mut hasher);
        let count = u64::try_from(self.0.len()).unwrap_or(1);
        &self.0[usize::try_from(hasher.finish() % count).unwrap_or(0)]
    }
}

fn start(database: Database, commit: Commit) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel::<Job>(WAITING_BATCHES);
    tokio::spawn(async move {
        let mut newest_day = String::new();
        while let Some(first) = jobs.recv().await {
            let group = gather(first, &mut jobs);
            forget_addresses(&database, &group, &mut newest_day).await;
            write(&database, commit, group).await;
        }
    });
    sender
}

fn gather(first: Job, jobs: &mut mpsc::Receiver<Job>) -> Vec<Job> {
    let mut attempts = first.batch.attempts.len();
    let mut group = vec![first];
    while attempts < GROUP_ATTEMPTS
        && let Ok(job) = jobs.try_recv()
    {
        attempts += job.batch.attempts.len();
        group.push(job);
    }
    group
}

/// Forgets which addresses answered on days before, once a new day begins.
async fn forget_addresses(database: &Database, group: &[Job], newest_day: &mut String) {
    let days = group.iter().filter_map(|job| job.batch.bounds.address.as_ref()).map(|bound| &bound.day);
    let Some(day) = days.max().filter(|day| *day > newest_day) else { return };
    // The day before may still go on in the other edition.
    let kept_from = if newest_day.is_empty() { day } else { &*newest_day };
    let sql = include_str!("../sql/forget_address_days.sql");
    if let Err(error) = sqlx::query(sql).bind(kept_from).execute(database.writes()).await {
        tracing::warn!(%error, "the addresses of days before were not forgotten");
        return;
    }
    newest_day.clone_from(day);
}

async fn write(database: &Database, commit: Commit, jobs: Vec<Job>) {
    let (batches, replies): (Vec<_>, Vec<_>) = jobs.into_iter().map(|job| (job.batch, job.reply)).unzip();
    match contained(commit(database, &batches)).await {
        Ok(receipts) => {
            for (reply, receipt) in replies.into_iter().zip(receipts) {
                // Whoever asked may have gone; the answers are kept all the same.
                let _ = reply.send(receipt);
            }
        }
        Err(error) => {
            tracing::warn!(%error, batches = batches.len(), "a group was not written; its batches are tried one by one");
            for (reply, batch) in replies.into_iter().zip(batches) {
                let _ = reply.send(write_alone(database, commit, batch).await);
            }
        }
    }
}

async fn write_alone(database: &Database, commit: Commit, batch: Batch) -> Result<Receipt, Error> {
    let batch = [batch];
    let mut tried = 1;
    loop {
        match contained(commit(database, &batch)).await {
            Ok(mut receipts) => return receipts.pop().unwrap_or(Err(Error::Closing)),
            Err(error) if tried >= TRIES || matches!(error, Error::Panicked) => return Err(error),
            Err(_) => tried += 1,
        }
    }
}

/// Turns a panic into an error: with its writer, every later answer of many learners would be lost too.
async fn contained<T>(writing: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    AssertUnwindSafe(writing).catch_unwind().await.unwrap_or(Err(Error::Panicked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bounds;

    const DEADLY: &str = "deadly";

    async fn sent(writer: &mpsc::Sender<Job>, learner_id: &str) -> oneshot::Receiver<Result<Receipt, Error>> {
        let (reply, received) = oneshot::channel();
        let batch = Batch {
            learner_id: learner_id.to_owned(),
            edition: "GB".to_owned(),
            attempts: Vec::new(),
            bounds: Bounds::default(),
            received_at: 0,
        };
        assert!(writer.send(Job { batch, reply }).await.is_ok(), "the writer is gone");
        received
    }

    #[tokio::test]
    async fn a_panic_costs_only_the_batch_that_made_it() {
        // [LEARN-13]
        let writer = start(Database::open("sqlite::memory:").await.unwrap(), |_, batches| {
            async move {
                assert!(batches.iter().all(|batch| batch.learner_id != DEADLY), "a batch that nobody foresaw");
                Ok(batches.iter().map(|_| Ok(Receipt { outcomes: Vec::new(), progress: Vec::new() })).collect())
            }
            .boxed()
        });
        let together =
            [sent(&writer, "before").await, sent(&writer, DEADLY).await, sent(&writer, "in the same group").await];
        let [before, deadly, beside] = futures::future::join_all(together).await.try_into().unwrap();
        assert!(matches!(deadly.unwrap(), Err(Error::Panicked)));
        assert!(before.unwrap().is_ok() && beside.unwrap().is_ok());
        assert!(sent(&writer, "after").await.await.unwrap().is_ok());
    }
}
