use actions::learning::{GivenExam, GivenQuestion, HazardTicket, ListedTopic, MockTicket, TopicTicket};
use axum::{extract::State, http::HeaderMap, response::Response};

use super::{CountryCode, Refusals};
use crate::{asker::InRole, edition::InEdition, problem::Problem, service::Service, stored::List};

/// The questions that the caller may have.
#[utoipa::path(
    get,
    path = "/api/v1/tickets/questions/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [GivenQuestion]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_questions(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::Questions, edition, role, &asked).await
}

/// The topics of the theory.
#[utoipa::path(
    get,
    path = "/api/v1/tickets/topics/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [ListedTopic]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_topics(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::Topics, edition, role, &asked).await
}

/// The mock tests; of each the questions that the caller may have.
#[utoipa::path(
    get,
    path = "/api/v1/tickets/mocks-tickets/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [MockTicket]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_mock_tickets(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::MockTickets, edition, role, &asked).await
}

/// The parts of topics; of each the questions that the caller may have.
#[utoipa::path(
    get,
    path = "/api/v1/tickets/topics-tickets/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [TopicTicket]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_topic_tickets(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::TopicTickets, edition, role, &asked).await
}

/// The hazard perception tickets.
#[utoipa::path(
    get,
    path = "/api/v1/tickets/hazards/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [HazardTicket]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_hazards(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::Hazards, edition, role, &asked).await
}

/// The blueprints of the exams.
#[utoipa::path(
    get,
    path = "/api/v1/exams/",
    tag = "content",
    params(CountryCode),
    security((), ("token" = []), ("visitor" = [])),
    responses((status = 200, description = "The list", body = [GivenExam]), (status = 304, description = "Not changed"), Refusals)
)]
pub(crate) async fn list_exams(
    State(service): State<Service>,
    InEdition(edition): InEdition,
    InRole(role): InRole,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    service.stored().answer(service.app(), List::Exams, edition, role, &asked).await
}
