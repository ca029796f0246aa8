//! What a loaded pack gives to those who serve it.

use crate::support::Pack;
use content::{EditionCode, ExamKind, Feature, Kind, stats};

#[test]
fn a_question_is_found_by_its_id_with_all_that_was_written() {
    let content = Pack::new().load();
    let question = content.gb.question("gb-alertness-001").unwrap();
    assert_eq!((question.topic, &*question.topic_id, question.part, question.is_free), (1, "alertness", 1, true));
    assert_eq!(question.correct, ["b"]);
    assert_eq!(question.source, ["The Highway Code, rule 91"]);
    assert_eq!(&*question.categories, ["car", "moto"], "the topic's, for the question says nothing else");
    assert_eq!(&*content.gb.question("gb-alertness-003").unwrap().categories, ["car"]);
    assert_eq!(content.gb.question("gb-alertness-999"), None);
    assert_eq!(content.pl.question("gb-alertness-001"), None, "editions do not mix");
}

#[test]
fn yes_and_no_become_options_in_the_editions_language() {
    let content = Pack::new().load();
    let question = content.pl.question("pl-w1-002").unwrap();
    let options: Vec<_> = question.options.iter().map(|option| (option.id.as_str(), option.text.as_str())).collect();
    assert_eq!(options, [("a", "Tak"), ("b", "Nie")]);
    assert_eq!(question.correct, ["b"]);
}

#[test]
fn sources_are_written_out_in_words() {
    let content = Pack::new().load();
    let of = |id: &str| content.pl.question(id).or(content.gb.question(id)).unwrap().source.clone();
    assert_eq!(of("pl-b1-001"), ["Prawo o ruchu drogowym, art. 20 ust. 1"]);
    assert_eq!(of("pl-w1-002"), ["Rozporządzenie w sprawie znaków i sygnałów drogowych, znak A-30"]);
    assert_eq!(of("gb-signs-001"), ["The Highway Code, traffic signs", "The Highway Code, rule 214"]);
    assert_eq!(of("gb-alertness-003")[1], "Road Traffic Act 1988 s. 3", "a law keeps its own name");
}

#[test]
fn parts_gather_the_questions_of_a_topic_in_order() {
    // [LEARN-02]
    let content = Pack::new().load();
    let part = content.gb.part(101).unwrap();
    assert_eq!((part.topic, part.part, part.name.as_str(), part.is_free), (1, 1, "Alertness: part 1", true));
    assert_eq!(part.questions, ["gb-alertness-001", "gb-alertness-002"]);
    assert!(!content.gb.part(102).unwrap().is_free);
    assert_eq!(content.gb.parts_of(11).map(|part| part.ticket_id).collect::<Vec<_>>(), [1101, 1111]);
    assert_eq!(content.pl.part(2101).unwrap().name, "Dopuszczalne prędkości: część 1");
}

#[test]
fn a_mock_ticket_has_all_that_the_specification_names() {
    // [LEARN-01]
    let pack = Pack::new();
    let first = pack.text("gb/mocks.toml");
    pack.append("gb/mocks.toml", &first.replace("number = 1", "number = 2").replace("test 1", "test 2"));
    let content = pack.load();
    let ticket = serde_json::to_value(content.gb.mock(2).unwrap()).unwrap();
    assert_eq!(ticket["id"], 2);
    assert_eq!(ticket["type"], "mock");
    assert_eq!(ticket["name"], "Mock test 2");
    assert_eq!(ticket["questions"].as_array().unwrap().len(), 3);
    assert_eq!(ticket["cover"], format!("/content/{}/signs/548.svg", content.version));
    assert_eq!(ticket["extreme_questions_numbers"], serde_json::json!([4, 6]), "counted on from the first mock");
}

#[test]
fn an_exam_opens_when_there_are_questions_enough_and_for_free_when_there_are_free_ones() {
    // [LEARN-04] [LEARN-05]
    let content = Pack::new().load();
    let exam = |number| content.gb.exam(ExamKind::Simulator, number).unwrap();
    assert!(exam(1).is_open && exam(1).is_open_for_free);
    assert_eq!(exam(1).sections[0].strata.iter().map(|one| one.weight).collect::<Vec<_>>(), [26, 133]);
    let signs = content.gb.exam(ExamKind::Signs, 1).unwrap();
    assert!(signs.is_open, "five signs are drawn");
    let state = content.pl.exam(ExamKind::Simulator, 1).unwrap();
    assert!(state.is_open && !state.is_open_for_free, "a question of one point is Premium");

    let pack = Pack::new();
    pack.replace("gb/exams.toml", "count = 3", "count = 5");
    let content = pack.load();
    assert!(!content.gb.exam(ExamKind::Simulator, 1).unwrap().is_open, "questions made from signs do not fill it up");
}

#[test]
fn points_are_drawn_exactly_as_the_exam_says() {
    let pack = Pack::new();
    pack.replace("pl/questions/w1.toml", "points = 1", "points = 2");
    assert!(!pack.load().pl.exam(ExamKind::Simulator, 1).unwrap().is_open);
}

#[test]
fn every_drawn_sign_asks_its_name_with_names_of_its_category() {
    let content = Pack::new().load();
    for (edition, count) in [(&content.gb, 4), (&content.pl, 3)] {
        let asked: Vec<_> = edition.questions().iter().filter(|one| one.kind == Kind::Sign).collect();
        assert_eq!(asked.len(), edition.signs.len());
        for question in asked {
            assert_eq!(question.options.len(), count);
            let sign = edition.sign(&question.signs[0]).unwrap();
            let right = question.options.iter().find(|option| question.correct == [option.id.clone()]).unwrap();
            assert_eq!(right.text.to_lowercase(), sign.name.to_lowercase());
            assert_eq!(right.why, None);
            assert!(question.is_free && question.explanation.starts_with(&sign.meaning));
            assert_eq!(question.image, Some(format!("/content/{}/signs/{}.svg", content.version, sign.slug())));
        }
    }
    assert!(content.gb.question("gb-sign-504.1").is_some());
    assert_eq!(content.pl.question("pl-sign-a-18a").unwrap().text, "Przed czym ostrzega ten znak?");
}

