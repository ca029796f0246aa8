use content::Edition;
use serde::Serialize;
use utoipa::ToSchema;

/// A topic of the theory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListedTopic<'c> {
    /// The number that calls and tickets know it by.
    pub id: u32,
    /// What the learner reads.
    pub name: &'c str,
    /// Its place among the topics.
    pub number: u32,
}

/// All topics of an edition, by number.
pub fn list_topics(edition: &Edition) -> Vec<ListedTopic<'_>> {
    edition.topics.iter().map(|one| ListedTopic { id: one.number, name: &one.name, number: one.number }).collect()
}
