//! What refuses a pack: each rule broken once, and found at its file and line.

use crate::support::Pack;
use content::Content;

/// Breaks one line of a file and expects one fault there, or at the head of the table that the line belongs to.
fn expect(file: &str, old: &str, new: &str, message: &str) {
    let pack = Pack::new();
    let line = pack.replace(file, old, new);
    let found = pack.faults_in(file);
    let text = pack.text(file);
    let head = text.lines().take(line as usize).enumerate().filter(|(_, one)| one.starts_with("[[")).last();
    let lines = [line, head.map_or(line, |(at, _)| u32::try_from(at + 1).unwrap())];
    assert!(
        found.iter().any(|one| lines.iter().any(|line| one.starts_with(&format!("{line}: "))) && one.contains(message)),
        "{new:?} should give {line}: {message}, found {found:#?}"
    );
    assert_eq!(found.len(), 1, "one defect is one fault: {found:#?}");
    assert!(Content::load(pack.path()).is_err(), "a pack with a fault is not loaded");
}

const ALERTNESS: &str = "gb/questions/alertness.toml";
const W1: &str = "pl/questions/w1.toml";

#[test]
fn what_breaks_the_form_is_told_with_its_line() {
    expect(ALERTNESS, "tags = [\"tiredness\"]", "tag = [\"tiredness\"]", "unknown field `tag`");
    expect(ALERTNESS, "part = 1", "part = \"one\"", "`part`: invalid type: string \"one\"");
    expect(ALERTNESS, "difficulty = 3", "difficulty = 6", "`difficulty` is 6: it must be from 1 to 5");
    expect(ALERTNESS, "part = 2", "part = 11", "`part` is 11: it must be from 1 to 10");
    expect(ALERTNESS, "correct = [\"b\"]", "correct = [\"b\"]]", "broken TOML");
    expect(ALERTNESS, "kind = \"multi\"", "kind = \"many\"", "`kind`: unknown variant `many`");
    expect(ALERTNESS, "reviewed = \"2026-11-21\"", "reviewed = \"yes\"", "must be a day");
    expect("gb/edition.toml", "pass_percent = 86", "pass_percent = 101", "it must be from 1 to 100");
    expect("gb/edition.toml", "\"https://apps", "\"http://apps", "begins with https://");
    expect("gb/edition.toml", "site_name = \"Greenleaf\"", "site_name = \" \"", "`site_name` is empty");
    expect("pl/exams.toml", "kind = \"simulator\"", "kind = \"race\"", "unknown variant `race`");
}

#[test]
fn a_missing_field_is_told_at_the_table_that_lacks_it() {
    for field in ["id", "part", "free", "kind", "text", "correct", "explanation", "source", "difficulty"] {
        let pack = Pack::new();
        let text = pack.text(ALERTNESS);
        let line = text.lines().find(|line| line.starts_with(&format!("{field} = "))).unwrap();
        pack.replace(ALERTNESS, &format!("{line}\n"), "");
        let found = pack.faults_in(ALERTNESS);
        assert!(found.contains(&format!("1: `{field}` is missing")), "{field}: {found:#?}");
    }
}

#[test]
fn all_faults_of_all_files_are_told_at_once() {
    let pack = Pack::new();
    pack.replace(ALERTNESS, "part = 1", "part = 0");
    pack.replace(ALERTNESS, "difficulty = 3", "difficulty = \"hard\"");
    pack.replace("gb/questions/signs.toml", "free = true", "free = 1");
    pack.replace(W1, "points = 3", "points = 4");
    pack.replace("pl/route-rules.toml", "status = 301", "status = 307");
    assert_eq!(pack.faults().len(), 5, "{}", crate::support::told(&pack.faults()));
}

