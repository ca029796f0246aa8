//! Durable answers per second: over HTTP, at the store alone, and of a bare program that commits the same rows.

use std::sync::Arc;

use anyhow::{Result, ensure};
use http::Method;

use crate::{
    Plan,
    answers::{Answers, BATCH},
    floor,
    learners::SignedIn,
    load::{Answer, Driven, Until, calling, drive},
    program::Program,
    store_rate,
    table::{Table, median, percentile},
};

pub const PATH: &str = "/api/v1/attempts/";
pub const CLIENTS: usize = 64;
const BUDGET: f64 = 20_000.0;
const APART_MS: i64 = 300;
#[expect(clippy::cast_precision_loss, reason = "a small number")]
const ANSWERS: f64 = BATCH as f64;

/// Measures the three in turn, round by round.
pub async fn measure(program: &Program, learners: &[SignedIn], plan: &Plan, table: &mut Table) -> Result<()> {
    let answers = Arc::new(Answers::read(program, &learners[0]).await?);
    let learners: Arc<[SignedIn]> = learners.into();
    let (mut floors, mut stores, mut https, mut waits) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut first = 0;
    for _ in 0..plan.rounds {
        floors.push(floor::rate(CLIENTS, plan.turn).await?);
        stores.push(store_rate::rate(CLIENTS, plan.turn).await?);
        let driven = send(program, &answers, &learners, first, Until::Elapsed(plan.turn)).await?;
        first += u64::try_from(driven.round_trips_ms.len() + CLIENTS)?;
        https.push(driven.per_second() * ANSWERS);
        waits.extend(driven.round_trips_ms);
    }
    let floor = median(&floors);
    table.tell("floor: a bare program commits the same rows", format!("{floor:.0}/s durable"), "1".into());
    for (what, rates) in [("answers at the store alone", &stores), ("answers over HTTP", &https)] {
        let rate = median(rates);
        let ratio = format!("{:.2} of the floor", rate / floor);
        table.add(what, format!("{rate:.0}/s durable"), "20,000/s", ratio, rate >= BUDGET);
    }
    let (middle, late) = (median(&waits), percentile(&waits, 0.99));
    let connections = format!("batch of 100 over HTTP, {CLIENTS} connections");
    table.tell(&connections, format!("median {middle:.0} ms, p99 {late:.0} ms"), String::new());
    Ok(())
}

/// Sends batches of all learners in turn, from a number on.
async fn send(
    program: &Program,
    answers: &Arc<Answers>,
    learners: &Arc<[SignedIn]>,
    first: u64,
    until: Until,
) -> Result<Driven> {
    let (answers, learners) = (Arc::clone(answers), Arc::clone(learners));
    let make = move |n: u64| {
        let learner = &learners[usize::try_from(n)? % learners.len()];
        calling(Method::POST, PATH, &learner.token, answers.batch(&learner.fuid, (first + n) * BATCH, BATCH, APART_MS)?)
    };
    drive(program.address, CLIENTS, until, make, all_accepted).await
}

/// Fails unless all answers of a batch were kept.
pub fn all_accepted(answer: &Answer) -> Result<()> {
    let is_kept = answer.status == 200 && contains(&answer.body, b"\"refused\":[]");
    ensure!(is_kept, "not all {BATCH} answers were kept: {}", String::from_utf8_lossy(&answer.body));
    Ok(())
}

fn contains(body: &[u8], part: &[u8]) -> bool {
    body.windows(part.len()).any(|window| window == part)
}
