//! Measures the built program against its budgets and prints one table.
//!
//! Rates are ratios against a floor measured in the same run: machines differ, ratios hardly do.

mod answers;
mod attempts;
mod browser;
mod floor;
mod learners;
mod load;
mod pages;
mod program;
mod start;
mod statistics;
mod store_rate;
mod table;

use std::time::Duration;

use anyhow::{Result, ensure};

use crate::{program::Program, table::Table};

const PARTS: [&str; 6] = ["start", "pages", "weight", "attempts", "statistics", "tap"];

/// What is measured, and for how long at a time.
struct Plan {
    parts: Vec<String>,
    turn: Duration,
    rounds: usize,
}

impl Plan {
    fn read() -> Result<Self> {
        let parts: Vec<String> = std::env::args().skip(1).collect();
        let unknown = parts.iter().find(|part| !PARTS.contains(&part.as_str()));
        ensure!(unknown.is_none(), "the parts are {}", PARTS.join(", "));
        let number = |name: &str, otherwise: u64| std::env::var(name).map_or(Ok(otherwise), |text| text.parse());
        let rounds = usize::try_from(number("BENCH_ROUNDS", 3)?.max(1))?;
        Ok(Self { parts, turn: Duration::from_secs(number("BENCH_SECONDS", 4)?), rounds })
    }

    fn has(&self, part: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|one| one == part)
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let plan = Plan::read()?;
    let mut table = Table::default();
    let folder = tempfile::tempdir()?;
    if plan.has("start") {
        start::measure(folder.path(), &mut table).await?;
    }
    let data = folder.path().join("served");
    let learners = learners::add(&data).await?;
    let program = Program::start(&data).await?;
    start::memory(&program, "after start", &mut table)?;
    if plan.has("pages") {
        pages::visit(&program, &mut table).await?;
        pages::measure(&program, &plan, &mut table).await?;
    }
    if plan.has("weight") {
        browser::weigh(&program, &mut table).await?;
    }
    if plan.has("attempts") || plan.has("statistics") {
        let learners = learners::sign_in(&program, learners).await?;
        let (answering, reading) = learners.split_at(learners::ANSWERING);
        if plan.has("attempts") {
            attempts::measure(&program, answering, &plan, &mut table).await?;
        }
        if plan.has("statistics") {
            statistics::measure(&program, reading, &mut table).await?;
        }
        start::memory(&program, "after the load of answers", &mut table)?;
    }
    if plan.has("tap") {
        browser::tap(&program, &mut table).await?;
    }
    program.stop().await?;
    println!("\n{table}");
    Ok(())
}
