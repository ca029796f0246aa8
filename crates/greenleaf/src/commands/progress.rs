use anyhow::{Result, bail};
use clap::Subcommand;

use crate::{configuration::Configuration, rooms::open_store};

#[derive(Subcommand)]
pub enum Command {
    /// Folds all progress from nothing and compares it with what is served
    Check,
    /// Puts progress folded from nothing in the place of what is served
    Rebuild,
}

/// Looks after the progress folded from attempts.
pub async fn run(configuration: &Configuration, command: &Command) -> Result<()> {
    let store = open_store(configuration).await?;
    match command {
        Command::Rebuild => println!("Rebuilt the progress of {} learners.", store.rebuild_all().await?),
        Command::Check => {
            let differences = store.check_all().await?;
            for one in &differences {
                println!("{one:?}");
            }
            if !differences.is_empty() {
                bail!("{} differences: `greenleaf progress rebuild` mends them", differences.len());
            }
            println!("The progress served is what the attempts come to.");
        }
    }
    Ok(())
}
