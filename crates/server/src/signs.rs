//! Pictures of signs, under addresses that never change their meaning.

use axum::{
    extract::{Path, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::{
    edition::{COUNTRY_CODE, InEdition},
    problem::Problem,
    service::Service,
};

/// Should both editions have a sign of that name, who asks decides which it is.
const DEPENDS: (HeaderName, HeaderValue) = (header::VARY, HeaderValue::from_static(COUNTRY_CODE));

/// The picture of a sign as it is in a version of the content; an old version leads to the current one.
///
/// An address names no edition, and questions of either are read on any host: a sign that the edition lacks is the
/// other one's.
pub(crate) async fn picture(
    State(service): State<Service>,
    Path((version, file)): Path<(String, String)>,
    InEdition(edition): InEdition,
) -> Result<Response, Problem> {
    let content = service.app().library.current();
    let slug = file.strip_suffix(".svg").ok_or(Problem::NotFound)?;
    let mut editions = [content.edition(edition)].into_iter().chain(content.editions());
    let svg = editions.find_map(|edition| edition.sign_svg(slug)).ok_or(Problem::NotFound)?;
    if version != content.version {
        let current = HeaderValue::from_str(&format!("/content/{}/signs/{file}", content.version));
        let current = current.map_err(|error| Problem::internal(&error))?;
        let sent = [(header::LOCATION, current), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
        return Ok((StatusCode::FOUND, sent, [DEPENDS]).into_response());
    }
    let sent =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((sent, [DEPENDS], svg.to_owned()).into_response())
}
