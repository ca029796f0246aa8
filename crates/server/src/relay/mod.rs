//! `POST /api/proxy`: passes the listed calls on to the backend, as the caller.

mod allowed;
mod backend;

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Extension,
    body::Body,
    extract::{ConnectInfo, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Uri, header},
    response::Response,
};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

pub(crate) use backend::{Backend, Remote};

use crate::{
    address::{FORWARDED_FOR, address},
    asker::TEMP_USER,
    body::Sent,
    edition::{COUNTRY_CODE, InEdition},
    problem::{Problem, ProblemBody},
    service::Service,
};

/// Cookie that holds the ID token of who is signed in.
pub(crate) const TOKEN_COOKIE: &str = "greenleaf_token";

/// A call for the backend.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RelayedCall {
    /// Path of the call.
    #[schema(example = "/api/v1/users/statistics/")]
    endpoint: String,
    /// Its body.
    #[serde(default)]
    #[schema(value_type = Object)]
    data: Option<Value>,
    /// POST, PATCH or DELETE.
    #[schema(example = "POST")]
    method: String,
    /// Whether the page is being left: the call is the same, its answer is not waited for.
    #[serde(default)]
    #[expect(dead_code, reason = "part of the call; whether the page waits changes nothing here")]
    unload: bool,
}

/// Passes a listed call on and gives its answer back.
#[utoipa::path(
    post,
    path = "/api/proxy",
    tag = "site",
    request_body = RelayedCall,
    params(("Country-Code" = Option<String>, Header, description = "GB or PL; else the host says the edition")),
    responses(
        (status = 200, description = "The answer of the call", body = Value),
        (status = 403, description = "Not a listed call, or another site asks", body = ProblemBody),
        (status = 502, description = "The remote backend failed", body = ProblemBody),
        (status = 504, description = "The remote backend was too slow", body = ProblemBody),
    )
)]
pub(crate) async fn relay(
    Extension(backend): Extension<Arc<Backend>>,
    InEdition(edition): InEdition,
    caller: Caller,
    Sent(call): Sent<RelayedCall>,
) -> Result<Response, Problem> {
    let (method, path) = allowed::listed(&call.method, &call.endpoint).ok_or(Problem::NotRelayed)?;
    let body = call.data.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let mut request = Request::builder().method(method).uri(Uri::from_static(path));
    if let Some(headers) = request.headers_mut() {
        headers.extend(caller.headers);
        headers.insert(COUNTRY_CODE, HeaderValue::from_static(edition.as_str()));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    let mut request = request.body(Body::from(body.to_string())).map_err(|error| Problem::internal(&error))?;
    request.extensions_mut().extend(caller.extensions);
    Ok(backend.call(request).await)
}

/// Who asks, as the backend is told it.
pub(crate) struct Caller {
    headers: HeaderMap,
    extensions: axum::http::Extensions,
}

impl axum::extract::FromRequestParts<Service> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        service: &Service,
    ) -> Result<Self, Self::Rejection> {
        let sent = &parts.headers;
        let mut headers = HeaderMap::new();
        let mut tell = |name: HeaderName, value: Option<HeaderValue>| value.map(|value| headers.insert(name, value));
        tell(header::AUTHORIZATION, sent.get(header::AUTHORIZATION).cloned().or_else(|| cookie_bearer(sent)));
        tell(TEMP_USER, sent.get(TEMP_USER).cloned());
        let address = address(sent, &parts.extensions, service.settings());
        tell(HeaderName::from_static(FORWARDED_FOR), HeaderValue::from_str(&address.to_string()).ok());
        let mut extensions = axum::http::Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(address, 0)));
        Ok(Self { headers, extensions })
    }
}

/// The token that the browser keeps for the site, as a header.
fn cookie_bearer(headers: &HeaderMap) -> Option<HeaderValue> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == TOKEN_COOKIE)?;
    let mut value = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
    value.set_sensitive(true);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_comes_from_its_own_cookie_alone() {
        let bearer = |cookie: &'static str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]);
            cookie_bearer(&headers).map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(bearer("dtt_cookie=true; greenleaf_token=a.b.c").as_deref(), Some("Bearer a.b.c"));
        assert_eq!(bearer("not_greenleaf_token=a.b.c"), None);
    }
}
