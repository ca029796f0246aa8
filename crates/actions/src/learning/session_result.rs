use content::{Edition, Exam, ExamKind, ExamSection};
use rules::{
    draw,
    mode::Mode,
    session_end::{self, End, Given, Limits},
    verdict::{self, Answered},
};
use serde::{Deserialize, Serialize};
use store::{FirstAnswer, Ticket};
use utoipa::ToSchema;

/// How late an answer may be by the clock and still count: the device's own clock had not shown the end yet.
const TOLERANCE_MS: i64 = 2000;

/// How one section of an exam went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SectionResult {
    /// The blueprint's section.
    pub section: String,
    /// Right answers.
    pub right: u32,
    /// Questions.
    pub count: u32,
    /// Points of the right answers.
    pub points: u32,
    /// Whether the section reaches what each section must.
    pub is_enough: bool,
}

/// How a session went, by its answers alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SessionResult {
    /// Answers that count.
    pub answered: u32,
    /// Right ones among them.
    pub right: u32,
    /// Wrong ones among them.
    pub wrong: u32,
    /// Questions of the whole; none where the session has no set number.
    #[schema(required)]
    pub count: Option<u32>,
    /// Whether it is passed; none where there is nothing to pass.
    #[schema(required)]
    pub is_passed: Option<bool>,
    /// What ended it; none if the learner did.
    #[schema(required)]
    pub end: Option<End>,
    /// Points of the right answers, of an exam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Points of all questions, of an exam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_points: Option<u32>,
    /// Section by section, of an exam.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<SectionResult>,
}

/// What is known of a session beside its answers.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub mode: Mode,
    pub ticket: Option<Ticket>,
    pub started_at: i64,
    pub finished_at: i64,
    /// What the learner of an individual exam chose.
    pub chosen: Limits,
}

/// Works a session's result out from the first answer to each question, oldest first.
pub(super) fn work_out(edition: &Edition, facts: &Facts, answers: &[(&str, FirstAnswer)]) -> SessionResult {
    let id = facts.ticket.as_ref().map_or(0, |ticket| ticket.id);
    let exam_kind = match facts.mode {
        Mode::Simulator => Some(ExamKind::Simulator),
        Mode::Signs => Some(ExamKind::Signs),
        _ => None,
    };
    if let Some(exam) = exam_kind.and_then(|kind| edition.exam(kind, id)) {
        return of_exam(edition, exam, facts, answers);
    }
    let (limits, needed) = match facts.mode {
        Mode::Mock => of_ticket(edition.mock(id).map(|mock| (mock.questions.len(), mock.pass_mark))),
        Mode::Topic => of_ticket(edition.part(id).map(|part| {
            let count = part.questions.len();
            (count, pass_mark(count, edition.settings.pass_percent))
        })),
        Mode::Individual => (facts.chosen.clone(), None),
        // The clock of each question runs from when it was shown, which only the device knows.
        mode => (
            edition.mode(mode).map_or_else(Limits::default, |rules| Limits { question_ms: None, ..rules.limits() }),
            None,
        ),
    };
    of_limits(facts, &limits, needed, answers)
}

fn of_ticket(ticket: Option<(usize, u32)>) -> (Limits, Option<u32>) {
    let Some((count, needed)) = ticket else { return (Limits::default(), None) };
    (Limits { questions: u32::try_from(count).ok(), ..Limits::default() }, Some(needed))
}

fn pass_mark(count: usize, percent: u32) -> u32 {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    (0..=count).find(|right| verdict::is_part_passed(*right, count, percent)).unwrap_or(count)
}

