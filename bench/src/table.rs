//! The one table.

use std::fmt::{self, Display};

/// What was measured, a line each.
#[derive(Default)]
pub struct Table(Vec<[String; 5]>);

impl Table {
    /// Adds a measurement; `is_within` tells whether the budget is kept.
    pub fn add(&mut self, what: &str, measured: String, budget: &str, ratio: String, is_within: bool) {
        let word = if is_within { "within" } else { "OVER" };
        self.push(what, measured, budget, ratio, word.to_owned());
    }

    /// Adds a measurement that has no budget of its own.
    pub fn tell(&mut self, what: &str, measured: String, ratio: String) {
        self.push(what, measured, "", ratio, String::new());
    }

    /// Adds what could not be measured, and why.
    pub fn skip(&mut self, what: &str, budget: &str, why: &str) {
        self.push(what, String::new(), budget, String::new(), format!("skipped: {why}"));
    }

    fn push(&mut self, what: &str, measured: String, budget: &str, ratio: String, word: String) {
        eprintln!("{what}: {measured} {ratio} {word}");
        self.0.push([what.to_owned(), measured, budget.to_owned(), ratio, word]);
    }
}

impl Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = ["what", "measured", "budget", "ratio", "verdict"].map(str::to_owned);
        let lines = || std::iter::once(&head).chain(&self.0);
        let widths: [usize; 5] =
            std::array::from_fn(|at| lines().map(|line| line[at].chars().count()).max().unwrap_or(0));
        for (number, line) in lines().enumerate() {
            if number == 1 {
                writeln!(f, "|{}|", widths.map(|width| "-".repeat(width + 2)).join("|"))?;
            }
            let cells: [String; 5] = std::array::from_fn(|at| format!(" {:1$} ", line[at], widths[at]));
            writeln!(f, "|{}|", cells.join("|"))?;
        }
        Ok(())
    }
}

/// The value in the middle.
pub fn median(values: &[f64]) -> f64 {
    percentile(values, 0.5)
}

/// The value that so great a share of all does not exceed.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a list of measurements"
)]
pub fn percentile(values: &[f64], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * share).round() as usize).copied().unwrap_or(f64::NAN)
}
