//! What becomes of answers that a device sends.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod given;

use std::sync::atomic::Ordering;

use actions::{
    Role,
    learning::{AddAttemptsError, add_attempts, list_attempts, read_allowance},
};
use content::EditionCode;
use given::{NOON, SECOND, answer, on_each_database};
use rules::mastery::Level;
use serde_json::json;

const HOUR: i64 = 3_600_000;

#[tokio::test]
async fn the_server_scores_an_answer_itself() {
    // [LEARN-13] [LEARN-09]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let mut boasting = answer("gb-alertness-001", &["a"], 0);
        boasting["is_right"] = json!(true);
        let all_of_two = answer("gb-alertness-002", &["c", "a"], 1);
        let one_of_two = answer("gb-alertness-002", &["a"], 2);
        let added = service.send(&asker, &[boasting, all_of_two, one_of_two]).await;
        assert_eq!(added.accepted.iter().map(|one| one.is_right).collect::<Vec<_>>(), [false, true, false]);
        assert!(added.progress.iter().all(|one| one.level == Level::DontKnow));
        let added =
            service.send(&asker, &[answer("gb-alertness-001", &["b"], 3), answer("gb-alertness-001", &["b"], 4)]).await;
        assert_eq!((added.progress[0].level, added.progress[0].right_in_a_row), (Level::KnowWell, 2));
    })
    .await;
}

#[tokio::test]
async fn each_bad_entry_is_refused_by_its_own_code_and_the_rest_is_kept() {
    // [LEARN-13] [ROLE-04]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let changed = |key: &str, value: serde_json::Value| {
            let mut one = answer("gb-alertness-001", &["b"], 0);
            one[key] = value;
            one
        };
        let entries = [
            (changed("question_id", json!("gb-nothing-001")), "unknown_question"),
            (changed("id", json!("6f1ed002-ab59-4e0f-a0f1-3a5b0a3d6f10")), "malformed_id"),
            (changed("id", json!("1")), "malformed_id"),
            (changed("session_id", json!("one")), "malformed_id"),
            (changed("answered_at", json!(actions::iso(NOON + 121 * SECOND))), "answered_in_future"),
            (changed("answered_at", json!("at noon")), "malformed"),
            (changed("mode", json!("cramming")), "unknown_mode"),
            (changed("chosen", json!(["b", "z"])), "unknown_option"),
            (changed("chosen", json!("b")), "malformed"),
            (changed("question_id", json!("gb-alertness-003")), "not_allowed"),
            (json!(17), "malformed"),
        ];
        let mut sent: Vec<_> = entries.iter().map(|(one, _)| one.clone()).collect();
        sent.insert(4, answer("gb-alertness-002", &["a", "c"], 0));
        sent.push(answer("gb-alertness-001", &["b"], 119 * SECOND));
        let added = service.send(&asker, &sent).await;
        let codes: Vec<_> = added.refused.iter().map(|one| one.code).collect();
        assert_eq!(codes, entries.map(|(_, code)| code));
        assert_eq!(added.accepted.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn an_id_that_is_taken_is_refused() {
    // [LEARN-13] [SESS-01]
    on_each_database(async |service| {
        let (one, other) = (service.asker(Role::Free).await, service.asker(Role::Free).await);
        let sent = answer("gb-alertness-001", &["b"], 0);
        service.send(&one, std::slice::from_ref(&sent)).await;
        let added = service.send(&other, std::slice::from_ref(&sent)).await;
        assert_eq!(added.refused[0].code, "id_taken");
        let mut another_answer = sent;
        another_answer["chosen"] = json!(["a"]);
        assert_eq!(service.send(&one, &[another_answer]).await.refused[0].code, "id_taken");
        assert!(list_attempts(&service.app, &other, EditionCode::Gb, None, None).await.unwrap().attempts.is_empty());
    })
    .await;
}

#[tokio::test]
async fn without_a_subscription_there_are_35_answers_a_day_until_the_editions_midnight() {
    // [ROLE-01] [ROLE-02] [ROLE-05] [LEARN-13]
    on_each_database(async |service| {
        for role in [Role::Visitor, Role::Free] {
            service.clock.store(NOON, Ordering::Relaxed);
            let asker = service.asker(role).await;
            let sent: Vec<_> = (0..40).map(|n| answer("gb-alertness-001", &["b"], n - 100)).collect();
            let added = service.send(&asker, &sent).await;
            assert_eq!(added.accepted.len(), 35);
            assert!(added.refused.iter().all(|one| one.code == "daily_limit_reached"));
            let again = service.send(&asker, &sent[..35]).await;
            assert_eq!(again.accepted.len(), 35, "what is kept stays accepted");

            let allowance = read_allowance(&service.app, &asker, EditionCode::Gb).await.unwrap();
            assert_eq!((allowance.limit, allowance.used), (Some(35), 35));
            assert_eq!(allowance.resets_at, "2026-11-22T00:00:00.000Z");
            service.clock.store(NOON + 12 * HOUR, Ordering::Relaxed);
            let tomorrow = service.send(&asker, &[answer("gb-alertness-001", &["b"], 12 * HOUR)]).await;
            assert_eq!(tomorrow.accepted.len(), 1);
            assert_eq!(read_allowance(&service.app, &asker, EditionCode::Gb).await.unwrap().used, 1);
        }
    })
    .await;
}

#[tokio::test]
async fn the_day_of_an_offline_answer_is_the_day_it_was_given() {
    // [ROLE-01] [ROLE-05]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let yesterday: Vec<_> = (0..30).map(|n| answer("gb-alertness-001", &["b"], n - 24 * HOUR)).collect();
        let today: Vec<_> = (0..30).map(|n| answer("gb-alertness-001", &["b"], n - HOUR)).collect();
        let added = service.send(&asker, &[yesterday, today].concat()).await;
        assert_eq!(added.accepted.len(), 60);
    })
    .await;
}

