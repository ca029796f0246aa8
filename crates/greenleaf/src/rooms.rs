//! Opens what the commands work with.

use std::sync::Arc;

use actions::App;
use anyhow::{Context, Result, bail};
use content::{Fault, Library};
use store::Store;

use crate::{clock::now_ms, configuration::Configuration};

/// The packs, or an error with every fault in them.
pub fn open_library(configuration: &Configuration) -> Result<Arc<Library>> {
    match Library::open(&configuration.content) {
        Ok(library) => Ok(Arc::new(library)),
        Err(faults) => bail!("the content in {} has faults:\n{}", configuration.content.display(), lines(&faults)),
    }
}

/// Faults, a line each.
pub fn lines(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The database, up to date.
pub async fn open_store(configuration: &Configuration) -> Result<Store> {
    std::fs::create_dir_all(&configuration.data)
        .with_context(|| format!("the data folder {} cannot be made", configuration.data.display()))?;
    // The address may hold a password: it is not told.
    Store::open(&configuration.database()).await.context("the database cannot be opened")
}

/// Everything that actions work with.
pub async fn open_app(configuration: &Configuration) -> Result<App> {
    Ok(App {
        library: open_library(configuration)?,
        store: open_store(configuration).await?,
        clock: Arc::new(now_ms),
        settings: actions::Settings { visitor_answers_per_address: configuration.visitor_answers_per_address },
    })
}
