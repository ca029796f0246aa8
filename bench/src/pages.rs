//! Finished pages, against the same server answering a constant string.

use std::time::Duration;

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

/// The rate of each page in turn with the floor's: many short rounds, so that what else the machine does hits all alike.
pub async fn measure(program: &Program, plan: &Plan, table: &mut Table) -> Result<()> {
    let mut floors = Vec::new();
    let mut pages = PAGES.map(|path| (path, Vec::new()));
    for _ in 0..plan.rounds * 4 {
        let floor = turn(program, FLOOR, plan.turn / 4).await?;
        for (path, turns) in &mut pages {
            let page = turn(program, path, plan.turn / 4).await?;
            turns.push([page.rate, page.cost_us, floor.rate / page.rate, page.cost_us / floor.cost_us]);
        }
        floors.push([floor.rate, floor.cost_us]);
    }
    let [rate, cost] = medians(&floors);
    table.tell("constant string (/healthz)", format!("{rate:.0}/s, {cost:.0} us CPU"), "1".into());
    for (path, turns) in pages {
        let [rate, cost, ratio, cost_ratio] = medians(&turns);
        table.add(
            &format!("kept page {path}"),
            format!("{rate:.0}/s, {cost:.0} us CPU"),
            "2x of the constant string",
            format!("{ratio:.2}x, CPU {cost_ratio:.2}x"),
            ratio <= 2.0,
        );
    }
    Ok(())
}

/// Requests per second, and what one costs the server.
struct Turn {
    rate: f64,
    cost_us: f64,
}

async fn turn(program: &Program, path: &'static str, turn: Duration) -> Result<Turn> {
    let before = program.cpu_us()?;
    let asked = move |_| reading("localhost", path);
    let driven = drive(program.address, CONNECTIONS, Until::Elapsed(turn), asked, is_good).await?;
    Ok(Turn { rate: driven.per_second(), cost_us: (program.cpu_us()? - before) / driven.requests() })
}

fn medians<const N: usize>(turns: &[[f64; N]]) -> [f64; N] {
    std::array::from_fn(|at| median(&turns.iter().map(|turn| turn[at]).collect::<Vec<_>>()))
}

fn is_good(answer: &Answer) -> Result<()> {
    ensure!(answer.status == 200, "a page answered {}", answer.status);
    Ok(())
}
