//! What surrounds every answer: an id, a time limit, a log line, the security headers, and what happens after a panic.

use std::{any::Any, panic::AssertUnwindSafe, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{
        HeaderValue,
        header::{CONTENT_LENGTH, HeaderName},
    },
    middleware::Next,
    response::Response,
};
use futures::FutureExt;
use tracing::Instrument;
use uuid::Uuid;

use crate::{measure, problem::Problem, service::Service, site};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The route that answered, as it is written in the list of routes.
#[derive(Clone)]
pub(crate) struct AnsweredBy(pub(crate) MatchedPath);

/// Puts the route's name on its answers: the address itself holds ids and must not be logged.
pub(crate) async fn sign(matched: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if let Some(matched) = matched {
        response.extensions_mut().insert(AnsweredBy(matched));
    }
    response
}

/// Says a refusal in the language of the edition that was asked.
pub(crate) async fn speak(State(service): State<Service>, request: Request, next: Next) -> Response {
    let edition = service.hosts().asked(request.headers(), request.uri());
    let edition = edition.unwrap_or_else(|_| service.hosts().edition(request.headers(), request.uri()));
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<Problem>().copied() else { return response };
    let (mut head, _) = response.into_parts();
    let (spoken, body) = problem.spoken(edition).into_parts();
    head.headers.remove(CONTENT_LENGTH);
    head.headers.extend(spoken.headers);
    Response::from_parts(head, body)
}

/// Surrounds every answer.
pub(crate) async fn surround(State(service): State<Service>, request: Request, next: Next) -> Response {
    let id = Uuid::new_v4();
    let span = tracing::info_span!("request", %id, method = %request.method());
    let mut response = answer(&service, request, next).instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

async fn answer(service: &Service, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let edition = service.hosts().edition(request.headers(), request.uri());
    let (method, failure) = (request.method().clone(), site::Failure::of(&request));
    let running = AssertUnwindSafe(next.run(request)).catch_unwind();
    let mut response = match tokio::time::timeout(service.settings().timeout, running).await {
        Ok(Ok(response)) => response,
        Ok(Err(panic)) => failure.answer(service, edition, after(&*panic)),
        Err(_) => failure.answer(service, edition, Problem::TooSlow),
    };
    service.guarding().add_headers(edition, response.headers_mut());
    let route = response.extensions().get::<AnsweredBy>().map_or("page", |by| by.0.as_str()).to_owned();
    measure::answered(&method, &route, response.status(), started.elapsed());
    response
}

fn after(panic: &(dyn Any + Send)) -> Problem {
    let words = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    Problem::internal(&words.unwrap_or("a panic without words"))
}
