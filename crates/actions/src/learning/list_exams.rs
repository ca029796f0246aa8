use content::{Edition, Exam, ExamKind, ExamSection, ExamStratum, Kind, Navigation, Scope};
use serde::Serialize;
use utoipa::ToSchema;

/// The clock of each question of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenClock {
    /// Seconds to read before answering begins.
    pub read_seconds: u32,
    /// Seconds to answer.
    pub answer_seconds: u32,
}

/// Questions that make up a share of a section; what is not given does not restrict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenStratum<'c> {
    /// Its share in relation to the other strata of the section.
    pub weight: u32,
    /// Numbers of the topics that it is drawn from.
    pub topics: &'c [u32],
    /// Points of its questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Section of the Polish state exam that its questions belong to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// Kind of its questions; without it every kind but `sign` and `case`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
}

/// A section of an exam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenSection<'c> {
    /// Short stable name.
    pub id: &'c str,
    /// What the learner reads.
    pub name: &'c str,
    /// Questions to draw.
    pub count: u32,
    /// The clock of each of its questions, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<GivenClock>,
    /// What to draw from.
    pub strata: Vec<GivenStratum<'c>>,
}

/// What passes an exam: everything that is given must be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenPassRule {
    /// Right answers in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<u32>,
    /// Points in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Right answers in each section.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section_marks: Option<u32>,
}

/// An exam's blueprint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenExam<'c> {
    /// Number of its ticket, counted for each kind.
    pub number: u32,
    /// Short stable name.
    pub id: &'c str,
    /// What it is offered as.
    pub kind: ExamKind,
    /// What the learner reads.
    pub name: &'c str,
    /// Categories that it is for.
    pub categories: &'c [String],
    /// Minutes for all of it.
    pub minutes: u32,
    /// Its sections, in order.
    pub sections: Vec<GivenSection<'c>>,
    /// How one may move between its questions.
    pub navigation: Navigation,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// What passes it.
    pub pass: GivenPassRule,
    /// What the official test has beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<&'c str>,
    /// Whether there are enough questions for it.
    pub is_open: bool,
    /// Whether there are enough free questions for it.
    pub is_open_for_free: bool,
}

/// The blueprints of an edition's exams, those included for which there are not enough questions yet.
pub fn list_exams(edition: &Edition) -> Vec<GivenExam<'_>> {
    edition.exams.iter().map(given).collect()
}

fn given(exam: &Exam) -> GivenExam<'_> {
    let pass = &exam.pass;
    GivenExam {
        number: exam.number,
        id: &exam.id,
        kind: exam.kind,
        name: &exam.name,
        categories: &exam.categories,
        minutes: exam.minutes,
        sections: exam.sections.iter().map(section).collect(),
        navigation: exam.navigation,
        hints: exam.hints,
        pass: GivenPassRule { marks: pass.marks, points: pass.points, section_marks: pass.section_marks },
        note: exam.note.as_deref(),
        is_open: exam.is_open,
        is_open_for_free: exam.is_open_for_free,
    }
}

fn section(section: &ExamSection) -> GivenSection<'_> {
    let clock = |clock: content::QuestionClock| {
        let (read_seconds, answer_seconds) = (clock.read_seconds, clock.answer_seconds);
        GivenClock { read_seconds, answer_seconds }
    };
    GivenSection {
        id: &section.id,
        name: &section.name,
        count: section.count,
        clock: section.clock.map(clock),
        strata: section.strata.iter().map(stratum).collect(),
    }
}

fn stratum(stratum: &ExamStratum) -> GivenStratum<'_> {
    let ExamStratum { weight, topics, points, scope, kind } = stratum;
    GivenStratum { weight: *weight, topics, points: *points, scope: *scope, kind: *kind }
}
