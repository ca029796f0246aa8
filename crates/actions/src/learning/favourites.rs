use content::EditionCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{App, Asker};

/// The learner's favourite questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FavouriteQuestions {
    /// In the order in which they were added.
    pub favorite_questions_ids: Vec<String>,
}

/// Why a question did not become a favourite.
#[derive(Debug, thiserror::Error)]
pub enum FavouriteError {
    /// The edition has no such question.
    #[error("there is no such question")]
    UnknownQuestion,
    /// It is Premium, and the learner is not.
    #[error("this question needs Premium")]
    NotAllowed,
    /// Not the learner's fault.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// The learner's favourite questions.
pub async fn list_favourites(app: &App, asker: &Asker, code: EditionCode) -> Result<FavouriteQuestions, store::Error> {
    let favorite_questions_ids = app.store.list_favourites(&asker.learner_id, code.as_str()).await?;
    Ok(FavouriteQuestions { favorite_questions_ids })
}

/// Adds a question to the favourites. Repeating a call changes nothing.
pub async fn add_favourite(
    app: &App,
    asker: &Asker,
    code: EditionCode,
    question_id: &str,
) -> Result<FavouriteQuestions, FavouriteError> {
    let content = app.library.current();
    let question = content.edition(code).question(question_id).ok_or(FavouriteError::UnknownQuestion)?;
    if !question.is_free && !asker.role.has_premium() {
        return Err(FavouriteError::NotAllowed);
    }
    app.store.add_favourite(&asker.learner_id, code.as_str(), question_id, app.now()).await?;
    Ok(list_favourites(app, asker, code).await?)
}

/// Takes a question from the favourites. Repeating a call changes nothing.
pub async fn remove_favourite(
    app: &App,
    asker: &Asker,
    code: EditionCode,
    question_id: &str,
) -> Result<FavouriteQuestions, store::Error> {
    app.store.remove_favourite(&asker.learner_id, code.as_str(), question_id).await?;
    list_favourites(app, asker, code).await
}
