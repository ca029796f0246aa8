//! Everything that can go wrong with a call, as the caller sees it.

use actions::EditionCode;
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem_texts::text;

/// Why a call was refused: a status, a stable code and a message for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Nobody asks.
    SignInNeeded,
    /// The temporary id is nobody's.
    UnknownUser,
    /// The token was never good.
    TokenInvalid,
    /// The token was good once.
    TokenExpired,
    /// The account's email address is not verified.
    EmailNotVerified,
    /// The identity service does not answer.
    IdentityUnavailable,
    /// The body names somebody else.
    NotYours,
    /// Only subscribers have it.
    PremiumNeeded,
    /// Email and password do not belong together.
    WrongPassword,
    /// The header Country-Code names no edition.
    UnknownCountryCode,
    /// The body is not JSON.
    BrokenJson,
    /// The body does not say that it is JSON.
    NotJson,
    /// The body lacks something, or something is not what it must be.
    WrongShape,
    /// A parameter of the address is not what it must be.
    WrongQuery,
    /// The body is longer than it may be.
    TooLarge,
    /// More attempts in a call than there may be, or none.
    WrongAttemptCount,
    /// There is no such question.
    UnknownQuestion,
    /// The id is not a UUID.
    MalformedId,
    /// A time is none, or the end is before the beginning.
    MalformedTime,
    /// There is no such way of practising.
    UnknownMode,
    /// The id is something else's already.
    IdTaken,
    /// There is nothing at this address.
    NotFound,
    /// The address has no such method.
    MethodNotAllowed,
    /// Another site's page asks.
    WrongOrigin,
    /// Too much was asked from one network address.
    TooManyRequests,
    /// The relay does not pass this endpoint on.
    NotRelayed,
    /// The remote backend cannot be reached or fails.
    BackendFailed,
    /// The remote backend does not answer in time.
    BackendTooSlow,
    /// The answer was not ready in time.
    TooSlow,
    /// The service is starting or has lost its database.
    NotReady,
    /// Our fault.
    Internal,
}

/// What a refused call answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProblemBody {
    /// Stable name of the problem.
    #[schema(example = "sign_in_needed")]
    pub code: &'static str,
    /// What a person can do about it, in the edition's language.
    pub message: &'static str,
}

impl Problem {
    /// Every problem there is.
    pub const ALL: [Self; 31] = [
        Self::SignInNeeded,
        Self::UnknownUser,
        Self::TokenInvalid,
        Self::TokenExpired,
        Self::EmailNotVerified,
        Self::IdentityUnavailable,
        Self::NotYours,
        Self::PremiumNeeded,
        Self::WrongPassword,
        Self::UnknownCountryCode,
        Self::BrokenJson,
        Self::NotJson,
        Self::WrongShape,
        Self::WrongQuery,
        Self::TooLarge,
        Self::WrongAttemptCount,
        Self::UnknownQuestion,
        Self::MalformedId,
        Self::MalformedTime,
        Self::UnknownMode,
        Self::IdTaken,
        Self::NotFound,
        Self::MethodNotAllowed,
        Self::WrongOrigin,
        Self::TooManyRequests,
        Self::NotRelayed,
        Self::BackendFailed,
        Self::BackendTooSlow,
        Self::TooSlow,
        Self::NotReady,
        Self::Internal,
    ];

    /// A fault of ours: its cause goes to the log and to nobody else.
    pub fn internal(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "a call failed");
        Self::Internal
    }

    fn status_and_code(self) -> (StatusCode, &'static str) {
        match self {
            Self::SignInNeeded => (StatusCode::UNAUTHORIZED, "sign_in_needed"),
            Self::UnknownUser => (StatusCode::UNAUTHORIZED, "unknown_user"),
            Self::TokenInvalid => (StatusCode::UNAUTHORIZED, "token_invalid"),
            Self::TokenExpired => (StatusCode::UNAUTHORIZED, "token_expired"),
            Self::EmailNotVerified => (StatusCode::FORBIDDEN, "email_not_verified"),
            Self::IdentityUnavailable => (StatusCode::SERVICE_UNAVAILABLE, "identity_unavailable"),
            Self::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            Self::PremiumNeeded => (StatusCode::FORBIDDEN, "premium_needed"),
            Self::WrongPassword => (StatusCode::UNAUTHORIZED, "wrong_password"),
            Self::UnknownCountryCode => (StatusCode::BAD_REQUEST, "unknown_country_code"),
            Self::BrokenJson => (StatusCode::BAD_REQUEST, "broken_json"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            Self::WrongShape => (StatusCode::UNPROCESSABLE_ENTITY, "wrong_shape"),
            Self::WrongQuery => (StatusCode::BAD_REQUEST, "wrong_query"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::WrongAttemptCount => (StatusCode::UNPROCESSABLE_ENTITY, "wrong_attempt_count"),
            Self::UnknownQuestion => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_question"),
            Self::MalformedId => (StatusCode::UNPROCESSABLE_ENTITY, "malformed_id"),
            Self::MalformedTime => (StatusCode::UNPROCESSABLE_ENTITY, "malformed_time"),
            Self::UnknownMode => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_mode"),
            Self::IdTaken => (StatusCode::CONFLICT, "id_taken"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Self::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed"),
            Self::WrongOrigin => (StatusCode::FORBIDDEN, "wrong_origin"),
            Self::TooManyRequests => (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"),
            Self::NotRelayed => (StatusCode::FORBIDDEN, "not_relayed"),
            Self::BackendFailed => (StatusCode::BAD_GATEWAY, "backend_failed"),
            Self::BackendTooSlow => (StatusCode::GATEWAY_TIMEOUT, "backend_too_slow"),
            Self::TooSlow => (StatusCode::SERVICE_UNAVAILABLE, "too_slow"),
            Self::NotReady => (StatusCode::SERVICE_UNAVAILABLE, "not_ready"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// The answer in the language of an edition.
    pub fn spoken(self, edition: EditionCode) -> Response {
        let (status, code) = self.status_and_code();
        let mut response = (status, Json(ProblemBody { code, message: text(self, edition) })).into_response();
        if self == Self::TooManyRequests {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl IntoResponse for Problem {
    /// The answer in English; whoever knows the edition says it again in its language.
    fn into_response(self) -> Response {
        self.spoken(EditionCode::Gb)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_problem_has_its_own_code_and_its_own_words_in_each_language() {
        let codes: HashSet<_> = Problem::ALL.map(|one| one.status_and_code().1).into();
        assert_eq!(codes.len(), Problem::ALL.len());
        for edition in EditionCode::ALL {
            let texts: HashSet<_> = Problem::ALL.map(|one| text(one, edition)).into();
            assert_eq!(texts.len(), Problem::ALL.len(), "{edition}");
        }
    }
}
