//! The program: puts the rooms together and runs them.

mod clock;
mod commands;
mod configuration;
mod rooms;
mod sandbox_secret;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{
    commands::{backup, content, migrate, openapi, progress, seed, serve},
    configuration::Configuration,
};

#[derive(Parser)]
#[command(name = "greenleaf", version, about = "The driving theory learning service")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the site and its calls; what the program does without a command
    Serve,
    /// Brings the database up to date and ends
    Migrate,
    /// Makes one demo learner in each state, with a history
    Seed,
    /// Looks at the content packs
    #[command(subcommand)]
    Content(content::Command),
    /// Looks after the progress folded from attempts
    #[command(subcommand)]
    Progress(progress::Command),
    /// Copies the embedded database while it is in use
    Backup {
        /// Where to; the file must not exist
        file: std::path::PathBuf,
    },
    /// Prints the contract of the calls
    Openapi,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("greenleaf: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<()> {
    let command = Arguments::parse().command.unwrap_or(Command::Serve);
    if let Command::Openapi = command {
        return openapi::print();
    }
    let configuration = Configuration::read()?;
    match command {
        Command::Serve => serve::serve(configuration).await,
        Command::Migrate => migrate::migrate(&configuration).await,
        Command::Seed => seed::seed(&configuration).await,
        Command::Content(command) => content::run(&configuration, &command),
        Command::Progress(command) => progress::run(&configuration, &command).await,
        Command::Backup { file } => backup::backup(&configuration, &file).await,
        Command::Openapi => openapi::print(),
    }
}
