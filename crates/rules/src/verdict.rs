//! What is passed: a part, a topic, a mock, an exam.

use serde::{Deserialize, Serialize};

/// Whether a part is passed: its best result reaches the edition's share, rounded up to whole questions.
#[must_use]
pub fn is_part_passed(best_result: u32, question_count: u32, pass_percent: u32) -> bool {
    question_count > 0 && u64::from(best_result) * 100 >= u64::from(question_count) * u64::from(pass_percent)
}

/// Whether a topic is passed: it has parts and all of them are.
#[must_use]
pub fn is_topic_passed(parts: &[bool]) -> bool {
    !parts.is_empty() && parts.iter().all(|is_passed| *is_passed)
}

/// Whether a mock is passed: its best result reaches its pass mark.
#[must_use]
pub fn is_mock_passed(best_result: u32, pass_mark: u32) -> bool {
    best_result >= pass_mark
}

/// What must be reached to pass an exam; every rule that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassRule {
    /// Right answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<u32>,
    /// Points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Right answers in each section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section_marks: Option<u32>,
}

/// One question of an exam as it was answered; a question left out is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The blueprint's section.
    pub section: String,
    /// The question's weight.
    pub points: u32,
    /// Whether the answer was right.
    pub is_right: bool,
}

/// How one section of an exam went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionVerdict {
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

/// How an exam went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExamVerdict {
    /// Whether every rule holds.
    pub is_passed: bool,
    /// Right answers.
    pub right: u32,
    /// Questions.
    pub count: u32,
    /// Points of the right answers.
    pub points: u32,
    /// Points of all questions.
    pub max_points: u32,
    /// Section by section, in the order in which they first came.
    pub sections: Vec<SectionVerdict>,
}

/// The verdict on an exam.
#[must_use]
pub fn exam(rule: &PassRule, answers: &[Answered]) -> ExamVerdict {
    let mut sections: Vec<SectionVerdict> = Vec::new();
    for answer in answers {
        let at = sections.iter().position(|one| one.section == answer.section).unwrap_or_else(|| {
            let section = answer.section.clone();
            sections.push(SectionVerdict { section, right: 0, count: 0, points: 0, is_enough: false });
            sections.len() - 1
        });
        sections[at].count += 1;
        if answer.is_right {
            sections[at].right += 1;
            sections[at].points += answer.points;
        }
    }
    for section in &mut sections {
        section.is_enough = rule.section_marks.is_none_or(|needed| section.right >= needed);
    }
    let right = sections.iter().map(|one| one.right).sum();
    let points = sections.iter().map(|one| one.points).sum();
    ExamVerdict {
        is_passed: !answers.is_empty()
            && rule.marks.is_none_or(|needed| right >= needed)
            && rule.points.is_none_or(|needed| points >= needed)
            && sections.iter().all(|one| one.is_enough),
        right,
        count: u32::try_from(answers.len()).unwrap_or(u32::MAX),
        points,
        max_points: answers.iter().map(|one| one.points).sum(),
        sections,
    }
}
