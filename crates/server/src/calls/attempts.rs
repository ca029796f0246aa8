use actions::learning::{self, AddAttemptsError, AddedAttempts, AttemptPage, ListAttemptsError, SentAttempt};
use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{CountryCode, Refusals};
use crate::{
    asker::{Known, Named},
    body::{Asked, Sent},
    edition::InEdition,
    measure,
    problem::Problem,
    service::Service,
};

/// Answers given on a device.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AttemptsToAdd {
    #[serde(flatten)]
    named: Named,
    /// From 1 to 100.
    attempts: Vec<SentAttempt>,
}

/// Keeps answers made online or offline, each once, and tells what became of each.
#[utoipa::path(
    post,
    path = "/api/v1/attempts/",
    tag = "learning",
    request_body = AttemptsToAdd,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "What became of each attempt; accepted ones are durable", body = AddedAttempts), Refusals)
)]
pub(crate) async fn add_attempts(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(sent): Sent<AttemptsToAdd>,
) -> Result<Json<AddedAttempts>, Problem> {
    sent.named.must_be(&asker)?;
    let added = learning::add_attempts(service.app(), &asker, edition, &sent.attempts).await?;
    measure::attempts("accepted", added.accepted.len().try_into().unwrap_or(u64::MAX));
    for refused in &added.refused {
        measure::attempts(refused.code, 1);
    }
    Ok(Json(added))
}

impl From<AddAttemptsError> for Problem {
    fn from(error: AddAttemptsError) -> Self {
        match error {
            AddAttemptsError::Count => Self::WrongAttemptCount,
            AddAttemptsError::Store(error) => Self::internal(&error),
        }
    }
}

/// Where to read on, and how far.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Page {
    /// The cursor of the page before; the first page without it.
    after: Option<String>,
    /// At most so many, up to 500.
    limit: Option<u32>,
}

/// Everything that the learner did, on any device, page by page.
#[utoipa::path(
    get,
    path = "/api/v1/attempts/",
    tag = "learning",
    params(CountryCode, Page),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "A page of attempts", body = AttemptPage), Refusals)
)]
pub(crate) async fn list_attempts(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Asked(page): Asked<Page>,
) -> Result<Json<AttemptPage>, Problem> {
    let listed = learning::list_attempts(service.app(), &asker, edition, page.after.as_deref(), page.limit).await;
    listed.map(Json).map_err(Problem::from)
}

impl From<ListAttemptsError> for Problem {
    fn from(error: ListAttemptsError) -> Self {
        match error {
            ListAttemptsError::UnknownCursor => Self::WrongQuery,
            ListAttemptsError::Store(error) => Self::internal(&error),
        }
    }
}
