use actions::learning::{self, FinishSessionError, FinishedSession, SessionToFinish};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CountryCode, Refusals};
use crate::{
    asker::{Known, Named},
    body::Sent,
    edition::InEdition,
    problem::Problem,
    service::Service,
};

/// A session that the learner ended.
#[derive(Deserialize, ToSchema)]
pub(crate) struct SessionSent {
    #[serde(flatten)]
    named: Named,
    /// The session; what it says of its result is not read.
    session: SessionToFinish,
}

/// A session as it is kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionKept {
    /// With the result that its attempts come to.
    session: FinishedSession,
}

/// Works out how a session went, from its attempts, and keeps that.
#[utoipa::path(
    post,
    path = "/api/v1/sessions/",
    tag = "learning",
    request_body = SessionSent,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses(
        (status = 200, description = "The session as it is kept", body = SessionKept),
        (status = 409, description = "The id is another session's", body = crate::problem::ProblemBody),
        Refusals
    )
)]
pub(crate) async fn finish_session(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(sent): Sent<SessionSent>,
) -> Result<Json<SessionKept>, Problem> {
    sent.named.must_be(&asker)?;
    let session = learning::finish_session(service.app(), &asker, edition, &sent.session).await?;
    Ok(Json(SessionKept { session }))
}

impl From<FinishSessionError> for Problem {
    fn from(error: FinishSessionError) -> Self {
        match error {
            FinishSessionError::MalformedId => Self::MalformedId,
            FinishSessionError::MalformedTime => Self::MalformedTime,
            FinishSessionError::UnknownMode => Self::UnknownMode,
            FinishSessionError::IdTaken => Self::IdTaken,
            FinishSessionError::Store(error) => Self::internal(&error),
        }
    }
}
