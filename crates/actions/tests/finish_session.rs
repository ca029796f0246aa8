//! How a session went is worked out from its answers, not from what a device says.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod given;

use std::sync::atomic::Ordering;

use actions::{
    Asker, Role,
    learning::{FinishSessionError, FinishedSession, finish_session},
};
use content::EditionCode;
use given::{NOON, SECOND, Service, answer_in, on_each_database, session, to_finish};
use rules::session_end::End;
use serde_json::{Value, json};

const MINUTE: i64 = 60_000;

async fn finish(service: &Service, asker: &Asker, one: &Value) -> FinishedSession {
    service.clock.store(NOON + 3 * 3_600_000, Ordering::Relaxed);
    finish_session(&service.app, asker, EditionCode::Gb, &to_finish(one)).await.unwrap()
}

#[tokio::test]
async fn an_exam_is_judged_by_its_blueprint_and_a_clients_own_numbers_are_not_believed() {
    // [LEARN-04] [LEARN-13]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let exam = session("simulator", 1, MINUTE);
        service.send(&asker, &[answer_in(&exam, "gb-alertness-001", &["b"], 1)]).await;
        let result = finish(&service, &asker, &exam).await.result;
        assert_eq!((result.answered, result.right, result.count), (1, 1, Some(3)));
        assert_eq!((result.is_passed, result.end), (Some(false), None));

        let exam = session("simulator", 1, MINUTE);
        let sent = [
            answer_in(&exam, "gb-alertness-001", &["b"], 1),
            answer_in(&exam, "gb-alertness-002", &["a"], 2),
            answer_in(&exam, "gb-signs-001", &["d"], 3),
        ];
        service.send(&asker, &sent).await;
        let result = finish(&service, &asker, &exam).await.result;
        assert_eq!(
            (result.right, result.wrong, result.is_passed, result.end),
            (2, 1, Some(true), Some(End::AllAnswered))
        );
    })
    .await;
}

#[tokio::test]
async fn each_section_must_reach_its_own_mark() {
    // [LEARN-04]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let exam = session("simulator", 2, MINUTE);
        let sent =
            [answer_in(&exam, "gb-alertness-001", &["b"], 1), answer_in(&exam, "gb-alertness-002", &["a", "c"], 2)];
        service.send(&asker, &sent).await;
        let result = finish(&service, &asker, &exam).await.result;
        assert_eq!(result.answered, 1, "a section takes as many answers as it has questions");
        assert_eq!(result.sections.iter().map(|one| one.is_enough).collect::<Vec<_>>(), [true, false]);
        assert_eq!(result.is_passed, Some(false));
    })
    .await;
}

#[tokio::test]
async fn the_state_exam_counts_points() {
    // [LEARN-04]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let exam = session("simulator", 1, MINUTE);
        let sent = [answer_in(&exam, "pl-w1-001", &["a"], 1), answer_in(&exam, "pl-b1-001", &["a"], 2)];
        service.send_in(&asker, EditionCode::Pl, &sent).await;
        service.clock.store(NOON + MINUTE, Ordering::Relaxed);
        let result = finish_session(&service.app, &asker, EditionCode::Pl, &to_finish(&exam)).await.unwrap().result;
        assert_eq!((result.points, result.max_points, result.is_passed), (Some(6), Some(7), Some(true)));
        assert_eq!((result.answered, result.count), (2, Some(3)));
    })
    .await;
}

#[tokio::test]
async fn answers_after_the_clock_and_two_seconds_do_not_count() {
    // [LEARN-04] [LEARN-12]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let exam = session("simulator", 1, 60 * MINUTE);
        service.clock.store(NOON + 3 * 3_600_000, Ordering::Relaxed);
        let end = 57 * MINUTE;
        let sent = [
            answer_in(&exam, "gb-alertness-001", &["b"], -3 * SECOND),
            answer_in(&exam, "gb-alertness-002", &["a", "c"], end + 2 * SECOND),
            answer_in(&exam, "gb-signs-001", &["d"], end + 2 * SECOND + 1),
        ];
        assert_eq!(service.send(&asker, &sent).await.accepted.len(), 3);
        let result = finish(&service, &asker, &exam).await.result;
        assert_eq!((result.answered, result.right, result.end), (1, 1, Some(End::TimeUp)));
    })
    .await;
}

#[tokio::test]
async fn a_marathon_ends_at_its_first_mistake() {
    // [LEARN-06]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let one = session("marathon", 1, MINUTE);
        let sent = [
            answer_in(&one, "gb-alertness-001", &["b"], 1),
            answer_in(&one, "gb-alertness-002", &["a"], 2),
            answer_in(&one, "gb-signs-001", &["d"], 3),
        ];
        service.send(&asker, &sent).await;
        let result = finish(&service, &asker, &one).await.result;
        assert_eq!((result.right, result.wrong, result.end, result.is_passed), (1, 1, Some(End::MistakesSpent), None));
    })
    .await;
}

#[tokio::test]
async fn an_individual_exam_is_judged_by_what_was_chosen() {
    // [LEARN-08]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        for (allowed, is_passed) in [(0, false), (1, true)] {
            let mut one = session("individual", 1, MINUTE);
            one["settings"] = json!({ "questions": 2, "mistakes_allowed": allowed, "minutes": 1 });
            let sent = [answer_in(&one, "gb-alertness-002", &["a"], 1), answer_in(&one, "gb-alertness-001", &["b"], 2)];
            service.send(&asker, &sent).await;
            assert_eq!(finish(&service, &asker, &one).await.result.is_passed, Some(is_passed), "{allowed}");
        }
    })
    .await;
}

