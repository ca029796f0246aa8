//! What authors should look at again, though the pack is served.

use std::fmt::Write;

use crate::support::Pack;

const ALERTNESS: &str = "gb/questions/alertness.toml";

/// Ten questions whose right option is always `letter` and has `length` letters more than the others.
fn ten_questions(letter: &str, longer: usize) -> String {
    (100..110).fold(String::new(), |mut text, number| {
        let option = |id: &str| {
            let is_right = id == letter;
            let why = if is_right { "" } else { ", why = \"It is not.\"" };
            let tail = "x".repeat(if is_right { longer } else { 0 });
            format!("  {{ id = \"{id}\", text = \"Option number {id}{tail}\"{why} }},\n")
        };
        let options: String = ["a", "b", "c", "d"].map(option).concat();
        write!(
            text,
            "\n[[question]]\nid = \"gb-alertness-{number}\"\npart = 1\nfree = true\nkind = \"single\"\ntext = \"Question {number}?\"\n\
             options = [\n{options}]\ncorrect = [\"{letter}\"]\nexplanation = \"So it is.\"\nsource = [\"HC 91\"]\ndifficulty = 1\n"
        )
        .unwrap();
        text
    })
}

#[test]
fn a_letter_that_is_right_too_often_is_told() {
    let pack = Pack::new();
    pack.append(ALERTNESS, &ten_questions("c", 0));
    let found = pack.warnings_in(ALERTNESS);
    assert!(found.contains(&"0: 10 of 11 right answers are option `c`".to_owned()), "{found:#?}");
    assert!(found.contains(&"0: 0 of 11 right answers are option `d`".to_owned()), "{found:#?}");
}

#[test]
fn a_right_option_that_is_told_by_its_length_is_told() {
    let pack = Pack::new();
    pack.append(ALERTNESS, &ten_questions("c", 3));
    let found = pack.warnings_in(ALERTNESS);
    assert!(found.iter().any(|one| one.starts_with("0: the right option is the longest in 1")), "{found:#?}");
}

#[test]
fn an_option_that_towers_over_the_others_is_told_at_its_question() {
    let pack = Pack::new();
    pack.replace(ALERTNESS, "15 minutes after every two hours", &"y".repeat(80));
    let found = pack.warnings_in(ALERTNESS);
    assert!(found.iter().any(|one| one.starts_with("1: `gb-alertness-001`: an option has 80 letters")), "{found:#?}");
}

#[test]
fn reasons_stand_at_wrong_options_and_only_there() {
    let pack = Pack::new();
    pack.replace(ALERTNESS, ", why = \"The recommended break is 15 minutes.\"", "");
    pack.replace(ALERTNESS, "every two hours\" }", "every two hours\", why = \"No.\" }");
    let found = pack.warnings_in(ALERTNESS);
    assert!(found.contains(&"1: `gb-alertness-001`: option `a` does not say why it is wrong".to_owned()), "{found:#?}");
    assert!(
        found.contains(&"1: `gb-alertness-001`: option `b` is right and says why it is wrong".to_owned()),
        "{found:#?}"
    );
}

#[test]
fn a_gap_between_parts_is_told() {
    let pack = Pack::new();
    pack.replace(ALERTNESS, "part = 2", "part = 3");
    assert!(pack.warnings_in(ALERTNESS).contains(&"0: part 2 has no question, part 3 has".to_owned()));
}

#[test]
fn questions_without_a_second_pair_of_eyes_are_counted() {
    let pack = Pack::new();
    assert!(pack.warnings_in(ALERTNESS).contains(&"0: 2 questions were not reviewed by a second person".to_owned()));
}

#[test]
fn signs_that_no_topic_asks_about_and_exams_that_are_closed_are_told() {
    let pack = Pack::new();
    pack.replace("gb/signs/signs.csv", "Cattle,warning", "Cattle,animals");
    pack.replace("gb/exams.toml", "count = 3", "count = 30");
    assert!(pack.warnings_in("gb/signs/signs.csv").contains(&"4: no topic asks about the signs `animals`".to_owned()));
    let closed = "1: the exam `car` is closed: there are not enough questions for it".to_owned();
    assert!(pack.warnings_in("gb/exams.toml").contains(&closed));
}
