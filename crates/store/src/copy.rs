//! A copy of the embedded database.

use crate::{Error, Store};

impl Store {
    /// Writes a consistent copy of the SQLite database into a new file while it is in use.
    pub async fn copy_into(&self, file: &str) -> Result<(), Error> {
        sqlx::query("vacuum into $1").bind(file).execute(&self.database().reads).await?;
        Ok(())
    }
}
