use actions::learning::{self, FavouriteError, FavouriteQuestions};
use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{CountryCode, Refusals};
use crate::{
    asker::{Known, Named},
    body::Sent,
    edition::InEdition,
    problem::Problem,
    service::Service,
};

/// A question to add or to take away.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Favourite {
    #[serde(flatten)]
    named: Named,
    /// The question.
    question_id: String,
}

/// The learner's favourite questions.
#[utoipa::path(
    post,
    path = "/api/v1/users/favorite-questions/get",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "In the order in which they were added", body = FavouriteQuestions), Refusals)
)]
pub(crate) async fn list_favourites(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<FavouriteQuestions>, Problem> {
    named.must_be(&asker)?;
    let listed = learning::list_favourites(service.app(), &asker, edition).await;
    listed.map(Json).map_err(|error| Problem::internal(&error))
}

/// Adds a question to the favourites; again changes nothing.
#[utoipa::path(
    post,
    path = "/api/v1/users/favorite-questions/",
    tag = "learning",
    request_body = Favourite,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "All favourites", body = FavouriteQuestions), Refusals)
)]
pub(crate) async fn add_favourite(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(sent): Sent<Favourite>,
) -> Result<Json<FavouriteQuestions>, Problem> {
    sent.named.must_be(&asker)?;
    let added = learning::add_favourite(service.app(), &asker, edition, &sent.question_id).await;
    added.map(Json).map_err(Problem::from)
}

/// Takes a question from the favourites; again changes nothing.
#[utoipa::path(
    delete,
    path = "/api/v1/users/favorite-questions/",
    tag = "learning",
    request_body = Favourite,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "All favourites", body = FavouriteQuestions), Refusals)
)]
pub(crate) async fn remove_favourite(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(sent): Sent<Favourite>,
) -> Result<Json<FavouriteQuestions>, Problem> {
    sent.named.must_be(&asker)?;
    let removed = learning::remove_favourite(service.app(), &asker, edition, &sent.question_id).await;
    removed.map(Json).map_err(|error| Problem::internal(&error))
}

impl From<FavouriteError> for Problem {
    fn from(error: FavouriteError) -> Self {
        match error {
            FavouriteError::UnknownQuestion => Self::UnknownQuestion,
            FavouriteError::NotAllowed => Self::PremiumNeeded,
            FavouriteError::Store(error) => Self::internal(&error),
        }
    }
}
