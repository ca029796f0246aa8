//! What nobody should send.

use std::num::NonZeroU32;

use reqwest::Method;
use serde_json::{Value, json};
use testkit::{NOON, answer, on_each_database, on_each_database_with};

/// What is sent, as what, and the refusal.
type Row<'r> = (Option<&'r str>, Vec<u8>, (u16, &'r str));

const ATTEMPTS: &str = "/api/v1/attempts/";

fn deep(depth: usize) -> String {
    format!("{}{}", "[".repeat(depth), "]".repeat(depth))
}

// [ERR-03]
#[tokio::test]
async fn bad_input_is_refused_with_a_code_and_is_never_our_fault() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let one = answer("gb-alertness-001", &["b"], NOON);
        let many: Vec<Value> = (0..101).map(|_| one.clone()).collect();
        let huge = "x".repeat((1 << 20) + 1);
        let json_type = Some("application/json");
        let rows: Vec<Row> = vec![
            (json_type, b"".to_vec(), (400, "broken_json")),
            (json_type, b"{".to_vec(), (400, "broken_json")),
            (json_type, b"{\"attempts\": []}}".to_vec(), (400, "broken_json")),
            (json_type, b"{\"attempts\": [\xff\xfe]}".to_vec(), (400, "broken_json")),
            (json_type, format!("{{\"attempts\": {}}}", deep(50_000)).into(), (400, "broken_json")),
            (json_type, huge.clone().into(), (413, "too_large")),
            (Some("text/plain"), b"{}".to_vec(), (415, "not_json")),
            (None, b"{}".to_vec(), (415, "not_json")),
            (json_type, b"[]".to_vec(), (422, "wrong_shape")),
            (json_type, b"null".to_vec(), (422, "wrong_shape")),
            (json_type, b"{}".to_vec(), (422, "wrong_shape")),
            (json_type, b"{\"attempts\": {}}".to_vec(), (422, "wrong_shape")),
            (json_type, b"{\"attempts\": \"all\"}".to_vec(), (422, "wrong_shape")),
            (json_type, b"{\"fuid\": 7, \"attempts\": []}".to_vec(), (422, "wrong_shape")),
            (json_type, b"{\"attempts\": []}".to_vec(), (422, "wrong_attempt_count")),
            (json_type, json!({ "attempts": many }).to_string().into(), (422, "wrong_attempt_count")),
        ];
        for (content_type, body, (status, code)) in rows {
            let shown = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
            let reply = visitor.send(Method::POST, ATTEMPTS, content_type, body).await;
            assert_eq!(reply.code(), (status, code.to_owned()), "{shown}");
            assert!(!reply.json()["message"].as_str().unwrap().is_empty(), "{shown}");
        }
    })
    .await;
}

// [ERR-03]
#[tokio::test]
async fn what_is_wrong_with_one_answer_is_told_for_that_answer() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let good = answer("gb-alertness-001", &["b"], NOON);
        let change = |field: &str, value: Value| {
            let mut bad = answer("gb-alertness-001", &["b"], NOON);
            bad[field] = value;
            bad
        };
        let bad = [
            (change("question_id", json!("gb-nothing-001")), "unknown_question"),
            (change("id", json!("7")), "malformed_id"),
            (change("id", json!("c232ab00-9414-11ec-b3c8-9f68deced846")), "malformed_id"),
            (change("answered_at", json!("2027-11-21T12:00:00Z")), "answered_in_future"),
            (change("mode", json!("sleep")), "unknown_mode"),
            (change("chosen", json!(["z"])), "unknown_option"),
            (answer("gb-alertness-003", &["a"], NOON), "not_allowed"),
            (change("id", json!("x".repeat(100_000))), "malformed_id"),
            (change("session_id", json!("7")), "malformed_id"),
            (change("answered_at", json!("yesterday")), "malformed"),
            (change("chosen", json!(vec!["b"; 1000])), "unknown_option"),
            (json!(7), "malformed"),
            (json!({ "id": [] }), "malformed"),
        ];
        let mut sent = vec![good.clone()];
        sent.extend(bad.iter().map(|(attempt, _)| attempt.clone()));
        let reply = visitor.add_attempts(&sent).await;
        let body = reply.json();
        assert_eq!(reply.status, 200, "{body}");
        assert_eq!(body["accepted"], json!([{ "id": good["id"], "is_right": true }]));
        let codes: Vec<_> =
            body["refused"].as_array().unwrap().iter().map(|one| one["code"].as_str().unwrap()).collect();
        assert_eq!(codes, bad.map(|(_, code)| code));
    })
    .await;
}

