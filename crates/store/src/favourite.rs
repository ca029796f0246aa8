//! Favourite questions.

use crate::{Error, Store};

impl Store {
    /// Keeps a question among the favourites, once.
    pub async fn add_favourite(
        &self,
        learner_id: &str,
        edition: &str,
        question_id: &str,
        at: i64,
    ) -> Result<(), Error> {
        sqlx::query(include_str!("../sql/add_favourite.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(question_id)
            .bind(at)
            .execute(self.database().writes())
            .await?;
        Ok(())
    }

    /// Takes a question from the favourites; nothing happens if it is not among them.
    pub async fn remove_favourite(&self, learner_id: &str, edition: &str, question_id: &str) -> Result<(), Error> {
        sqlx::query(include_str!("../sql/remove_favourite.sql"))
            .bind(learner_id)
            .bind(edition)
            .bind(question_id)
            .execute(self.database().writes())
            .await?;
        Ok(())
    }

    /// The favourite questions in the order in which they were added.
    pub async fn list_favourites(&self, learner_id: &str, edition: &str) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar(include_str!("../sql/list_favourites.sql"))
            .bind(learner_id)
            .bind(edition)
            .fetch_all(&self.database().reads)
            .await?;
        Ok(ids)
    }
}
