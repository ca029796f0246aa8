//! Putting an edition together from its files.

use std::collections::HashSet;

use crate::edition::{Edition, Ingredients};
use crate::edition_code::EditionCode;
use crate::exam::Exam;
use crate::fault::Fault;
use crate::folder::PackFiles;
use crate::held_back::{hold_back, hold_back_mocks};
use crate::mode_rules::{ModeRules, read_mode};
use crate::pictures::draw_signs;
use crate::question::Question;
use crate::read_exam::read_exam;
use crate::read_question::{Surroundings, read_question};
use crate::references::{refuse_mocks, refuse_questions, refuse_topics};
use crate::route_rule::{RouteRule, read_route_rule, refuse_loops};
use crate::settings::{EditionFile, Words, read_edition_file};
use crate::sign::{Sign, read_signs};
use crate::sign_questions::SignAsker;
use crate::signs::Pictograms;
use crate::ticket::{MockRow, number_through, parts, read_mock};
use crate::toml_file::{Fields, TomlFile};
use crate::topic::{Category, Topic, read_category, read_topic};

/// Loads one edition of a pack.
pub(crate) struct EditionLoader<'a> {
    pub code: EditionCode,
    pub files: &'a PackFiles,
    pub version: &'a str,
    pub pictograms: Option<&'a Pictograms>,
}

