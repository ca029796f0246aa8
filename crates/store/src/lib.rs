//! All SQL. One text serves SQLite and PostgreSQL.
//!
//! Attempts are the truth; progress, sessions, best results and days are folded from them as they arrive
//! and can be folded again from nothing at any time.

mod attempt;
mod copy;
mod database;
mod favourite;
mod finish;
mod fold;
mod group;
mod learner;
mod many;
mod progress;
mod rebuild;
mod session;
mod writer;

use std::sync::Arc;

pub use attempt::{KeptAnswer, KeptAttempt, NewAttempt, Ticket};
use database::Database;
pub use database::Dialect;
pub use finish::Finish;
pub use fold::{Answer, FirstAnswer, QuestionRecord, SessionRecord, Shelf, fold_answers, shelf_of};
pub use group::{AddressBound, Batch, Bounds, Outcome, Receipt};
pub use learner::{Learner, LearnerKind};
pub use progress::{Best, DayRecord};
pub use rebuild::Difference;
pub use session::SessionKey;

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The URL names neither SQLite nor PostgreSQL.
    #[error("a database URL begins with sqlite: or postgres:")]
    UnknownDatabase,
    /// There is no such learner, or no longer.
    #[error("there is no such learner")]
    UnknownLearner,
    /// A row holds what this program never writes.
    #[error("the database holds an unreadable {0}")]
    Unreadable(&'static str),
    /// The program is about to end.
    #[error("the database is closing")]
    Closing,
    /// A mistake in this program, met while writing.
    #[error("what was to be written broke the writing")]
    Panicked,
    /// The tables could not be brought up to date.
    #[error(transparent)]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database's own word.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// The database, whichever it is. Clones share connections and the writers of attempts.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    database: Database,
    writers: writer::Writers,
}

impl Store {
    /// Connects to `sqlite:` or `postgres:` and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Self, Error> {
        let database = Database::open(url).await?;
        let writers = writer::Writers::start(&database);
        Ok(Self(Arc::new(Inner { database, writers })))
    }

    /// Fails unless the database answers.
    pub async fn ping(&self) -> Result<(), Error> {
        sqlx::query("select 1").execute(&self.database().reads).await?;
        Ok(())
    }

    fn database(&self) -> &Database {
        &self.0.database
    }
}
