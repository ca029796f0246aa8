//! Who asks: decided by a verified token or a temporary id, never by a request's body.

use actions::{Asker, Role};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, header, request::Parts},
};
use outside::tokens::TokenError;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{address::address, problem::Problem, service::Service};

/// Header with the temporary id of a visitor.
pub(crate) const TEMP_USER: HeaderName = HeaderName::from_static("x-temp-user");

/// The learner or visitor who asks; a handler that takes it cannot be reached by anyone unknown.
pub struct Known(pub Asker);

impl FromRequestParts<Service> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Problem> {
        find(parts, service).await?.map(Self).ok_or(Problem::SignInNeeded)
    }
}

/// What who asks may have; who does not say who asks has what every visitor has.
pub struct InRole(pub Role);

impl FromRequestParts<Service> for InRole {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Problem> {
        Ok(Self(find(parts, service).await?.map_or(Role::Visitor, |asker| asker.role)))
    }
}

async fn find(parts: &Parts, service: &Service) -> Result<Option<Asker>, Problem> {
    let Some((id, is_visitor)) = shown_id(&parts.headers, service).await? else { return Ok(None) };
    let app = service.app();
    let learner = app.store.find_learner(&id).await.map_err(|error| Problem::internal(&error))?;
    let address = address(&parts.headers, &parts.extensions, service.settings());
    let asker = learner.map(|learner| Asker::new(&learner, address, app.now()));
    // an account's id is no secret: only its token opens it
    let fitting = asker.filter(|asker| (asker.role == Role::Visitor) == is_visitor);
    fitting.map(Some).ok_or(Problem::UnknownUser)
}

/// The id that a request proves, and whether it is a visitor's.
async fn shown_id(headers: &HeaderMap, service: &Service) -> Result<Option<(String, bool)>, Problem> {
    if let Some(authorization) = headers.get(header::AUTHORIZATION) {
        let token = authorization.to_str().ok().and_then(bearer).ok_or(Problem::TokenInvalid)?;
        let identity = service.tokens().verify(token, service.app().now()).await.map_err(Problem::from)?;
        if !identity.is_email_verified {
            return Err(Problem::EmailNotVerified);
        }
        return Ok(Some((identity.fuid, false)));
    }
    let Some(id) = headers.get(TEMP_USER) else { return Ok(None) };
    let id = id.to_str().map_err(|_| Problem::UnknownUser)?;
    Ok(Some((id.to_owned(), true)))
}

fn bearer(authorization: &str) -> Option<&str> {
    let (scheme, token) = authorization.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Self {
        match error {
            TokenError::Expired => Self::TokenExpired,
            TokenError::Invalid => Self::TokenInvalid,
            TokenError::Unavailable => Self::IdentityUnavailable,
        }
    }
}

/// Whom a body names; whoever asks may only name themselves.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct Named {
    /// The caller's id.
    #[serde(default)]
    fuid: Option<String>,
    /// The caller's id, where a call has it under this name.
    #[serde(default)]
    user_id: Option<String>,
}

impl Named {
    /// Refuses a body that names somebody else.
    pub fn must_be(&self, asker: &Asker) -> Result<(), Problem> {
        let is_own = |id: &Option<String>| id.as_ref().is_none_or(|id| *id == asker.learner_id);
        if is_own(&self.fuid) && is_own(&self.user_id) { Ok(()) } else { Err(Problem::NotYours) }
    }
}
