//! What is kept of answers, whatever happens on their way.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod databases;
mod given;

use databases::on_each_database;
use given::{batch, learner, named};
use rules::mode::Mode;
use store::{AddressBound, Bounds, Error, Outcome, Ticket};

const RIGHT: Outcome = Outcome::Accepted { is_right: true };
const WRONG: Outcome = Outcome::Accepted { is_right: false };

#[tokio::test]
async fn an_answer_sent_again_counts_once_and_is_answered_the_same() {
    // [LEARN-13]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let sent = batch(&learner, vec![named("a", "gb-signs-001", 10, true), named("b", "gb-signs-001", 20, false)]);
        let first = store.add_attempts(sent.clone()).await.unwrap();
        let again = store.add_attempts(sent).await.unwrap();
        assert_eq!(first, again);
        assert_eq!(first.outcomes, [RIGHT, WRONG]);
        assert_eq!(first.progress[0].1.answer_count, 2);
        assert_eq!(store.list_attempts(&learner, "GB", 0, 100).await.unwrap().len(), 2);
        assert_eq!(store.day(&learner, "GB", "2026-11-21").await.unwrap().answers, 2);
    })
    .await;
}

#[tokio::test]
async fn a_late_answer_takes_its_place_in_time() {
    // [LEARN-13]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        store.add_attempts(batch(&learner, vec![named("b", "gb-signs-001", 20, true)])).await.unwrap();
        store.add_attempts(batch(&learner, vec![named("c", "gb-signs-001", 30, true)])).await.unwrap();
        let receipt = store.add_attempts(batch(&learner, vec![named("a", "gb-signs-001", 10, false)])).await.unwrap();
        let (_, record) = &receipt.progress[0];
        assert_eq!((record.right_in_a_row, record.wrong_count, record.answer_count), (2, 1, 3));
        assert!(record.is_mistake, "a right answer outside mistakes does not clear one");
    })
    .await;
}

#[tokio::test]
async fn an_id_that_belongs_to_another_answer_is_refused_and_the_rest_kept() {
    on_each_database(async |store| {
        let (one, other) = (learner(&store).await, learner(&store).await);
        store.add_attempts(batch(&one, vec![named("a", "gb-signs-001", 10, true)])).await.unwrap();
        let theirs = vec![named("a", "gb-signs-001", 10, true), named("b", "gb-signs-002", 11, true)];
        let receipt = store.add_attempts(batch(&other, theirs)).await.unwrap();
        assert_eq!(receipt.outcomes, [Outcome::IdTaken, RIGHT]);
        assert_eq!(receipt.progress.len(), 1);
        let receipt = store.add_attempts(batch(&one, vec![named("a", "gb-signs-003", 10, true)])).await.unwrap();
        assert_eq!(receipt.outcomes, [Outcome::IdTaken]);
    })
    .await;
}

#[tokio::test]
async fn the_days_answers_are_counted_even_between_batches_that_cross() {
    // [ROLE-05]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let sent = (0..10).map(|n| {
            let attempts = (0..10).map(|m| named(&format!("{n}-{m}"), &format!("gb-signs-{m:03}"), n * 10 + m, true));
            let mut batch = batch(&learner, attempts.collect());
            batch.bounds.per_day = Some(35);
            store.add_attempts(batch)
        });
        let receipts = futures_in_turn(sent).await;
        let accepted = receipts.iter().flat_map(|receipt| &receipt.outcomes).filter(|one| **one == RIGHT).count();
        assert_eq!(accepted, 35);
        assert_eq!(store.day(&learner, "GB", "2026-11-21").await.unwrap().answers, 35);
    })
    .await;
}

#[tokio::test]
async fn what_is_kept_already_is_accepted_when_the_day_is_used_up() {
    // [LEARN-13] [ROLE-05]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let limited = |attempts| {
            let mut batch = batch(&learner, attempts);
            batch.bounds.per_day = Some(1);
            batch
        };
        store.add_attempts(limited(vec![named("a", "gb-signs-001", 10, true)])).await.unwrap();
        let again = limited(vec![named("a", "gb-signs-001", 10, true), named("b", "gb-signs-001", 20, true)]);
        let receipt = store.add_attempts(again).await.unwrap();
        assert_eq!(receipt.outcomes, [RIGHT, Outcome::DailyLimitReached]);
    })
    .await;
}

#[tokio::test]
async fn visitors_of_one_address_share_its_bound() {
    // [ROLE-05]
    on_each_database(async |store| {
        let bounds = |day: &str| {
            let address = AddressBound { address: "192.0.2.7".into(), day: day.into(), limit: 3 };
            Bounds { per_day: None, address: Some(address) }
        };
        let mut accepted = 0;
        for n in 0..3 {
            let learner = learner(&store).await;
            let attempts = (0..2).map(|m| named(&format!("{n}-{m}"), "gb-signs-001", m, true)).collect();
            let sent = store::Batch { bounds: bounds("2026-11-21"), ..batch(&learner, attempts) };
            let receipt = store.add_attempts(sent).await.unwrap();
            accepted += receipt.outcomes.iter().filter(|one| **one == RIGHT).count();
        }
        assert_eq!(accepted, 3);
        let learner = learner(&store).await;
        let sent = store::Batch {
            bounds: bounds("2026-11-22"),
            ..batch(&learner, vec![named("next-day", "gb-signs-001", 1, true)])
        };
        assert_eq!(store.add_attempts(sent).await.unwrap().outcomes, [RIGHT]);
    })
    .await;
}

