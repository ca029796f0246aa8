//! What operators and browsers rely on around every answer.

use std::{sync::Arc, time::Duration};

use axum::Router;
use outside::tokens::{TokenVerifier, Verifying};
use serde_json::json;
use testkit::{on_each_database, on_each_database_with, serve};

#[tokio::test]
async fn alive_and_ready_answer() {
    on_each_database(async |service| {
        for path in ["/healthz", "/readyz"] {
            assert_eq!(service.nobody().get(path).await.json(), json!({ "status": "ok" }), "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn every_answer_has_an_id_and_the_security_headers() {
    on_each_database(async |service| {
        let mut ids = Vec::new();
        for path in ["/", "/nowhere", "/api/v1/content/", "/api/v1/nothing/", "/assets/app.js", "/healthz"] {
            let reply = service.nobody().get(path).await;
            ids.push(reply.header("x-request-id").to_owned());
            assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(reply.header("referrer-policy"), "strict-origin-when-cross-origin", "{path}");
            assert!(reply.header("permissions-policy").contains("camera=()"), "{path}");
            let policy = reply.header("content-security-policy");
            assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{path} {policy}");
            assert_eq!(reply.header("strict-transport-security"), "", "{path}: not over http");
        }
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 6);
    })
    .await;
}

#[tokio::test]
async fn counters_are_told_to_who_knows_the_token() {
    let with_token = |parts: &mut server::Parts| parts.settings.metrics_token = Some("secret".into());
    on_each_database_with(with_token, async |service| {
        let visitor = service.visitor().await;
        visitor.add_attempts(&[json!(7)]).await;
        visitor.get("/learning").await;
        let nobody = service.nobody();
        assert_eq!(nobody.get("/metrics").await.code(), (401, "sign_in_needed".into()));
        assert_eq!(
            nobody.with("authorization", "Bearer guess").get("/metrics").await.code(),
            (401, "token_invalid".into())
        );
        let told = nobody.with("authorization", "Bearer secret").get("/metrics").await.text();
        for counter in [
            "greenleaf_requests_total{route=\"/api/v1/attempts/\",method=\"POST\",status=\"200\"}",
            "greenleaf_request_seconds_bucket{route=\"/api/v1/attempts/\"",
            "greenleaf_attempts_total{outcome=\"malformed\"}",
            "greenleaf_pages_total{status=\"200\"}",
        ] {
            assert!(told.contains(counter), "{counter} is not in\n{told}");
        }
        assert!(!told.contains(&visitor.fuid));
    })
    .await;
    on_each_database(async |service| {
        assert_eq!(service.nobody().get("/metrics").await.status, 404);
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_takes_too_long_is_given_up() {
    let asleep = Router::new().fallback(async || tokio::time::sleep(Duration::from_mins(1)).await);
    let (url, other) = serve(asleep).await;
    let impatient = |parts: &mut server::Parts| {
        parts.settings.timeout = Duration::from_millis(100);
        parts.settings.backend_url = Some(url.parse().unwrap());
    };
    on_each_database_with(impatient, async |service| {
        let reply = service.nobody().in_edition("PL").get("/api/v1/content/").await;
        assert_eq!(reply.code(), (503, "too_slow".into()));
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
    })
    .await;
    other.abort();
}

struct Broken;

impl TokenVerifier for Broken {
    fn verify<'a>(&'a self, _: &'a str, _: i64) -> Verifying<'a> {
        panic!("a part is broken")
    }
}

// [ERR-03]
#[tokio::test]
async fn a_panic_is_an_answer_and_the_service_goes_on() {
    let broken = |parts: &mut server::Parts| parts.tokens = Arc::new(Broken);
    on_each_database_with(broken, async |service| {
        let unlucky = service.nobody().with("authorization", "Bearer any");
        let reply = unlucky.get("/api/v1/users/allowance/").await;
        assert_eq!(reply.code(), (500, "internal".into()));
        assert!(!reply.header("x-request-id").is_empty());
        assert!(!reply.text().contains("broken"));
        assert_eq!(service.nobody().get("/healthz").await.status, 200);
    })
    .await;
}
