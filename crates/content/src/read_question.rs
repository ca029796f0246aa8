//! Reading one question, with every rule that it can break by itself.

use std::sync::Arc;

use crate::edition_code::EditionCode;
use crate::question::{Kind, Question, QuestionOption, Scope};
use crate::settings::{SourceName, Words, filled, within};
use crate::toml_file::{At, Fields};
use crate::topic::{Category, Topic, optional_categories};

/// Longest text of a question that still fits a small screen.
pub(crate) const LONGEST_TEXT: usize = 220;
/// Longest text of an option.
pub(crate) const LONGEST_OPTION: usize = 110;
/// Parts of written questions; the higher numbers belong to the questions made from signs.
pub(crate) const LAST_WRITTEN_PART: u32 = 10;
const MOST_SIGNS: usize = 3;

/// What a question is read against.
pub(crate) struct Surroundings<'a> {
    pub code: EditionCode,
    pub categories: &'a [Category],
    pub words: &'a Words,
    pub source_names: &'a [SourceName],
}

pub(crate) fn read_question(fields: &mut Fields, topic: &Topic, around: &Surroundings) -> Option<Question> {
    let id = read_id(fields, topic, around.code);
    let part = within(fields, "part", 1, LAST_WRITTEN_PART);
    let is_free = fields.required("free");
    let kind = fields.required_at::<Kind>("kind");
    let text = short_text(fields, "text", LONGEST_TEXT);
    let options = read_options(fields, kind.as_ref(), around);
    let correct = read_correct(fields, kind.as_ref(), options.as_deref());
    let explanation = filled(fields, "explanation");
    let source = read_source(fields, around.source_names);
    let signs = read_signs(fields);
    let difficulty = within(fields, "difficulty", 1, 5);
    let (points, scope) = read_weight(fields, around.code, kind.as_ref());
    let categories = optional_categories(fields, around.categories);
    let tags = fields.optional("tags").unwrap_or_default();
    let reviewed = read_day(fields, "reviewed");
    Some(Question {
        id: id?,
        topic: topic.number,
        topic_id: topic.id.as_str().into(),
        part: part?,
        is_free: is_free?,
        kind: kind?.value,
        text: text?,
        options: options?,
        correct: correct?,
        explanation: explanation?,
        source: source?,
        signs,
        difficulty: difficulty?,
        points,
        scope,
        categories: categories.unwrap_or_else(|| Arc::clone(&topic.categories)),
        tags,
        image: None,
        reviewed,
        origin: fields.origin(),
    })
}

fn read_id(fields: &mut Fields, topic: &Topic, code: EditionCode) -> Option<String> {
    let id: At<String> = fields.required_at("id")?;
    let prefix = format!("{}-{}-", code.folder(), topic.id);
    let number = id.value.strip_prefix(&prefix).unwrap_or_default();
    if number.len() != 3 || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        fields.fault(id.line, format!("the id `{}` must be `{prefix}` and three digits", id.value));
        return None;
    }
    Some(id.value)
}

fn short_text(fields: &mut Fields, key: &str, longest: usize) -> Option<String> {
    let text: At<String> = fields.required_at(key)?;
    let length = text.value.chars().count();
    if length > longest {
        fields.fault(text.line, format!("`{key}` has {length} characters: at most {longest} fit the screen"));
    }
    if text.value.trim() != text.value || text.value.is_empty() {
        fields.fault(text.line, format!("`{key}` is empty or has blanks around it"));
    }
    Some(text.value)
}

fn read_options(fields: &mut Fields, kind: Option<&At<Kind>>, around: &Surroundings) -> Option<Vec<QuestionOption>> {
    let Some(kind) = kind else {
        fields.skip("options");
        return None;
    };
    if kind.value == Kind::Sign {
        fields.skip("options");
        fields.fault(kind.line, "questions of the kind `sign` are made when the pack is loaded and not written");
        return None;
    }
    if kind.value == Kind::Yesno {
        return Some(yes_and_no(fields, around));
    }
    let options: Vec<At<QuestionOption>> = fields.tables("options", read_option);
    let wanted = if around.code == EditionCode::Pl && kind.value == Kind::Single { 3 } else { 4 };
    if options.len() != wanted {
        fields.fault(0, format!("{} options: it must be {wanted}", options.len()));
    }
    for (at, option) in options.iter().enumerate() {
        refuse_option(fields, option, at, &options[..at]);
    }
    Some(options.into_iter().map(|option| option.value).collect())
}

fn yes_and_no(fields: &mut Fields, around: &Surroundings) -> Vec<QuestionOption> {
    if fields.has("options") {
        fields.fault(0, "a yes-or-no question writes no options");
        fields.skip("options");
    }
    [("a", &around.words.yes), ("b", &around.words.no)]
        .map(|(id, text)| QuestionOption { id: id.to_owned(), text: text.clone(), why: None })
        .into()
}

fn read_option(fields: &mut Fields) -> Option<At<QuestionOption>> {
    let id = fields.required("id");
    let text = short_text(fields, "text", LONGEST_OPTION);
    let why = fields.optional("why");
    let line = fields.origin().line;
    Some(At { line, value: QuestionOption { id: id?, text: text?, why } })
}