#[tokio::test]
async fn finishing_again_answers_the_same_until_more_answers_arrive() {
    // [LEARN-12] [LEARN-13]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let mock = session("mock", 1, MINUTE);
        service.send(&asker, &[answer_in(&mock, "gb-alertness-001", &["b"], 1)]).await;
        let first = finish(&service, &asker, &mock).await;
        assert_eq!((first.result.right, first.result.is_passed), (1, Some(false)));
        let mut changed = mock.clone();
        changed["finished_at"] = json!(actions::iso(NOON + 2 * MINUTE));
        assert_eq!(finish(&service, &asker, &changed).await, first);

        let late = answer_in(&mock, "gb-signs-001", &["d"], 2);
        service.send(&asker, &[late]).await;
        let with_the_late_one = finish(&service, &asker, &mock).await;
        assert_eq!((with_the_late_one.result.right, with_the_late_one.result.is_passed), (2, Some(true)));
        assert_eq!(finish(&service, &asker, &mock).await, with_the_late_one);
    })
    .await;
}

#[tokio::test]
async fn a_device_whose_clock_is_a_little_ahead_loses_no_answer_of_its_session() {
    // [LEARN-12] [LEARN-13]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let one = session("nonstop", 1, MINUTE);
        let sent = [answer_in(&one, "gb-alertness-001", &["b"], 1), answer_in(&one, "gb-signs-001", &["d"], MINUTE)];
        service.clock.store(NOON - 30 * SECOND, Ordering::Relaxed);
        assert_eq!(service.send(&asker, &sent).await.accepted.len(), 2);
        let finished = finish_session(&service.app, &asker, EditionCode::Gb, &to_finish(&one)).await.unwrap();
        assert_eq!((finished.result.answered, finished.result.right), (2, 2));
    })
    .await;
}

#[tokio::test]
async fn an_individual_exam_without_an_answer_is_not_passed() {
    // [LEARN-08]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        for settings in [json!({ "questions": 0 }), json!({})] {
            let mut one = session("individual", 1, MINUTE);
            one["settings"] = settings;
            assert_eq!(finish(&service, &asker, &one).await.result.is_passed, Some(false));
        }
    })
    .await;
}

#[tokio::test]
async fn a_session_without_an_answer_is_answered_but_not_kept() {
    // [LEARN-08] [LEARN-12]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let is_kept = async |id: &str| service.app.store.find_finish(&asker.learner_id, id).await.unwrap().is_some();
        let mock = session("mock", 1, MINUTE);
        let empty = finish(&service, &asker, &mock).await;
        assert_eq!((empty.result.answered, empty.result.is_passed), (0, Some(false)));
        assert!(!is_kept(&empty.id).await);

        service.send(&asker, &[answer_in(&mock, "gb-alertness-001", &["b"], 1)]).await;
        assert_eq!(finish(&service, &asker, &mock).await.result.right, 1, "an answer that came late counts");
        assert!(is_kept(&empty.id).await);
    })
    .await;
}

#[tokio::test]
async fn a_made_up_number_makes_no_ticket_of_its_own() {
    // [LEARN-06] [LEARN-10] [LEARN-13]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        for (mode, number, counts) in
            [("marathon", 1, true), ("marathon", 7, false), ("mistakes", 100, true), ("mistakes", 99, false)]
        {
            let one = session(mode, number, MINUTE);
            service.send(&asker, &[answer_in(&one, "gb-alertness-001", &["b"], 1)]).await;
            let finished = finish(&service, &asker, &one).await;
            assert_eq!(finished.ticket.is_some(), counts, "{mode} {number}");
            assert_eq!(finished.result.right, 1, "the answer counts all the same: {mode} {number}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_session_that_makes_no_sense_is_refused() {
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let changed = |key: &str, value: &str| {
            let mut one = session("mock", 1, MINUTE);
            one[key] = json!(value);
            one
        };
        service.clock.store(NOON + MINUTE, Ordering::Relaxed);
        let refused = |one: Value| {
            let (service, asker) = (&service, &asker);
            async move { finish_session(&service.app, asker, EditionCode::Gb, &to_finish(&one)).await.unwrap_err() }
        };
        assert!(matches!(refused(changed("id", "1")).await, FinishSessionError::MalformedId));
        assert!(matches!(refused(changed("mode", "cramming")).await, FinishSessionError::UnknownMode));
        assert!(matches!(refused(changed("started_at", "noon")).await, FinishSessionError::MalformedTime));
        let backwards = changed("finished_at", &actions::iso(NOON - 1));
        assert!(matches!(refused(backwards).await, FinishSessionError::MalformedTime));
    })
    .await;
}

#[tokio::test]
async fn a_learner_sees_nothing_of_anothers_session() {
    // [SESS-01]
    on_each_database(async |service| {
        let (one, other) = (service.asker(Role::Free).await, service.asker(Role::Free).await);
        let mock = session("mock", 1, MINUTE);
        service.send(&one, &[answer_in(&mock, "gb-alertness-001", &["b"], 1)]).await;
        finish(&service, &one, &mock).await;
        assert_eq!(finish(&service, &other, &mock).await.result.answered, 0);
    })
    .await;
}
