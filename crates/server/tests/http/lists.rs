//! Lists of content: what is in them for whom, and how often they are sent.

use serde_json::{Value, json};
use testkit::{Client, on_each_database};

const LISTS: [&str; 6] = [
    "/api/v1/tickets/questions/",
    "/api/v1/tickets/topics/",
    "/api/v1/tickets/mocks-tickets/",
    "/api/v1/tickets/topics-tickets/",
    "/api/v1/tickets/hazards/",
    "/api/v1/exams/",
];

async fn questions(client: &Client) -> Vec<Value> {
    client.get(LISTS[0]).await.json().as_array().unwrap().clone()
}

// [ROLE-04] [GUARD-06]
#[tokio::test]
async fn premium_questions_are_not_in_what_others_get() {
    on_each_database(async |service| {
        let ids = async |client: &Client| {
            let of = |one: &Value| one["id"].as_str().unwrap().to_owned();
            questions(client).await.iter().map(of).collect::<Vec<_>>()
        };
        let premium = ids(&service.learner("premium").await).await;
        assert!(premium.contains(&"gb-alertness-003".to_owned()));
        for other in [service.nobody(), service.visitor().await, service.learner("free").await] {
            let free = ids(&other).await;
            assert!(free.contains(&"gb-alertness-001".to_owned()));
            assert!(!free.contains(&"gb-alertness-003".to_owned()));
            assert!(questions(&other).await.iter().all(|one| one["free"] == true));
            assert!(!other.get(LISTS[3]).await.text().contains("gb-alertness-003"));
        }
    })
    .await;
}

// [CALL-12]
#[tokio::test]
async fn lists_hold_what_the_contract_says() {
    on_each_database(async |service| {
        let nobody = service.nobody();
        let found = questions(&nobody).await;
        let question = found.iter().find(|one| one["id"] == "gb-alertness-001").unwrap();
        for (field, value) in [
            ("topic_id", json!(1)),
            ("correct", json!(["b"])),
            ("multiple", json!(false)),
            ("part", json!(101)),
            ("categories", json!(["car", "moto"])),
        ] {
            assert_eq!(question[field], value, "{field}");
        }
        let topics = nobody.get(LISTS[1]).await.json();
        assert_eq!(topics[0], json!({ "id": 1, "name": "Alertness", "number": 1 }));
        let mock = &nobody.get(LISTS[2]).await.json()[0];
        assert_eq!((&mock["type"], &mock["questions"][0]), (&json!("mock"), &json!("gb-alertness-001")));
        assert_eq!(mock["extreme_questions_numbers"], json!([1, 3]));
        let part = &nobody.get(LISTS[3]).await.json()[1];
        assert_eq!((&part["id"], &part["questions"], &part["question_count"]), (&json!(102), &json!([]), &json!(1)));
        assert_eq!((&part["type"], &part["topic_id"], &part["free"]), (&json!("topic"), &json!(1), &json!(false)));
        assert_eq!(nobody.get(LISTS[4]).await.json(), json!([]));
        assert_eq!(nobody.get(LISTS[5]).await.json()[0]["pass"], json!({ "marks": 2 }));
    })
    .await;
}

#[tokio::test]
async fn a_list_is_sent_again_only_when_it_changed() {
    on_each_database(async |service| {
        let (nobody, premium) = (service.nobody(), service.learner("premium").await);
        for path in LISTS {
            let first = nobody.get(path).await;
            let etag = first.header("etag").to_owned();
            assert!(!etag.is_empty(), "{path}");
            assert_eq!(first.header("cache-control"), "private, no-cache", "{path}");
            let again = nobody.with("if-none-match", &etag).get(path).await;
            assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, etag.as_str()), "{path}");
            let weak = nobody.with("if-none-match", &format!("\"other\", W/{etag}")).get(path).await;
            assert_eq!(weak.status, 304, "{path}");
        }
        let etag = nobody.get(LISTS[0]).await.header("etag").to_owned();
        assert_eq!(premium.with("if-none-match", &etag).get(LISTS[0]).await.status, 200, "another role");
        assert_eq!(
            nobody.in_edition("PL").with("if-none-match", &etag).get(LISTS[0]).await.status,
            200,
            "another edition"
        );

        let file = service.pack.file("gb/questions/alertness.toml");
        let changed = std::fs::read_to_string(&file).unwrap().replacen("text = \"", "text = \"Now: ", 1);
        std::fs::write(&file, changed).unwrap();
        service.app.library.reload().unwrap();
        assert_eq!(nobody.with("if-none-match", &etag).get(LISTS[0]).await.status, 200, "other content");
    })
    .await;
}

#[tokio::test]
async fn answers_are_packed_as_the_caller_can_unpack() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let plain = visitor.get(LISTS[0]).await;
        assert_eq!(plain.header("content-encoding"), "");
        for encoding in ["br", "gzip"] {
            let packed = visitor.with("accept-encoding", encoding).get(LISTS[0]).await;
            assert_eq!(packed.header("content-encoding"), encoding);
            assert!(packed.bytes.len() < plain.bytes.len());
            let own = json!({});
            let packed = visitor.with("accept-encoding", encoding).post("/api/v1/users/statistics/", &own).await;
            assert_eq!(packed.header("content-encoding"), encoding);
        }
        assert!(plain.header("vary").contains("country-code"));
    })
    .await;
}

#[tokio::test]
async fn a_slash_at_the_end_may_be_left_out_or_added() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        assert_eq!(visitor.get("/api/v1/tickets/topics").await.status, 200);
        assert_eq!(visitor.get("/api/v1/attempts?limit=1").await.status, 200);
        assert_eq!(visitor.post("/api/v1/users/favorite-questions/get/", &json!({})).await.status, 200);
    })
    .await;
}
