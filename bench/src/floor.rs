//! The floor: a bare program that commits the same rows in groups, as durably, and does nothing else.

use std::{sync::Arc, time::Duration};

use anyhow::Result;
use sqlx::{Arguments, AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteArguments};
use store::Batch;
use tokio::sync::{mpsc, oneshot};

use crate::store_rate::{batch, learner_ids, rate_of};

const GROUP_BATCHES: usize = 40;

type Waiting = mpsc::Receiver<(Batch, oneshot::Sender<()>)>;

/// Durable rows per second of the bare program, on an embedded database of its own.
pub async fn rate(clients: usize, turn: Duration) -> Result<f64> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}?mode=rwc", folder.path().join("floor.db").display());
    let mut connection = SqliteConnection::connect(&url).await?;
    for prepare in [
        include_str!("../../crates/store/sql/on_connect_sqlite.sql"),
        include_str!("../../crates/store/migrations/0001_learning.sql"),
    ] {
        sqlx::raw_sql(prepare).execute(&mut connection).await?;
    }
    let (sender, waiting) = mpsc::channel(1024);
    let writer = tokio::spawn(write(connection, waiting));
    let learners: Arc<[String]> = learner_ids().into();
    let send = move |n| {
        let (sender, learners) = (sender.clone(), Arc::clone(&learners));
        async move {
            let (reply, durable) = oneshot::channel();
            sender.send((batch(&learners, n), reply)).await?;
            Ok(durable.await?)
        }
    };
    let rate = rate_of(clients, turn, send).await?;
    writer.await??;
    Ok(rate)
}

async fn write(mut connection: SqliteConnection, mut waiting: Waiting) -> Result<()> {
    let mut seq = 0;
    while let Some(first) = waiting.recv().await {
        let mut group = vec![first];
        while group.len() < GROUP_BATCHES
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
            // a client that has ended no longer asks
            let _ = reply.send(());
        }
    }
    Ok(())
}

async fn insert(connection: &mut SqliteConnection, batch: &Batch, seq: &mut i64) -> Result<()> {
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
    let sql = include_str!("../../crates/store/sql/add_attempts.sql").replace("(:rows)", &rows);
    sqlx::query_with(AssertSqlSafe(sql), arguments).execute(connection).await?;
    Ok(())
}
