//! Every route of the service.

use std::sync::Arc;

use axum::{
    Extension, Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{Extensions, HeaderMap, StatusCode, Uri, Version},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use tower::ServiceExt;
use tower_http::compression::{CompressionLayer, DefaultPredicate, Predicate};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    calls::calls,
    frame::{sign, speak, surround},
    guarding::same_site_only,
    health,
    openapi::Described,
    problem::Problem,
    relay::{self, Backend, Remote},
    sandbox,
    service::{BODY_LIMIT_BYTES, Service},
    signs, site,
};

/// Why the service cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The client for the remote backend cannot be made.
    #[error("the remote backend cannot be used")]
    Backend(#[source] reqwest::Error),
}

/// Everything that is answered: calls, pages, files.
pub fn router(service: Service) -> Result<Router, StartError> {
    let backend = Arc::new(backend(&service)?);
    let (local, _) = local().split_for_parts();
    let acting =
        local.method_not_allowed_fallback(not_allowed).layer(from_fn_with_state(service.clone(), same_site_only));
    let calls = Router::new()
        .route("/metrics", get(health::measured))
        .route("/content/{version}/signs/{file}", get(signs::picture))
        .merge(acting)
        .layer(from_fn(sign));
    let packing = CompressionLayer::new().compress_when(DefaultPredicate::new().and(is_unpacked));
    let answering = calls
        .fallback(elsewhere)
        .layer(Extension(backend))
        .layer(from_fn_with_state(service.clone(), speak))
        .layer(DefaultBodyLimit::max(BODY_LIMIT_BYTES))
        .layer(packing)
        .layer(from_fn_with_state(service.clone(), surround));
    Ok(answering.with_state(service))
}

fn is_unpacked(_: StatusCode, _: Version, _: &HeaderMap, about: &Extensions) -> bool {
    about.get::<site::PackedAlready>().is_none()
}

/// What was counted, for a listener that only the operator can reach.
pub fn metrics_router() -> Router {
    Router::new().route("/metrics", get(health::measured_for_operator))
}

/// All calls with their descriptions.
pub(crate) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::with_openapi(Described::openapi()).merge(calls()).merge(local())
}

/// What the site itself answers, whoever its backend is.
fn local() -> OpenApiRouter<Service> {
    OpenApiRouter::default()
        .routes(routes!(relay::relay))
        .routes(routes!(sandbox::sign_in))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
}

fn backend(service: &Service) -> Result<Backend, StartError> {
    let settings = service.settings();
    match settings.backend_url.clone() {
        Some(url) => Remote::new(url, settings.backend_timeout).map(Backend::Remote).map_err(StartError::Backend),
        None => Ok(Backend::Embedded(embedded(service))),
    }
}

/// The calls of this process, each with and without a slash at its end.
fn embedded(service: &Service) -> Router {
    let (calls, _) = calls().split_for_parts();
    let calls = calls.method_not_allowed_fallback(not_allowed).layer(from_fn(sign));
    let otherwise_written = calls.clone().fallback(not_found).with_state(service.clone());
    let calls = calls.fallback(move |request: Request| with_other_ending(otherwise_written, request));
    calls.with_state(service.clone())
}

async fn not_found() -> Problem {
    Problem::NotFound
}

async fn not_allowed() -> Problem {
    Problem::MethodNotAllowed
}

/// Everything that has no route of its own.
async fn elsewhere(
    State(service): State<Service>,
    Extension(backend): Extension<Arc<Backend>>,
    request: Request,
) -> Response {
    if site::is_call(request.uri().path()) {
        backend.call_directly(&service, request).await
    } else {
        site::visit(service, request).await
    }
}

/// Tries a path once more, with the slash at its end that it lacks or without the one that it has.
async fn with_other_ending(calls: Router, mut request: Request) -> Response {
    let Some(uri) = other_ending(request.uri()) else { return Problem::NotFound.into_response() };
    *request.uri_mut() = uri;
    match calls.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

fn other_ending(uri: &Uri) -> Option<Uri> {
    let path = uri.path();
    let other = path.strip_suffix('/').map_or_else(|| format!("{path}/"), str::to_owned);
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    format!("{other}{query}").parse().ok()
}
