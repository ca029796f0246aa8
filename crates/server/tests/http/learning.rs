//! What a learner does, through the calls.

use reqwest::Method;
use serde_json::{Value, json};
use testkit::{NOON, answer, on_each_database, session};

const QUESTION: &str = "gb-alertness-001";
const MINUTE: i64 = 60_000;

fn answers(count: usize) -> Vec<Value> {
    (0..count).map(|n| answer(QUESTION, &["b"], NOON - i64::try_from(count - n).unwrap())).collect()
}

// [ROLE-01] [ROLE-05]
#[tokio::test]
async fn the_thirty_sixth_answer_of_a_day_is_refused_until_midnight() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let all = answers(36);
        let reply = visitor.add_attempts(&all).await.json();
        assert_eq!(reply["accepted"].as_array().unwrap().len(), 35);
        assert_eq!(reply["refused"], json!([{ "id": all[35]["id"], "code": "daily_limit_reached" }]));
        let allowance = visitor.get("/api/v1/users/allowance/").await.json();
        assert_eq!(allowance, json!({ "limit": 35, "used": 35, "resets_at": "2026-11-22T00:00:00.000Z" }));

        service.clock.pass(12 * 60 * MINUTE);
        let tomorrow = answer(QUESTION, &["b"], service.clock.now());
        assert_eq!(visitor.add_attempts(&[tomorrow]).await.json()["refused"], json!([]));
    })
    .await;
}

// [ROLE-03]
#[tokio::test]
async fn a_subscriber_has_no_limit_and_all_questions() {
    on_each_database(async |service| {
        let premium = service.learner("premium").await;
        let mut all = answers(40);
        all.push(answer("gb-alertness-003", &["a"], NOON));
        let reply = premium.add_attempts(&all).await.json();
        assert_eq!((reply["accepted"].as_array().unwrap().len(), &reply["refused"]), (41, &json!([])));
        assert_eq!(premium.get("/api/v1/users/allowance/").await.json()["limit"], Value::Null);
    })
    .await;
}

// [LEARN-13]
#[tokio::test]
async fn a_batch_sent_again_is_answered_the_same_and_counts_once() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let batch = answers(35);
        let first = visitor.add_attempts(&batch).await.json();
        assert_eq!(visitor.add_attempts(&batch).await.json(), first, "even when the limit is reached");
        let listed = visitor.get("/api/v1/attempts/").await.json();
        assert_eq!(listed["attempts"].as_array().unwrap().len(), 35);
        assert_eq!(visitor.get("/api/v1/users/allowance/").await.json()["used"], 35);
    })
    .await;
}

#[tokio::test]
async fn another_device_reads_on_from_its_cursor() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let batch = answers(5);
        visitor.add_attempts(&batch).await;
        let first = visitor.get("/api/v1/attempts/?limit=3").await.json();
        let cursor = first["cursor"].as_str().unwrap().to_owned();
        let second = visitor.get(&format!("/api/v1/attempts/?after={cursor}")).await.json();
        let ids =
            |page: &Value| page["attempts"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect::<Vec<_>>();
        let sent: Vec<_> = batch.iter().map(|one| one["id"].clone()).collect();
        assert_eq!([ids(&first), ids(&second)].concat(), sent);
    })
    .await;
}

// [CALL-04] [CALL-05] [CALL-07] [CALL-10]
#[tokio::test]
async fn a_fresh_learner_gets_zeros_and_then_what_was_learned() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let own = json!({ "fuid": visitor.fuid });
        let read = async |path: &str| {
            let reply = visitor.post(path, &own).await;
            assert_eq!(reply.status, 200, "{path} {}", reply.text());
            reply.json()
        };
        let fresh = read("/api/v1/users/statistics/").await;
        let alertness = &fresh["topics"][0];
        assert_eq!(
            (&alertness["id"], &alertness["wrong_answers"], &alertness["is_passed"]),
            (&json!(1), &json!(0), &json!(false))
        );
        assert_eq!(alertness["mistake_questions_ids"], json!([]));
        let part = json!({ "id": 101, "is_passed": false, "right_answers_count": 0, "best_result": 0 });
        assert_eq!(alertness["parts"][0], part);
        let mock = json!([{ "test_id": 1, "question_count": 3, "best_result": 0, "is_passed": false }]);
        assert_eq!(read("/api/v1/users/statistics-mocks/").await, mock);
        assert_eq!(read("/api/v1/users/hazard-stat/").await, json!({ "hazard_stat": [] }));
        assert_eq!(read("/api/v1/users/mistake-questions/").await, json!({ "topics": [] }));
        assert_eq!(read("/api/v1/users/favorite-questions/get").await, json!({ "favorite_questions_ids": [] }));
        assert_eq!(read("/api/v1/users/profiles/statistics/").await["solved_questions"], 0);

        visitor.add_attempts(&[answer(QUESTION, &["b"], NOON), answer("gb-signs-001", &["a"], NOON)]).await;
        let learned = read("/api/v1/users/statistics/").await;
        assert_eq!(learned["topics"][0]["parts"][0]["right_answers_count"], 1);
        assert_eq!(learned["topics"][1]["mistake_questions_ids"], json!(["gb-signs-001"]));
        assert_eq!(learned["topics"][1]["wrong_answers"], 1);
        let mistakes = read("/api/v1/users/mistake-questions/").await;
        assert_eq!(mistakes["topics"][0]["name"], "All mistakes");
        assert_eq!(mistakes["topics"][1]["questions"], json!(["gb-signs-001"]));
        assert_eq!(read("/api/v1/users/profiles/statistics/").await["solved_questions"], 1);
    })
    .await;
}

// [CALL-07]
#[tokio::test]
async fn favourites_are_added_and_removed_once() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let path = "/api/v1/users/favorite-questions/";
        let one = json!({ "fuid": visitor.fuid, "question_id": QUESTION });
        let kept = json!({ "favorite_questions_ids": [QUESTION] });
        for _ in 0..2 {
            assert_eq!(visitor.post(path, &one).await.json(), kept);
        }
        assert_eq!(visitor.post("/api/v1/users/favorite-questions/get", &json!({})).await.json(), kept);
        for _ in 0..2 {
            let left = visitor.call(Method::DELETE, path, &one).await.json();
            assert_eq!(left, json!({ "favorite_questions_ids": [] }));
        }
    })
    .await;
}

#[tokio::test]
async fn the_server_works_a_sessions_result_out_itself() {
    on_each_database(async |service| {
        let visitor = service.visitor().await;
        let mut mock = session("mock", 1, NOON - MINUTE, NOON);
        mock["result"] = json!({ "right": 50, "count": 50, "is_passed": true });
        let mut one = answer(QUESTION, &["b"], NOON - 1000);
        for (field, of) in [("mode", "mode"), ("ticket", "ticket"), ("session_id", "id")] {
            one[field] = mock[of].clone();
        }
        visitor.add_attempts(&[one]).await;
        let sent = json!({ "fuid": visitor.fuid, "session": mock });
        let kept = visitor.post("/api/v1/sessions/", &sent).await.json();
        assert_eq!(kept["session"]["id"], mock["id"]);
        let result = &kept["session"]["result"];
        assert_eq!((&result["right"], &result["count"], &result["is_passed"]), (&json!(1), &json!(3), &json!(false)));
        assert_eq!(visitor.post("/api/v1/sessions/", &sent).await.json(), kept, "sent twice");
    })
    .await;
}
