//! Bodies and parameters of calls; what is wrong with them is a problem with a code.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;

use crate::{problem::Problem, service::Service};

/// The JSON body of a call.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Service> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, service: &Service) -> Result<Self, Problem> {
        match Json::from_request(request, service).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::JsonDataError(_)) => Err(Problem::WrongShape),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::NotJson),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
            Err(_) => Err(Problem::BrokenJson),
        }
    }
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