/// The answers that were given while the session's clock ran.
fn in_time<'a>(
    facts: &Facts,
    total_ms: Option<i64>,
    answers: &[(&'a str, FirstAnswer)],
) -> Vec<(&'a str, FirstAnswer)> {
    let deadline =
        total_ms.map_or(facts.finished_at, |total| facts.finished_at.min(facts.started_at.saturating_add(total)));
    let counts =
        |at: i64| at >= facts.started_at.saturating_sub(TOLERANCE_MS) && at <= deadline.saturating_add(TOLERANCE_MS);
    answers.iter().filter(|(_, answer)| counts(answer.answered_at)).copied().collect()
}

fn of_limits(facts: &Facts, limits: &Limits, needed: Option<u32>, answers: &[(&str, FirstAnswer)]) -> SessionResult {
    let given: Vec<Given> = in_time(facts, limits.total_ms, answers)
        .iter()
        .map(|(_, one)| Given { is_right: one.is_right, asked_at: one.answered_at, answered_at: one.answered_at })
        .collect();
    let tolerant =
        Limits { total_ms: limits.total_ms.map(|total| total.saturating_add(TOLERANCE_MS)), ..limits.clone() };
    let standing = session_end::standing(&tolerant, facts.started_at, &given, None, facts.finished_at);
    let is_passed = match facts.mode {
        Mode::Individual => Some(is_individual_passed(limits, standing)),
        _ => needed.map(|needed| standing.right >= needed),
    };
    SessionResult {
        answered: standing.right + standing.wrong,
        right: standing.right,
        wrong: standing.wrong,
        count: limits.questions,
        is_passed,
        end: standing.end,
        ..SessionResult::default()
    }
}

/// An individual exam is passed when all that was chosen is answered and no more mistakes were made than chosen.
fn is_individual_passed(limits: &Limits, standing: session_end::Standing) -> bool {
    let answered = standing.right + standing.wrong;
    let is_complete = limits.questions.is_none_or(|count| answered >= count);
    answered > 0 && is_complete && limits.mistakes_allowed.is_none_or(|allowed| standing.wrong <= allowed)
}

fn of_exam(edition: &Edition, exam: &Exam, facts: &Facts, answers: &[(&str, FirstAnswer)]) -> SessionResult {
    let total_ms = i64::from(exam.minutes) * 60_000;
    let mut left = in_time(facts, Some(total_ms), answers);
    let mut questions = Vec::new();
    let mut answered = 0;
    for section in &exam.sections {
        let taken = take_section(edition, exam, section, &mut left);
        answered += u32::try_from(taken.len()).unwrap_or(u32::MAX);
        questions.extend(filled_up(section, &taken));
    }
    let verdict = verdict::exam(&exam.pass, &questions);
    let is_time_up = facts.finished_at - facts.started_at >= total_ms;
    let end = if answered >= exam.count() { Some(End::AllAnswered) } else { is_time_up.then_some(End::TimeUp) };
    SessionResult {
        answered,
        right: verdict.right,
        wrong: answered - verdict.right,
        count: Some(verdict.count),
        is_passed: Some(verdict.is_passed),
        end,
        points: Some(verdict.points),
        max_points: Some(verdict.max_points),
        sections: verdict.sections.into_iter().map(section_result).collect(),
    }
}

/// An answer that a section takes: of which of its strata, its points and whether it is right.
struct Taken {
    stratum: usize,
    points: u32,
    is_right: bool,
}

/// Takes the answers that belong to a section, at most as many as it has questions; the others stay for later sections.
fn take_section(
    edition: &Edition,
    exam: &Exam,
    section: &ExamSection,
    left: &mut Vec<(&str, FirstAnswer)>,
) -> Vec<Taken> {
    let mut taken = Vec::new();
    left.retain(|(id, answer)| {
        let is_full = u32::try_from(taken.len()).unwrap_or(u32::MAX) >= section.count;
        let Some(question) = edition.question(id).filter(|_| !is_full) else { return true };
        let Some(stratum) = section.strata.iter().position(|stratum| stratum.takes(exam, question)) else {
            return true;
        };
        taken.push(Taken { stratum, points: question.points.unwrap_or(1), is_right: answer.is_right });
        false
    });
    taken
}

/// A section's answers, and a wrong one for each of its questions that was left out.
fn filled_up(section: &ExamSection, taken: &[Taken]) -> Vec<Answered> {
    let count = usize::try_from(section.count).unwrap_or(usize::MAX);
    let weights: Vec<u32> = section.strata.iter().map(|stratum| stratum.weight).collect();
    let shares = draw::shares(count, &weights, &vec![count; weights.len()]);
    let left_out = section.strata.iter().enumerate().flat_map(|(at, stratum)| {
        let answered = taken.iter().filter(|one| one.stratum == at).count();
        std::iter::repeat_n(stratum.points.unwrap_or(1), shares[at].saturating_sub(answered))
    });
    let left_out: Vec<u32> = left_out.take(count.saturating_sub(taken.len())).collect();
    let answered = |points, is_right| Answered { section: section.id.clone(), points, is_right };
    let given = taken.iter().map(|one| answered(one.points, one.is_right));
    given.chain(left_out.into_iter().map(|points| answered(points, false))).collect()
}

fn section_result(one: verdict::SectionVerdict) -> SectionResult {
    SectionResult {
        section: one.section,
        right: one.right,
        count: one.count,
        points: one.points,
        is_enough: one.is_enough,
    }
}
