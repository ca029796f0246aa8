use anyhow::Result;

use crate::{configuration::Configuration, rooms::open_store};

/// Brings the database up to date.
pub async fn migrate(configuration: &Configuration) -> Result<()> {
    open_store(configuration).await?;
    println!("The database is up to date.");
    Ok(())
}