#[test]
fn a_picture_does_not_tell_the_name_of_its_sign() {
    let content = Pack::new().load();
    for edition in content.editions() {
        for sign in &edition.signs {
            let svg = edition.sign_svg(&sign.code).unwrap();
            assert!(
                svg.starts_with("<svg") && !svg.to_lowercase().contains(&sign.name.to_lowercase()),
                "{}",
                sign.code
            );
            assert_eq!(edition.sign_svg(&sign.slug()), Some(svg), "the address and the code find the same picture");
        }
    }
}

#[test]
fn a_question_whose_sign_is_not_drawn_is_held_back_with_the_mocks_that_ask_it() {
    let pack = Pack::new();
    let cow = "[[drawing]]\ncode = \"548\"\nplate = \"triangle\"\nlayers = [{ pictogram = \"cow\", y = 56 }]\n";
    pack.replace("gb/signs/drawings.toml", cow, "");
    let content = pack.load();
    assert_eq!(content.gb.question("gb-signs-001"), None);
    assert_eq!(content.gb.question("gb-sign-548"), None);
    assert_eq!(content.gb.mock(1), None, "a shorter mock would pass too easily");
    let told = crate::support::told(&content.gb.held_back);
    assert!(told.contains("`gb-signs-001` is held back: the sign `548` is not drawn"), "{told}");
    assert!(told.contains("the mock 1 is held back with 1 of its questions"), "{told}");
}

#[test]
fn a_sign_whose_facts_are_not_settled_is_not_taught() {
    let pack = Pack::new();
    pack.replace("gb/signs/signs.csv", "Cattle may be on the road", "Cattle may be on the road ?");
    let content = pack.load();
    assert_eq!(content.gb.question("gb-sign-548"), None);
    assert_eq!(content.gb.question("gb-signs-001"), None);
    let shown_elsewhere =
        |text: &str| content.gb.questions().iter().any(|one| one.options.iter().any(|option| option.text == text));
    assert!(!shown_elsewhere("Cattle"));
}

#[test]
fn each_edition_has_its_own_settings_and_the_company_is_one() {
    // [EDN-02] [EDN-03]
    let content = Pack::new().load();
    let (gb, pl) = (&content.gb.settings, &content.pl.settings);
    assert_eq!((gb.locale.as_str(), gb.currency.as_str(), gb.time_zone.as_str()), ("en-GB", "GBP", "Europe/London"));
    assert_eq!((pl.locale.as_str(), pl.currency.as_str(), pl.time_zone.as_str()), ("pl-PL", "PLN", "Europe/Warsaw"));
    for feature in [Feature::HazardPerception, Feature::DrivingInstructors, Feature::Guide] {
        assert!(gb.has(feature) && !pl.has(feature));
    }
    assert_ne!(gb.phone, pl.phone);
    assert_ne!(gb.support_email, pl.support_email);
    assert_ne!(gb.address, pl.address);
    assert_ne!(gb.app_store_url, pl.app_store_url);
    assert_ne!(gb.google_play_url, pl.google_play_url);
    assert_ne!(gb.search_engine_id, pl.search_engine_id);
    assert_ne!(gb.analytics_id, pl.analytics_id);
    assert_eq!(content.company.number.len(), 8);
}

#[test]
fn an_outside_service_is_off_when_its_id_is_left_empty() {
    let pack = Pack::new();
    pack.replace("gb/edition.toml", "analytics_id = \"G-EXAMPLEGB0\"", "analytics_id = \"\"");
    assert_eq!(pack.load().gb.settings.analytics_id, None);
}

#[test]
fn a_path_leads_where_the_editions_rule_says() {
    // [ROUTE-28]
    let content = Pack::new().load();
    let rule = content.gb.route_rule("/theory-test").unwrap();
    assert_eq!((rule.to.as_str(), rule.status), ("/learning", 301));
    assert_eq!(content.pl.route_rule("/theory-test"), None);
    let pack = Pack::new();
    pack.replace("gb/route-rules.toml", "to = \"/learning\"", "to = \"https://example.com/test?from=here\"");
    assert_eq!(pack.load().gb.route_rule("/theory-test").unwrap().to, "https://example.com/test?from=here");
}

#[test]
fn edition_codes_are_those_of_the_calls() {
    // [EDN-04]
    assert_eq!("GB".parse(), Ok(EditionCode::Gb));
    assert_eq!(serde_json::to_string(&EditionCode::Pl).unwrap(), "\"PL\"");
    assert_eq!("DE".parse::<EditionCode>().unwrap_err().to_string(), "unknown edition \"DE\": GB or PL");
    assert!("gb".parse::<EditionCode>().is_err());
}

#[test]
fn counts_add_up() {
    let content = Pack::new().load();
    let counts = serde_json::to_value(stats(&content)).unwrap();
    let gb = &counts["editions"]["GB"];
    assert_eq!((gb["questions"].as_u64(), gb["sign_questions"].as_u64()), (Some(9), Some(5)));
    assert_eq!(gb["categories"]["car"]["questions"], 9);
    assert_eq!(gb["categories"]["moto"]["written_questions"], 3);
    assert_eq!(gb["topics"]["alertness"], 3);
    assert_eq!(counts["editions"]["PL"]["mocks"], 1);
}
