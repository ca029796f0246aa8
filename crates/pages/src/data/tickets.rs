//! The pages on which questions are answered; the questions themselves come to the device on their own.

use content::{Edition, ExamKind, Part};
use rules::mode::Mode;
use serde::Serialize;

use super::shown::{CategoryName, ShownExam, ShownMock, ShownMode, ShownPart, ShownTopic, TopicName};
use crate::words::Words;

/// The ticket of a page.
#[derive(Debug, Serialize)]
pub struct Ticket {
    kind: Mode,
    #[serde(rename = "ticket_id")]
    number: u32,
    name: String,
    question_count: Option<usize>,
    is_free: bool,
}

/// `/learning/{kind}-ticket-{number}`
#[derive(Debug, Serialize)]
pub struct LearningTicket {
    ticket: Ticket,
    mock: Option<ShownMock>,
    exam: Option<ShownExam>,
    topic: Option<TopicName>,
}

impl LearningTicket {
    /// The ticket of a kind and number; none where the edition has no such ticket.
    pub fn of(edition: &Edition, words: &Words, kind: Mode, number: u32) -> Option<Self> {
        match kind {
            Mode::Mock => Self::mock(edition, number),
            Mode::Simulator => Self::exam(edition, ExamKind::Simulator, kind, number),
            Mode::Signs => Self::exam(edition, ExamKind::Signs, kind, number),
            Mode::Mistakes => Self::mistakes(edition, number),
            Mode::Favorites if number == 1 => Some(Self::named(kind, number, words.favorites.to_owned(), None)),
            _ => None,
        }
    }

    /// What the learner reads.
    pub fn name(&self) -> &str {
        &self.ticket.name
    }

    fn mock(edition: &Edition, number: u32) -> Option<Self> {
        let mock = edition.mock(number)?;
        let mut page = Self::named(Mode::Mock, number, mock.name.clone(), Some(mock.questions.len()));
        page.ticket.is_free = mock.is_free;
        page.mock = Some(mock.into());
        Some(page)
    }

    fn exam(edition: &Edition, kind: ExamKind, mode: Mode, number: u32) -> Option<Self> {
        let exam = edition.exam(kind, number).filter(|exam| exam.is_open)?;
        let count = usize::try_from(exam.count()).ok();
        let mut page = Self::named(mode, number, exam.name.clone(), count);
        page.ticket.is_free = exam.is_open_for_free;
        page.exam = Some(ShownExam::of(exam));
        Some(page)
    }

    fn mistakes(edition: &Edition, number: u32) -> Option<Self> {
        let words = edition.code.mistake_words();
        if number == rules::mistakes::ALL_ID {
            return Some(Self::named(Mode::Mistakes, number, words.all.to_owned(), None));
        }
        let topic = edition.topic(number)?;
        let mut page = Self::named(Mode::Mistakes, number, format!("{}{}", topic.name, words.suffix), None);
        page.topic = Some(topic.into());
        Some(page)
    }

    fn named(kind: Mode, number: u32, name: String, question_count: Option<usize>) -> Self {
        let ticket = Ticket { kind, number, name, question_count, is_free: true };
        Self { ticket, mock: None, exam: None, topic: None }
    }
}

/// `/learning/topics/topic-ticket-{number}`
#[derive(Debug, Serialize)]
pub struct TopicTicket {
    ticket: Ticket,
    part: ShownPart,
    topic: TopicName,
    next: Option<ShownPart>,
}

impl TopicTicket {
    /// The part with this ticket; none where the edition has no such part.
    pub fn of(edition: &Edition, number: u32) -> Option<Self> {
        let part = edition.part(number)?;
        let topic = edition.topic(part.topic)?;
        // Parts are in the order of their tickets: the next one is the next part or the next topic's first.
        let next = edition.parts.iter().find(|one: &&Part| one.ticket_id > number);
        Some(Self {
            ticket: Ticket {
                kind: Mode::Topic,
                number,
                name: part.name.clone(),
                question_count: Some(part.questions.len()),
                is_free: part.is_free,
            },
            part: ShownPart::of(edition, part),
            topic: topic.into(),
            next: next.map(|part| ShownPart::of(edition, part)),
        })
    }

    /// What the learner reads.
    pub fn name(&self) -> &str {
        &self.ticket.name
    }
}

/// `/learning-modes/{kind}-ticket-1`
#[derive(Debug, Serialize)]
pub struct ModeTicket {
    ticket: Ticket,
    mode: ShownMode,
    topics: Vec<ShownTopic>,
    categories: Vec<CategoryName>,
}

impl ModeTicket {
    /// The ticket of a mode; each mode has one, number 1.
    pub fn of(edition: &Edition, kind: Mode, number: u32) -> Option<Self> {
        let mode = ShownMode::find(edition, kind).filter(|_| number == 1)?;
        let name = edition.modes.iter().find(|one| one.kind == kind)?.name.clone();
        let question_count = Some(edition.questions().len());
        Some(Self {
            ticket: Ticket { kind, number, name, question_count, is_free: true },
            mode,
            topics: ShownTopic::all(edition),
            categories: CategoryName::all(edition),
        })
    }

    /// What the learner reads.
    pub fn name(&self) -> &str {
        &self.ticket.name
    }
}
