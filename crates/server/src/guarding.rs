//! What browsers are told and asked so that other sites cannot misuse this one.

use actions::EditionCode;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use pages::Addresses;

use crate::{
    edition::{Hosts, host},
    problem::Problem,
    service::Service,
};

const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

const FIXED: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        PERMISSIONS_POLICY,
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
         magnetometer=(), microphone=(), midi=(), serial=(), usb=()",
    ),
];

/// The security headers of the site.
pub(crate) struct Guarding {
    content_policy: HeaderValue,
    addresses: Addresses,
}

impl Guarding {
    /// Headers that allow the site's own files and the inline scripts with these hashes ("sha256-…").
    pub(crate) fn new(inline_scripts: &[String], addresses: Addresses) -> Self {
        let hashes = inline_scripts.iter().fold(String::new(), |all, hash| all + " '" + hash + "'");
        let policy = format!(
            "default-src 'self'; script-src 'self'{hashes}; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
        );
        let strictest = HeaderValue::from_static("default-src 'self'; frame-ancestors 'none'");
        Self { content_policy: HeaderValue::from_str(&policy).unwrap_or(strictest), addresses }
    }

    /// Adds the headers to an answer.
    pub(crate) fn add_headers(&self, edition: EditionCode, headers: &mut HeaderMap) {
        for (name, value) in FIXED {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers.insert(header::CONTENT_SECURITY_POLICY, self.content_policy.clone());
        if self.addresses.of(edition).scheme() == "https" {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
        }
    }
}

/// Lets only pages of the site itself reach what acts with the visitor's cookies.
pub(crate) async fn same_site_only(State(service): State<Service>, request: Request, next: Next) -> Response {
    let is_reading = request.method().is_safe();
    if is_reading || is_own(request.headers(), request.uri(), service.hosts()) {
        return next.run(request).await;
    }
    Problem::WrongOrigin.into_response()
}

/// Whether the site's own page asks, or no page at all.
fn is_own(headers: &HeaderMap, uri: &Uri, hosts: &Hosts) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return headers.get(SEC_FETCH_SITE).is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    let is_public = EditionCode::ALL
        .iter()
        .any(|edition| hosts.addresses.of(*edition).origin().ascii_serialization().eq_ignore_ascii_case(origin));
    let is_at_this_host = || {
        let asked = origin.split_once("://").map(|(_, asked)| asked);
        asked.zip(host(headers, uri)).is_some_and(|(asked, host)| asked.eq_ignore_ascii_case(host))
    };
    // in the sandbox the site is tried out under any name
    is_public || (hosts.is_sandbox && is_at_this_host())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(is_sandbox: bool) -> Hosts {
        let [gb, pl] = ["https://greenleaf.example", "https://zielony.example"].map(|url| url.parse().unwrap());
        Hosts { addresses: Addresses::new(gb, pl), is_sandbox }
    }

    fn allows(is_sandbox: bool, sent: &[(HeaderName, &'static str)]) -> bool {
        let mut headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("10.0.0.7:8080"))]);
        headers.extend(sent.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))));
        is_own(&headers, &Uri::from_static("/api/proxy"), &hosts(is_sandbox))
    }

    #[test]
    fn only_the_sites_own_pages_may_act_with_its_cookies() {
        assert!(allows(false, &[(header::ORIGIN, "https://greenleaf.example")]));
        assert!(allows(false, &[(header::ORIGIN, "https://zielony.example")]));
        assert!(allows(false, &[]), "a program sends no Origin");
        assert!(allows(true, &[(header::ORIGIN, "http://10.0.0.7:8080")]));
        for (name, value) in [
            (header::ORIGIN, "https://evil.example"),
            (header::ORIGIN, "http://greenleaf.example"),
            (header::ORIGIN, "https://greenleaf.example.evil.example"),
            (header::ORIGIN, "null"),
            (header::ORIGIN, "http://10.0.0.7:8080"),
            (SEC_FETCH_SITE, "cross-site"),
        ] {
            assert!(!allows(false, &[(name, value)]), "{value}");
        }
    }

    #[test]
    fn transport_security_is_only_told_over_https() {
        let told = |addresses: Addresses| {
            let mut headers = HeaderMap::new();
            Guarding::new(&[], addresses).add_headers(EditionCode::Gb, &mut headers);
            headers.contains_key(header::STRICT_TRANSPORT_SECURITY)
        };
        let local = |port: u16| format!("http://localhost:{port}").parse().unwrap();
        assert!(told(hosts(false).addresses));
        assert!(!told(Addresses::new(local(1), local(2))));
    }
}
