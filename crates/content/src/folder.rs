//! The files of a pack: read once, hashed for the version, watched by a fingerprint.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::fault::Fault;

/// What a pack consists of; anything else beside it does not matter.
const PARTS: [&str; 4] = ["company.toml", "gb", "pl", "media"];

/// All files of a pack by their path in it.
pub(crate) struct PackFiles {
    root: PathBuf,
    files: BTreeMap<String, Vec<u8>>,
}

impl PackFiles {
    /// Reads every file of the pack into memory.
    pub fn read(root: &Path) -> Result<Self, Fault> {
        let mut files = BTreeMap::new();
        for path in paths(root).map_err(|error| unreadable(root, &error))? {
            let bytes = fs::read(root.join(&path)).map_err(|error| unreadable(&root.join(&path), &error))?;
            files.insert(path, bytes);
        }
        Ok(Self { root: root.to_owned(), files })
    }

    /// Twelve hex digits that change with any file.
    pub fn version(&self) -> String {
        let mut hasher = Sha256::new();
        for (path, bytes) in &self.files {
            hasher.update((path.len() as u64).to_le_bytes());
            hasher.update(path);
            hasher.update((bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        }
        let digest = hasher.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        format!("{:012x}", u64::from_be_bytes(first) >> 16)
    }

    /// A file's name as faults tell it.
    pub fn shown(&self, path: &str) -> String {
        self.root.join(path).display().to_string()
    }

    /// A file's text; a fault when it is not there or not UTF-8.
    pub fn text(&self, path: &str, faults: &mut Vec<Fault>) -> Option<&str> {
        let Some(bytes) = self.files.get(path) else {
            faults.push(Fault::new(self.shown(path), 0, "the file is missing"));
            return None;
        };
        let text = std::str::from_utf8(bytes);
        if let Err(error) = &text {
            let before = bytes.iter().take(error.valid_up_to()).filter(|byte| **byte == b'\n').count();
            faults.push(Fault::new(self.shown(path), u32::try_from(before + 1).unwrap_or(0), "the file is not UTF-8"));
        }
        text.ok()
    }

    /// Whether there is such a file.
    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Files of a folder of the pack with an ending such as `.toml`: path and name without it.
    pub fn in_folder(&self, folder: &str, ending: &str) -> Vec<(String, String)> {
        let name = |path: &String| {
            let name = path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(ending)?;
            (!name.contains('/')).then(|| (path.clone(), name.to_owned()))
        };
        self.files.keys().filter_map(name).collect()
    }
}

/// A number that changes when a file of the pack is touched, made without reading any.
pub(crate) fn fingerprint(root: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    for path in paths(root).unwrap_or_default() {
        if let Ok(about) = fs::metadata(root.join(&path)) {
            (path, about.len(), about.modified().ok()).hash(&mut hasher);
        }
    }
    hasher.finish()
}

fn unreadable(path: &Path, error: &io::Error) -> Fault {
    Fault::new(path.display().to_string(), 0, format!("cannot be read: {error}"))
}

/// Paths of all files of the pack, from its root, with slashes on every system.
fn paths(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    fs::metadata(root)?;
    for part in PARTS {
        match fs::metadata(root.join(part)) {
            Ok(about) if about.is_dir() => walk(root, part, &mut found)?,
            Ok(_) => found.push(part.to_owned()),
            Err(_) => {}
        }
    }
    found.sort();
    Ok(found)
}

fn walk(root: &Path, folder: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { continue };
        let path = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            walk(root, &path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
