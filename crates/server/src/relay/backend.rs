//! Who answers the calls: the embedded backend, or another one over HTTP.

use std::time::Duration;

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header, response},
    response::{IntoResponse, Response},
};
use reqwest::{Client, redirect::Policy};
use tower::ServiceExt;
use url::Url;

use crate::{
    address::{FORWARDED_FOR, address},
    asker::TEMP_USER,
    edition::COUNTRY_CODE,
    problem::Problem,
    service::{BODY_LIMIT_BYTES, Service},
};

/// What the other backend is told of a call; cookies and whatever else a browser sends stay here.
const PASSED_ON: [HeaderName; 7] = [
    header::AUTHORIZATION,
    TEMP_USER,
    HeaderName::from_static(COUNTRY_CODE),
    HeaderName::from_static(FORWARDED_FOR),
    header::CONTENT_TYPE,
    header::IF_NONE_MATCH,
    header::ACCEPT_LANGUAGE,
];

/// What of the other backend's answer is given back.
const GIVEN_BACK: [HeaderName; 6] =
    [header::CONTENT_TYPE, header::ETAG, header::CACHE_CONTROL, header::VARY, header::RETRY_AFTER, header::ALLOW];

/// Who answers the calls.
pub(crate) enum Backend {
    /// This process.
    Embedded(Router),
    /// Another host [CALL-18].
    Remote(Remote),
}

/// A backend on another host.
pub(crate) struct Remote {
    client: Client,
    url: Url,
}

impl Backend {
    /// Answers a call that a visitor sent here and not to the relay.
    pub(crate) async fn call_directly(&self, service: &Service, mut request: Request) -> Response {
        if let Self::Remote(_) = self {
            let edition = service.hosts().asked(request.headers(), request.uri());
            let edition = match edition {
                Ok(edition) => edition,
                Err(problem) => return problem.into_response(),
            };
            let address = address(request.headers(), request.extensions(), service.settings()).to_string();
            let headers = request.headers_mut();
            headers.insert(COUNTRY_CODE, HeaderValue::from_static(edition.as_str()));
            if let Ok(address) = HeaderValue::from_str(&address) {
                headers.insert(FORWARDED_FOR, address);
            }
        }
        self.call(request).await
    }

    /// Answers a call.
    pub(crate) async fn call(&self, request: Request) -> Response {
        match self {
            Self::Embedded(router) => match router.clone().oneshot(request).await {
                Ok(response) => response,
                Err(never) => match never {},
            },
            Self::Remote(remote) => remote.call(request).await.unwrap_or_else(IntoResponse::into_response),
        }
    }
}

impl Remote {
    /// A backend that may take so long for each answer.
    pub(crate) fn new(url: Url, timeout: Duration) -> Result<Self, reqwest::Error> {
        // fails when somebody chose already, which is as good
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().timeout(timeout).redirect(Policy::none()).build()?;
        Ok(Self { client, url })
    }

    async fn call(&self, request: Request) -> Result<Response, Problem> {
        let (head, body) = request.into_parts();
        let body = to_bytes(body, BODY_LIMIT_BYTES).await.map_err(|_| Problem::TooLarge)?;
        let url = address_of(&self.url, &head.uri)?;
        let call = self.client.request(head.method, url).headers(only(&head.headers, &PASSED_ON)).body(body);
        let answer = call.send().await.map_err(|error| failed(&error))?;
        let (status, headers) = (answer.status(), only(answer.headers(), &GIVEN_BACK));
        if status.is_server_error() || status.is_redirection() && status != StatusCode::NOT_MODIFIED {
            tracing::warn!(status = status.as_u16(), "the remote backend failed");
            return Err(Problem::BackendFailed);
        }
        let body = answer.bytes().await.map_err(|error| failed(&error))?;
        let (mut head, ()) = response::Response::new(()).into_parts();
        (head.status, head.headers) = (status, headers);
        Ok(Response::from_parts(head, Body::from(body)))
    }
}

/// Where a call is answered; a path that would lead out of the backend, such as `/api/../admin`, is nobody's.
fn address_of(backend: &Url, asked: &Uri) -> Result<Url, Problem> {
    let path = format!("{}{}", backend.path().trim_end_matches('/'), asked.path());
    let mut url = backend.clone();
    url.set_path(&path);
    url.set_query(asked.query());
    if url.path() == path { Ok(url) } else { Err(Problem::NotFound) }
}

fn only(headers: &HeaderMap, names: &[HeaderName]) -> HeaderMap {
    let found = |name: &HeaderName| headers.get(name).map(|value| (name.clone(), value.clone()));
    names.iter().filter_map(found).collect()
}

fn failed(error: &reqwest::Error) -> Problem {
    if error.is_timeout() {
        return Problem::BackendTooSlow;
    }
    // without its address: a query can hold what a learner wrote
    tracing::warn!(is_connect = error.is_connect(), "the remote backend cannot be reached");
    Problem::BackendFailed
}

#[cfg(test)]
mod tests {
    use super::*;

    // [CALL-18]
    #[test]
    fn no_path_leads_out_of_the_backend() {
        let address = |path: &str| {
            let found = address_of(&"https://backend.example/base/".parse().unwrap(), &path.parse().unwrap());
            found.map(|url| url.to_string())
        };
        let found = "https://backend.example/base/api/v1/attempts/?after=../1";
        assert_eq!(address("/api/v1/attempts/?after=../1").as_deref(), Ok(found));
        for path in ["/api/../../admin", "/api/%2e%2e/%2E%2E/admin", "/auth/..\\..\\admin", "/api/./x", "/api/.%2e/x"] {
            assert_eq!(address(path), Err(Problem::NotFound), "{path}");
        }
    }
}
