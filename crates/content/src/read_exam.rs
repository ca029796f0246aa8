//! Reading exam blueprints: `exams.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::exam::{Exam, ExamSection, ExamStratum};
use crate::question::{Kind, Scope};
use crate::settings::{filled, within};
use crate::toml_file::{At, Fields};
use crate::topic::{Category, Topic, required_categories};

/// How the shares of a section's topics are given.
#[derive(Deserialize)]
#[serde(untagged)]
enum Weights {
    Named(Balance),
    Counts(BTreeMap<String, u32>),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Balance {
    /// By the weights of the topics.
    Official,
    /// The same of each topic.
    Even,
    /// From one heap.
    None,
}

/// So many questions of so many points.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfPoints {
    points: u32,
    count: u32,
}

pub(crate) fn read_exam(fields: &mut Fields, known: &[Category], topics: &[Topic]) -> Option<Exam> {
    let number = within(fields, "number", 1, 999);
    let [id, name] = ["id", "name"].map(|key| filled(fields, key));
    let kind = fields.required("kind");
    let categories = required_categories(fields, known);
    let minutes = within(fields, "minutes", 1, 600);
    let navigation = fields.required("navigation");
    let hints = fields.required("hints");
    let pass = fields.required("pass");
    let note = fields.optional("note");
    let for_exam: Vec<&Topic> = topics
        .iter()
        .filter(|topic| categories.iter().flat_map(|ids| ids.iter()).any(|id| topic.categories.contains(id)))
        .collect();
    let sections = fields.tables("section", |one| read_section(one, topics, &for_exam));
    if sections.is_empty() {
        fields.fault(0, "an exam needs a `section`");
    }
    let exam = Exam {
        number: number?,
        id: id?,
        kind: kind?,
        name: name?,
        categories: categories?,
        minutes: minutes?,
        sections,
        navigation: navigation?,
        hints: hints?,
        pass: pass?,
        note,
        is_open: false,
        is_open_for_free: false,
        origin: fields.origin(),
    };
    refuse_pass_rule(fields, &exam);
    Some(exam)
}

fn refuse_pass_rule(fields: &mut Fields, exam: &Exam) {
    if exam.pass.marks.is_none() && exam.pass.points.is_none() {
        fields.fault(0, "`pass` says neither marks nor points");
    }
    if exam.pass.marks.is_some_and(|marks| marks > exam.count()) {
        fields.fault(0, format!("`pass` asks for more marks than the {} questions give", exam.count()));
    }
    if let Some(least) = exam.pass.section_marks {
        for section in exam.sections.iter().filter(|section| section.count < least) {
            fields.fault(0, format!("the section `{}` has fewer than the {least} marks it must reach", section.id));
        }
    }
}

fn read_section(fields: &mut Fields, topics: &[Topic], for_exam: &[&Topic]) -> Option<ExamSection> {
    let [id, name] = ["id", "name"].map(|key| filled(fields, key));
    let count = within(fields, "count", 1, 500);
    let clock = fields.optional("clock");
    let scope: Option<Scope> = fields.optional("scope");
    let kind: Option<Kind> = fields.optional("kind");
    let chosen = read_topics(fields, topics, for_exam);
    let by_points: Option<At<Vec<OfPoints>>> = fields.optional_at("by_points");
    let mut strata = match by_points {
        Some(by_points) => points_strata(fields, &by_points, &chosen, count),
        None => topic_strata(fields, &chosen, count),
    };
    for stratum in &mut strata {
        (stratum.scope, stratum.kind) = (scope, kind);
    }
    Some(ExamSection { id: id?, name: name?, count: count?, clock, strata })
}

fn read_topics<'a>(fields: &mut Fields, topics: &'a [Topic], for_exam: &[&'a Topic]) -> Vec<&'a Topic> {
    if !fields.has("topics") {
        return for_exam.to_vec();
    }
    let mut chosen = Vec::new();
    for id in fields.list::<String>("topics") {
        match topics.iter().find(|topic| topic.id == id.value) {
            Some(topic) => chosen.push(topic),
            None => fields.fault(id.line, format!("there is no topic `{}`", id.value)),
        }
    }
    chosen
}

fn points_strata(
    fields: &mut Fields,
    by_points: &At<Vec<OfPoints>>,
    topics: &[&Topic],
    count: Option<u32>,
) -> Vec<ExamStratum> {
    let sum: u32 = by_points.value.iter().map(|one| one.count).sum();
    if count.is_some_and(|count| count != sum) {
        fields.fault(by_points.line, format!("`by_points` counts {sum} questions, not the section's"));
    }
    let numbers: Vec<u32> = topics.iter().map(|topic| topic.number).collect();
    let stratum = |one: &OfPoints| ExamStratum { points: Some(one.points), ..stratum(one.count, numbers.clone()) };
    by_points.value.iter().map(stratum).collect()
}

fn topic_strata(fields: &mut Fields, topics: &[&Topic], count: Option<u32>) -> Vec<ExamStratum> {
    let Some(weights) = fields.required_at::<Weights>("weights") else { return Vec::new() };
    match weights.value {
        Weights::Named(Balance::Official) => topics.iter().map(|one| stratum(one.weight, vec![one.number])).collect(),
        Weights::Named(Balance::Even) => topics.iter().map(|one| stratum(1, vec![one.number])).collect(),
        Weights::Named(Balance::None) => vec![stratum(1, topics.iter().map(|one| one.number).collect())],
        Weights::Counts(counts) => {
            let sum: u32 = counts.values().sum();
            if count.is_some_and(|count| count != sum) {
                fields.fault(weights.line, format!("`weights` counts {sum} questions, not the section's"));
            }
            for id in counts.keys().filter(|id| !topics.iter().any(|topic| topic.id == **id)) {
                fields.fault(weights.line, format!("`weights` names `{id}`, which is no topic of the exam"));
            }
            let of_topic = |topic: &&Topic| Some(stratum(*counts.get(&topic.id)?, vec![topic.number]));
            topics.iter().filter_map(of_topic).collect()
        }
    }
}

fn stratum(weight: u32, topics: Vec<u32>) -> ExamStratum {
    ExamStratum { weight, topics, points: None, scope: None, kind: None }
}
