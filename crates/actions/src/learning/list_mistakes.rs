use content::{Edition, EditionCode};
use rules::mistakes::{self, Mistake};
use serde::Serialize;
use utoipa::ToSchema;

use super::read_statistics::Progress;
use crate::{App, Asker};

/// A ticket of mistaken questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MistakeTicket {
    /// The topic's number, or 100 for all mistakes.
    pub id: u32,
    /// Always `mistake`.
    pub kind: &'static str,
    /// The topic's number; null for all mistakes.
    pub topic_id: Option<u32>,
    /// What the learner reads.
    pub name: String,
    /// The mistaken questions.
    pub questions: Vec<String>,
}

/// The tickets of all mistakes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MistakeTickets {
    /// All mistakes first, then topic by topic; empty without mistakes.
    pub topics: Vec<MistakeTicket>,
}

/// The questions that wait to be answered right, as tickets.
pub async fn list_mistakes(app: &App, asker: &Asker, code: EditionCode) -> Result<MistakeTickets, store::Error> {
    let content = app.library.current();
    let edition = content.edition(code);
    let progress = Progress::read(app, asker, code).await?;
    let may_have = |question: &&content::Question| question.is_free || asker.role.has_premium();
    let is_mistake =
        |question: &&content::Question| progress.questions.get(&question.id).is_some_and(|record| record.is_mistake);
    let mistaken = edition.questions().iter().filter(may_have).filter(is_mistake);
    let found: Vec<Mistake> = mistaken.map(|question| mistake(edition, question)).collect();
    let ticket = |ticket: mistakes::MistakeTicket| MistakeTicket {
        id: ticket.id,
        kind: "mistake",
        topic_id: ticket.topic_id,
        name: ticket.name,
        questions: ticket.questions,
    };
    Ok(MistakeTickets { topics: mistakes::tickets(&found, code.mistake_words()).into_iter().map(ticket).collect() })
}

fn mistake<'a>(edition: &'a Edition, question: &'a content::Question) -> Mistake<'a> {
    let topic_name = edition.topic(question.topic).map_or("", |topic| topic.name.as_str());
    Mistake { topic_id: question.topic, topic_name, question_id: &question.id }
}
