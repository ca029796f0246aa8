use actions::learning::{self, Allowance, MistakeTickets, MockStatistic, ProfileStatistics, Statistics};
use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use super::{CountryCode, Refusals};
use crate::{
    asker::{Known, Named},
    body::Sent,
    edition::InEdition,
    problem::Problem,
    service::Service,
};

/// How much may still be answered today.
#[utoipa::path(
    get,
    path = "/api/v1/users/allowance/",
    tag = "learning",
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "Today's limit", body = Allowance), Refusals)
)]
pub(crate) async fn read_allowance(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
) -> Result<Json<Allowance>, Problem> {
    let read = learning::read_allowance(service.app(), &asker, edition).await;
    read.map(Json).map_err(|error| Problem::internal(&error))
}

/// How every topic and part went.
#[utoipa::path(
    post,
    path = "/api/v1/users/statistics/",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "All topics", body = Statistics), Refusals)
)]
pub(crate) async fn read_statistics(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<Statistics>, Problem> {
    named.must_be(&asker)?;
    let read = learning::read_statistics(service.app(), &asker, edition).await;
    read.map(Json).map_err(|error| Problem::internal(&error))
}

/// How every mock went.
#[utoipa::path(
    post,
    path = "/api/v1/users/statistics-mocks/",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "All mocks", body = [MockStatistic]), Refusals)
)]
pub(crate) async fn read_mock_statistics(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<Vec<MockStatistic>>, Problem> {
    named.must_be(&asker)?;
    let read = learning::read_mock_statistics(service.app(), &asker, edition).await;
    read.map(Json).map_err(|error| Problem::internal(&error))
}

/// The best score of one hazard ticket.
#[derive(Serialize, ToSchema)]
pub(crate) struct HazardStatistic {
    /// The ticket.
    hazard_id: u32,
    /// Points of the best try.
    score: u32,
}

/// The best scores of the hazard tickets that were tried.
#[derive(Serialize, ToSchema)]
pub(crate) struct HazardStatistics {
    /// Empty before the first try.
    hazard_stat: Vec<HazardStatistic>,
}

/// How the hazard tickets went.
#[utoipa::path(
    post,
    path = "/api/v1/users/hazard-stat/",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The tickets that were tried", body = HazardStatistics), Refusals)
)]
pub(crate) async fn read_hazard_statistics(
    _edition: InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<HazardStatistics>, Problem> {
    named.must_be(&asker)?;
    // no pack holds clips yet, so nobody has a score
    Ok(Json(HazardStatistics { hazard_stat: Vec::new() }))
}

/// The learner's progress in nine numbers.
#[utoipa::path(
    post,
    path = "/api/v1/users/profiles/statistics/",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The progress", body = ProfileStatistics), Refusals)
)]
pub(crate) async fn read_profile_statistics(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<ProfileStatistics>, Problem> {
    named.must_be(&asker)?;
    let read = learning::read_profile_statistics(service.app(), &asker, edition).await;
    read.map(Json).map_err(|error| Problem::internal(&error))
}

/// The questions that wait to be answered right, as tickets.
#[utoipa::path(
    post,
    path = "/api/v1/users/mistake-questions/",
    tag = "learning",
    request_body = Named,
    params(CountryCode),
    security(("token" = []), ("visitor" = [])),
    responses((status = 200, description = "All mistakes, then topic by topic", body = MistakeTickets), Refusals)
)]
pub(crate) async fn list_mistakes(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    Known(asker): Known,
    Sent(named): Sent<Named>,
) -> Result<Json<MistakeTickets>, Problem> {
    named.must_be(&asker)?;
    let listed = learning::list_mistakes(service.app(), &asker, edition).await;
    listed.map(Json).map_err(|error| Problem::internal(&error))
}
