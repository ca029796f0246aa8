//! Bodies and parameters of calls; what is wrong with them is a problem with a code.

use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::JsonRejection},
    http::{HeaderMap, StatusCode, header::CONTENT_TYPE, request::Parts},
    response::IntoResponse,
};
use serde::de::DeserializeOwned;

use crate::{problem::Problem, service::Service};

/// The one letter that JSON can write and a database cannot keep.
const NUL: &[u8] = b"\\u0000";

/// The JSON body of a call.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Service> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, service: &Service) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::NotJson);
        }
        let body = Bytes::from_request(request, service).await.map_err(|rejection| {
            let is_too_large = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            if is_too_large { Problem::TooLarge } else { Problem::BrokenJson }
        })?;
        if body.windows(NUL.len()).any(|letters| letters == NUL) {
            return Err(Problem::WrongShape);
        }
        match Json::from_bytes(&body) {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::JsonDataError(_)) => Err(Problem::WrongShape),
            Err(_) => Err(Problem::BrokenJson),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    content_type.split(';').next().is_some_and(|media| media.trim().eq_ignore_ascii_case("application/json"))
}

/// The parameters in the address of a call.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Service> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Problem> {
        let query = Query::from_request_parts(parts, service).await;
        query.map(|Query(parameters)| Self(parameters)).map_err(|_| Problem::WrongQuery)
    }
}
