use content::Edition;
use serde::Serialize;
use utoipa::ToSchema;

use super::list_questions::allowed;
use crate::Role;

/// A part of a topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TopicTicket<'c> {
    /// The topic's number times 100 and the part's own.
    pub id: u32,
    /// What the learner reads.
    pub name: &'c str,
    /// Its questions that the learner may have, in order.
    pub questions: Vec<&'c str>,
    /// The topic's number.
    pub topic_id: u32,
    /// Always `topic`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// All of its questions.
    pub question_count: u32,
    /// Right answers that pass it.
    pub pass_mark: u32,
    /// Whether everybody has all of its questions.
    pub free: bool,
}

/// All parts of an edition's topics, by id.
pub fn list_topic_tickets(edition: &Edition, role: Role) -> Vec<TopicTicket<'_>> {
    let tickets = edition.parts.iter().map(|part| {
        let question_count = u32::try_from(part.questions.len()).unwrap_or(u32::MAX);
        TopicTicket {
            id: part.ticket_id,
            name: &part.name,
            questions: allowed(edition, role, &part.questions),
            topic_id: part.topic,
            kind: "topic",
            question_count,
            pass_mark: (question_count * edition.settings.pass_percent).div_ceil(100),
            free: part.is_free,
        }
    });
    tickets.collect()
}
