//! A small pack of content in a folder of its own.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

/// A copy of the oldest frozen pack, which a test may change.
pub struct Pack {
    folder: TempDir,
}

impl Default for Pack {
    fn default() -> Self {
        let frozen = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/frozen/2026-11");
        let folder = TempDir::new().unwrap();
        copy(&frozen, folder.path());
        Self { folder }
    }
}

impl Pack {
    /// The folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// A file of the pack.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }
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
