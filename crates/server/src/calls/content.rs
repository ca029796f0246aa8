use actions::EditionCode;
use axum::{Json, extract::State, http::header, response::IntoResponse};
use serde::Serialize;
use utoipa::ToSchema;

use super::{CountryCode, Refusals};
use crate::{edition::InEdition, service::Service};

/// What is taught now, and the edition's own numbers.
#[derive(Serialize, ToSchema)]
pub(crate) struct ContentVersion {
    /// Changes with any word of the content.
    version: String,
    /// The edition that it is of.
    edition: EditionCode,
    /// Zone whose midnight begins a day.
    time_zone: String,
    /// Right answers, in percent, at which a part of a topic is passed.
    pass_percent: u32,
    /// Answers a day without a subscription.
    daily_limit: u32,
}

/// Which content is served now.
#[utoipa::path(
    get,
    path = "/api/v1/content/",
    tag = "content",
    params(CountryCode),
    responses((status = 200, description = "The content's version", body = ContentVersion), Refusals)
)]
pub(crate) async fn read_content(State(service): State<Service>, InEdition(code): InEdition) -> impl IntoResponse {
    let content = service.app().library.current();
    let settings = &content.edition(code).settings;
    let version = ContentVersion {
        version: content.version.clone(),
        edition: code,
        time_zone: settings.time_zone.clone(),
        pass_percent: settings.pass_percent,
        daily_limit: settings.daily_limit,
    };
    ([(header::CACHE_CONTROL, "no-cache"), (header::VARY, "country-code")], Json(version))
}
