use actions::visitor::{self, TemporaryUser};
use axum::{Json, extract::State, http::StatusCode};

use super::{CountryCode, Refusals};
use crate::{address::FromNetwork, edition::InEdition, problem::Problem, service::Service};

/// Makes the id of a new visitor, whose progress it opens.
#[utoipa::path(
    post,
    path = "/api/v1/users/temporary/",
    tag = "visitors",
    params(CountryCode),
    responses((status = 201, description = "The visitor's id", body = TemporaryUser), Refusals)
)]
pub(crate) async fn create_temporary_user(
    State(service): State<Service>,
    _edition: InEdition,
    FromNetwork(network): FromNetwork,
) -> Result<(StatusCode, Json<TemporaryUser>), Problem> {
    service.visitors().admit(network)?;
    let made = visitor::create_temporary_user(service.app()).await;
    made.map(|user| (StatusCode::CREATED, Json(user))).map_err(|error| Problem::internal(&error))
}
