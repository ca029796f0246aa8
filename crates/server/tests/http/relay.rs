//! `POST /api/proxy`, with the embedded backend and with another one.

use std::time::Duration;

use axum::{
    Json, Router,
    http::{HeaderMap, StatusCode},
    routing::{get, post},
};
use reqwest::Method;
use serde_json::{Value, json};
use testkit::{Client, on_each_database, on_each_database_with, serve};

async fn relay(client: &Client, method: &str, endpoint: &str, data: Value) -> testkit::Reply {
    client.post("/api/proxy", &json!({ "endpoint": endpoint, "method": method, "data": data })).await
}

// [CALL-01]
#[tokio::test]
async fn listed_calls_are_passed_on_as_the_caller_and_no_others() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let direct = visitor.post("/api/v1/users/statistics/", &json!({})).await.json();
        let relayed = relay(&visitor, "POST", "/api/v1/users/statistics/", json!({ "fuid": visitor.fuid })).await;
        assert_eq!((relayed.status, relayed.json()), (200, direct));
        let polish = relay(&visitor.in_edition("PL"), "POST", "/api/v1/users/statistics/", json!({})).await.json();
        assert_ne!(polish, relayed.json());

        let nobody = service.nobody();
        let refused = relay(&nobody, "POST", "/api/v1/users/statistics/", json!({ "fuid": visitor.fuid })).await;
        assert_eq!(refused.code(), (401, "sign_in_needed".into()));
        for (method, endpoint) in [
            ("POST", "/api/v1/attempts/"),
            ("GET", "/api/v1/tickets/questions/"),
            ("POST", "/healthz"),
            ("POST", "https://evil.example/api/v1/users/statistics/"),
        ] {
            assert_eq!(
                relay(&visitor, method, endpoint, json!({})).await.code(),
                (403, "not_relayed".into()),
                "{endpoint}"
            );
        }
        let unbuilt = relay(&visitor, "POST", "/api/v1/subscriptions/checkout/", json!({})).await;
        assert_eq!(unbuilt.code(), (404, "not_found".into()));
    })
    .await;
}

// [CALL-01]
#[tokio::test]
async fn the_relay_takes_the_token_from_the_cookie() {
    on_each_database(async |service| {
        let learner = service.learner("premium").await;
        let sent = json!({ "email": "premium@example.com", "password": "learn2drive" });
        let token =
            service.nobody().post("/sandbox/sign-in/", &sent).await.json()["token"].as_str().unwrap().to_owned();
        let browser = service.nobody().with("cookie", &format!("dtt_cookie=true; greenleaf_token={token}"));
        let own = json!({ "fuid": learner.fuid });
        assert_eq!(relay(&browser, "POST", "/api/v1/users/favorite-questions/get", own.clone()).await.status, 200);
        assert_eq!(browser.post("/api/v1/users/favorite-questions/get", &own).await.status, 401, "only the relay does");

        let lured = browser.with("origin", "https://evil.example");
        let refused = relay(&lured, "POST", "/api/v1/users/favorite-questions/get", own).await;
        assert_eq!(refused.code(), (403, "wrong_origin".into()));
    })
    .await;
}

fn told(headers: &HeaderMap, name: &str) -> Value {
    json!(headers.get(name).and_then(|value| value.to_str().ok()))
}

async fn echo(headers: HeaderMap, body: String) -> (StatusCode, Json<Value>) {
    let names = ["country-code", "x-temp-user", "authorization", "cookie", "x-forwarded-for"];
    let heard: serde_json::Map<_, _> = names.iter().map(|name| ((*name).to_owned(), told(&headers, name))).collect();
    (StatusCode::CREATED, Json(json!({ "heard": heard, "body": body })))
}

fn other_backend() -> Router {
    Router::new()
        .route("/base/api/v1/users/statistics/", post(echo))
        .route("/base/api/v1/tickets/topics/", get(echo))
        .route("/base/api/v1/users/exists/", post(async || (StatusCode::INTERNAL_SERVER_ERROR, "<h1>trace</h1>")))
        .route(
            "/base/api/v1/users/profiles/",
            post(async || (StatusCode::FOUND, [("location", "https://evil.example/")])),
        )
        .route("/base/auth/users/", post(async || tokio::time::sleep(Duration::from_mins(1)).await))
        .route(
            "/base/api/v1/users/hazard-stat/",
            post(async || (StatusCode::FORBIDDEN, Json(json!({ "code": "not_yours", "message": "No." })))),
        )
}

// [CALL-18]
#[tokio::test]
async fn another_backend_answers_in_the_embedded_ones_place() {
    let (url, other) = serve(other_backend()).await;
    let remote = |parts: &mut server::Parts| {
        parts.settings.backend_url = Some(format!("{url}/base/").parse().unwrap());
        parts.settings.backend_timeout = Duration::from_millis(300);
    };
    on_each_database_with(remote, async |service| {
        let browser =
            service.nobody().with("x-temp-user", "visitor-1").with("cookie", "greenleaf_token=a.b.c; other=1");
        let browser = browser.in_edition("pl").with("x-forwarded-for", "203.0.113.1");
        let relayed = relay(&browser, "POST", "/api/v1/users/statistics/", json!({ "fuid": "visitor-1" })).await;
        let heard = json!({
            "country-code": "PL", "x-temp-user": "visitor-1", "authorization": "Bearer a.b.c", "cookie": null,
            "x-forwarded-for": "127.0.0.1",
        });
        assert_eq!(
            (relayed.status, relayed.json()),
            (201, json!({ "heard": heard, "body": "{\"fuid\":\"visitor-1\"}" }))
        );

        let direct = browser.get("/api/v1/tickets/topics/").await.json();
        assert_eq!((&direct["heard"]["country-code"], &direct["heard"]["authorization"]), (&json!("PL"), &Value::Null));

        let refused = relay(&browser, "POST", "/api/v1/users/hazard-stat/", json!({})).await;
        assert_eq!(refused.code(), (403, "not_yours".into()), "its refusals are given back");
        let refused = browser.call(Method::DELETE, "/api/v1/tickets/topics/", &json!({})).await;
        assert_eq!((refused.status, refused.header("allow")), (405, "GET,HEAD"));
        for (endpoint, expected) in [
            ("/api/v1/users/exists/", (502, "backend_failed")),
            ("/api/v1/users/profiles/", (502, "backend_failed")),
            ("/auth/users/", (504, "backend_too_slow")),
        ] {
            let failed = relay(&browser, "POST", endpoint, json!({})).await;
            assert_eq!(failed.code(), (expected.0, expected.1.to_owned()), "{endpoint}");
        }
    })
    .await;
    other.abort();
}

// [CALL-18]
#[tokio::test]
async fn a_backend_that_is_gone_is_told_as_such() {
    let gone = |parts: &mut server::Parts| parts.settings.backend_url = Some("http://127.0.0.1:1".parse().unwrap());
    on_each_database_with(gone, async |service| {
        let failed = relay(&service.nobody(), "POST", "/api/v1/users/statistics/", json!({})).await;
        assert_eq!(failed.code(), (502, "backend_failed".into()));
    })
    .await;
}
