//! The connections: to SQLite or PostgreSQL, whichever the URL names.

use sqlx::{Any, AnyConnection, AnyPool, Executor, Transaction, any::AnyPoolOptions};

use crate::Error;

/// Which of the two databases it is. The statements are the same; only what is named here differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The embedded database: one writer at a time.
    Sqlite,
    /// A server shared by any number of processes.
    Postgres,
}

impl Dialect {
    fn of(url: &str) -> Result<Self, Error> {
        if url.starts_with("sqlite:") {
            Ok(Self::Sqlite)
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Ok(Self::Postgres)
        } else {
            Err(Error::UnknownDatabase)
        }
    }

    /// The placeholder of the `n`th value, from 1.
    pub(crate) fn placeholder(self, n: usize) -> String {
        match self {
            // SQLite looks a numbered placeholder up by walking all of them, which is quadratic in long statements.
            Self::Sqlite => "?".to_owned(),
            Self::Postgres => format!("${n}"),
        }
    }

    /// What makes a reading statement hold the rows it reads until the transaction ends.
    pub(crate) fn locking(self) -> &'static str {
        match self {
            Self::Sqlite => "", // the transaction has locked everything
            Self::Postgres => "for update of learner",
        }
    }

    /// How many transactions are worth writing at a time.
    pub(crate) fn writers(self) -> usize {
        match self {
            Self::Sqlite => 1,
            Self::Postgres => 4,
        }
    }

    fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "begin immediate",
            Self::Postgres => "begin",
        }
    }

    /// What a connection that writes is told first.
    fn on_connect(self) -> &'static str {
        match self {
            Self::Sqlite => include_str!("../sql/on_connect_sqlite.sql"),
            Self::Postgres => "",
        }
    }

    /// What a connection that only reads is told first.
    fn on_connect_to_read(self) -> &'static str {
        match self {
            Self::Sqlite => {
                concat!(
                    include_str!("../sql/on_connect_sqlite.sql"),
                    include_str!("../sql/on_connect_sqlite_to_read.sql")
                )
            }
            Self::Postgres => "",
        }
    }
}

/// Connections to one database. Reading never waits for writing.
#[derive(Clone)]
pub(crate) struct Database {
    pub(crate) dialect: Dialect,
    pub(crate) reads: AnyPool,
    writes: AnyPool,
}

impl Database {
    /// Connects and brings the tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, Error> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url)?;
        let url = with_creation(dialect, url);
        let (reads, writes) = match dialect {
            // One connection for writing makes writers wait their turn instead of failing as busy.
            Dialect::Sqlite => {
                let writes = connect(&url, 1, dialect.on_connect()).await?;
                sqlx::migrate!().run(&writes).await?;
                (connect(&url, 4, dialect.on_connect_to_read()).await?, writes)
            }
            Dialect::Postgres => {
                let pool = connect(&url, 10, dialect.on_connect()).await?;
                sqlx::migrate!().run(&pool).await?;
                (pool.clone(), pool)
            }
        };
        Ok(Self { dialect, reads, writes })
    }

    /// A transaction that may write.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>, Error> {
        Ok(self.writes.begin_with(self.dialect.begin()).await?)
    }

    /// The pool for a single statement that writes.
    pub(crate) fn writes(&self) -> &AnyPool {
        &self.writes
    }
}

fn with_creation(dialect: Dialect, url: &str) -> String {
    if dialect == Dialect::Postgres || url.contains("mode=") {
        return url.to_owned();
    }
    let separator = if url.contains('?') { '&' } else { '?' };
    format!("{url}{separator}mode=rwc")
}

async fn connect(url: &str, connections: u32, statements: &'static str) -> Result<AnyPool, Error> {
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .after_connect(move |connection, _| Box::pin(async move { prepare(connection, statements).await }));
    Ok(options.connect(url).await?)
}

async fn prepare(connection: &mut AnyConnection, statements: &'static str) -> Result<(), sqlx::Error> {
    if !statements.is_empty() {
        connection.execute(statements).await?;
    }
    Ok(())
}
