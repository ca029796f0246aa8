//! Which edition a request is for.

use actions::EditionCode;
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header::HOST, request::Parts},
};
use pages::Addresses;

use crate::{problem::Problem, service::Service};

/// Header that names the edition of a call.
pub const COUNTRY_CODE: &str = "country-code";

/// The edition of a call: the header Country-Code says it, else the host.
pub struct InEdition(pub EditionCode);

impl FromRequestParts<Service> for InEdition {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Problem> {
        service.hosts().asked(&parts.headers, &parts.uri).map(Self)
    }
}

/// How hosts and headers name editions.
#[derive(Clone)]
pub(crate) struct Hosts {
    pub(crate) addresses: Addresses,
    /// In the sandbox any host that begins with "pl." is Polish.
    pub(crate) is_sandbox: bool,
}

impl Hosts {
    /// The edition that a request names.
    pub(crate) fn asked(&self, headers: &HeaderMap, uri: &Uri) -> Result<EditionCode, Problem> {
        let Some(code) = headers.get(COUNTRY_CODE) else { return Ok(self.edition(headers, uri)) };
        let named = |edition: &EditionCode| code.as_bytes().eq_ignore_ascii_case(edition.as_str().as_bytes());
        EditionCode::ALL.into_iter().find(named).ok_or(Problem::UnknownCountryCode)
    }

    /// The edition that lives at the host of a request; an unknown host is British.
    pub(crate) fn edition(&self, headers: &HeaderMap, uri: &Uri) -> EditionCode {
        let host = host(headers, uri).unwrap_or_default();
        let begins_polish = host.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("pl."));
        if self.is_sandbox && begins_polish { EditionCode::Pl } else { self.addresses.edition(host) }
    }
}

/// The host, with its port, that a request was sent to.
pub(crate) fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let header = headers.get(HOST).and_then(|value| value.to_str().ok());
    header.or_else(|| uri.authority().map(axum::http::uri::Authority::as_str))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn edition(is_sandbox: bool, host: &'static str, code: Option<&'static str>) -> Result<EditionCode, Problem> {
        let [gb, pl] = ["https://greenleaf.example", "https://zielony.example"].map(|url| url.parse().unwrap());
        let mut headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
        if let Some(code) = code {
            headers.insert(COUNTRY_CODE, HeaderValue::from_static(code));
        }
        Hosts { addresses: Addresses::new(gb, pl), is_sandbox }.asked(&headers, &Uri::from_static("/"))
    }

    // [EDN-04]
    #[test]
    fn the_header_says_the_edition_else_the_host() {
        for (host, code, expected) in [
            ("greenleaf.example", None, Ok(EditionCode::Gb)),
            ("zielony.example:443", None, Ok(EditionCode::Pl)),
            ("ZIELONY.example", None, Ok(EditionCode::Pl)),
            ("zielony.example", Some("GB"), Ok(EditionCode::Gb)),
            ("greenleaf.example", Some("pl"), Ok(EditionCode::Pl)),
            ("greenleaf.example", Some("DE"), Err(Problem::UnknownCountryCode)),
            ("greenleaf.example", Some(""), Err(Problem::UnknownCountryCode)),
            ("[::1]:8080", None, Ok(EditionCode::Gb)),
        ] {
            assert_eq!(edition(false, host, code), expected, "{host} {code:?}");
        }
    }

    #[test]
    fn only_in_the_sandbox_does_every_host_that_begins_with_pl_mean_poland() {
        assert_eq!(edition(true, "pl.localhost:8080", None), Ok(EditionCode::Pl));
        assert_eq!(edition(true, "127.0.0.1:8080", None), Ok(EditionCode::Gb));
        assert_eq!(edition(false, "pl.localhost:8080", None), Ok(EditionCode::Gb));
    }
}