fn refuse_option(fields: &mut Fields, option: &At<QuestionOption>, at: usize, before: &[At<QuestionOption>]) {
    let letter = ["a", "b", "c", "d"].get(at).copied().unwrap_or("-");
    if option.value.id != letter {
        fields.fault(
            option.line,
            format!("option `{}` should be `{letter}`: options are lettered in order", option.value.id),
        );
    }
    let folded = option.value.text.trim().to_lowercase();
    if before.iter().any(|other| other.value.text.trim().to_lowercase() == folded) {
        fields.fault(option.line, format!("option `{}` says the same as another one", option.value.id));
    }
    if POINTS_AT_OTHERS.iter().any(|phrase| folded.contains(phrase)) {
        fields.fault(option.line, format!("option `{}` speaks of other options, which are shuffled", option.value.id));
    }
}

const POINTS_AT_OTHERS: [&str; 7] = [
    "all of the above",
    "none of the above",
    "both of the above",
    "all of these answers",
    "wszystkie powyższe",
    "żadne z powyższych",
    "żadna z powyższych",
];

fn read_correct(
    fields: &mut Fields,
    kind: Option<&At<Kind>>,
    options: Option<&[QuestionOption]>,
) -> Option<Vec<String>> {
    let line = fields.origin().line;
    let correct: Vec<String> = fields.required("correct")?;
    let (kind, options) = (kind?, options?);
    let mut letters = Vec::new();
    for one in correct {
        let letter = match (kind.value, one.as_str()) {
            (Kind::Yesno, "yes") => "a".to_owned(),
            (Kind::Yesno, "no") => "b".to_owned(),
            _ => one,
        };
        if !options.iter().any(|option| option.id == letter) {
            fields.fault(line, format!("`correct` names `{letter}`, which is no option"));
        }
        if letters.contains(&letter) {
            fields.fault(line, format!("`correct` names `{letter}` twice"));
        }
        letters.push(letter);
    }
    match (kind.value, letters.len()) {
        (_, 0) => fields.fault(line, "`correct` is empty"),
        (Kind::Multi, 1) => fields.fault(line, "a `multi` question has more than one right option"),
        (Kind::Multi, many) if many >= options.len() => fields.fault(line, "a `multi` question has a wrong option"),
        (Kind::Multi, _) | (_, 1) => {}
        (_, many) => fields.fault(line, format!("{many} right options: it must be one")),
    }
    Some(letters)
}

fn read_source(fields: &mut Fields, names: &[SourceName]) -> Option<Vec<String>> {
    let source: At<Vec<String>> = fields.required_at("source")?;
    if source.value.is_empty() || source.value.iter().any(|one| one.trim().is_empty()) {
        fields.fault(source.line, "`source` is empty: every question names its rule or article");
    }
    Some(source.value.iter().map(|one| written_out(one, names)).collect())
}

/// A source in words: `HC 126` becomes what the edition calls it.
pub(crate) fn written_out(source: &str, names: &[SourceName]) -> String {
    let full = |name: &SourceName| {
        let rest = source.strip_prefix(&name.short)?;
        match rest.as_bytes() {
            [] | [b',', ..] | [b' ', b'(', ..] => Some(format!("{}{rest}", name.full.trim_end_matches(','))),
            [b' ', ..] => Some(format!("{}{rest}", name.full)),
            _ => None,
        }
    };
    names.iter().find_map(full).unwrap_or_else(|| source.to_owned())
}

fn read_signs(fields: &mut Fields) -> Vec<String> {
    let signs: Option<At<Vec<String>>> = fields.optional_at("signs");
    let Some(signs) = signs else { return Vec::new() };
    if signs.value.len() > MOST_SIGNS {
        fields.fault(signs.line, format!("{} signs: at most {MOST_SIGNS} fit above a question", signs.value.len()));
    }
    signs.value
}

fn read_weight(fields: &mut Fields, code: EditionCode, kind: Option<&At<Kind>>) -> (Option<u32>, Option<Scope>) {
    if code == EditionCode::Gb {
        return (None, None);
    }
    let points = within(fields, "points", 1, 3);
    let scope: Option<At<Scope>> = fields.required_at("scope");
    if let (Some(kind), Some(scope)) = (kind, &scope) {
        let is_basic = scope.value == Scope::Basic;
        if is_basic != (kind.value == Kind::Yesno) {
            fields.fault(scope.line, "the scope `basic` asks yes or no, `specialist` one of three");
        }
    }
    (points, scope.map(|scope| scope.value))
}

fn read_day(fields: &mut Fields, key: &str) -> Option<String> {
    let day: At<String> = fields.optional_at(key)?;
    let is_day = day.value.len() == 10
        && day
            .value
            .bytes()
            .enumerate()
            .all(|(at, byte)| if [4, 7].contains(&at) { byte == b'-' } else { byte.is_ascii_digit() });
    if !is_day {
        fields.fault(day.line, format!("`{key}` must be a day such as \"2026-11-21\""));
    }
    Some(day.value)
}
