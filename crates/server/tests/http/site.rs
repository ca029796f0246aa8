//! Pages, their payloads, and files.

use reqwest::Method;
use serde_json::json;
use testkit::on_each_database;

// [ROUTE-26] [ROUTE-29]
#[tokio::test]
async fn unknown_pages_are_pages_that_say_so() {
    on_each_database(async |service| {
        for path in ["/nowhere", "/learning/mock-ticket-x", "/learning/mock-ticket-999", "/learning/nap-ticket-1"] {
            let page = service.nobody().get(path).await;
            assert_eq!((page.status, page.header("content-type")), (404, "text/html; charset=utf-8"), "{path}");
            assert!(page.text().contains("not-found"), "{path}");
            let payload = service.nobody().get(&format!("{path}/_payload.json")).await;
            assert_eq!(payload.status, 404, "{path}");
            assert_eq!(payload.json()["message"], format!("Page Not Found: {path}"));
        }
    })
    .await;
}

// [ROUTE-27]
#[tokio::test]
async fn a_slash_at_the_end_is_taken_away_and_the_query_kept() {
    on_each_database(async |service| {
        let redirected = service.nobody().get("/learning/topics/?from=mail").await;
        assert_eq!((redirected.status, redirected.header("location")), (301, "/learning/topics?from=mail"));
        let home = service.nobody().get("/").await;
        assert_eq!(home.status, 200);
        let elsewhere = service.nobody().get("//evil.example/").await;
        assert_eq!(elsewhere.header("location"), "/evil.example");
        assert_eq!(service.nobody().get("/Learning/TOPICS").await.status, 200);
    })
    .await;
}

// [ROUTE-28]
#[tokio::test]
async fn a_route_rule_redirects_as_it_says_for_ever_or_for_now() {
    on_each_database(async |service| {
        for (path, status, to) in [("/theory-test", 301, "/learning"), ("/Road-Signs", 302, "/learning/signs-ticket-1")]
        {
            let first = service.nobody().get(path).await;
            assert_eq!((first.status, first.header("location")), (status, to), "{path}");
            let inside = service.nobody().get(&format!("{path}/_payload.json")).await;
            assert_eq!(inside.json(), json!({ "status": status, "location": to }), "{path}");
        }
    })
    .await;
}

// [ROUTE-30]
#[tokio::test]
async fn search_engines_are_told_in_their_own_words_what_a_page_is() {
    on_each_database(async |service| {
        let polish = service.nobody().with("host", "pl.localhost");
        for (path, kinds) in [
            ("", ["WebSite", "EducationalOrganization"]),
            ("/learning", ["LearningResource", "BreadcrumbList"]),
            ("/learning/topics", ["LearningResource", "BreadcrumbList"]),
            ("/learning-modes", ["LearningResource", "BreadcrumbList"]),
        ] {
            let payload = polish.get(&format!("{path}/_payload.json")).await.json();
            let told = payload["structured"].as_array().unwrap().clone();
            assert_eq!(told.iter().map(|one| one["@type"].as_str().unwrap()).collect::<Vec<_>>(), kinds, "{path}");
            assert!(told.iter().all(|one| one["@context"] == "https://schema.org"), "{path}");
            assert_eq!((&told[0]["url"], &told[0]["inLanguage"]), (&payload["canonical"], &json!("pl-PL")), "{path}");
            if let Some(steps) = told[1]["itemListElement"].as_array() {
                assert_eq!(steps[0]["item"], "http://pl.localhost:8080/", "{path}");
                assert_eq!(steps.last().unwrap()["item"], payload["canonical"], "{path}");
            }
        }
        let ticket = polish.get("/learning/favorites-ticket-1/_payload.json").await.json();
        assert_eq!((&ticket["structured"], &ticket["is_indexed"]), (&json!([]), &json!(false)));
    })
    .await;
}

// [GUARD-05] [EDN-03]
#[tokio::test]
async fn a_redirect_is_the_same_on_the_first_load_and_in_the_app() {
    on_each_database(async |service| {
        let polish = service.nobody().with("host", "pl.localhost");
        let first = polish.get("/guide").await;
        assert_eq!((first.status, first.header("location")), (302, "/"));
        let inside = polish.get("/guide/_payload.json").await;
        assert_eq!((inside.status, inside.json()), (200, json!({ "status": 302, "location": "/" })));
    })
    .await;
}

