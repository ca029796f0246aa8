//! Looking a pack over: what refuses it, and what its authors should look at again.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use serde::Serialize;

use crate::content::Content;
use crate::edition::Edition;
use crate::fault::Fault;
use crate::question::{Kind, Question};

/// What was found in a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// With any of these the pack is not served.
    pub faults: Vec<Fault>,
    /// The pack is served all the same.
    pub warnings: Vec<Fault>,
}

/// Looks a pack over; warnings are only found in a pack that has no faults.
pub fn check(folder: &Path) -> Report {
    match Content::load(folder) {
        Err(faults) => Report { faults, warnings: Vec::new() },
        Ok(content) => {
            let mut warnings: Vec<Fault> = content.editions().into_iter().flat_map(warnings).collect();
            warnings.sort();
            Report { faults: Vec::new(), warnings }
        }
    }
}

/// Questions of a file from which habits of its author can be told from chance.
const ENOUGH_TO_JUDGE: usize = 8;
/// Letters by which the longest option may outgrow the shortest whatever their lengths.
const HARMLESS_LETTERS: usize = 25;
const LONGEST_EXPLANATION: usize = 450;

fn warnings(edition: &Edition) -> Vec<Fault> {
    let mut found = edition.held_back.clone();
    let written: Vec<&Question> = edition.questions().iter().filter(|one| one.kind != Kind::Sign).collect();
    for question in &written {
        found.extend(question_warnings(question).into_iter().map(|message| question.origin.fault(message)));
    }
    let mut by_file: BTreeMap<&str, Vec<&Question>> = BTreeMap::new();
    for question in written {
        by_file.entry(&question.origin.file).or_default().push(question);
    }
    for (file, questions) in by_file {
        found.extend(habits(&questions).into_iter().map(|message| Fault::new(file, 0, message)));
        let unreviewed = questions.iter().filter(|question| question.reviewed.is_none()).count();
        if unreviewed > 0 {
            found.push(Fault::new(file, 0, format!("{unreviewed} questions were not reviewed by a second person")));
        }
        found.extend(gap_in_parts(&questions).map(|message| Fault::new(file, 0, message)));
    }
    found.extend(unasked_signs(edition));
    for exam in edition.exams.iter().filter(|exam| !exam.is_open) {
        found.push(
            exam.origin.fault(format!("the exam `{}` is closed: there are not enough questions for it", exam.id)),
        );
    }
    found
}

fn question_warnings(question: &Question) -> Vec<String> {
    let mut found = Vec::new();
    let id = &question.id;
    let lengths: Vec<usize> = question.options.iter().map(|option| option.text.chars().count()).collect();
    if let (Some(shortest), Some(longest)) = (lengths.iter().min(), lengths.iter().max())
        && *longest > 2 * shortest
        && longest - shortest > HARMLESS_LETTERS
    {
        found.push(format!("`{id}`: an option has {longest} letters, more than twice the {shortest} of the shortest"));
    }
    if question.explanation.chars().count() > LONGEST_EXPLANATION {
        found.push(format!("`{id}`: the explanation is longer than {LONGEST_EXPLANATION} letters"));
    }
    for option in &question.options {
        let is_right = question.correct.contains(&option.id);
        match (&option.why, is_right) {
            (Some(_), true) => found.push(format!("`{id}`: option `{}` is right and says why it is wrong", option.id)),
            (None, false) if question.kind != Kind::Yesno => {
                found.push(format!("`{id}`: option `{}` does not say why it is wrong", option.id));
            }
            _ => {}
        }
    }
    found
}

/// Habits by which a learner could guess without knowing.
fn habits(questions: &[&Question]) -> Vec<String> {
    let mut found = Vec::new();
    for kind in [Kind::Single, Kind::Yesno] {
        let of_kind: Vec<&Question> = questions.iter().copied().filter(|one| one.kind == kind).collect();
        if of_kind.len() < ENOUGH_TO_JUDGE {
            continue;
        }
        let options = of_kind.iter().map(|one| one.options.len()).max().unwrap_or(1);
        for letter in ["a", "b", "c", "d"].into_iter().take(options) {
            let count = of_kind.iter().filter(|one| one.correct == [letter]).count();
            if is_lopsided(count, of_kind.len(), options) {
                found.push(format!("{count} of {} right answers are option `{letter}`", of_kind.len()));
            }
        }
        let told_by_length = of_kind.iter().filter(|one| kind == Kind::Single && is_right_longest(one)).count();
        if told_by_length * 5 > of_kind.len() * 2 {
            found.push(format!("the right option is the longest in {told_by_length} of {}", of_kind.len()));
        }
    }
    found
}

/// Whether a count lies so far from an even share that it is hardly chance.
fn is_lopsided(count: usize, of: usize, shares: usize) -> bool {
    let scaled = count * shares;
    match shares {
        2 => count * 10 > of * 7 || count * 10 < of * 3,
        _ => scaled > of * 2 || scaled * 4 < of,
    }
}

fn is_right_longest(question: &Question) -> bool {
    let length = |is_right: bool| {
        let options = question.options.iter().filter(|option| question.correct.contains(&option.id) == is_right);
        options.map(|option| option.text.chars().count()).max()
    };
    length(true) > length(false)
}

fn gap_in_parts(questions: &[&Question]) -> Option<String> {
    let parts: HashSet<u32> = questions.iter().map(|question| question.part).collect();
    let last = parts.iter().max().copied()?;
    let missing = (1..=last).find(|part| !parts.contains(part))?;
    Some(format!("part {missing} has no question, part {last} has"))
}

fn unasked_signs(edition: &Edition) -> Vec<Fault> {
    let asked: HashSet<&str> = edition
        .topics
        .iter()
        .flat_map(|topic| &topic.sign_questions)
        .map(|asked| asked.category.value.as_str())
        .collect();
    let mut told = HashSet::new();
    edition
        .signs
        .iter()
        .filter(|sign| !asked.contains(sign.category.as_str()) && told.insert(&sign.category))
        .map(|sign| sign.origin.fault(format!("no topic asks about the signs `{}`", sign.category)))
        .collect()
}
