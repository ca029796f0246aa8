use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{configuration::Configuration, rooms::open_store};

/// Copies the embedded database into a new file while it is in use.
pub async fn backup(configuration: &Configuration, file: &Path) -> Result<()> {
    ensure!(
        configuration.database().starts_with("sqlite:"),
        "only the embedded database is copied here; a PostgreSQL server has pg_dump"
    );
    ensure!(!file.exists(), "{} is there already", file.display());
    let path = file.to_str().context("the name of the file is not text")?;
    open_store(configuration).await?.copy_into(path).await?;
    println!("Copied the database to {path}.");
    Ok(())
}
