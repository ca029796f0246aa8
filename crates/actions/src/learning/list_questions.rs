use content::{Edition, Kind, Question, Scope};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Role;

/// One option of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenOption<'c> {
    /// A letter, unique in the question.
    pub id: &'c str,
    /// What the learner reads.
    pub text: &'c str,
    /// Why it is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'c str>,
}

/// A question as devices get it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenQuestion<'c> {
    /// Stable for ever.
    pub id: &'c str,
    /// The topic's number.
    pub topic_id: u32,
    /// The ticket id of its part of the topic.
    pub part: u32,
    /// Whether everybody has it.
    pub free: bool,
    /// How it is asked.
    pub kind: Kind,
    /// The question itself.
    pub text: &'c str,
    /// What there is to choose from.
    pub options: Vec<GivenOption<'c>>,
    /// Ids of all right options.
    pub correct: &'c [String],
    /// Why that is right and what to do.
    pub explanation: &'c str,
    /// Where it is written.
    pub source: &'c [String],
    /// Address of its picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<&'c str>,
    /// Codes of the signs shown with it.
    pub sign_codes: &'c [String],
    /// Whether several options are right.
    pub multiple: bool,
    /// From 1, easy, to 5.
    pub difficulty: u32,
    /// Weight for safety.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Section of the Polish state exam.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// Kinds of vehicle that it is for.
    pub categories: &'c [String],
}

/// The questions that a role may have: without Premium the free ones alone.
pub fn list_questions(edition: &Edition, role: Role) -> Vec<GivenQuestion<'_>> {
    edition.questions().iter().filter(|question| question.is_free || role.has_premium()).map(given).collect()
}

fn given(question: &Question) -> GivenQuestion<'_> {
    let options = question.options.iter();
    GivenQuestion {
        id: &question.id,
        topic_id: question.topic,
        part: question.topic * 100 + question.part,
        free: question.is_free,
        kind: question.kind,
        text: &question.text,
        options: options.map(|one| GivenOption { id: &one.id, text: &one.text, why: one.why.as_deref() }).collect(),
        correct: &question.correct,
        explanation: &question.explanation,
        source: &question.source,
        image: question.image.as_deref(),
        sign_codes: &question.signs,
        multiple: question.is_multiple(),
        difficulty: question.difficulty,
        points: question.points,
        scope: question.scope,
        categories: &question.categories,
    }
}

/// The ids among `ids` that a role may have.
pub(super) fn allowed<'c>(edition: &Edition, role: Role, ids: &'c [String]) -> Vec<&'c str> {
    let may_have = |id: &&String| role.has_premium() || edition.question(id).is_some_and(|question| question.is_free);
    ids.iter().filter(may_have).map(String::as_str).collect()
}
