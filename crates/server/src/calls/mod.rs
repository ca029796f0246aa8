//! The calls of the backend, as the specification lists them.

mod attempts;
mod content;
mod favourites;
mod sessions;
mod statistics;
mod tickets;
mod visitors;

use std::collections::BTreeMap;

use utoipa::{
    IntoParams, IntoResponses,
    openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::service::Service;

/// Every call of the backend, with its description.
pub(crate) fn calls() -> OpenApiRouter<Service> {
    OpenApiRouter::default()
        .routes(routes!(visitors::create_temporary_user))
        .routes(routes!(attempts::add_attempts, attempts::list_attempts))
        .routes(routes!(sessions::finish_session))
        .routes(routes!(statistics::read_allowance))
        .routes(routes!(statistics::read_statistics))
        .routes(routes!(statistics::read_mock_statistics))
        .routes(routes!(statistics::read_hazard_statistics))
        .routes(routes!(statistics::read_profile_statistics))
        .routes(routes!(statistics::list_mistakes))
        .routes(routes!(favourites::list_favourites))
        .routes(routes!(favourites::add_favourite, favourites::remove_favourite))
        .routes(routes!(tickets::list_questions))
        .routes(routes!(tickets::list_topics))
        .routes(routes!(tickets::list_mock_tickets))
        .routes(routes!(tickets::list_topic_tickets))
        .routes(routes!(tickets::list_hazards))
        .routes(routes!(tickets::list_exams))
        .routes(routes!(content::read_content))
}

/// Which edition a call is for.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "only described here; the extractor reads the header")]
pub(crate) struct CountryCode {
    /// GB or PL; else the host says the edition.
    #[param(rename = "Country-Code", example = "GB")]
    country_code: Option<String>,
}

/// How every call may be refused: status and meaning.
const REFUSALS: [(&str, &str); 9] = [
    ("400", "The request cannot be read"),
    ("401", "Nobody asks, or the id or token is not valid"),
    ("403", "Not for this caller"),
    ("413", "The body is too large"),
    ("415", "The body is not JSON"),
    ("422", "Something in the request is not what it must be"),
    ("429", "Too many requests"),
    ("500", "Our fault"),
    ("503", "Not now"),
];

/// How every call may be refused, for its description.
pub(crate) struct Refusals;

impl Refusals {
    /// The refusals by the names that calls refer to.
    pub(crate) fn described() -> impl Iterator<Item = (String, Response)> {
        let problem = || ContentBuilder::new().schema(Some(Ref::from_schema_name("ProblemBody"))).build();
        REFUSALS.into_iter().map(move |(status, words)| {
            let response = ResponseBuilder::new().description(words).content("application/json", problem()).build();
            (format!("Refused{status}"), response)
        })
    }
}

impl IntoResponses for Refusals {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let named = |(status, _)| (str::to_owned(status), Ref::from_response_name(format!("Refused{status}")).into());
        REFUSALS.map(named).into()
    }
}
