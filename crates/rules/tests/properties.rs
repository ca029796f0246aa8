//! What holds for every input.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::{draw, session_end};

proptest! {
    // [LEARN-04] never the same question twice, and as many as the pools can give
    #[test]
    fn a_draw_never_repeats_and_gives_what_was_asked(
        seed: u32,
        count in 0_usize..60,
        sizes in proptest::collection::vec(0_usize..20, 1..8),
        weights in proptest::collection::vec(1_u32..50, 8),
    ) {
        let pools: Vec<Vec<String>> =
            sizes.iter().enumerate().map(|(s, n)| (0..*n).map(|q| format!("{s}-{q}")).collect()).collect();
        let pools: Vec<Vec<&str>> = pools.iter().map(|pool| pool.iter().map(String::as_str).collect()).collect();
        let strata: Vec<draw::Stratum> =
            pools.iter().zip(&weights).map(|(pool, weight)| draw::Stratum { weight: *weight, pool }).collect();
        let section = draw::Section { count, strata: &strata };
        let drawn = draw::draw(seed, &[section, section]);
        let all: usize = sizes.iter().sum();
        prop_assert_eq!(drawn.len(), (2 * count).min(all));
        prop_assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len());
        prop_assert_eq!(&drawn, &draw::draw(seed, &[section, section]));
    }

    // [LEARN-04] stratified: no topic is further than one question from its share while its pool suffices
    #[test]
    fn shares_stay_within_one_of_their_weight(count in 1_usize..100, weights in proptest::collection::vec(1_u32..100, 1..20)) {
        let sizes = vec![1000; weights.len()];
        let shares = draw::shares(count, &weights, &sizes);
        let total: u64 = weights.iter().map(|w| u64::from(*w)).sum();
        prop_assert_eq!(shares.iter().sum::<usize>(), count);
        for (share, weight) in shares.iter().zip(&weights) {
            let exact = count as u64 * u64::from(*weight);
            prop_assert!(*share as u64 * total < exact + total && *share as u64 * total + total > exact);
        }
    }

    // [LEARN-06, LEARN-08] once over, always over: later answers change nothing
    #[test]
    fn what_comes_after_the_end_changes_nothing(
        answers in proptest::collection::vec((any::<bool>(), 0_i64..50_000), 1..30),
        mistakes_allowed in proptest::option::of(0_u32..5),
        questions in proptest::option::of(1_u32..20),
    ) {
        let limits = session_end::Limits { questions, mistakes_allowed, total_ms: None, question_ms: Some(35_000) };
        let mut at = 0;
        let given: Vec<session_end::Given> = answers.iter().map(|(is_right, took)| {
            let asked_at = at;
            at += took;
            session_end::Given { is_right: *is_right, asked_at, answered_at: at }
        }).collect();
        for upto in 1..given.len() {
            let before = session_end::standing(&limits, 0, &given[..upto], None, at);
            if before.end.is_some() {
                prop_assert_eq!(session_end::standing(&limits, 0, &given, None, at), before);
                break;
            }
        }
    }
}
