//! Exams as data: how many questions of what, how long, and what passes.

use std::sync::Arc;

use rules::verdict::PassRule;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fault::Origin;
use crate::question::{Kind, Question, Scope};

/// What an exam is offered as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ExamKind {
    /// The test of a category, sat as on the day.
    Simulator,
    /// The road signs test.
    Signs,
}

/// How one may move between the questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Navigation {
    /// Back and forth, with flags and a review.
    Free,
    /// Forward only.
    Forward,
}

/// The clock of each question of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestionClock {
    /// Seconds to read before answering begins.
    pub read_seconds: u32,
    /// Seconds to answer.
    pub answer_seconds: u32,
}

/// Questions that make up a share of a section; what is not given does not restrict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExamStratum {
    /// Its share in relation to the other strata of the section.
    pub weight: u32,
    /// Numbers of the topics that it is drawn from.
    pub topics: Vec<u32>,
    /// Points of its questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Scope of its questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// Kind of its questions; without it every kind but `sign` and `case`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
}

/// A section of an exam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExamSection {
    /// Short stable name.
    pub id: String,
    /// What learners read.
    pub name: String,
    /// Questions to draw.
    pub count: u32,
    /// The clock of each of its questions, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<QuestionClock>,
    /// What to draw from; the draw is by weight, with the largest remainders.
    pub strata: Vec<ExamStratum>,
}

/// An exam's blueprint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exam {
    /// Number of its ticket, counted for each kind.
    pub number: u32,
    /// Short stable name.
    pub id: String,
    /// What it is offered as.
    pub kind: ExamKind,
    /// What learners read.
    pub name: String,
    /// Categories that it is for.
    pub categories: Arc<[String]>,
    /// Minutes for all of it.
    pub minutes: u32,
    /// Its sections, in order.
    pub sections: Vec<ExamSection>,
    /// How one may move between its questions.
    pub navigation: Navigation,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// What passes it.
    pub pass: PassRule,
    /// What the official test has beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Whether there are enough questions for it.
    pub is_open: bool,
    /// Whether there are enough free questions for it.
    pub is_open_for_free: bool,
    #[serde(skip)]
    pub(crate) origin: Origin,
}

impl ExamStratum {
    /// Whether a question of this exam's categories belongs to the stratum.
    pub fn takes(&self, exam: &Exam, question: &Question) -> bool {
        let kind_fits = match self.kind {
            Some(kind) => question.kind == kind,
            None => !matches!(question.kind, Kind::Sign | Kind::Case),
        };
        kind_fits
            && self.topics.contains(&question.topic)
            && self.points.is_none_or(|points| question.points == Some(points))
            && self.scope.is_none_or(|scope| question.scope == Some(scope))
            && exam.categories.iter().any(|category| question.is_for(category))
    }
}

impl Exam {
    /// Questions of the whole exam.
    pub fn count(&self) -> u32 {
        self.sections.iter().map(|section| section.count).sum()
    }

    /// Says whether there are enough questions, and enough free ones.
    pub(crate) fn open_if_enough(&mut self, questions: &[Question]) {
        self.is_open = self.has_enough(questions, false);
        self.is_open_for_free = self.has_enough(questions, true);
    }

    /// Whether every draw is complete: points exactly as asked for, topics filled up by one another where one is short.
    fn has_enough(&self, questions: &[Question], free_only: bool) -> bool {
        self.sections.iter().all(|section| {
            let weights: Vec<u32> = section.strata.iter().map(|stratum| stratum.weight).collect();
            let fitting = |stratum: &ExamStratum| {
                questions.iter().filter(|one| (one.is_free || !free_only) && stratum.takes(self, one)).count()
            };
            let sizes: Vec<usize> = section.strata.iter().map(fitting).collect();
            let count = section.count as usize;
            let wanted = rules::draw::shares(count, &weights, &vec![count; weights.len()]);
            let given = rules::draw::shares(count, &weights, &sizes);
            let are_points_exact = section.strata.iter().all(|one| one.points.is_none()) || given == wanted;
            are_points_exact && given.iter().sum::<usize>() == count
        })
    }
}
