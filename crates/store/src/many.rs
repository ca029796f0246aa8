//! Statements over many rows, in few round trips.

use sqlx::{
    Any, AnyConnection, Arguments, AssertSqlSafe, Column, Row,
    any::{AnyArguments, AnyRow, AnyTypeInfoKind},
};

use crate::{Error, database::Dialect};

/// The rows of one statement. A few sizes only, so that the database prepares each text once.
const PORTIONS: [usize; 4] = [64, 16, 4, 1];

/// What stands for the rows in a statement's text.
const MARK: &str = "(:rows)";

/// What stands for a lock on the rows that are read.
const LOCK: &str = ":locking";

/// One value of a row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Number(flag.into())
    }
}

impl Value {
    /// A row's first columns.
    pub(crate) fn row<const N: usize>(row: &AnyRow) -> Result<[Self; N], Error> {
        let mut values = [const { Self::Number(0) }; N];
        for (column, value) in values.iter_mut().enumerate() {
            let is_text = row.column(column).type_info().kind() == AnyTypeInfoKind::Text;
            *value = if is_text { Self::Text(text(row, column)?) } else { Self::Number(number(row, column)?) };
        }
        Ok(values)
    }
}

/// A transaction's connection and the database it belongs to.
pub(crate) struct Within<'t> {
    pub(crate) dialect: Dialect,
    pub(crate) connection: &'t mut AnyConnection,
}

impl Within<'_> {
    /// Runs a statement with `values (:rows)` for all rows.
    pub(crate) async fn write<const N: usize>(&mut self, text: &str, rows: Vec<[Value; N]>) -> Result<(), Error> {
        let mut rows = rows.into_iter();
        while rows.len() > 0 {
            let (sql, arguments) = portion(self.dialect, text, &mut rows)?;
            sqlx::query_with::<Any, _>(AssertSqlSafe(sql), arguments).execute(&mut *self.connection).await?;
        }
        Ok(())
    }

    /// Reads with a statement that joins `(values (:rows))`, for all keys.
    pub(crate) async fn read<const N: usize>(
        &mut self,
        text: &str,
        keys: Vec<[Value; N]>,
    ) -> Result<Vec<AnyRow>, Error> {
        let mut keys = keys.into_iter();
        let mut found = Vec::new();
        while keys.len() > 0 {
            let (sql, arguments) = portion(self.dialect, text, &mut keys)?;
            found.extend(
                sqlx::query_with::<Any, _>(AssertSqlSafe(sql), arguments).fetch_all(&mut *self.connection).await?,
            );
        }
        Ok(found)
    }
}

fn portion<const N: usize>(
    dialect: Dialect,
    text: &str,
    rows: &mut std::vec::IntoIter<[Value; N]>,
) -> Result<(String, AnyArguments), Error> {
    let size = PORTIONS.into_iter().find(|size| *size <= rows.len()).unwrap_or(1);
    let mut arguments = AnyArguments::default();
    arguments.reserve(size * N, 0);
    for value in rows.by_ref().take(size).flatten() {
        match value {
            Value::Text(text) => arguments.add(text),
            Value::Number(number) => arguments.add(number),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    let sql = text.replace(MARK, &placeholders::<N>(dialect, size)).replace(LOCK, dialect.locking());
    Ok((sql, arguments))
}

fn placeholders<const N: usize>(dialect: Dialect, size: usize) -> String {
    let row = |row: usize| {
        let values: Vec<_> = (1..=N).map(|column| dialect.placeholder(row * N + column)).collect();
        format!("({})", values.join(", "))
    };
    (0..size).map(row).collect::<Vec<_>>().join(", ")
}

/// A column's text.
pub(crate) fn text(row: &AnyRow, column: usize) -> Result<String, Error> {
    Ok(row.try_get(column)?)
}

/// A column's number.
pub(crate) fn number(row: &AnyRow, column: usize) -> Result<i64, Error> {
    Ok(row.try_get(column)?)
}

/// A column that counts.
pub(crate) fn count(row: &AnyRow, column: usize) -> Result<u32, Error> {
    Ok(u32::try_from(number(row, column)?).unwrap_or(u32::MAX))
}
