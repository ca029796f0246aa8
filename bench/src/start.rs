//! How long the program takes to be ready, and how much memory it holds.

use std::path::Path;

use anyhow::Result;

use crate::{
    program::Program,
    table::{Table, median},
};

const STARTS: usize = 5;
const START_BUDGET_MS: f64 = 1000.0;
const MEMORY_BUDGET_MB: f64 = 150.0;

/// Starts the program on an empty folder, then again and again on what it left.
pub async fn measure(folder: &Path, table: &mut Table) -> Result<()> {
    let data = folder.join("started");
    let mut times = Vec::new();
    for _ in 0..=STARTS {
        let program = Program::start(&data).await?;
        times.push(program.started_in.as_secs_f64() * 1000.0);
        program.stop().await?;
    }
    add(table, "start until /readyz, empty data folder", times[0]);
    add(table, &format!("start until /readyz again, median of {STARTS}"), median(&times[1..]));
    Ok(())
}

fn add(table: &mut Table, what: &str, took_ms: f64) {
    let ratio = format!("{:.2} of it", took_ms / START_BUDGET_MS);
    table.add(what, format!("{took_ms:.0} ms"), "1 s", ratio, took_ms <= START_BUDGET_MS);
}

/// Adds what the program holds in memory now.
pub fn memory(program: &Program, when: &str, table: &mut Table) -> Result<()> {
    let held = program.memory_mb()?;
    let ratio = format!("{:.2} of it", held / MEMORY_BUDGET_MB);
    table.add(&format!("memory {when}"), format!("{held:.0} MB"), "150 MB", ratio, held <= MEMORY_BUDGET_MB);
    Ok(())
}
