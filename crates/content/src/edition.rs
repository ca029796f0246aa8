//! One edition's content, looked up in no time.

use std::collections::HashMap;

use crate::edition_code::EditionCode;
use crate::exam::{Exam, ExamKind};
use crate::fault::Fault;
use crate::mode_rules::ModeRules;
use crate::question::Question;
use crate::route_rule::RouteRule;
use crate::settings::EditionSettings;
use crate::sign::{Sign, slug};
use crate::ticket::{Mock, Part};
use crate::topic::{Category, Topic};

/// Everything one edition teaches; it never changes once it is loaded.
#[derive(Debug)]
pub struct Edition {
    /// Which edition it is.
    pub code: EditionCode,
    /// What differs between the editions besides the content.
    pub settings: EditionSettings,
    /// Kinds of vehicle, in the order in which they are listed.
    pub categories: Vec<Category>,
    /// Topics by number.
    pub topics: Vec<Topic>,
    /// Parts of topics by ticket id.
    pub parts: Vec<Part>,
    /// Mock tests by number.
    pub mocks: Vec<Mock>,
    /// Exams by kind and number.
    pub exams: Vec<Exam>,
    /// Ways to practise without a ticket.
    pub modes: Vec<ModeRules>,
    /// Signs in the order of their list.
    pub signs: Vec<Sign>,
    /// Addresses that lead elsewhere.
    pub route_rules: Vec<RouteRule>,
    /// Questions that wait for something, and for what.
    pub held_back: Vec<Fault>,
    questions: Vec<Question>,
    question_places: HashMap<String, usize>,
    sign_places: HashMap<String, usize>,
}

/// What an edition is put together from.
pub(crate) struct Ingredients {
    pub code: EditionCode,
    pub settings: EditionSettings,
    pub categories: Vec<Category>,
    pub topics: Vec<Topic>,
    pub questions: Vec<Question>,
    pub parts: Vec<Part>,
    pub mocks: Vec<Mock>,
    pub exams: Vec<Exam>,
    pub modes: Vec<ModeRules>,
    pub signs: Vec<Sign>,
    pub route_rules: Vec<RouteRule>,
    pub held_back: Vec<Fault>,
}

impl Edition {
    pub(crate) fn new(of: Ingredients) -> Self {
        let question_places = of.questions.iter().enumerate().map(|(at, one)| (one.id.clone(), at)).collect();
        let sign_places = of.signs.iter().enumerate().map(|(at, one)| (one.slug(), at)).collect();
        Self {
            code: of.code,
            settings: of.settings,
            categories: of.categories,
            topics: of.topics,
            parts: of.parts,
            mocks: of.mocks,
            exams: of.exams,
            modes: of.modes,
            signs: of.signs,
            route_rules: of.route_rules,
            held_back: of.held_back,
            questions: of.questions,
            question_places,
            sign_places,
        }
    }

    /// All questions, by topic, part and order in the part.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The question with this id.
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.question_places.get(id).map(|at| &self.questions[*at])
    }

    /// The topic with this number.
    pub fn topic(&self, number: u32) -> Option<&Topic> {
        self.topics.binary_search_by_key(&number, |topic| topic.number).ok().map(|at| &self.topics[at])
    }

    /// The topic with this short name.
    pub fn topic_by_id(&self, id: &str) -> Option<&Topic> {
        self.topics.iter().find(|topic| topic.id == id)
    }

    /// The part of a topic with this ticket id.
    pub fn part(&self, ticket_id: u32) -> Option<&Part> {
        self.parts.binary_search_by_key(&ticket_id, |part| part.ticket_id).ok().map(|at| &self.parts[at])
    }

    /// The parts of a topic, in order.
    pub fn parts_of(&self, topic: u32) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.topic == topic)
    }

    /// The mock with this number.
    pub fn mock(&self, id: u32) -> Option<&Mock> {
        self.mocks.iter().find(|mock| mock.id == id)
    }

    /// The exam of a kind with this number.
    pub fn exam(&self, kind: ExamKind, number: u32) -> Option<&Exam> {
        self.exams.iter().find(|exam| exam.kind == kind && exam.number == number)
    }

    /// The rules of a mode.
    pub fn mode(&self, kind: rules::mode::Mode) -> Option<&ModeRules> {
        self.modes.iter().find(|one| one.kind == kind)
    }

    /// The category with this short name.
    pub fn category(&self, id: &str) -> Option<&Category> {
        self.categories.iter().find(|category| category.id == id)
    }

    /// The sign with this code, or with the slug of its code.
    pub fn sign(&self, code: &str) -> Option<&Sign> {
        self.sign_places.get(&slug(code)).map(|at| &self.signs[*at])
    }

    /// The picture of a sign, if it is drawn.
    pub fn sign_svg(&self, code: &str) -> Option<&str> {
        self.sign(code)?.svg.as_deref()
    }

    /// Where a path leads, if a rule says so.
    pub fn route_rule(&self, path: &str) -> Option<&RouteRule> {
        self.route_rules.iter().find(|rule| rule.from == path)
    }
}