#[test]
fn a_question_keeps_the_rules_of_its_kind() {
    expect(
        ALERTNESS,
        "id = \"gb-alertness-001\"",
        "id = \"gb-attitude-001\"",
        "must be `gb-alertness-` and three digits",
    );
    expect(ALERTNESS, "id = \"gb-alertness-001\"", "id = \"gb-alertness-1\"", "three digits");
    expect(ALERTNESS, "kind = \"case\"", "kind = \"sign\"", "made when the pack is loaded");
    expect(ALERTNESS, "source = [\"HC 91\"]", "source = []", "`source` is empty");
    expect(ALERTNESS, "\"5 minutes after", "\" 5 minutes after", "blanks around it");
    let long = format!("text = \"{}\"", "x".repeat(221));
    let first_text = "text = \"What break does The Highway Code recommend on a long journey?\"";
    expect(ALERTNESS, first_text, &long, "221 characters: at most 220");
    expect(ALERTNESS, "5 minutes after every hour", &"y".repeat(111), "111 characters: at most 110");
    expect(ALERTNESS, "{ id = \"d\", text = \"An hour", "{ id = \"e\", text = \"An hour", "should be `d`");
    expect(ALERTNESS, "15 minutes after every four hours", "15 MINUTES after every two hours", "says the same");
    expect(ALERTNESS, "An hour after every six hours", "None of the above", "speaks of other options");
    expect("gb/questions/signs.toml", "signs = [\"548\"]", "signs = [\"548\", \"512\", \"543\", \"562\"]", "at most 3");
    expect("pl/questions/b1.toml", "scope = \"specialist\"", "scope = \"basic\"", "asks yes or no");
    expect(W1, "points = 3", "points = 0", "it must be from 1 to 3");
}

#[test]
fn right_answers_are_options_and_as_many_as_the_kind_allows() {
    let broken = [
        ("correct = [\"b\"]", "correct = [\"x\"]", "`correct` names `x`, which is no option"),
        ("correct = [\"b\"]", "correct = [\"b\", \"c\"]", "2 right options: it must be one"),
        ("correct = [\"b\"]", "correct = []", "`correct` is empty"),
        ("correct = [\"a\", \"c\"]", "correct = [\"a\"]", "more than one right option"),
        ("correct = [\"a\", \"c\"]", "correct = [\"a\", \"a\"]", "names `a` twice"),
        ("correct = [\"a\", \"c\"]", "correct = [\"a\", \"b\", \"c\", \"d\"]", "has a wrong option"),
    ];
    for (old, new, message) in broken {
        let pack = Pack::new();
        let line = pack.replace(ALERTNESS, old, new);
        let found = pack.faults_in(ALERTNESS).join("\n");
        assert!(found.contains(message), "{new}: {found}");
        let question: u32 = found.split(':').next().unwrap().parse().unwrap();
        assert!(question < line && line - question < 20, "told at the question's first line, not {question}");
    }
    let pack = Pack::new();
    pack.replace(W1, "correct = [\"yes\"]", "correct = [\"maybe\"]");
    assert!(pack.faults_in(W1)[0].contains("`maybe`, which is no option"));
}

#[test]
fn options_are_as_many_as_the_edition_asks_for() {
    let pack = Pack::new();
    pack.replace(ALERTNESS, "  { id = \"d\", text = \"An hour", "  # { id = \"d\", text = \"An hour");
    assert_eq!(pack.faults_in(ALERTNESS), ["1: 3 options: it must be 4"]);
    let pack = Pack::new();
    pack.replace(W1, "correct = [\"yes\"]", "correct = [\"yes\"]\noptions = [{ id = \"a\", text = \"Tak\" }]");
    assert_eq!(pack.faults_in(W1), ["1: a yes-or-no question writes no options"]);
}

