//! The calls that the relay passes on, and no others (specification §7).

use axum::http::Method;

/// Method and path of every relayed call.
pub(crate) const RELAYED: [(Method, &str); 26] = [
    (Method::POST, "/auth/users/"),
    (Method::POST, "/api/v1/users/exists/"),
    (Method::DELETE, "/api/v1/users/profiles/"),
    (Method::POST, "/api/v1/users/profiles/"),
    (Method::PATCH, "/api/v1/users/profiles/"),
    (Method::POST, "/api/v1/users/profiles/statistics/"),
    (Method::POST, "/api/v1/users/statistics-mocks/"),
    (Method::POST, "/api/v1/users/statistics/"),
    (Method::POST, "/api/v1/users/hazard-stat/"),
    (Method::POST, "/api/v1/users/favorite-questions/get"),
    (Method::POST, "/api/v1/users/favorite-questions/"),
    (Method::DELETE, "/api/v1/users/favorite-questions/"),
    (Method::POST, "/api/v1/subscriptions/checkout/"),
    (Method::POST, "/api/v1/subscriptions/get-portal-login-page/"),
    (Method::POST, "/api/v1/subscriptions/get-user-sub/"),
    (Method::POST, "/api/v1/subscriptions/change/"),
    (Method::POST, "/api/v1/subscriptions/cancel/"),
    (Method::POST, "/api/v1/subscriptions/renew/"),
    (Method::POST, "/api/v1/subscriptions/get-discount/"),
    (Method::POST, "/api/v1/subscriptions/user-is-subscribed/"),
    (Method::POST, "/api/v1/subscriptions/cancellation-reasons/"),
    (Method::POST, "/api/v1/users/notifications/"),
    (Method::POST, "/api/v1/users/notifications/get"),
    (Method::POST, "/api/v1/users/notifications/resubscribe"),
    (Method::POST, "/api/v1/users/notifications/pass-email-mc"),
    (Method::POST, "/api/v1/users/mistake-questions/"),
];

/// The listed call that is meant, if it is one; a slash at the end may be left out.
pub(crate) fn listed(method: &str, endpoint: &str) -> Option<(Method, &'static str)> {
    let bare = |path: &str| path.trim_end_matches('/').len();
    let is_meant = |(listed, path): &&(Method, &str)| {
        listed.as_str().eq_ignore_ascii_case(method) && path[..bare(path)] == endpoint[..bare(endpoint)]
    };
    RELAYED.iter().find(is_meant).map(|(method, path)| (method.clone(), *path))
}

#[cfg(test)]
mod tests {
    use super::*;

    // [CALL-01]
    #[test]
    fn nothing_but_a_listed_call_is_passed_on() {
        assert_eq!(listed("POST", "/api/v1/users/statistics/"), Some((Method::POST, "/api/v1/users/statistics/")));
        assert_eq!(listed("delete", "/api/v1/users/profiles"), Some((Method::DELETE, "/api/v1/users/profiles/")));
        for (method, endpoint) in [
            ("GET", "/api/v1/users/statistics/"),
            ("POST", "/api/v1/attempts/"),
            ("POST", "/api/v1/users/statistics/../attempts/"),
            ("POST", "/api/v1/users/statistics/?a=b"),
            ("POST", "//evil.example/api/v1/users/statistics/"),
            ("POST", "https://evil.example/api/v1/users/statistics/"),
            ("POST", "/api/v1/Users/statistics/"),
            ("POST", "/api/proxy"),
            ("POST", "/"),
            ("POST", ""),
            ("", "/api/v1/users/statistics/"),
        ] {
            assert_eq!(listed(method, endpoint), None, "{method} {endpoint}");
        }
    }
}
