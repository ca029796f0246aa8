use std::collections::{BTreeMap, HashMap, HashSet};

use proptest::prelude::*;

use super::*;
use crate::fault::Origin;
use crate::toml_file::At;
use crate::topic::SignQuestions;

fn sign(line: usize, name: &str, category: usize, is_drawn: bool) -> Sign {
    Sign {
        code: format!("S-{line}"),
        name: name.to_owned(),
        category: format!("c{category}"),
        meaning: format!("Meaning of {name}"),
        is_certain: true,
        svg: is_drawn.then(String::new),
        origin: Origin { line: u32::try_from(line).unwrap(), ..Origin::default() },
    }
}

fn topic() -> Topic {
    let asked = |category: usize| SignQuestions {
        category: At { line: 1, value: format!("c{category}") },
        text: "?".to_owned(),
    };
    Topic {
        number: 1,
        id: "signs".to_owned(),
        name: "Signs".to_owned(),
        weight: 1,
        categories: Arc::from(["car".to_owned()]),
        sign_questions: vec![asked(0), asked(1)],
        line: 1,
    }
}

fn ask(code: EditionCode, signs: &[Sign]) -> Vec<Question> {
    SignAsker { code, signs, free_categories: &["c0".to_owned()], words: &Words::default() }.questions(&topic())
}

fn lists() -> impl Strategy<Value = Vec<Sign>> {
    // few names, so that some signs share one
    prop::collection::vec((0usize..12, 0usize..3, any::<bool>()), 0..60).prop_map(|rows| {
        let rows = rows.into_iter().enumerate();
        rows.map(|(line, (name, category, is_drawn))| sign(line, &format!("Name {name}"), category, is_drawn)).collect()
    })
}

proptest! {
    #[test]
    fn no_wrong_option_is_right_and_no_two_are_the_same(signs in lists(), is_polish in any::<bool>()) {
        let (code, count) = if is_polish { (EditionCode::Pl, 3) } else { (EditionCode::Gb, 4) };
        for question in ask(code, &signs) {
            let own = signs.iter().find(|one| one.code == question.signs[0]).unwrap();
            prop_assert_eq!(question.options.len(), count);
            let texts: HashSet<&str> = question.options.iter().map(|option| option.text.as_str()).collect();
            prop_assert_eq!(texts.len(), count);
            prop_assert_eq!(question.correct.len(), 1);
            for option in &question.options {
                let is_right = question.correct[0] == option.id;
                prop_assert_eq!(is_right, option.text == own.name);
                prop_assert_eq!(is_right, option.why.is_none());
                prop_assert!(signs.iter().any(|one| one.name == option.text && one.category == own.category));
            }
        }
    }

    #[test]
    fn the_same_list_gives_the_same_questions_and_one_more_sign_keeps_the_ids(signs in lists()) {
        let questions = ask(EditionCode::Gb, &signs);
        prop_assert_eq!(&questions, &ask(EditionCode::Gb, &signs));
        let mut longer = signs.clone();
        longer.push(sign(signs.len(), "Name 99", 0, true));
        let ids: HashSet<String> = ask(EditionCode::Gb, &longer).into_iter().map(|one| one.id).collect();
        prop_assert!(questions.iter().all(|one| ids.contains(&one.id)));
    }

    #[test]
    fn parts_begin_at_eleven_hold_at_most_twenty_and_are_as_equal_as_can_be(signs in lists()) {
        let questions = ask(EditionCode::Gb, &signs);
        let mut sizes: BTreeMap<u32, usize> = BTreeMap::new();
        for question in &questions {
            *sizes.entry(question.part).or_default() += 1;
        }
        prop_assert!(questions.is_sorted_by_key(|question| question.part));
        prop_assert!(sizes.keys().copied().eq((11..).take(questions.len().div_ceil(20))));
        let (least, most) = (sizes.values().min(), sizes.values().max());
        prop_assert!(most <= Some(&20) && most.zip(least).is_none_or(|(most, least)| most - least <= 1));
        for question in &questions {
            prop_assert_eq!(question.is_free, signs.iter().any(|one| one.code == question.signs[0] && one.category == "c0"));
        }
    }
}

#[test]
fn a_category_with_too_few_names_is_not_asked_about() {
    let three: Vec<Sign> = (0..3).map(|line| sign(line, &format!("Name {line}"), 0, true)).collect();
    assert!(ask(EditionCode::Gb, &three).is_empty());
    let four: Vec<Sign> = (0..4).map(|line| sign(line, &format!("Name {line}"), 0, true)).collect();
    assert_eq!(ask(EditionCode::Gb, &four).len(), 4);
}

#[test]
fn right_answers_are_spread_over_the_letters() {
    let signs: Vec<Sign> = (0..400).map(|line| sign(line, &format!("Name {line}"), 0, true)).collect();
    let mut counts: HashMap<String, usize> = HashMap::new();
    for question in ask(EditionCode::Gb, &signs) {
        *counts.entry(question.correct[0].clone()).or_default() += 1;
    }
    assert_eq!(counts.len(), 4);
    assert!(counts.values().all(|count| (70..=130).contains(count)), "{counts:?}");
}
