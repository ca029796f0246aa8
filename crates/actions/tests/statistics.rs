//! What a learner's answers come to.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod given;

use actions::{
    Role,
    learning::{
        add_favourite, list_favourites, list_mistakes, list_mock_tickets, list_questions, list_topic_tickets,
        list_topics, read_mock_statistics, read_profile_statistics, read_statistics, remove_favourite,
    },
};
use content::EditionCode;
use given::{answer, answer_in, on_each_database, session, to_finish};
use serde_json::{json, to_value};

#[tokio::test]
async fn a_fresh_learner_has_zeros_for_every_topic_part_and_mock() {
    // [CALL-04] [CALL-05] [CALL-10]
    on_each_database(async |service| {
        let asker = service.asker(Role::Visitor).await;
        let statistics = to_value(read_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap()).unwrap();
        let part = |id: u32| json!({ "id": id, "is_passed": false, "right_answers_count": 0, "best_result": 0 });
        assert_eq!(
            statistics["topics"][0],
            json!({
                "id": 1, "parts": [part(101), part(102)],
                "mistake_questions_ids": [], "wrong_answers": 0, "is_passed": false,
            })
        );
        assert_eq!(statistics["topics"].as_array().unwrap().len(), 2);
        let mocks = to_value(read_mock_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap()).unwrap();
        assert_eq!(mocks, json!([{ "test_id": 1, "question_count": 3, "best_result": 0, "is_passed": false }]));
        let profile = to_value(read_profile_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap()).unwrap();
        assert_eq!(
            profile,
            json!({
                "solved_questions": 0, "questions_count": 9, "solved_tests": 0, "test_count": 1,
                "topics_without_mistakes": 0, "topic_count": 2,
                "marathon_best_result": 0, "nonstop_best_result": 0, "individual_exam_result": 0,
            })
        );
        let mistakes = to_value(list_mistakes(&service.app, &asker, EditionCode::Gb).await.unwrap()).unwrap();
        assert_eq!(mistakes, json!({ "topics": [] }));
    })
    .await;
}

#[tokio::test]
async fn a_part_is_passed_by_its_best_session_and_a_topic_by_all_its_parts() {
    // [LEARN-02] [LEARN-14] [CALL-05]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        let first = session("topic", 101, 1000);
        let sent = [
            answer_in(&first, "gb-alertness-001", &["b"], 1),
            answer_in(&first, "gb-alertness-002", &["a", "c"], 2),
            answer_in(&first, "gb-alertness-003", &["a"], 3), // another part's question does not count here
        ];
        service.send(&asker, &sent).await;
        let topics = || async { read_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap().topics };
        let alertness = &topics().await[0];
        assert_eq!((alertness.parts[0].best_result, alertness.parts[0].is_passed), (2, true));
        assert_eq!((alertness.parts[1].right_answers_count, alertness.parts[1].is_passed), (1, false));
        assert!(!alertness.is_passed);

        let second = session("topic", 102, 1000);
        let later = [answer_in(&second, "gb-alertness-003", &["a"], 4), answer("gb-alertness-001", &["a"], 5)];
        service.send(&asker, &later).await;
        let alertness = &topics().await[0];
        assert!(alertness.is_passed, "a passed part stays passed");
        assert_eq!(alertness.parts[0].right_answers_count, 1, "the last answer is what is known");
        assert_eq!(
            (alertness.wrong_answers, alertness.mistake_questions_ids.as_slice()),
            (1, &["gb-alertness-001".to_owned()][..])
        );
    })
    .await;
}

#[tokio::test]
async fn a_mocks_best_result_is_that_of_its_best_session() {
    // [LEARN-01] [CALL-04]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let mocks = || async { read_mock_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap()[0].clone() };
        let bad = session("mock", 1, 1000);
        service
            .send(&asker, &[answer_in(&bad, "gb-alertness-001", &["b"], 1), answer_in(&bad, "gb-signs-001", &["a"], 2)])
            .await;
        assert_eq!((mocks().await.best_result, mocks().await.is_passed), (1, false));
        let good = session("mock", 1, 1000);
        let sent = [
            answer_in(&good, "gb-alertness-001", &["b"], 11),
            answer_in(&good, "gb-signs-001", &["d"], 12),
            answer_in(&good, "gb-signs-001", &["d"], 13), // once more: the first counts
        ];
        service.send(&asker, &sent).await;
        assert_eq!((mocks().await.best_result, mocks().await.is_passed), (2, true));
        service.send(&asker, &[answer_in(&session("mock", 1, 1000), "gb-signs-001", &["a"], 20)]).await;
        assert_eq!(mocks().await.best_result, 2);
        let profile = read_profile_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap();
        assert_eq!((profile.solved_tests, profile.solved_questions, profile.topics_without_mistakes), (1, 1, 1));
    })
    .await;
}

#[tokio::test]
async fn a_wrong_answer_makes_a_mistake_until_it_is_answered_right_among_the_mistakes() {
    // [LEARN-10] [CALL-10]
    on_each_database(async |service| {
        let asker = service.asker(Role::Free).await;
        let tickets =
            || async { to_value(list_mistakes(&service.app, &asker, EditionCode::Gb).await.unwrap()).unwrap() };
        service.send(&asker, &[answer("gb-alertness-001", &["a"], 1), answer("gb-alertness-001", &["c"], 2)]).await;
        let questions = json!(["gb-alertness-001"]);
        let expected = json!({ "topics": [
            { "id": 100, "kind": "mistake", "topic_id": null, "name": "All mistakes", "questions": questions },
            { "id": 1, "kind": "mistake", "topic_id": 1, "name": "Alertness: Mistakes", "questions": questions },
        ]});
        assert_eq!(tickets().await, expected);
        service.send(&asker, &[answer("gb-alertness-001", &["b"], 3)]).await;
        assert_eq!(tickets().await, expected, "right elsewhere does not remove it");
        service.send(&asker, &[answer_in(&session("mistakes", 100, 0), "gb-alertness-001", &["b"], 4)]).await;
        assert_eq!(tickets().await, json!({ "topics": [] }));
    })
    .await;
}

