//! The ways to practise without a ticket, as data: `modes.toml`.

use rules::mode::Mode;
use rules::session_end::Limits;
use serde::Serialize;

use crate::settings::{filled, within};
use crate::toml_file::{At, Fields};

/// What ends a mode and what it allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ModeRules {
    /// Express, marathon, nonstop or individual.
    pub kind: Mode,
    /// What learners read.
    pub name: String,
    /// Seconds for each question.
    pub question_seconds: Option<u32>,
    /// Wrong answers that do not end it; one more does.
    pub mistakes_allowed: Option<u32>,
    /// Whether hints may be asked for.
    pub hints: bool,
}

impl ModeRules {
    /// The limits of a session in this mode.
    pub fn limits(&self) -> Limits {
        Limits {
            questions: None,
            mistakes_allowed: self.mistakes_allowed,
            total_ms: None,
            question_ms: self.question_seconds.map(|seconds| i64::from(seconds) * 1000),
        }
    }
}

/// Reads one mode of `modes.toml`.
pub(crate) fn read_mode(fields: &mut Fields) -> Option<ModeRules> {
    let kind: Option<At<Mode>> = fields.required_at("kind");
    let name = filled(fields, "name");
    let question_seconds = fields.has("question_seconds").then(|| within(fields, "question_seconds", 5, 600));
    let mistakes_allowed = fields.has("mistakes_allowed").then(|| within(fields, "mistakes_allowed", 0, 100));
    let hints = fields.required("hints");
    let kind = kind?;
    if !matches!(kind.value, Mode::Express | Mode::Marathon | Mode::Nonstop | Mode::Individual) {
        fields.fault(kind.line, "`kind` must be express, marathon, nonstop or individual");
        return None;
    }
    Some(ModeRules {
        kind: kind.value,
        name: name?,
        question_seconds: question_seconds.flatten(),
        mistakes_allowed: mistakes_allowed.flatten(),
        hints: hints?,
    })
}
