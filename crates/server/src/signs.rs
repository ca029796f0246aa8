//! Pictures of signs, under addresses that never change their meaning.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::{problem::Problem, service::Service};

/// The picture of a sign as it is in a version of the content; an old version leads to the current one.
pub(crate) async fn picture(
    State(service): State<Service>,
    Path((version, file)): Path<(String, String)>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, Problem> {
    let content = service.app().library.current();
    let edition = content.edition(service.hosts().edition(&headers, &uri));
    let slug = file.strip_suffix(".svg").ok_or(Problem::NotFound)?;
    let svg = edition.sign_svg(slug).ok_or(Problem::NotFound)?;
    if version != content.version {
        let current = HeaderValue::from_str(&format!("/content/{}/signs/{file}", content.version));
        let current = current.map_err(|error| Problem::internal(&error))?;
        let sent = [(header::LOCATION, current), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
        return Ok((StatusCode::FOUND, sent).into_response());
    }
    let sent =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((sent, svg.to_owned()).into_response())
}
