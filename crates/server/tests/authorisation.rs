//! Who may call what: every route, asked by nobody, by its owner and by somebody else.

use reqwest::Method;
use serde_json::{Value, json};
use testkit::{Client, NOON, answer, on_each_database, session};

/// Who may make a call.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    /// Anyone, known or not.
    Anyone,
    /// The learner whose progress it is, who may be named in the body.
    Owner,
}

struct Row {
    method: Method,
    path: &'static str,
    who: Who,
    body: Value,
}

fn row(method: Method, path: &'static str, who: Who, body: Value) -> Row {
    Row { method, path, who, body }
}

fn table() -> Vec<Row> {
    let favourite = json!({ "question_id": "gb-alertness-001" });
    let relayed = json!({ "endpoint": "/api/v1/users/statistics/", "method": "POST", "data": {} });
    vec![
        row(Method::GET, "/api/v1/content/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/exams/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/tickets/questions/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/tickets/topics/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/tickets/mocks-tickets/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/tickets/topics-tickets/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/tickets/hazards/", Who::Anyone, Value::Null),
        row(Method::GET, "/api/v1/attempts/", Who::Owner, Value::Null),
        row(Method::GET, "/api/v1/users/allowance/", Who::Owner, Value::Null),
        row(
            Method::POST,
            "/api/v1/attempts/",
            Who::Owner,
            json!({ "attempts": [answer("gb-alertness-001", &["b"], NOON)] }),
        ),
        row(Method::POST, "/api/v1/sessions/", Who::Owner, json!({ "session": session("mock", 1, NOON, NOON) })),
        row(Method::POST, "/api/v1/users/statistics/", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/statistics-mocks/", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/hazard-stat/", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/profiles/statistics/", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/mistake-questions/", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/favorite-questions/get", Who::Owner, json!({})),
        row(Method::POST, "/api/v1/users/favorite-questions/", Who::Owner, favourite.clone()),
        row(Method::DELETE, "/api/v1/users/favorite-questions/", Who::Owner, favourite),
        row(Method::POST, "/api/v1/users/temporary/", Who::Anyone, json!({})),
        row(Method::POST, "/api/proxy", Who::Owner, relayed),
        row(
            Method::POST,
            "/sandbox/sign-in/",
            Who::Anyone,
            json!({ "email": "free@example.com", "password": "learn2drive" }),
        ),
        row(Method::GET, "/healthz", Who::Anyone, Value::Null),
        row(Method::GET, "/readyz", Who::Anyone, Value::Null),
    ]
}

/// Documented routes without a row above. This list may only shrink.
const UNTESTED: [&str; 0] = [];

async fn ask(client: &Client, row: &Row, named: Option<(&str, &str)>) -> (u16, String) {
    if row.body.is_null() {
        return client.get(row.path).await.code();
    }
    let mut body = row.body.clone();
    if let Some((field, id)) = named {
        let place = if row.path == "/api/proxy" { &mut body["data"] } else { &mut body };
        place[field] = json!(id);
    }
    client.call(row.method.clone(), row.path, &body).await.code()
}

// [GUARD-06] [SESS-01]
#[tokio::test]
async fn progress_is_open_to_its_owner_alone() {
    on_each_database(async |service| {
        let (nobody, owner, other) = (service.nobody(), service.visitor().await, service.visitor().await);
        let learner = service.learner("premium").await;
        let made_up = nobody.with("x-temp-user", "00000000000000000000000000");
        for row in table() {
            let path = row.path;
            let is_open = row.who == Who::Anyone;
            let (status, code) = ask(&nobody, &row, None).await;
            assert_eq!(status < 300, is_open, "{path} asked by nobody: {status} {code}");
            if is_open {
                continue;
            }
            assert_eq!((status, code.as_str()), (401, "sign_in_needed"), "{path} asked by nobody");
            assert_eq!(ask(&made_up, &row, None).await, (401, "unknown_user".into()), "{path} with a made-up id");
            assert!(ask(&owner, &row, None).await.0 < 300, "{path} asked by its owner");
            if row.body.is_null() {
                continue;
            }
            for field in ["fuid", "user_id"] {
                assert!(ask(&owner, &row, Some((field, &owner.fuid))).await.0 < 300, "{path} {field} of the owner");
                for stranger in [&other, &learner] {
                    let refused = ask(stranger, &row, Some((field, &owner.fuid))).await;
                    assert_eq!(refused, (403, "not_yours".into()), "{path} {field} of somebody else");
                }
                let refused = ask(&nobody, &row, Some((field, &owner.fuid))).await;
                assert_eq!(refused.0, 401, "{path} {field} named by nobody");
            }
        }
    })
    .await;
}

// [SESS-01]
#[tokio::test]
async fn an_accounts_id_opens_nothing_without_its_token() {
    on_each_database(async |service| {
        let learner = service.learner("premium").await;
        let thief = service.nobody().with("x-temp-user", &learner.fuid);
        for row in table().iter().filter(|row| row.who == Who::Owner) {
            assert_eq!(ask(&thief, row, None).await, (401, "unknown_user".into()), "{}", row.path);
        }
    })
    .await;
}

#[tokio::test]
async fn a_token_opens_for_an_hour_and_only_if_it_is_ours() {
    on_each_database(async |service| {
        let learner = service.learner("free").await;
        let allowance = "/api/v1/users/allowance/";
        assert_eq!(learner.get(allowance).await.status, 200);
        for broken in ["Bearer x.y.z", "Bearer ", "Basic abc", "nonsense"] {
            let refused = service.nobody().with("authorization", broken).get(allowance).await;
            assert_eq!(refused.code(), (401, "token_invalid".into()), "{broken}");
        }
        service.clock.pass(3_600_000);
        assert_eq!(learner.get(allowance).await.code(), (401, "token_expired".into()));
    })
    .await;
}

#[tokio::test]
async fn only_seeded_learners_sign_in_and_only_in_the_sandbox() {
    on_each_database(async |service| {
        service.learner("free").await;
        let sign_in = async |email: &str, password: &str| {
            let sent = json!({ "email": email, "password": password });
            service.nobody().post("/sandbox/sign-in/", &sent).await.code()
        };
        assert_eq!(sign_in("free@example.com", "wrong").await, (401, "wrong_password".into()));
        assert_eq!(sign_in("nobody@example.com", "learn2drive").await, (401, "wrong_password".into()));
        assert_eq!(sign_in("", "learn2drive").await, (401, "wrong_password".into()));
    })
    .await;
    testkit::on_each_database_with(
        |parts| parts.settings.is_sandbox = false,
        async |service| {
            let sent = json!({ "email": "free@example.com", "password": "learn2drive" });
            let refused = service.nobody().post("/sandbox/sign-in/", &sent).await;
            assert_eq!(refused.code(), (404, "not_found".into()));
        },
    )
    .await;
}

#[test]
fn every_documented_route_is_in_the_table() {
    let document: Value = serde_json::from_str(&server::openapi_json().unwrap()).unwrap();
    let mut missing = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let is_tested = |row: &Row| row.path == path && row.method.as_str().eq_ignore_ascii_case(method);
            if !table().iter().any(is_tested) {
                missing.push(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    assert_eq!(missing, UNTESTED, "routes without an authorisation test");
}