// [CALL-15]
#[tokio::test]
async fn payloads_and_the_build_are_files() {
    on_each_database(async |service| {
        let nobody = service.nobody();
        for (path, page) in [("/_payload.json", "home"), ("/learning/topics/_payload.json", "learning-topics")] {
            let payload = nobody.get(path).await;
            assert_eq!((payload.status, &payload.json()["page"]), (200, &json!(page)));
        }
        assert_eq!(nobody.get("/_build/latest.json").await.json(), json!({ "id": "0123456789ab" }));
        assert_eq!(nobody.get("/_build/meta.json").await.json()["id"], "0123456789ab");
    })
    .await;
}

// [ERR-03]
#[tokio::test]
async fn who_uses_a_wrong_method_is_told_the_right_ones() {
    on_each_database(async |service| {
        for (path, allowed) in [
            ("/learning", "GET,HEAD"),
            ("/assets/app.js", "GET,HEAD"),
            ("/api/v1/attempts/", "POST,GET,HEAD"),
            ("/api/v1/attempts", "POST,GET,HEAD"),
            ("/api/proxy", "POST"),
        ] {
            let refused = service.nobody().call(Method::PUT, path, &json!({})).await;
            assert_eq!(refused.code(), (405, "method_not_allowed".into()), "{path}");
            assert_eq!(refused.header("allow"), allowed, "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn pages_and_files_are_sent_packed_and_only_when_they_changed() {
    on_each_database(async |service| {
        let nobody = service.nobody().with("accept-encoding", "br");
        for (path, lasting) in [
            ("/learning", "no-cache"),
            ("/learning/_payload.json", "no-cache"),
            ("/assets/app.js", "public, max-age=31536000, immutable"),
        ] {
            let first = nobody.get(path).await;
            assert_eq!((first.status, first.header("content-encoding")), (200, "br"), "{path}");
            assert_eq!(first.header("cache-control"), lasting, "{path}");
            let again = nobody.with("if-none-match", first.header("etag")).get(path).await;
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
        }
        let head = nobody.send(Method::HEAD, "/learning", None, "").await;
        assert_eq!((head.status, head.bytes.len()), (200, 0));
    })
    .await;
}

// [ROUTE-26]
#[tokio::test]
async fn what_is_sent_once_costs_little_to_pack() {
    on_each_database(async |service| {
        for path in ["/nowhere", "/nowhere/_payload.json"] {
            let packed = async |accepted: &str| service.nobody().with("accept-encoding", accepted).get(path).await;
            let (gzip, br) = (packed("gzip, br").await, packed("br").await);
            assert_eq!((gzip.status, gzip.header("content-encoding")), (404, "gzip"), "{path}");
            assert_eq!(br.header("content-encoding"), "", "{path}");
            assert!(br.text().contains("/nowhere"), "{path}");
        }
    })
    .await;
}

// [CALL-15]
#[tokio::test]
async fn new_content_is_another_payload() {
    on_each_database(async |service| {
        let version = async || service.nobody().get("/learning/_payload.json").await.json()["content"].clone();
        let before = version().await;
        assert_eq!(version().await, before);
        let rules = service.pack.file("gb/route-rules.toml");
        std::fs::write(&rules, std::fs::read_to_string(&rules).unwrap() + "\n# another version\n").unwrap();
        service.app.library.reload().unwrap();
        assert_ne!(version().await, before);
    })
    .await;
}

#[tokio::test]
async fn pictures_of_signs_last_for_ever_under_their_version() {
    on_each_database(async |service| {
        let nobody = service.nobody();
        let version = nobody.get("/api/v1/content/").await.json()["version"].as_str().unwrap().to_owned();
        let current = format!("/content/{version}/signs/548.svg");
        let picture = nobody.get(&current).await;
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/svg+xml"));
        assert_eq!(picture.header("cache-control"), "public, max-age=31536000, immutable");
        assert!(picture.text().starts_with("<svg"));
        let old = nobody.get("/content/000000000000/signs/548.svg").await;
        assert_eq!((old.status, old.header("location")), (302, current.as_str()));
        let polish = nobody.in_edition("PL").get("/api/v1/tickets/questions/").await.json().to_string();
        let image = polish.split('"').find(|text| text.contains("/signs/")).unwrap();
        for client in [nobody.in_edition("PL"), nobody.with("host", "pl.localhost"), nobody.clone()] {
            let picture = client.get(image).await;
            assert_eq!((picture.status, picture.header("content-type")), (200, "image/svg+xml"), "{image}");
        }
        assert_eq!(nobody.with("host", "pl.localhost").get(&current).await.text(), picture.text());
        for path in ["/content/000000000000/signs/999.svg", "/content/000000000000/signs/548.png"] {
            assert_eq!(nobody.get(path).await.code(), (404, "not_found".into()), "{path}");
        }
    })
    .await;
}
