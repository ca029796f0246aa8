//! A small pack in a folder of its own, to plant defects in.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Content, Fault, Report, check};
use tempfile::TempDir;

/// A copy of the oldest frozen pack.
pub struct Pack {
    folder: TempDir,
}

impl Pack {
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        copy(Path::new("../../content/frozen/2026-11"), folder.path());
        Self { folder }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.file(name), text).unwrap();
    }

    pub fn append(&self, name: &str, text: &str) {
        self.write(name, self.text(name) + text);
    }

    /// Replaces the first `old` and gives the line that it stood on.
    pub fn replace(&self, name: &str, old: &str, new: &str) -> u32 {
        let text = self.text(name);
        let at = text.find(old).unwrap_or_else(|| panic!("{name} has no {old:?}"));
        self.write(name, text.replacen(old, new, 1));
        u32::try_from(text[..at].matches('\n').count() + 1).unwrap()
    }

    pub fn load(&self) -> Content {
        Content::load(self.path()).unwrap_or_else(|faults| panic!("{}", told(&faults)))
    }

    pub fn faults(&self) -> Vec<Fault> {
        self.report().faults
    }

    pub fn report(&self) -> Report {
        check(self.path())
    }

    /// The faults of one file as `line: message`.
    pub fn faults_in(&self, name: &str) -> Vec<String> {
        self.of_file(&self.report().faults, name)
    }

    /// The warnings of one file as `line: message`.
    pub fn warnings_in(&self, name: &str) -> Vec<String> {
        let report = self.report();
        assert!(report.faults.is_empty(), "{}", told(&report.faults));
        self.of_file(&report.warnings, name)
    }

    fn of_file(&self, found: &[Fault], name: &str) -> Vec<String> {
        let file = self.file(name).display().to_string();
        found.iter().filter(|one| one.file == file).map(|one| format!("{}: {}", one.line, one.message)).collect()
    }
}

pub fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir_all(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
