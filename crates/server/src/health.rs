//! Whether the service is alive and ready, and what it has counted.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::{
    measure,
    problem::{Problem, ProblemBody},
    service::Service,
};

/// How the service is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always "ok": else there is a problem instead.
    status: &'static str,
}

/// Answers as long as the process does.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, description = "Alive", body = Health)))]
pub(crate) async fn alive() -> Json<Health> {
    Json(Health { status: "ok" })
}

/// Answers when learners can be served: the database answers and content is loaded.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operation",
    responses(
        (status = 200, description = "Ready", body = Health),
        (status = 503, description = "Not ready", body = ProblemBody)
    )
)]
pub(crate) async fn ready(State(service): State<Service>) -> Result<Json<Health>, Problem> {
    // a library is never without content: it is opened before the service begins
    service.app().store.ping().await.map_err(|error| {
        tracing::warn!(%error, "the database does not answer");
        Problem::NotReady
    })?;
    Ok(Json(Health { status: "ok" }))
}

/// What was counted, for who knows the token.
pub(crate) async fn measured(State(service): State<Service>, headers: HeaderMap) -> Result<String, Problem> {
    let token = service.settings().metrics_token.as_deref().ok_or(Problem::NotFound)?;
    let sent = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).ok_or(Problem::SignInNeeded)?;
    // digests take as long to compare whatever was sent
    if Sha256::digest(sent) == Sha256::digest(format!("Bearer {token}")) {
        return Ok(measure::render());
    }
    Err(Problem::TokenInvalid)
}

/// What was counted, for whoever reaches the operator's own listener.
pub(crate) async fn measured_for_operator() -> (StatusCode, String) {
    (StatusCode::OK, measure::render())
}
