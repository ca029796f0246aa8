//! The pack in the repository, as learners get it.

use std::collections::HashSet;
use std::path::Path;

use content::{Content, Edition, ExamKind, Kind, Mock, Question, Scope, check};

fn content() -> Content {
    Content::load(Path::new("../../content")).unwrap_or_else(|faults| panic!("{}", crate::support::told(&faults)))
}

fn questions<'a>(edition: &'a Edition, mock: &Mock) -> Vec<&'a Question> {
    mock.questions.iter().map(|id| edition.question(id).unwrap()).collect()
}

#[test]
fn the_pack_in_the_repository_has_no_fault() {
    let report = check(Path::new("../../content"));
    assert!(report.faults.is_empty(), "{}", crate::support::told(&report.faults));
}

#[test]
fn no_author_has_a_habit_that_gives_answers_away() {
    let told: Vec<String> = check(Path::new("../../content"))
        .warnings
        .iter()
        .map(ToString::to_string)
        .filter(|one| one.contains("right answers are option") || one.contains("is the longest in"))
        .collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn the_simulator_is_fifty_questions_in_57_minutes_without_hints() {
    // [LEARN-04]: in Poland the first simulator is the state exam, the second one this
    let content = content();
    for (edition, number) in [(&content.gb, 1), (&content.pl, 2)] {
        let exam = edition.exam(ExamKind::Simulator, number).unwrap();
        assert_eq!((exam.count(), exam.minutes, exam.hints), (50, 57, false));
        assert!(exam.is_open && exam.is_open_for_free, "{}", exam.id);
        assert!(exam.sections[0].strata.len() >= 14, "it is shared out over the topics");
    }
}

#[test]
fn the_road_signs_test_is_eighty_questions_about_signs() {
    // [LEARN-05]
    let content = content();
    for edition in content.editions() {
        let exam = edition.exam(ExamKind::Signs, 1).unwrap();
        assert_eq!(exam.count(), 80);
        assert!(exam.sections.iter().flat_map(|one| &one.strata).all(|one| one.kind == Some(Kind::Sign)));
        assert!(exam.is_open && exam.is_open_for_free, "{}", edition.code);
    }
}

#[test]
fn the_polish_state_exam_is_as_the_law_has_it() {
    let content = content();
    let exam = content.pl.exam(ExamKind::Simulator, 1).unwrap();
    assert!(exam.is_open && exam.minutes == 25);
    let points = |exam: &content::Exam| -> u32 {
        exam.sections.iter().flat_map(|one| &one.strata).map(|one| one.weight * one.points.unwrap()).sum()
    };
    for category in &content.pl.categories {
        let exam =
            content.pl.exams.iter().find(|one| one.id == format!("state-{}", category.id.to_lowercase())).unwrap();
        assert_eq!((points(exam), exam.pass.points, exam.count()), (74, Some(68), 32), "{}", category.id);
        let clocks: Vec<_> = exam.sections.iter().map(|one| one.clock.unwrap()).collect();
        assert_eq!(
            clocks.iter().map(|one| (one.read_seconds, one.answer_seconds)).collect::<Vec<_>>(),
            [(20, 15), (0, 50)]
        );
    }
}

#[test]
fn each_edition_has_three_mocks_or_more_the_first_of_them_free_and_no_question_in_two() {
    // [LEARN-01]
    let content = content();
    for (edition, category) in [(&content.gb, "car"), (&content.pl, "B")] {
        let mocks: Vec<&Mock> = edition.mocks.iter().filter(|mock| mock.category == category).collect();
        assert!(mocks.len() >= 3, "{} has {} mocks", edition.code, mocks.len());
        assert!(mocks[0].is_free && questions(edition, mocks[0]).iter().all(|one| one.is_free));
        let mut seen = HashSet::new();
        for mock in mocks {
            assert!(mock.questions.iter().all(|id| seen.insert(id)), "{} repeats a question", mock.name);
            assert!(!mock.cover.is_empty(), "{} has no cover", mock.name);
        }
    }
}

#[test]
fn british_mocks_are_shared_out_over_all_topics_of_the_test() {
    let content = content();
    let edition = &content.gb;
    for mock in &edition.mocks {
        let exam = edition.exams.iter().find(|one| one.categories.contains(&mock.category)).unwrap();
        assert_eq!(u32::try_from(mock.questions.len()), Ok(exam.count()));
        assert_eq!(Some(mock.pass_mark), exam.pass.marks);
        let topics: HashSet<u32> = questions(edition, mock).iter().map(|one| one.topic).collect();
        assert!(exam.sections[0].strata.iter().all(|one| topics.contains(&one.topics[0])), "{}", mock.name);
    }
}

#[test]
fn polish_mocks_have_the_points_of_the_state_exam() {
    let content = content();
    for mock in &content.pl.mocks {
        let asked = questions(&content.pl, mock);
        let count = |scope: Scope, points: u32| {
            asked.iter().filter(|one| one.scope == Some(scope) && one.points == Some(points)).count()
        };
        assert_eq!([3, 2, 1].map(|points| count(Scope::Basic, points)), [10, 6, 4], "{}", mock.name);
        assert_eq!([3, 2, 1].map(|points| count(Scope::Specialist, points)), [6, 4, 2], "{}", mock.name);
        assert!(asked[..20].iter().all(|one| one.scope == Some(Scope::Basic)), "the basic ones come first");
    }
}

#[test]
fn parts_of_sign_questions_are_numbered_on_their_own() {
    let content = content();
    assert_eq!(content.gb.part(1101).unwrap().name, "Road and traffic signs: part 1");
    assert_eq!(content.gb.part(1111).unwrap().name, "Road and traffic signs: signs 1");
    assert_eq!(content.pl.part(111).unwrap().name, "Znaki ostrzegawcze: znaki 1");
}