#[test]
fn nothing_stands_twice() {
    expect(ALERTNESS, "id = \"gb-alertness-002\"", "id = \"gb-alertness-001\"", "the id `gb-alertness-001` is also in");
    let pack = Pack::new();
    let copy =
        pack.text("gb/questions/signs.toml").replace("gb-signs-001", "gb-signs-002").replace("You see", "YOU SEE");
    pack.append("gb/questions/signs.toml", &copy);
    let found = pack.faults_in("gb/questions/signs.toml");
    assert!(found[0].contains("`gb-signs-002` asks the same as `gb-signs-001`"), "{found:#?}");
    expect("gb/topics.toml", "number = 11", "number = 1", "a second topic with the number 1");
    expect("pl/categories.toml", "id = \"AM\"", "id = \"B\"", "a second category `B`");
    expect("gb/exams.toml", "number = 2", "number = 1", "a second exam of its kind");
    expect("gb/signs/signs.csv", "512,Bend", "504.1,Bend", "is also in line 2");
}

#[test]
fn nothing_leads_nowhere() {
    expect(ALERTNESS, "categories = [\"car\"]", "categories = [\"van\"]", "there is no category `van`");
    expect(
        "gb/topics.toml",
        "categories = [\"car\", \"moto\"]",
        "categories = [\"car\", \"bus\"]",
        "no category `bus`",
    );
    expect("gb/mocks.toml", "\"gb-alertness-002\"", "\"gb-alertness-099\"", "there is no question `gb-alertness-099`");
    expect("gb/mocks.toml", "cover_sign = \"548\"", "cover_sign = \"999\"", "there is no sign `999`");
    expect("gb/exams.toml", "topics = [\"signs\"]", "topics = [\"sings\"]", "there is no topic `sings`");
    expect("gb/exams.toml", "{ alertness = 1 }", "{ attitude = 1 }", "`attitude`, which is no topic");
    expect("gb/edition.toml", "[\"warning\"]", "[\"warnings\"]", "no topic asks about the signs `warnings`");
    expect("gb/signs/drawings.toml", "code = \"548\"", "code = \"1548\"", "there is no sign `1548`");
    let pack = Pack::new();
    pack.write("gb/questions/attitude.toml", "");
    assert_eq!(pack.faults_in("gb/questions/attitude.toml"), ["0: there is no topic `attitude`"]);
}

#[test]
fn a_mock_is_for_its_category_and_free_when_it_says_so() {
    expect("gb/mocks.toml", "\"gb-alertness-002\"", "\"gb-alertness-001\"", "is twice in the mock 1");
    expect("gb/mocks.toml", "\"gb-alertness-002\"", "\"gb-alertness-003\"", "is Premium in a free mock");
    let pack = Pack::new();
    pack.replace("pl/mocks.toml", "category = \"B\"", "category = \"AM\"");
    let only_for_b = ["10: `pl-w1-002`", "11: `pl-b1-001`"].map(|one| format!("{one} is not for the category `AM`"));
    assert_eq!(pack.faults_in("pl/mocks.toml"), only_for_b);
    let pack = Pack::new();
    pack.replace("gb/mocks.toml", "pass_mark = 2", "pass_mark = 4");
    assert_eq!(pack.faults_in("gb/mocks.toml"), ["1: the pass mark 4 is more than the 3 questions"]);
}

#[test]
fn an_exam_can_be_passed_and_its_shares_add_up() {
    expect(
        "pl/exams.toml",
        "{ points = 3, count = 1 }, { points = 1",
        "{ points = 3, count = 2 }, { points = 1",
        "counts 3",
    );
    expect("gb/exams.toml", "{ alertness = 1 }", "{ alertness = 2 }", "`weights` counts 2 questions");
    for (old, new, message) in [
        ("pass = { marks = 2 }", "pass = { marks = 4 }", "more marks than the 3 questions"),
        ("section_marks = 1", "section_marks = 2", "fewer than the 2 marks"),
        ("pass = { marks = 4 }", "pass = { }", "neither marks nor points"),
    ] {
        let pack = Pack::new();
        pack.replace("gb/exams.toml", old, new);
        assert!(pack.faults_in("gb/exams.toml").join("\n").contains(message), "{new}");
    }
}

