//! Whatever happens to answers on their way, the progress is the same.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod databases;
mod given;

use std::collections::BTreeMap;

use given::{batch, learner, named};
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use rules::mode::Mode;
use store::{Answer, NewAttempt, QuestionRecord, Store, Ticket, fold_answers};

const MODES: [Mode; 5] = [Mode::Topic, Mode::Mock, Mode::Marathon, Mode::Mistakes, Mode::Nonstop];

/// What two devices did: few questions, sessions and moments, so that they often meet.
fn answers() -> impl Strategy<Value = Vec<NewAttempt>> {
    let answer = (0..6u32, 0..12i64, any::<bool>(), 0..MODES.len(), 0..4u32, 0..3u32);
    proptest::collection::vec(answer, 1..40).prop_map(|answers| {
        let attempt = |(n, (question, answered_at, is_right, mode, session, ticket)): (
            usize,
            (u32, i64, bool, usize, u32, u32),
        )| NewAttempt {
            mode: MODES[mode],
            ticket: (ticket > 0).then(|| Ticket { kind: MODES[mode].as_str().into(), id: ticket }),
            session_id: if session == 0 { String::new() } else { format!("session-{session}") },
            day: format!("2026-11-{:02}", 20 + answered_at / 6),
            ..named(
                &format!("attempt-{n:02}"),
                &format!("gb-topic{}-00{question}", question % 2),
                answered_at,
                is_right,
            )
        };
        answers.into_iter().enumerate().map(attempt).collect()
    })
}

/// The order in which answers arrive, how they are portioned, and which of them come once more.
fn delivery() -> impl Strategy<Value = (Vec<NewAttempt>, Vec<NewAttempt>, usize)> {
    answers().prop_flat_map(|answers| {
        let again = proptest::sample::subsequence(answers.clone(), 0..=answers.len());
        let shuffled = again.prop_flat_map({
            let answers = answers.clone();
            move |again| Just([answers.clone(), again].concat()).prop_shuffle()
        });
        (Just(answers), shuffled, 1..9usize)
    })
}

#[test]
fn any_order_repetition_and_portion_of_two_devices_answers_gives_the_same_progress() {
    // [LEARN-13] [LEARN-09] [LEARN-10]
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        databases::on_each_database(async |store| {
            let mut runner =
                TestRunner::new(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() });
            for _ in 0..60 {
                let tree = delivery().new_tree(&mut runner).unwrap();
                let (answers, delivered, portion) = tree.current();
                deliver_and_compare(&store, answers, delivered, portion).await;
            }
        })
        .await;
    });
}

async fn deliver_and_compare(store: &Store, answers: Vec<NewAttempt>, delivered: Vec<NewAttempt>, portion: usize) {
    let learner = learner(store).await;
    let own = |attempt: &NewAttempt| NewAttempt {
        attempt_id: format!("{learner}-{}", attempt.attempt_id),
        ..attempt.clone()
    };
    for attempts in delivered.chunks(portion) {
        store.add_attempts(batch(&learner, attempts.iter().map(own).collect())).await.unwrap();
    }
    assert_eq!(store.check(&learner).await.unwrap(), [], "{delivered:?} in portions of {portion}");

    let kept: BTreeMap<String, QuestionRecord> =
        store.question_records(&learner, "GB").await.unwrap().into_iter().collect();
    assert_eq!(kept, expected(&answers), "{delivered:?} in portions of {portion}");
    let all = store.list_attempts(&learner, "GB", 0, 1000).await.unwrap();
    assert_eq!(all.len(), answers.len());

    store.rebuild(&learner).await.unwrap();
    let rebuilt: BTreeMap<_, _> = store.question_records(&learner, "GB").await.unwrap().into_iter().collect();
    assert_eq!(rebuilt, kept, "a rebuild changed what was right");
}

fn expected(answers: &[NewAttempt]) -> BTreeMap<String, QuestionRecord> {
    let mut questions: BTreeMap<String, Vec<Answer>> = BTreeMap::new();
    for one in answers {
        questions.entry(one.question_id.clone()).or_default().push(Answer {
            attempt_id: one.attempt_id.clone(),
            answered_at: one.answered_at,
            is_right: one.is_right,
            mode: one.mode,
        });
    }
    questions.into_iter().map(|(id, answers)| (id, fold_answers(answers))).collect()
}

#[tokio::test]
async fn a_check_finds_progress_that_is_not_what_the_answers_come_to_and_a_rebuild_mends_it() {
    let folder = tempfile::tempdir().unwrap();
    let url = databases::sqlite_url(&folder);
    let store = Store::open(&url).await.unwrap();
    let learner = learner(&store).await;
    store.add_attempts(batch(&learner, vec![named("a", "gb-signs-001", 10, true)])).await.unwrap();
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("update progress set questions = ''").execute(&mut connection).await.unwrap();
    sqlx::query("update day set answers = 7").execute(&mut connection).await.unwrap();

    let tables: Vec<_> = store.check_all().await.unwrap().into_iter().map(|one| one.table).collect();
    assert_eq!(tables, ["progress", "day"]);
    assert_eq!(store.rebuild_all().await.unwrap(), 1);
    assert_eq!(store.check_all().await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_neither_lose_nor_double_an_answer_nor_give_a_day_twice() {
    // [LEARN-13] [ROLE-05]
    let folder = tempfile::tempdir().unwrap();
    deliver_to_two_processes(&databases::sqlite_url(&folder)).await;
    if let Some(url) = databases::fresh_postgres_url().await {
        deliver_to_two_processes(&url).await;
    }
}

async fn deliver_to_two_processes(url: &str) {
    let processes = [Store::open(url).await.unwrap(), Store::open(url).await.unwrap()];
    let mut learners = Vec::new();
    for _ in 0..4 {
        learners.push(learner(&processes[0]).await);
    }
    // Every batch goes to both, as when an answer is lost and the device tries again elsewhere.
    let sent = (0..160usize).map(|n| {
        let learner = &learners[(n / 2) % 4];
        let first = i64::try_from(n / 2).unwrap() * 4;
        let attempts =
            (first..first + 4).map(|m| named(&format!("a-{m}"), &format!("gb-signs-{:03}", m % 7), m % 90, m % 3 > 0));
        let mut batch = batch(learner, attempts.collect());
        batch.bounds.per_day = Some(70);
        let store = processes[n % 2].clone();
        tokio::spawn(async move { store.add_attempts(batch).await.unwrap().outcomes })
    });
    let sent: Vec<_> = sent.collect();
    for one in sent {
        let outcomes = one.await.unwrap();
        assert!(!outcomes.contains(&store::Outcome::IdTaken));
    }
    for learner in &learners {
        assert_eq!(processes[0].list_attempts(learner, "GB", 0, 500).await.unwrap().len(), 70, "{url}");
        assert_eq!(processes[1].day(learner, "GB", "2026-11-21").await.unwrap().answers, 70);
    }
    assert_eq!(processes[0].check_all().await.unwrap(), []);
}
