//! The answers of one session that count, and how they are written down.

use std::{collections::BTreeMap, fmt::Write};

use rules::mode::Mode;

/// The first answer to a question within a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FirstAnswer {
    /// Milliseconds since 1970 UTC.
    pub answered_at: i64,
    /// Whether it was right.
    pub is_right: bool,
}

/// The first answer to each question of a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionRecord(pub BTreeMap<String, FirstAnswer>);

impl SessionRecord {
    /// Counts an answer if it is the first to its question. Of two in the same millisecond the wrong one counts.
    pub fn add(&mut self, question_id: &str, answer: FirstAnswer) {
        match self.0.get_mut(question_id) {
            Some(first) => *first = answer.min(*first),
            None => {
                self.0.insert(question_id.to_owned(), answer);
            }
        }
    }

    /// The answers in the order in which they were given.
    #[must_use]
    pub fn in_order(&self) -> Vec<(&str, FirstAnswer)> {
        let mut answers: Vec<_> = self.0.iter().map(|(id, answer)| (id.as_str(), *answer)).collect();
        answers.sort_by_key(|(id, answer)| (answer.answered_at, *id));
        answers
    }

    /// Right answers that count for the best result: in a marathon those before the first mistake.
    #[must_use]
    pub fn result(&self, mode: Mode) -> u32 {
        let answers = self.in_order();
        let counting = if mode == Mode::Marathon {
            answers.iter().take_while(|(_, answer)| answer.is_right).count()
        } else {
            answers.iter().filter(|(_, answer)| answer.is_right).count()
        };
        u32::try_from(counting).unwrap_or(u32::MAX)
    }

    /// The session that was written down so; a line that cannot be read is left out.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let parse_line = |line: &str| {
            let mut words = line.split(' ');
            let question_id = words.next()?.to_owned();
            let answered_at = words.next()?.parse().ok()?;
            Some((question_id, FirstAnswer { answered_at, is_right: words.next()? == "1" }))
        };
        Self(text.lines().filter_map(parse_line).collect())
    }

    /// The session as it is written down: a line for each question.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::with_capacity(self.0.len() * 36);
        for (id, answer) in &self.0 {
            // Writing into a String cannot fail.
            let _ = writeln!(text, "{id} {} {}", answer.answered_at, u8::from(answer.is_right));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(answers: &[(&str, i64, bool)]) -> SessionRecord {
        let mut record = SessionRecord::default();
        for (id, answered_at, is_right) in answers {
            record.add(id, FirstAnswer { answered_at: *answered_at, is_right: *is_right });
        }
        record
    }

    #[test]
    fn only_the_first_answer_to_a_question_counts() {
        let record = session(&[("a", 20, true), ("a", 10, false), ("b", 30, true), ("b", 40, false)]);
        assert_eq!(record.result(Mode::Mock), 1);
        assert_eq!(SessionRecord::parse(&record.to_text()), record);
    }

    #[test]
    fn a_marathon_counts_up_to_its_first_mistake() {
        // [LEARN-06]
        let record = session(&[("d", 4, true), ("a", 1, true), ("b", 2, true), ("c", 3, false)]);
        assert_eq!(record.result(Mode::Marathon), 2);
        assert_eq!(record.result(Mode::Nonstop), 3);
    }
}