#[test]
fn a_route_rule_never_leads_back_to_where_it_began() {
    // [ROUTE-28]
    let rules = "gb/route-rules.toml";
    expect(rules, "to = \"/learning\"", "to = \"learning\"", "must be a path or an address");
    expect(rules, "from = \"/road-signs\"", "from = \"/theory-test\"", "a second rule for `/theory-test`");
    expect(rules, "to = \"/learning\"", "to = \"/Theory-Test\"", "a path is written in small letters");
    expect(rules, "from = \"/theory-test\"", "from = \"/Theory-test\"", "a path is written in small letters");
    let pack = Pack::new();
    pack.replace(rules, "to = \"/learning\"", "to = \"/theory-test\"");
    assert_eq!(pack.faults_in(rules), ["4: the rule for `/theory-test` leads back to where it began"]);
    let pack = Pack::new();
    pack.replace(rules, "to = \"/learning\"", "to = \"/road-signs\"");
    pack.replace(rules, "to = \"/learning/signs-ticket-1\"", "to = \"/theory-test\"");
    assert_eq!(pack.faults_in(rules).len(), 2, "both rules of a loop are told");
}

#[test]
fn a_route_rule_does_not_lead_back_through_a_part_that_the_edition_lacks() {
    // [ROUTE-28] [GUARD-05]
    let home_to_guide = |edition: &str| {
        let (pack, rules) = (Pack::new(), format!("{edition}/route-rules.toml"));
        pack.append(&rules, "\n[[rule]]\nfrom = \"/\"\nto = \"/guide/first-steps\"\nstatus = 302\n");
        pack.faults_in(&rules)
    };
    let told = home_to_guide("pl");
    assert!(told[0].ends_with("the rule for `/` leads back to where it began"), "{told:?}");
    assert_eq!(home_to_guide("gb"), [""; 0], "the British edition has a guide");
}

#[test]
fn broken_topics_are_not_told_once_more_for_every_question_of_a_mock() {
    let pack = Pack::new();
    pack.append("gb/topics.toml", "\n[[topic]]\nnumber = ");
    assert_eq!(pack.faults_in("gb/topics.toml").len(), 1);
    assert_eq!(pack.faults_in("gb/mocks.toml"), [""; 0]);
}

#[test]
fn files_that_are_missing_or_not_text_are_told() {
    let pack = Pack::new();
    std::fs::remove_file(pack.file("pl/topics.toml")).unwrap();
    assert_eq!(pack.faults_in("pl/topics.toml"), ["0: the file is missing"]);
    let pack = Pack::new();
    pack.write(ALERTNESS, b"# one\n# two\n\xff\xfe");
    assert_eq!(pack.faults_in(ALERTNESS), ["3: the file is not UTF-8"]);
    let faults = Content::load(std::path::Path::new("no/such/folder")).unwrap_err();
    assert!(faults[0].to_string().starts_with("no/such/folder: cannot be read"), "{}", faults[0]);
}

#[test]
fn a_broken_sign_list_or_drawing_is_told() {
    expect("gb/signs/signs.csv", "code,name", "code,title", "the columns must be");
    expect("gb/signs/signs.csv", ",cow,Cattle may be on the road", ",cow", "7 fields: it must be 8");
    let pack = Pack::new();
    let line = pack.replace("gb/signs/drawings.toml", "plate = \"triangle\"", "plate = \"star\"");
    let found = pack.faults_in("gb/signs/drawings.toml");
    assert!(found[0].contains("star"), "{found:#?}");
    assert_eq!(found[0].split(':').next().unwrap().parse::<u32>().unwrap() + 2, line);
    let pack = Pack::new();
    pack.write("media/pictograms/cow.svg", "<svg");
    assert_eq!(pack.faults_in("media/pictograms/cow.svg").len(), 1, "and not once more for each sign that shows it");
}
