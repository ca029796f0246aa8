//! One suite for both databases: SQLite always, PostgreSQL where `GREENLEAF_TEST_DATABASE_URL` names one.

use store::Store;
use uuid::Uuid;

/// Runs a test on an empty database of each kind.
pub async fn on_each_database(test: impl AsyncFn(Store)) {
    let folder = tempfile::tempdir().unwrap();
    test(Store::open(&sqlite_url(&folder)).await.unwrap()).await;
    if let Some(url) = fresh_postgres_url().await {
        test(Store::open(&url).await.unwrap()).await;
    }
}

/// A database file of its own.
pub fn sqlite_url(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}", folder.path().join("greenleaf.db").display())
}

/// A schema of its own, if there is a PostgreSQL to make it in.
pub async fn fresh_postgres_url() -> Option<String> {
    let url = std::env::var("GREENLEAF_TEST_DATABASE_URL").ok()?;
    let schema = format!("test_{}", Uuid::new_v4().simple());
    sqlx::any::install_default_drivers();
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("create schema {schema}"));
    sqlx::Executor::execute(&mut connection, sql).await.unwrap();
    Some(format!("{url}?options[search_path]={schema}"))
}
