use content::Edition;
use serde::Serialize;
use utoipa::ToSchema;

use super::list_questions::allowed;
use crate::Role;

/// A mock test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MockTicket<'c> {
    /// Its number.
    pub id: u32,
    /// Always `mock`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// What the learner reads.
    pub name: &'c str,
    /// The category that it is for.
    pub category: &'c str,
    /// Its questions that the learner may have, in order.
    pub questions: Vec<&'c str>,
    /// All of its questions.
    pub question_count: u32,
    /// Right answers that pass it.
    pub pass_mark: u32,
    /// Whether everybody has all of its questions.
    pub free: bool,
    /// Address of its picture.
    pub cover: &'c str,
    /// First and last number of its questions, counted through all mocks of the category.
    pub extreme_questions_numbers: [u32; 2],
}

/// All mocks of an edition, by number.
pub fn list_mock_tickets(edition: &Edition, role: Role) -> Vec<MockTicket<'_>> {
    let tickets = edition.mocks.iter().map(|mock| MockTicket {
        id: mock.id,
        kind: "mock",
        name: &mock.name,
        category: &mock.category,
        questions: allowed(edition, role, &mock.questions),
        question_count: u32::try_from(mock.questions.len()).unwrap_or(u32::MAX),
        pass_mark: mock.pass_mark,
        free: mock.is_free,
        cover: &mock.cover,
        extreme_questions_numbers: mock.extreme_questions_numbers,
    });
    tickets.collect()
}
