//! Finished pages, against the same server answering a constant string.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::{
    Plan,
    load::{Answer, Until, drive, plain, reading},
    program::Program,
    start,
    table::{Table, median, percentile},
};

const CONNECTIONS: usize = 32;
const VISITS: u64 = 1000;
const FLOOR: &str = "/healthz";
const PAGES: [&str; 2] = ["/", "/learning"];
const PLAIN_PAGES: [&str; 5] =
    ["/", "/learning", "/learning/topics", "/learning-modes", "/personal-account/statistics"];

#[derive(Deserialize)]
struct Ticket {
    id: u32,
}

/// Visits a thousand pages, every page of both editions first, and adds the memory after it.
pub async fn visit(program: &Program, table: &mut Table) -> Result<()> {
    let mut addresses = Vec::new();
    for host in ["localhost", "pl.localhost"] {
        let mut paths = PLAIN_PAGES.map(str::to_owned).to_vec();
        for (list, path) in
            [("topics-tickets", "/learning/topics/topic-ticket-"), ("mocks-tickets", "/learning/mock-ticket-")]
        {
            let tickets: Vec<Ticket> =
                plain(program.address, host, &format!("/api/v1/tickets/{list}/")).await?.json()?;
            paths.extend(tickets.iter().map(|ticket| format!("{path}{}", ticket.id)));
        }
        addresses.extend(paths.into_iter().map(|path| (host, path)));
    }
    let count = addresses.len();
    let make = move |n: u64| {
        let (host, path) = &addresses[usize::try_from(n)? % addresses.len()];
        reading(host, path)
    };
    let visited = drive(program.address, 8, Until::Count(VISITS), make, is_good).await?;
    let slowest = percentile(&visited.round_trips_ms, 1.0);
    table.tell(
        &format!("first rendering, slowest of {count} pages with 8 visitors at once"),
        format!("{slowest:.0} ms"),
        String::new(),
    );
    start::memory(program, &format!("after {VISITS} visits to {count} pages"), table)
}

/// The rate of each page in turn with the floor's, round by round.
pub async fn measure(program: &Program, plan: &Plan, table: &mut Table) -> Result<()> {
    let mut rates = vec![Vec::new(); PAGES.len() + 1];
    let mut costs = vec![Vec::new(); PAGES.len() + 1];
    for _ in 0..plan.rounds {
        for (turn, path) in [FLOOR].iter().chain(&PAGES).enumerate() {
            let before = program.cpu_us()?;
            let driven =
                drive(program.address, CONNECTIONS, Until::Elapsed(plan.turn), |_| reading("localhost", path), is_good);
            let driven = driven.await?;
            rates[turn].push(driven.per_second());
            costs[turn].push((program.cpu_us()? - before) / driven.requests());
        }
    }
    let (floor, floor_cost) = (median(&rates[0]), median(&costs[0]));
    table.tell("constant string (/healthz)", format!("{floor:.0}/s, {floor_cost:.0} us CPU"), "1".into());
    for (turn, path) in (1..).zip(PAGES) {
        let ratio = floor / median(&rates[turn]);
        table.add(
            &format!("kept page {path}"),
            format!("{:.0}/s, {:.0} us CPU", median(&rates[turn]), median(&costs[turn])),
            "2x of the constant string",
            format!("{ratio:.2}x, CPU {:.2}x", median(&costs[turn]) / floor_cost),
            ratio <= 2.0,
        );
    }
    Ok(())
}

fn is_good(answer: &Answer) -> Result<()> {
    ensure!(answer.status == 200, "a page answered {}", answer.status);
    Ok(())
}