#[tokio::test]
async fn favourites_are_kept_once_in_their_order() {
    // [LEARN-11] [CALL-07]
    on_each_database(async |service| {
        let (asker, gb) = (service.asker(Role::Free).await, EditionCode::Gb);
        for id in ["gb-signs-001", "gb-alertness-001", "gb-signs-001"] {
            service.clock.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            add_favourite(&service.app, &asker, gb, id).await.unwrap();
        }
        let ids = list_favourites(&service.app, &asker, gb).await.unwrap().favorite_questions_ids;
        assert_eq!(ids, ["gb-signs-001", "gb-alertness-001"]);
        remove_favourite(&service.app, &asker, gb, "gb-signs-001").await.unwrap();
        let left = remove_favourite(&service.app, &asker, gb, "gb-signs-001").await.unwrap();
        assert_eq!(left.favorite_questions_ids, ["gb-alertness-001"]);
        assert!(add_favourite(&service.app, &asker, gb, "gb-alertness-003").await.is_err(), "Premium");
        assert!(add_favourite(&service.app, &asker, gb, "gb-nothing-001").await.is_err());
        let other = service.asker(Role::Free).await;
        assert!(list_favourites(&service.app, &other, gb).await.unwrap().favorite_questions_ids.is_empty());
    })
    .await;
}

#[tokio::test]
async fn each_edition_has_its_own_progress_of_the_same_learner() {
    // [EDN-05]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        service.send_in(&asker, EditionCode::Pl, &[answer("pl-w1-001", &["b"], 1)]).await;
        let topics = |code| {
            let (service, asker) = (&service, &asker);
            async move { read_statistics(&service.app, asker, code).await.unwrap().topics }
        };
        assert_eq!(topics(EditionCode::Pl).await[0].wrong_answers, 1);
        assert_eq!(topics(EditionCode::Gb).await[0].wrong_answers, 0);
        let refused = service.send_in(&asker, EditionCode::Gb, &[answer("pl-w1-001", &["a"], 2)]).await.refused;
        assert_eq!(refused[0].code, "unknown_question");
        let polish = list_mistakes(&service.app, &asker, EditionCode::Pl).await.unwrap();
        assert_eq!(polish.topics[1].name, "Znaki ostrzegawcze: błędy");
    })
    .await;
}

#[tokio::test]
async fn what_is_premium_is_not_in_what_others_get() {
    // [ROLE-04] [CALL-12]
    on_each_database(async |service| {
        let content = service.app.library.current();
        for role in [Role::Visitor, Role::Free] {
            let all = to_value((
                list_questions(&content.gb, role),
                list_topic_tickets(&content.gb, role),
                list_mock_tickets(&content.pl, role),
                list_questions(&content.pl, role),
            ));
            let all = all.unwrap().to_string();
            assert!(all.contains("gb-alertness-001") && all.contains("pl-w1-001"));
            assert!(!all.contains("gb-alertness-003") && !all.contains("pl-w1-002"), "{role:?} got a Premium question");
        }
        let mocks = to_value(list_mock_tickets(&content.pl, Role::Free)).unwrap();
        assert_eq!((&mocks[0]["question_count"], &mocks[0]["free"]), (&json!(3), &json!(false)));
        assert_eq!(mocks[0]["extreme_questions_numbers"], json!([1, 3]));
        assert_eq!(list_questions(&content.gb, Role::Premium).len(), content.gb.questions().len());
        let topics = to_value(list_topics(&content.gb)).unwrap();
        assert_eq!(topics[1], json!({ "id": 11, "name": "Road and traffic signs", "number": 11 }));
    })
    .await;
}

#[tokio::test]
async fn marathon_and_nonstop_keep_their_best_and_the_individual_exam_its_last() {
    // [LEARN-06] [LEARN-07] [LEARN-08] [CALL-04]
    on_each_database(async |service| {
        let asker = service.asker(Role::Premium).await;
        for (mode, last, length) in
            [("marathon", "a", 1000), ("nonstop", "a", 1000), ("individual", "a", 1000), ("individual", "b", 1001)]
        {
            let one = session(mode, 1, length);
            let sent = [
                answer_in(&one, "gb-alertness-001", &["b"], 1),
                answer_in(&one, "gb-alertness-002", &["a"], 2),
                answer_in(&one, "gb-alertness-003", &[last], 3),
            ];
            service.send(&asker, &sent).await;
            service.clock.store(given::NOON + length, std::sync::atomic::Ordering::Relaxed);
            actions::learning::finish_session(&service.app, &asker, EditionCode::Gb, &to_finish(&one)).await.unwrap();
        }
        let profile = read_profile_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap();
        assert_eq!(profile.marathon_best_result, 1);
        assert_eq!(profile.nonstop_best_result, 2);
        assert_eq!(profile.individual_exam_result, 1, "the exam before was better");
    })
    .await;
}
