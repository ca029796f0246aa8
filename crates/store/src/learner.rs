//! Learners: visitors with a temporary id, and accounts.

use sqlx::any::AnyRow;

use crate::{
    Error, Store,
    many::{number, text},
};

/// How a learner came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnerKind {
    /// A visitor: whoever holds the id is the learner.
    Temporary,
    /// Somebody who signs in.
    Account,
}

impl LearnerKind {
    fn as_str(self) -> &'static str {
        match self {
            Self::Temporary => "temporary",
            Self::Account => "account",
        }
    }
}

/// A learner and the state of the subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learner {
    /// The id that all that is the learner's bears.
    pub learner_id: String,
    /// Visitor or account.
    pub kind: LearnerKind,
    /// Empty for a visitor.
    pub email: String,
    /// none, trialing, active, canceled or `past_due`.
    pub subscription: String,
    /// When what was paid for ends, in milliseconds since 1970 UTC.
    pub subscribed_until: i64,
}

impl Store {
    /// Keeps a new learner; false if the id or the email is taken.
    pub async fn add_learner(&self, learner: &Learner, created_at: i64) -> Result<bool, Error> {
        let added = sqlx::query(include_str!("../sql/add_learner.sql"))
            .bind(&learner.learner_id)
            .bind(learner.kind.as_str())
            .bind(&learner.email)
            .bind(&learner.subscription)
            .bind(learner.subscribed_until)
            .bind(created_at)
            .execute(self.database().writes())
            .await?;
        Ok(added.rows_affected() == 1)
    }

    /// The learner of that id.
    pub async fn find_learner(&self, learner_id: &str) -> Result<Option<Learner>, Error> {
        self.one_learner(include_str!("../sql/find_learner.sql"), learner_id).await
    }

    /// The account of that email.
    pub async fn find_learner_by_email(&self, email: &str) -> Result<Option<Learner>, Error> {
        if email.is_empty() {
            return Ok(None);
        }
        self.one_learner(include_str!("../sql/find_learner_by_email.sql"), email).await
    }

    async fn one_learner(&self, sql: &'static str, key: &str) -> Result<Option<Learner>, Error> {
        let row = sqlx::query(sql).bind(key).fetch_optional(&self.database().reads).await?;
        row.as_ref().map(learner).transpose()
    }
}

fn learner(row: &AnyRow) -> Result<Learner, Error> {
    let kind = if text(row, 1)? == "account" { LearnerKind::Account } else { LearnerKind::Temporary };
    Ok(Learner {
        learner_id: text(row, 0)?,
        kind,
        email: text(row, 2)?,
        subscription: text(row, 3)?,
        subscribed_until: number(row, 4)?,
    })
}
