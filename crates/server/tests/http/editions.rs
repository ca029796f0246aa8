//! Two editions in one process.

use serde_json::json;
use testkit::{NOON, answer, on_each_database};

const STATISTICS: &str = "/api/v1/users/statistics/";

// [EDN-04]
#[tokio::test]
async fn the_header_says_the_edition_else_the_host() {
    on_each_database(async |service| {
        let nobody = service.nobody();
        let edition = async |client: &testkit::Client| client.get("/api/v1/content/").await.json()["edition"].clone();
        assert_eq!(edition(&nobody).await, "GB");
        assert_eq!(edition(&nobody.in_edition("pl")).await, "PL");
        assert_eq!(edition(&nobody.with("host", "pl.localhost:8080")).await, "PL");
        assert_eq!(edition(&nobody.with("host", "pl.localhost:8080").in_edition("GB")).await, "GB");
        for unknown in ["DE", "", "GBR"] {
            let refused = nobody.in_edition(unknown).get("/api/v1/content/").await;
            assert_eq!(refused.code(), (400, "unknown_country_code".into()), "{unknown}");
            let refused = nobody.in_edition(unknown).post("/api/v1/users/temporary/", &json!({})).await;
            assert_eq!(refused.code(), (400, "unknown_country_code".into()), "{unknown}");
        }
    })
    .await;
}

// [EDN-05]
#[tokio::test]
async fn progress_is_kept_for_each_edition_apart() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let polish = visitor.in_edition("PL");
        let before = polish.post(STATISTICS, &json!({})).await.json();
        visitor.add_attempts(&[answer("gb-alertness-001", &["a"], NOON)]).await;
        assert_eq!(polish.post(STATISTICS, &json!({})).await.json(), before);
        assert_eq!(polish.get("/api/v1/attempts/").await.json()["attempts"], json!([]));
        assert_eq!(polish.get("/api/v1/users/allowance/").await.json()["used"], 0);

        let given = polish.add_attempts(&[answer("pl-b1-001", &["a"], NOON)]).await.json();
        assert_eq!(given["refused"], json!([]));
        assert_eq!(visitor.get("/api/v1/attempts/").await.json()["attempts"].as_array().unwrap().len(), 1);
        let foreign = polish.add_attempts(&[answer("gb-alertness-001", &["a"], NOON)]).await.json();
        assert_eq!(foreign["refused"][0]["code"], "unknown_question");
    })
    .await;
}

// [EDN-01] [ERR-03]
#[tokio::test]
async fn refusals_speak_the_editions_language() {
    on_each_database(async |service| {
        let nobody = service.nobody();
        let message = async |client: &testkit::Client, path: &str| client.get(path).await.json()["message"].clone();
        let path = "/api/v1/users/allowance/";
        assert_eq!(message(&nobody, path).await, "Sign in or start as a visitor first.");
        assert_eq!(message(&nobody.in_edition("PL"), path).await, "Najpierw zaloguj się albo zacznij jako gość.");
        let polish_host = nobody.with("host", "pl.localhost:8080");
        assert_eq!(message(&polish_host, "/api/v1/nothing/").await, "Pod tym adresem niczego nie ma.");
        assert_eq!(message(&polish_host.in_edition("DE"), path).await, "Kod kraju musi być GB albo PL.");
    })
    .await;
}