impl EditionLoader<'_> {
    /// The edition, unless something without which there is none is missing; faults are added either way.
    pub fn load(&self, faults: &mut Vec<Fault>) -> Option<Edition> {
        let about = self.read("edition.toml", faults, read_edition_file).flatten();
        let categories = self.categories(faults);
        let before = faults.len();
        let topics = self.topics(&categories, faults);
        let topics_are_whole = faults.len() == before;
        let mut signs = self.signs(faults);
        refuse_topics(&self.path("topics.toml"), &topics, faults);
        self.draw(&mut signs, faults);
        let before = faults.len();
        let mut questions = self.written(about.as_ref(), &categories, &topics, topics_are_whole, faults);
        let questions_are_whole = faults.len() == before;
        refuse_questions(&questions, faults);
        let (held, mut held_back) = hold_back(&mut questions, &signs);
        let modes = self.modes(faults);
        let route_rules = self.route_rules(about.as_ref(), faults);
        let about = about?;
        refuse_free_categories(&self.path("edition.toml"), &about, &topics, faults);
        self.complete(&mut questions, &topics, &signs, &about);
        let mocks = self.mocks(&categories, &signs, faults);
        // without this, one fault in a question would look like many
        if topics_are_whole && questions_are_whole {
            refuse_mocks(&mocks, questions.iter().chain(&held), &signs, faults);
        }
        let mocks = hold_back_mocks(mocks, &held, &mut held_back);
        let exams = self.exams(&categories, &topics, &questions, faults);
        let parts = parts(&topics, &questions, &about.words);
        let (code, settings) = (self.code, about.settings);
        Some(Edition::new(Ingredients {
            code,
            settings,
            categories,
            topics,
            questions,
            parts,
            mocks,
            exams,
            modes,
            signs,
            route_rules,
            held_back,
        }))
    }

    /// Adds the questions made from signs, puts all in order and gives them their pictures.
    fn complete(&self, questions: &mut Vec<Question>, topics: &[Topic], signs: &[Sign], about: &EditionFile) {
        let free_categories = &about.settings.free_sign_categories;
        let asker = SignAsker { code: self.code, signs, free_categories, words: &about.words };
        questions.extend(topics.iter().flat_map(|topic| asker.questions(topic)));
        questions.sort_by_key(|question| (question.topic, question.part));
        for question in questions {
            question.image = self.image(question.signs.first(), signs);
        }
    }

    fn path(&self, file: &str) -> String {
        self.files.shown(&format!("{}/{file}", self.code.folder()))
    }

    fn read<T>(&self, file: &str, faults: &mut Vec<Fault>, read: impl FnOnce(&mut Fields) -> T) -> Option<T> {
        let text = self.files.text(&format!("{}/{file}", self.code.folder()), faults)?;
        TomlFile::read(&self.path(file), text, faults, read)
    }

    fn categories(&self, faults: &mut Vec<Fault>) -> Vec<Category> {
        let rows = self.read("categories.toml", faults, |fields| fields.tables("category", read_category));
        let mut categories: Vec<Category> = Vec::new();
        for row in rows.unwrap_or_default() {
            if categories.iter().any(|one| one.id == row.value.id) {
                faults.push(Fault::new(
                    self.path("categories.toml"),
                    row.line,
                    format!("a second category `{}`", row.value.id),
                ));
            }
            categories.push(row.value);
        }
        categories
    }

    fn topics(&self, categories: &[Category], faults: &mut Vec<Fault>) -> Vec<Topic> {
        let read = |fields: &mut Fields| fields.tables("topic", |one| read_topic(one, categories));
        let mut topics = self.read("topics.toml", faults, read).unwrap_or_default();
        topics.sort_by_key(|topic| topic.number);
        topics
    }

    fn signs(&self, faults: &mut Vec<Fault>) -> Vec<Sign> {
        let path = format!("{}/signs/signs.csv", self.code.folder());
        let Some(text) = self.files.text(&path, faults) else { return Vec::new() };
        read_signs(&self.files.shown(&path), text, faults)
    }

    fn draw(&self, signs: &mut [Sign], faults: &mut Vec<Fault>) {
        let path = format!("{}/signs/drawings.toml", self.code.folder());
        if self.files.has(&path)
            && let Some(text) = self.files.text(&path, faults)
        {
            draw_signs((&self.files.shown(&path), text), signs, self.pictograms, faults);
        }
    }

    fn written(
        &self,
        about: Option<&EditionFile>,
        categories: &[Category],
        topics: &[Topic],
        topics_are_whole: bool,
        faults: &mut Vec<Fault>,
    ) -> Vec<Question> {
        let no_words = Words::default();
        let around = Surroundings {
            code: self.code,
            categories,
            words: about.map_or(&no_words, |about| &about.words),
            source_names: about.map_or(&[], |about| &about.source_names),
        };
        let mut questions = Vec::new();
        for (path, name) in self.files.in_folder(&format!("{}/questions", self.code.folder()), ".toml") {
            let shown = self.files.shown(&path);
            let Some(topic) = topics.iter().find(|topic| topic.id == name) else {
                // without this, one fault in topics.toml would look like many
                if topics_are_whole {
                    faults.push(Fault::new(shown, 0, format!("there is no topic `{name}`")));
                }
                continue;
            };
            let Some(text) = self.files.text(&path, faults) else { continue };
            let read = |fields: &mut Fields| fields.tables("question", |one| read_question(one, topic, &around));
            questions.extend(TomlFile::read(&shown, text, faults, read).unwrap_or_default());
        }
        questions
    }

    fn modes(&self, faults: &mut Vec<Fault>) -> Vec<ModeRules> {
        let modes = self.read("modes.toml", faults, |fields| fields.tables("mode", read_mode)).unwrap_or_default();
        for (at, mode) in modes.iter().enumerate() {
            if modes[..at].iter().any(|one| one.kind == mode.kind) {
                faults.push(Fault::new(self.path("modes.toml"), 0, format!("a second mode `{}`", mode.kind.as_str())));
            }
        }
        modes
    }

    fn mocks(&self, categories: &[Category], signs: &[Sign], faults: &mut Vec<Fault>) -> Vec<MockRow> {
        let read = |fields: &mut Fields| fields.tables("mock", |one| read_mock(one, categories));
        let mut rows: Vec<MockRow> = self.read("mocks.toml", faults, read).unwrap_or_default();
        for row in &mut rows {
            row.mock.cover = self.image(Some(&row.cover_sign.value), signs).unwrap_or_default();
        }
        rows.sort_by_key(|row| row.mock.id);
        number_through(&mut rows);
        rows
    }

    fn exams(
        &self,
        categories: &[Category],
        topics: &[Topic],
        questions: &[Question],
        faults: &mut Vec<Fault>,
    ) -> Vec<Exam> {
        let read = |fields: &mut Fields| fields.tables("exam", |one| read_exam(one, categories, topics));
        let mut exams: Vec<Exam> = self.read("exams.toml", faults, read).unwrap_or_default();
        let mut seen = HashSet::new();
        for exam in &mut exams {
            if !seen.insert((exam.kind, exam.number)) {
                faults.push(exam.origin.fault(format!("a second exam of its kind with the number {}", exam.number)));
            }
            exam.open_if_enough(questions);
        }
        exams
    }

    fn route_rules(&self, about: Option<&EditionFile>, faults: &mut Vec<Fault>) -> Vec<RouteRule> {
        let rules = self.read("route-rules.toml", faults, |fields| fields.tables("rule", read_route_rule));
        let rules = rules.unwrap_or_default();
        faults.extend(refuse_loops(&rules, about.map(|about| &about.settings)));
        rules
    }

    /// Address of a sign's picture; it carries the version, so that it may be kept for ever.
    fn image(&self, code: Option<&String>, signs: &[Sign]) -> Option<String> {
        let sign = signs.iter().find(|sign| Some(&sign.code) == code && sign.svg.is_some())?;
        Some(format!("/content/{}/signs/{}.svg", self.version, sign.slug()))
    }
}

fn refuse_free_categories(file: &str, about: &EditionFile, topics: &[Topic], faults: &mut Vec<Fault>) {
    let asked: Vec<&str> =
        topics.iter().flat_map(|topic| &topic.sign_questions).map(|asked| asked.category.value.as_str()).collect();
    for free in &about.free_sign_categories {
        if !asked.contains(&free.value.as_str()) {
            faults.push(Fault::new(file, free.line, format!("no topic asks about the signs `{}`", free.value)));
        }
    }
}
