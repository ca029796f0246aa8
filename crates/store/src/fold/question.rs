//! What a learner knows of one question, and how it is written down.

use std::{collections::BTreeMap, fmt::Write};

use rules::{
    mastery::{Level, Streak},
    mistakes,
    mode::Mode,
};

/// One answer to a question, as far as progress depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Made on the learner's device; decides between two answers of the same millisecond.
    pub attempt_id: String,
    /// Milliseconds since 1970 UTC.
    pub answered_at: i64,
    /// Whether it was right.
    pub is_right: bool,
    /// The mode it was given in.
    pub mode: Mode,
}

/// What a learner's answers to one question come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuestionRecord {
    /// When the last answer was given.
    pub last_answered_at: i64,
    /// Right answers since the last wrong one.
    pub right_in_a_row: u32,
    /// Whether it waits among the mistakes.
    pub is_mistake: bool,
    /// Wrong answers ever.
    pub wrong_count: u32,
    /// Answers ever.
    pub answer_count: u32,
}

impl QuestionRecord {
    /// The record after one more answer, which must not be older than those before.
    #[must_use]
    pub fn after(self, answer: &Answer) -> Self {
        let streak = Streak { right_in_a_row: self.right_in_a_row }.after(answer.is_right);
        Self {
            last_answered_at: answer.answered_at,
            right_in_a_row: streak.right_in_a_row,
            is_mistake: mistakes::is_mistake_after(self.is_mistake, answer.is_right, answer.mode),
            wrong_count: self.wrong_count + u32::from(!answer.is_right),
            answer_count: self.answer_count + 1,
        }
    }

    /// Whether an answer of that time belongs before, or perhaps before, one that is already folded.
    #[must_use]
    pub fn is_late(&self, answered_at: i64) -> bool {
        self.answer_count > 0 && answered_at <= self.last_answered_at
    }

    /// Whether the last answer was right.
    #[must_use]
    pub fn is_last_right(&self) -> bool {
        self.right_in_a_row > 0
    }

    /// How well the question is known.
    #[must_use]
    pub fn level(&self) -> Level {
        Streak { right_in_a_row: self.right_in_a_row }.level()
    }

    fn parse(line: &str) -> Option<(&str, Self)> {
        let mut words = line.split(' ');
        let question_id = words.next()?;
        let record = Self {
            last_answered_at: words.next()?.parse().ok()?,
            right_in_a_row: words.next()?.parse().ok()?,
            is_mistake: words.next()? == "1",
            wrong_count: words.next()?.parse().ok()?,
            answer_count: words.next()?.parse().ok()?,
        };
        Some((question_id, record))
    }
}

/// The record of all answers to one question, in whatever order they are passed.
#[must_use]
pub fn fold_answers(mut answers: Vec<Answer>) -> QuestionRecord {
    answers.sort_by(|a, b| (a.answered_at, &a.attempt_id).cmp(&(b.answered_at, &b.attempt_id)));
    answers.iter().fold(QuestionRecord::default(), QuestionRecord::after)
}

/// The shelf a question lies on: its id without the last part, so that a topic's questions lie together.
#[must_use]
pub fn shelf_of(question_id: &str) -> &str {
    question_id.rsplit_once('-').map_or("", |(shelf, _)| shelf)
}

/// The records of the questions on one shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf(pub BTreeMap<String, QuestionRecord>);

impl Shelf {
    /// The shelf that was written down so; a line that cannot be read is left out.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self(Self::records(text).map(|(id, record)| (id.to_owned(), record)).collect())
    }

    /// Question by question, without building a shelf.
    pub fn records(text: &str) -> impl Iterator<Item = (&str, QuestionRecord)> {
        text.lines().filter_map(QuestionRecord::parse)
    }

    /// The shelf as it is written down: a line for each question.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::with_capacity(self.0.len() * 48);
        for (id, one) in &self.0 {
            let (at, streak, mistake) = (one.last_answered_at, one.right_in_a_row, u8::from(one.is_mistake));
            let (wrong, answers) = (one.wrong_count, one.answer_count);
            // Writing into a String cannot fail.
            let _ = writeln!(text, "{id} {at} {streak} {mistake} {wrong} {answers}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(attempt_id: &str, answered_at: i64, is_right: bool) -> Answer {
        Answer { attempt_id: attempt_id.into(), answered_at, is_right, mode: Mode::Topic }
    }

    #[test]
    fn answers_of_the_same_millisecond_are_ordered_by_their_ids() {
        let right_then_wrong = fold_answers(vec![answer("b", 5, false), answer("a", 5, true)]);
        let wrong_then_right = fold_answers(vec![answer("a", 5, false), answer("b", 5, true)]);
        assert_eq!(right_then_wrong.right_in_a_row, 0);
        assert_eq!(wrong_then_right.right_in_a_row, 1);
    }

    #[test]
    fn a_shelf_reads_as_it_was_written() {
        let record = fold_answers(vec![answer("a", 1_732_180_000_000, false), answer("b", 1_732_180_000_001, true)]);
        let shelf = Shelf([("gb-signs-001".to_owned(), record), ("gb-signs-002".to_owned(), record)].into());
        assert_eq!(Shelf::parse(&shelf.to_text()), shelf);
        assert_eq!(shelf_of("gb-signs-001"), "gb-signs");
    }
}