#[tokio::test]
async fn a_subscriber_has_no_limit_and_all_questions() {
    // [ROLE-03]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let sent: Vec<_> = (0..100).map(|n| answer("gb-alertness-003", &["a"], n - 100)).collect();
        assert_eq!(service.send(&asker, &sent).await.accepted.len(), 100);
        let allowance = read_allowance(&service.app, &asker, EditionCode::Gb).await.unwrap();
        assert_eq!((allowance.limit, allowance.used), (None, 100));
    })
    .await;
}

#[tokio::test]
async fn visitors_who_make_new_ids_share_the_bound_of_their_address() {
    // [ROLE-05]
    on_each_database(async |mut service| {
        service.app.settings.visitor_answers_per_address = 50;
        let mut kept = 0;
        for _ in 0..3 {
            let asker = service.asker(Role::Visitor).await;
            let sent: Vec<_> = (0..20).map(|n| answer("gb-alertness-001", &["b"], n - 100)).collect();
            kept += service.send(&asker, &sent).await.accepted.len();
        }
        assert_eq!(kept, 50);
        let registered = service.asker(Role::Free).await;
        assert_eq!(service.send(&registered, &[answer("gb-alertness-001", &["b"], 0)]).await.accepted.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_device_that_makes_days_up_is_bound_by_the_day_of_receipt() {
    // [ROLE-02] [ROLE-05]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let of_day =
            |day: i64| (0..35).map(|n| answer("gb-alertness-001", &["b"], n - day * 24 * HOUR)).collect::<Vec<_>>();
        for day in 1..=31 {
            assert_eq!(service.send(&asker, &of_day(day)).await.accepted.len(), 35, "a month without a network");
        }
        let refused = service.send(&asker, &of_day(32)).await.refused;
        assert!(refused.len() == 35 && refused.iter().all(|one| one.code == "daily_limit_reached"));
        service.clock.store(NOON + 24 * HOUR, Ordering::Relaxed);
        assert_eq!(service.send(&asker, &of_day(-1)).await.accepted.len(), 35, "tomorrow begins anew");
    })
    .await;
}

#[tokio::test]
async fn an_answer_kept_while_subscribed_stays_accepted_afterwards() {
    // [LEARN-13]
    on_each_database(async |service| {
        let mut asker = service.asker(Role::Premium).await;
        let sent = [answer("gb-alertness-003", &["a"], 0)];
        let first = service.send(&asker, &sent).await;
        asker.role = Role::Free;
        let again = service.send(&asker, &sent).await;
        assert_eq!(again.accepted, first.accepted);
        assert_eq!(again.refused, []);
    })
    .await;
}

#[tokio::test]
async fn another_answer_is_not_accepted_because_its_id_was_kept_before() {
    // [LEARN-13]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let kept = answer("gb-alertness-001", &["b"], 0);
        service.send(&asker, std::slice::from_ref(&kept)).await;
        for (key, value, code) in [
            ("question_id", json!("gb-nothing-001"), "unknown_question"),
            ("chosen", json!(["z"]), "unknown_option"),
            ("chosen", json!("b"), "malformed"),
        ] {
            let mut other = kept.clone();
            other[key] = value;
            let added = service.send(&asker, &[other]).await;
            assert_eq!(added.refused.iter().map(|one| one.code).collect::<Vec<_>>(), [code]);
        }
    })
    .await;
}

#[tokio::test]
async fn from_1_to_100_attempts_are_taken_at_a_time() {
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let one: actions::learning::SentAttempt =
            serde_json::from_value(answer("gb-alertness-001", &["b"], 0)).unwrap();
        for count in [0, 101] {
            let refused = add_attempts(&service.app, &asker, EditionCode::Gb, &vec![one.clone(); count]).await;
            assert!(matches!(refused, Err(AddAttemptsError::Count)), "{count}");
        }
        let same = add_attempts(&service.app, &asker, EditionCode::Gb, &vec![one; 100]).await.unwrap();
        assert_eq!(same.accepted.len(), 100);
        assert_eq!(list_attempts(&service.app, &asker, EditionCode::Gb, None, None).await.unwrap().attempts.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn another_device_reads_everything_page_by_page() {
    // [LEARN-13] [SESS-01]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let sent: Vec<_> = (0..7).map(|n| answer("gb-alertness-001", &["b"], n - 100)).collect();
        service.send(&asker, &sent).await;
        let mut read = Vec::new();
        let mut cursor = None;
        loop {
            let page = list_attempts(&service.app, &asker, EditionCode::Gb, cursor.as_deref(), Some(3)).await.unwrap();
            cursor = Some(page.cursor);
            if page.attempts.is_empty() {
                break;
            }
            read.extend(page.attempts);
        }
        assert_eq!(read.len(), 7);
        for (read, sent) in read.iter().zip(&sent) {
            let read = serde_json::to_value(read).unwrap();
            for key in ["id", "question_id", "chosen", "mode", "ticket", "session_id", "answered_at"] {
                assert_eq!(read[key], sent[key], "{key}");
            }
        }
        let wrong = list_attempts(&service.app, &asker, EditionCode::Gb, Some("x' or 1"), None).await;
        assert!(wrong.is_err());
    })
    .await;
}