// [ERR-03]
#[tokio::test]
async fn other_calls_refuse_bad_input_too() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let favourite = |id: &str| json!({ "question_id": id });
        let session = |field: &str, value: Value| {
            let mut session = testkit::session("mock", 1, NOON, NOON);
            session[field] = value;
            json!({ "session": session })
        };
        for (method, path, body, expected) in [
            (Method::POST, "/api/v1/users/favorite-questions/", favourite("nothing"), (422, "unknown_question")),
            (Method::POST, "/api/v1/users/favorite-questions/", favourite("gb-alertness-003"), (403, "premium_needed")),
            (
                Method::POST,
                "/api/v1/users/favorite-questions/",
                favourite(&"x".repeat(100_000)),
                (422, "unknown_question"),
            ),
            (Method::DELETE, "/api/v1/users/favorite-questions/", json!({}), (422, "wrong_shape")),
            (Method::POST, "/api/v1/sessions/", session("id", json!("7")), (422, "malformed_id")),
            (Method::POST, "/api/v1/sessions/", session("mode", json!("sleep")), (422, "unknown_mode")),
            (Method::POST, "/api/v1/sessions/", session("started_at", json!("later")), (422, "malformed_time")),
            (
                Method::POST,
                "/api/v1/sessions/",
                session("ticket", json!({ "kind": "mock", "id": -1 })),
                (422, "wrong_shape"),
            ),
            (Method::PUT, "/api/v1/attempts/", json!({}), (405, "method_not_allowed")),
            (Method::POST, "/api/v1/nothing/", json!({}), (404, "not_found")),
            (Method::POST, "/api/", json!({}), (404, "not_found")),
            (Method::POST, "/learning", json!({}), (405, "method_not_allowed")),
            (Method::POST, "/api/proxy", json!({}), (422, "wrong_shape")),
            (Method::POST, "/sandbox/sign-in/", json!({ "email": "a", "password": "b", "c": 1 }), (422, "wrong_shape")),
        ] {
            let reply = visitor.call(method.clone(), path, &body).await;
            assert_eq!(reply.code(), (expected.0, expected.1.to_owned()), "{method} {path} {body:.60}");
        }
        for path in [
            "/api/v1/attempts/?after=x",
            "/api/v1/attempts/?after=-1",
            "/api/v1/attempts/?limit=many",
            "/api/v1/attempts/?limit=-1",
        ] {
            assert_eq!(visitor.get(path).await.code(), (400, "wrong_query".into()), "{path}");
        }
    })
    .await;
}

// [ERR-03]
#[tokio::test]
async fn letters_that_no_database_keeps_are_refused() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let mut nul = answer("gb-alertness-001", &["b"], NOON);
        nul["id"] = json!("\0");
        for (method, path, body) in [
            (Method::POST, ATTEMPTS, json!({ "attempts": [nul] })),
            (Method::DELETE, "/api/v1/users/favorite-questions/", json!({ "question_id": "a\0b" })),
            (Method::POST, "/sandbox/sign-in/", json!({ "email": "\0", "password": "learn2drive" })),
        ] {
            assert_eq!(visitor.call(method, path, &body).await.code(), (422, "wrong_shape".into()), "{path}");
        }
        for early in ["-009999-01-01T00:00:00Z", "0000-01-01T00:00:00Z"] {
            let mut first = answer("gb-alertness-001", &["b"], NOON);
            first["answered_at"] = json!(early);
            assert_eq!(visitor.add_attempts(&[first]).await.status, 200, "{early}");
        }
    })
    .await;
}

// [ROLE-05]
#[tokio::test]
async fn one_network_makes_only_so_many_visitors_at_once() {
    let few = |parts: &mut server::Parts| {
        parts.settings.visitor_burst = NonZeroU32::new(3).unwrap();
        parts.settings.is_behind_proxy = true;
    };
    on_each_database_with(few, async |service| {
        let school = service.nobody().with("x-forwarded-for", "192.0.2.1");
        let made = async || school.post("/api/v1/users/temporary/", &json!({})).await.code();
        for _ in 0..3 {
            assert_eq!(made().await.0, 201);
        }
        assert_eq!(made().await, (429, "too_many_requests".into()));
        service.nobody().with("x-forwarded-for", "192.0.2.2").visitor().await;
    })
    .await;
}
