//! Questions as they are served and scored.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fault::Origin;

/// How a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = QuestionKind)]
pub enum Kind {
    /// One right option of several.
    Single,
    /// Several right options of four.
    Multi,
    /// Yes or no.
    Yesno,
    /// One sign and the names of several; made when the pack is loaded.
    Sign,
    /// A question that belongs to a case study.
    Case,
}

/// Which section of the Polish state exam a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Common to all categories: yes or no.
    Basic,
    /// For a category: one of three.
    Specialist,
}

/// One option of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionOption {
    /// A letter, unique in the question.
    pub id: String,
    /// What the learner reads.
    pub text: String,
    /// Why it is wrong; the right ones have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Stable for ever.
    pub id: String,
    /// Number of its topic.
    pub topic: u32,
    /// Short name of its topic.
    pub topic_id: Arc<str>,
    /// Part of the topic that it is practised in.
    pub part: u32,
    /// Whether everybody has it; otherwise it is Premium.
    pub is_free: bool,
    /// How it is asked.
    pub kind: Kind,
    /// The question itself.
    pub text: String,
    /// What there is to choose from.
    pub options: Vec<QuestionOption>,
    /// Ids of all right options.
    pub correct: Vec<String>,
    /// Why that is right and what to do.
    pub explanation: String,
    /// Where it is written, in words.
    pub source: Vec<String>,
    /// Codes of the signs shown with it.
    pub signs: Vec<String>,
    /// From 1, easy, to 5.
    pub difficulty: u32,
    /// Weight for safety, where the edition has points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Section of the state exam, where the edition has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// Kinds of vehicle that it is for.
    pub categories: Arc<[String]>,
    /// What it is about, beside its topic.
    pub tags: Vec<String>,
    /// Address of its picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    /// Day on which a second person found it right.
    #[serde(skip)]
    pub reviewed: Option<String>,
    #[serde(skip)]
    pub(crate) origin: Origin,
}

impl Question {
    /// Whether several options are right.
    pub fn is_multiple(&self) -> bool {
        self.kind == Kind::Multi
    }

    /// Whether it is asked of learners of a category.
    pub fn is_for(&self, category: &str) -> bool {
        self.categories.iter().any(|one| one == category)
    }

    /// Whether one of its options has this id.
    pub fn has_option(&self, id: &str) -> bool {
        self.options.iter().any(|option| option.id == id)
    }
}
