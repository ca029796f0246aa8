//! Topics and vehicle categories: what questions are sorted by.

use std::sync::Arc;

use serde::Serialize;

use crate::settings::{filled, within};
use crate::toml_file::{At, Fields};

/// A kind of vehicle that a learner prepares for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Category {
    /// Short stable name, such as `car` or `B`.
    pub id: String,
    /// What learners read.
    pub name: String,
    /// One sentence on what the category is.
    pub description: String,
}

/// A topic of the theory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topic {
    /// Number that calls and tickets know it by.
    pub number: u32,
    /// Short stable name; the name of its question file.
    pub id: String,
    /// What learners read.
    pub name: String,
    /// Its share of an exam in relation to the other topics.
    pub weight: u32,
    /// Categories of its questions unless a question says otherwise.
    pub categories: Arc<[String]>,
    /// Categories of signs that are asked about in this topic.
    #[serde(skip)]
    pub(crate) sign_questions: Vec<SignQuestions>,
    #[serde(skip)]
    pub(crate) line: u32,
}

/// A category of signs and what is asked about each of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SignQuestions {
    pub category: At<String>,
    pub text: String,
}

pub(crate) fn read_category(fields: &mut Fields) -> Option<At<Category>> {
    let [id, name, description] = ["id", "name", "description"].map(|key| filled(fields, key));
    let line = fields.origin().line;
    Some(At { line, value: Category { id: id?, name: name?, description: description? } })
}

/// Reads a topic; categories that are not in `known` are faults.
pub(crate) fn read_topic(fields: &mut Fields, known: &[Category]) -> Option<Topic> {
    let number = within(fields, "number", 1, 99);
    let [id, name] = ["id", "name"].map(|key| filled(fields, key));
    let weight = within(fields, "weight", 1, 1000);
    let categories = required_categories(fields, known);
    let sign_questions = fields.tables("sign_questions", |one| {
        let category = one.required_at("category");
        let text = filled(one, "text");
        Some(SignQuestions { category: category?, text: text? })
    });
    let line = fields.origin().line;
    Some(Topic {
        number: number?,
        id: id?,
        name: name?,
        weight: weight?,
        categories: categories?,
        sign_questions,
        line,
    })
}

/// Takes a list of categories that must be there.
pub(crate) fn required_categories(fields: &mut Fields, known: &[Category]) -> Option<Arc<[String]>> {
    if !fields.has("categories") {
        return fields.required("categories");
    }
    optional_categories(fields, known)
}

/// Takes a list of categories; none when it is not there, a fault for each that is not known.
pub(crate) fn optional_categories(fields: &mut Fields, known: &[Category]) -> Option<Arc<[String]>> {
    if !fields.has("categories") {
        return None;
    }
    let listed: Vec<At<String>> = fields.list("categories");
    for one in &listed {
        if !known.iter().any(|category| category.id == one.value) {
            fields.fault(one.line, format!("there is no category `{}`", one.value));
        }
    }
    if listed.is_empty() {
        fields.fault(0, "`categories` is empty");
        return None;
    }
    Some(listed.into_iter().map(|one| one.value).collect())
}
