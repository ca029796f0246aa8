//! Everything that is not a call: pages, their payloads, and the files of the web app.

use actions::EditionCode;
use axum::{
    Json,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::{Compressed, Visit, Written, written};
use serde_json::json;

use crate::{measure, problem::Problem, service::Service, stored::is_known};

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const FOR_AN_HOUR: HeaderValue = HeaderValue::from_static("public, max-age=3600");
const ASK_FIRST: HeaderValue = HeaderValue::from_static("no-cache");
const HTML: &str = "text/html; charset=utf-8";
const PAYLOAD: &str = "/_payload.json";

/// Answers a path that is no call: a file, a page, its payload, or the page that says there is none.
pub(crate) async fn visit(service: Service, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], Problem::MethodNotAllowed).into_response();
    }
    let (headers, path) = (request.headers(), request.uri().path());
    let edition = service.hosts().edition(headers, request.uri());
    if let Some(asset) = service.site().assets.find(path) {
        let lasting = if asset.is_immutable { FOR_EVER } else { FOR_AN_HOUR };
        return sent(headers, StatusCode::OK, &asset.body, asset.content_type, lasting);
    }
    if let Some(build) = build_file(&service, edition, path) {
        return build;
    }
    if let Some(page) = path.strip_suffix(PAYLOAD) {
        let (Written::Well(page) | Written::TrailingSlash(page)) = written(if page.is_empty() { "/" } else { page });
        let payload = service.site().payload(edition, &page).await;
        return sent(headers, status(payload.status), &payload.body, "application/json", ASK_FIRST);
    }
    match written(path) {
        Written::TrailingSlash(to) => redirect(301, &with_query(&to, request.uri().query())),
        Written::Well(path) => match service.site().visit(edition, &path).await {
            Visit::Redirect(to) => redirect(to.status, &to.location),
            Visit::Page(page) => {
                measure::page(page.status);
                sent(headers, status(page.status), &page.body, HTML, ASK_FIRST)
            }
        },
    }
}

/// On answers that are packed as they should be, even where that is not at all.
#[derive(Clone)]
pub(crate) struct PackedAlready;

/// What a visitor gets when an answer failed: who reads pages gets a page.
pub(crate) enum Failure {
    /// The page that says that something is broken.
    Page(String),
    /// JSON.
    Problem,
}

impl Failure {
    /// What who sends this request expects.
    pub(crate) fn of(request: &Request) -> Self {
        let path = request.uri().path();
        let reads_pages = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
        let reads_pages = reads_pages.is_some_and(|accept| accept.contains("text/html"));
        if reads_pages && !is_call(path) { Self::Page(path.to_owned()) } else { Self::Problem }
    }

    /// The answer.
    pub(crate) fn answer(&self, service: &Service, edition: EditionCode, problem: Problem) -> Response {
        match self {
            Self::Problem => problem.spoken(edition),
            Self::Page(path) => {
                let page = service.site().broken(edition, path);
                measure::page(page.status);
                sent(&HeaderMap::new(), status(page.status), &page.body, HTML, HeaderValue::from_static("no-store"))
            }
        }
    }
}

/// Whether a path belongs to the calls and not to the pages.
pub(crate) fn is_call(path: &str) -> bool {
    ["/api/", "/auth/", "/sandbox/sign-in"].iter().any(|start| path.starts_with(start))
}

fn build_file(service: &Service, edition: EditionCode, path: &str) -> Option<Response> {
    let id = &service.site().assets.build;
    let file = match path {
        "/_build/latest.json" => json!({ "id": id }),
        "/_build/meta.json" => json!({ "id": id, "content": service.content_version(), "edition": edition }),
        _ => return None,
    };
    Some(([(header::CACHE_CONTROL, ASK_FIRST)], Json(file)).into_response())
}

fn status(number: u16) -> StatusCode {
    StatusCode::from_u16(number).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn with_query(path: &str, query: Option<&str>) -> String {
    query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

fn redirect(status: u16, location: &str) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::FOUND);
    match HeaderValue::from_str(location) {
        Ok(location) => (status, [(header::LOCATION, location)]).into_response(),
        Err(error) => Problem::internal(&error).into_response(),
    }
}

/// A stored body in the best encoding that the visitor takes, or word that the visitor has it already.
pub(crate) fn sent(
    asked: &HeaderMap,
    status: StatusCode,
    body: &Compressed,
    content_type: &'static str,
    lasting: HeaderValue,
) -> Response {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (encoding, bytes) = body.accepted(accepted);
    let is_kept = status == StatusCode::OK && is_known(asked, &body.etag);
    let mut response = if is_kept { StatusCode::NOT_MODIFIED.into_response() } else { (status, bytes).into_response() };
    response.extensions_mut().insert(PackedAlready);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, lasting);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&body.etag) {
        headers.insert(header::ETAG, etag);
    }
    if !is_kept {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
        if let Some(name) = encoding.name() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gets_a_page(path: &str, accept: &'static str) -> bool {
        let request = Request::builder().uri(path).header(header::ACCEPT, accept).body(axum::body::Body::empty());
        matches!(Failure::of(&request.unwrap()), Failure::Page(_))
    }

    // [ERR-01] [ERR-03]
    #[test]
    fn when_an_answer_fails_readers_get_a_page_and_programs_get_json() {
        assert!(gets_a_page("/learning", "text/html,application/xhtml+xml"));
        assert!(!gets_a_page("/learning/_payload.json", "application/json"));
        assert!(!gets_a_page("/api/v1/content/", "text/html"));
        assert!(!gets_a_page("/learning", "*/*"));
    }
}
