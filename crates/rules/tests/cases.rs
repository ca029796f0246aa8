//! Every case in `cases/` holds here and in `web/src/rules`.

use rules::{allowance, draw, mastery, mistakes, mode::Mode, score, session_end, verdict};
use serde::{Deserialize, de::DeserializeOwned};

#[expect(clippy::unwrap_used, reason = "a case file that cannot be read must stop the test")]
fn cases<T: DeserializeOwned>(name: &str) -> T {
    let file = format!("{}/../../cases/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[derive(Deserialize)]
struct ScoreCase {
    name: String,
    chosen: Vec<String>,
    correct: Vec<String>,
    is_right: bool,
}

// [LEARN-03] one and several right answers
#[test]
fn score_holds_in_every_case() {
    for case in cases::<Vec<ScoreCase>>("score") {
        assert_eq!(score::is_right(&case.chosen, &case.correct), case.is_right, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct MasteryCase {
    name: String,
    answers: Vec<bool>,
    right_in_a_row: u32,
    level: mastery::Level,
}

// [LEARN-09] the four levels, and what a mistake does to them
#[test]
fn mastery_holds_in_every_case() {
    for case in cases::<Vec<MasteryCase>>("mastery") {
        let streak = case.answers.into_iter().fold(mastery::Streak::default(), mastery::Streak::after);
        assert_eq!((streak.right_in_a_row, streak.level()), (case.right_in_a_row, case.level), "{}", case.name);
    }
}

#[derive(Deserialize)]
struct MistakeCases {
    after: Vec<AfterCase>,
    tickets: Vec<TicketsCase>,
}

#[derive(Deserialize)]
struct AfterCase {
    name: String,
    was_mistake: bool,
    is_right: bool,
    mode: Mode,
    is_mistake: bool,
}

#[derive(Deserialize)]
struct TicketsCase {
    name: String,
    mistakes: Vec<MistakeRow>,
    tickets: Vec<TicketRow>,
}

#[derive(Deserialize)]
struct MistakeRow {
    topic_id: u32,
    topic_name: String,
    question_id: String,
}

#[derive(Deserialize)]
struct TicketRow {
    id: u32,
    topic_id: Option<u32>,
    name: String,
    questions: Vec<String>,
}

// [LEARN-10] mistakes, the aggregate with id 100, the names of the entries
#[test]
fn mistakes_hold_in_every_case() {
    let cases: MistakeCases = cases("mistakes");
    for case in cases.after {
        let is_mistake = mistakes::is_mistake_after(case.was_mistake, case.is_right, case.mode);
        assert_eq!(is_mistake, case.is_mistake, "{}", case.name);
    }
    for case in cases.tickets {
        let mistaken: Vec<mistakes::Mistake> = case
            .mistakes
            .iter()
            .map(|row| mistakes::Mistake {
                topic_id: row.topic_id,
                topic_name: &row.topic_name,
                question_id: &row.question_id,
            })
            .collect();
        let expected: Vec<mistakes::MistakeTicket> = case
            .tickets
            .into_iter()
            .map(|row| mistakes::MistakeTicket {
                id: row.id,
                topic_id: row.topic_id,
                name: row.name,
                questions: row.questions,
            })
            .collect();
        let words = mistakes::Words { all: "All mistakes", suffix: ": Mistakes" };
        assert_eq!(mistakes::tickets(&mistaken, words), expected, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct AllowanceCases {
    limits: Vec<LimitCase>,
    days: Vec<DayCase>,
}

#[derive(Deserialize)]
struct LimitCase {
    name: String,
    limit: Option<u32>,
    used: u32,
    wanted: u32,
    remaining: Option<u32>,
    fitting: u32,
}

#[derive(Deserialize)]
struct DayCase {
    name: String,
    at: i64,
    time_zone: String,
    day: String,
    resets_at: i64,
}

// [ROLE-01] 35 a day, the day ending at the edition's own midnight
#[test]
fn allowance_holds_in_every_case() {
    let cases: AllowanceCases = cases("allowance");
    for case in cases.limits {
        assert_eq!(allowance::remaining(case.limit, case.used), case.remaining, "{}", case.name);
        assert_eq!(allowance::fitting(case.limit, case.used, case.wanted), case.fitting, "{}", case.name);
    }
    for case in cases.days {
        assert_eq!(allowance::day(case.at, &case.time_zone), Ok(case.day), "{}", case.name);
        assert_eq!(allowance::resets_at(case.at, &case.time_zone), Ok(case.resets_at), "{}", case.name);
    }
}

#[derive(Deserialize)]
struct VerdictCases {
    parts: Vec<PartCase>,
    topics: Vec<TopicCase>,
    mocks: Vec<MockCase>,
    exams: Vec<ExamCase>,
}

#[derive(Deserialize)]
struct PartCase {
    name: String,
    best_result: u32,
    question_count: u32,
    pass_percent: u32,
    is_passed: bool,
}

#[derive(Deserialize)]
struct TopicCase {
    name: String,
    parts: Vec<bool>,
    is_passed: bool,
}

#[derive(Deserialize)]
struct MockCase {
    name: String,
    best_result: u32,
    pass_mark: u32,
    is_passed: bool,
}

#[derive(Deserialize)]
struct ExamCase {
    name: String,
    rule: verdict::PassRule,
    answers: Vec<verdict::Answered>,
    verdict: verdict::ExamVerdict,
}

// [LEARN-01, LEARN-02, LEARN-04] when a part, a topic, a mock and an exam are passed
#[test]
fn verdicts_hold_in_every_case() {
    let cases: VerdictCases = cases("verdict");
    for case in cases.parts {
        let is_passed = verdict::is_part_passed(case.best_result, case.question_count, case.pass_percent);
        assert_eq!(is_passed, case.is_passed, "{}", case.name);
    }
    for case in cases.topics {
        assert_eq!(verdict::is_topic_passed(&case.parts), case.is_passed, "{}", case.name);
    }
    for case in cases.mocks {
        assert_eq!(verdict::is_mock_passed(case.best_result, case.pass_mark), case.is_passed, "{}", case.name);
    }
    for case in cases.exams {
        assert_eq!(verdict::exam(&case.rule, &case.answers), case.verdict, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct EndCase {
    name: String,
    limits: session_end::Limits,
    started_at: i64,
    given: Vec<session_end::Given>,
    asked_at: Option<i64>,
    now: i64,
    standing: session_end::Standing,
}

// [LEARN-06, LEARN-07, LEARN-08] how marathon, non-stop and the individual exam end
#[test]
fn session_ends_hold_in_every_case() {
    for case in cases::<Vec<EndCase>>("session_end") {
        let standing = session_end::standing(&case.limits, case.started_at, &case.given, case.asked_at, case.now);
        assert_eq!(standing, case.standing, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct DrawCases {
    shares: Vec<SharesCase>,
    draws: Vec<DrawCase>,
}

#[derive(Deserialize)]
struct SharesCase {
    name: String,
    count: usize,
    weights: Vec<u32>,
    sizes: Vec<usize>,
    shares: Vec<usize>,
}

#[derive(Deserialize)]
struct DrawCase {
    name: String,
    seed: u32,
    sections: Vec<SectionRow>,
    drawn: Vec<String>,
}

#[derive(Deserialize)]
struct SectionRow {
    count: usize,
    strata: Vec<StratumRow>,
}

#[derive(Deserialize)]
struct StratumRow {
    weight: u32,
    pool: Vec<String>,
}

// [LEARN-04] stratified, seeded, the same on every device
#[test]
fn draws_hold_in_every_case() {
    let cases: DrawCases = cases("draw");
    for case in cases.shares {
        assert_eq!(draw::shares(case.count, &case.weights, &case.sizes), case.shares, "{}", case.name);
    }
    for case in cases.draws {
        assert_eq!(draw_rows(case.seed, &case.sections), case.drawn, "{}", case.name);
    }
}

fn draw_rows(seed: u32, rows: &[SectionRow]) -> Vec<String> {
    let pools: Vec<Vec<Vec<&str>>> = rows
        .iter()
        .map(|row| row.strata.iter().map(|one| one.pool.iter().map(String::as_str).collect()).collect())
        .collect();
    let strata: Vec<Vec<draw::Stratum>> = rows
        .iter()
        .zip(&pools)
        .map(|(row, pools)| {
            row.strata.iter().zip(pools).map(|(one, pool)| draw::Stratum { weight: one.weight, pool }).collect()
        })
        .collect();
    let sections: Vec<draw::Section> =
        rows.iter().zip(&strata).map(|(row, strata)| draw::Section { count: row.count, strata }).collect();
    draw::draw(seed, &sections)
}
