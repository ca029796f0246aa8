use anyhow::{Result, bail};
use clap::Subcommand;

use crate::{configuration::Configuration, rooms::open_library};

#[derive(Subcommand)]
pub enum Command {
    /// Checks the packs; every fault and warning with file and line
    Check {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Counts by edition and category
    Stats {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
}

/// Looks at the packs.
pub fn run(configuration: &Configuration, command: &Command) -> Result<()> {
    match command {
        Command::Check { json } => check(configuration, *json),
        Command::Stats { json } => stats(configuration, *json),
    }
}

fn check(configuration: &Configuration, as_json: bool) -> Result<()> {
    let report = content::check(&configuration.content);
    if as_json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        for warning in &report.warnings {
            println!("warning: {warning}");
        }
        for fault in &report.faults {
            println!("fault: {fault}");
        }
    }
    if !report.faults.is_empty() {
        bail!("{} faults: the packs would not be served", report.faults.len());
    }
    if !as_json {
        println!("The packs can be served; {} warnings.", report.warnings.len());
    }
    Ok(())
}

fn stats(configuration: &Configuration, as_json: bool) -> Result<()> {
    let stats = content::stats(&open_library(configuration)?.current());
    if as_json {
        println!("{}", serde_json::to_string_pretty(&stats)?);
        return Ok(());
    }
    println!("content {}", stats.version);
    for (code, edition) in &stats.editions {
        println!(
            "{code:?}: {} questions ({} free), {} topics, {} mocks, {} of {} exams open, {} of {} signs drawn",
            edition.questions,
            edition.free_questions,
            edition.topics.len(),
            edition.mocks,
            edition.open_exams,
            edition.exams,
            edition.drawn_signs,
            edition.signs,
        );
        for (category, counts) in &edition.categories {
            println!("  {category}: {} questions, {} mocks", counts.questions, counts.mocks);
        }
    }
    Ok(())
}
