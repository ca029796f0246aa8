use content::{Edition, ExamKind, Question};
use rules::{mistakes::ALL_ID, mode::Mode};
use serde::{Deserialize, Serialize};
use store::Ticket;
use utoipa::ToSchema;

/// The number of the one ticket of a mode that has no others.
const ONLY_ID: u32 = 1;

/// The ticket that an answer or a session belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PractisedTicket {
    /// mock, topic, simulator, …
    pub kind: String,
    /// Its number among those of its kind.
    pub id: u32,
}

impl From<&Ticket> for PractisedTicket {
    fn from(ticket: &Ticket) -> Self {
        Self { kind: ticket.kind.clone(), id: ticket.id }
    }
}

impl PractisedTicket {
    /// The ticket as it counts: none if the mode does not practise such tickets or it does not hold the question.
    pub(super) fn counted(&self, edition: &Edition, mode: Mode, question: Option<&Question>) -> Option<Ticket> {
        let holds = |ids: &[String]| question.is_none_or(|question| ids.contains(&question.id));
        let is_counted = kind_of(&self.kind) == Some(mode)
            && match mode {
                Mode::Mock => edition.mock(self.id).is_some_and(|mock| holds(&mock.questions)),
                Mode::Topic => edition.part(self.id).is_some_and(|part| holds(&part.questions)),
                Mode::Simulator => is_in_exam(edition, ExamKind::Simulator, self.id, question),
                Mode::Signs => is_in_exam(edition, ExamKind::Signs, self.id, question),
                Mode::Mistakes => self.id == ALL_ID || edition.topic(self.id).is_some(),
                _ => self.id == ONLY_ID,
            };
        is_counted.then(|| Ticket { kind: mode.as_str().to_owned(), id: self.id })
    }
}

fn kind_of(name: &str) -> Option<Mode> {
    match name {
        "mistake" => Some(Mode::Mistakes),
        "favorite" => Some(Mode::Favorites),
        name => Mode::parse(name),
    }
}

fn is_in_exam(edition: &Edition, kind: ExamKind, number: u32, question: Option<&Question>) -> bool {
    edition.exam(kind, number).is_some_and(|exam| {
        let mut strata = exam.sections.iter().flat_map(|section| &section.strata);
        question.is_none_or(|question| strata.any(|stratum| stratum.takes(exam, question)))
    })
}