#[tokio::test]
async fn a_learner_who_does_not_exist_cannot_answer_and_harms_nobody_in_the_group() {
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let (nobody, somebody) = tokio::join!(
            store.add_attempts(batch("nobody", vec![named("a", "gb-signs-001", 10, true)])),
            store.add_attempts(batch(&learner, vec![named("b", "gb-signs-001", 10, true)])),
        );
        assert!(matches!(nobody, Err(Error::UnknownLearner)));
        assert_eq!(somebody.unwrap().outcomes, [RIGHT]);
    })
    .await;
}

#[tokio::test]
async fn two_hundred_batches_at_once_are_all_kept_and_a_reader_misses_none() {
    // [LEARN-13]
    on_each_database(async |store| {
        let learners = [learner(&store).await, learner(&store).await, learner(&store).await];
        let sent = (0..200).map(|n| {
            let attempts =
                (0..5).map(|m| named(&format!("{n}-{m}"), &format!("gb-signs-{m:03}"), n * 7 % 50, n % 3 == 0));
            let batch = batch(&learners[usize::try_from(n).unwrap() % 3], attempts.collect());
            let store = store.clone();
            tokio::spawn(async move { store.add_attempts(batch).await.unwrap() })
        });
        let sent: Vec<_> = sent.collect();
        let mut seen = Vec::new();
        let mut cursor = 0;
        while sent.iter().any(|one| !one.is_finished()) {
            cursor = read_on(&store, &learners[0], cursor, &mut seen).await;
            tokio::task::yield_now().await;
        }
        read_on(&store, &learners[0], cursor, &mut seen).await;
        seen.sort();
        let mut all: Vec<_> = store
            .list_attempts(&learners[0], "GB", 0, 5000)
            .await
            .unwrap()
            .into_iter()
            .map(|one| one.attempt_id)
            .collect();
        all.sort();
        assert_eq!(all.len(), 67 * 5);
        assert!(seen == all, "reading on from the last place missed or repeated an attempt");
        assert_eq!(store.check_all().await.unwrap(), []);
    })
    .await;
}

async fn read_on(store: &store::Store, learner: &str, mut cursor: i64, seen: &mut Vec<String>) -> i64 {
    loop {
        let attempts = store.list_attempts(learner, "GB", cursor, 40).await.unwrap();
        let Some(last) = attempts.last() else { return cursor };
        cursor = last.seq;
        seen.extend(attempts.into_iter().map(|one| one.attempt_id));
    }
}

#[tokio::test]
async fn progress_is_kept_for_each_edition() {
    // [EDN-05]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let polish = store::Batch { edition: "PL".into(), ..batch(&learner, vec![named("b", "pl-w1-001", 10, false)]) };
        store.add_attempts(batch(&learner, vec![named("a", "gb-signs-001", 10, true)])).await.unwrap();
        store.add_attempts(polish).await.unwrap();
        for (edition, question_id) in [("GB", "gb-signs-001"), ("PL", "pl-w1-001")] {
            let records = store.question_records(&learner, edition).await.unwrap();
            assert_eq!(records.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), [question_id]);
            assert_eq!(store.list_attempts(&learner, edition, 0, 10).await.unwrap().len(), 1);
            assert_eq!(store.day(&learner, edition, "2026-11-21").await.unwrap().answers, 1);
        }
    })
    .await;
}

#[tokio::test]
async fn the_best_session_of_a_ticket_counts_and_a_late_mistake_takes_from_it() {
    // [LEARN-01] [LEARN-02]
    on_each_database(async |store| {
        let learner = learner(&store).await;
        let mock = Ticket { kind: "mock".into(), id: 3 };
        let in_session = |id: &str, session: &str, question: &str, at, is_right| store::NewAttempt {
            mode: Mode::Mock,
            ticket: Some(mock.clone()),
            session_id: session.into(),
            ..named(id, question, at, is_right)
        };
        let first =
            vec![in_session("a", "one", "gb-signs-001", 10, true), in_session("b", "one", "gb-signs-002", 11, true)];
        let second = vec![in_session("c", "two", "gb-signs-001", 20, true)];
        store.add_attempts(batch(&learner, first)).await.unwrap();
        store.add_attempts(batch(&learner, second)).await.unwrap();
        let best = || async { store.bests(&learner, "GB").await.unwrap()[0].result };
        assert_eq!(best().await, 2);
        let earlier = vec![in_session("d", "one", "gb-signs-002", 9, false)];
        store.add_attempts(batch(&learner, earlier)).await.unwrap();
        assert_eq!(best().await, 1, "the first answer to a question is the one that counts");
        assert_eq!(store.check(&learner).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_program_ends() {
    // [LEARN-13]
    let folder = tempfile::tempdir().unwrap();
    let url = databases::sqlite_url(&folder);
    let store = store::Store::open(&url).await.unwrap();
    let learner = learner(&store).await;
    store.add_attempts(batch(&learner, vec![named("a", "gb-signs-001", 10, true)])).await.unwrap();
    drop(store);
    let store = store::Store::open(&url).await.unwrap();
    assert_eq!(store.list_attempts(&learner, "GB", 0, 10).await.unwrap().len(), 1);
}

async fn futures_in_turn<F: Future<Output = Result<store::Receipt, Error>>>(
    sent: impl Iterator<Item = F>,
) -> Vec<store::Receipt> {
    let mut receipts = Vec::new();
    for one in sent {
        receipts.push(one.await.unwrap());
    }
    receipts
}
