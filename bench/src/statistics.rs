//! Statistics of learners with few and with many answers.

use std::time::Duration;

use anyhow::{Context, Result};
use http::Method;
use serde_json::json;

use crate::{
    answers::{Answers, BATCH},
    attempts::{self, all_accepted},
    learners::SignedIn,
    load::{Connection, calling},
    program::Program,
    table::{Table, median, percentile},
};

const PATH: &str = "/api/v1/users/statistics/";
const READS: usize = 1000;
/// How many answers each of the learners has given.
pub const COUNTS: [u64; 3] = [10, 1_000, 100_000];
const BUDGET_MS: f64 = 1.0;
/// A year of answers for the most diligent.
const APART_MS: i64 = 345_000;

/// Reads the statistics of three learners over and over, one after the other.
pub async fn measure(program: &Program, learners: &[SignedIn], table: &mut Table) -> Result<()> {
    let answers = Answers::read(program, &learners[0]).await?;
    for (count, learner) in COUNTS.into_iter().zip(learners) {
        give(program, &answers, learner, count).await?;
        let (server, round_trips) = read(program, learner).await?;
        let (middle, late) = (median(&server), percentile(&server, 0.99));
        let (there, there_late) = (median(&round_trips), percentile(&round_trips, 0.99));
        table.add(
            &format!("statistics of {count} answers, time in the server"),
            format!("median {middle:.2} ms, p99 {late:.2} ms"),
            "1 ms",
            format!("{:.2} of it", middle / BUDGET_MS),
            middle < BUDGET_MS,
        );
        let round_trip = format!("statistics of {count} answers, there and back");
        table.tell(&round_trip, format!("median {there:.2} ms, p99 {there_late:.2} ms"), String::new());
    }
    Ok(())
}

async fn give(program: &Program, answers: &Answers, learner: &SignedIn, count: u64) -> Result<()> {
    let mut connection = Connection::open(program.address).await?;
    for n in 0..count.div_ceil(BATCH) {
        let body = answers.batch(&learner.fuid, n * BATCH, count.min(BATCH), APART_MS)?;
        let asked = calling(Method::POST, attempts::PATH, &learner.token, body)?;
        all_accepted(&connection.send(asked).await?)?;
    }
    Ok(())
}

/// Milliseconds in the server, as it logged them, and there and back.
async fn read(program: &Program, learner: &SignedIn) -> Result<(Vec<f64>, Vec<f64>)> {
    let mut connection = Connection::open(program.address).await?;
    let (logged, mut round_trips) = (program.logged()?, Vec::new());
    for _ in 0..READS {
        let body = json!({ "fuid": learner.fuid }).to_string();
        let asked = calling(Method::POST, PATH, &learner.token, body)?;
        let sent = std::time::Instant::now();
        connection.send(asked).await?.json::<serde_json::Value>()?;
        round_trips.push(sent.elapsed().as_secs_f64() * 1000.0);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let log = program.log_after(logged)?;
    let lines = log.lines().filter(|line| line.contains(&format!("route=\"{PATH}\"")));
    let times: Option<Vec<f64>> = lines.map(|line| line.rsplit_once("took_us=")?.1.trim().parse().ok()).collect();
    let times = times.filter(|times| times.len() == READS).context("the log does not tell how long each read took")?;
    Ok((times.iter().map(|us| us / 1000.0).collect(), round_trips))
}
