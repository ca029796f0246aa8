//! The content being served, and how new content takes its place.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;

use crate::content::Content;
use crate::fault::Fault;
use crate::folder::fingerprint;

/// What a reload did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reloaded {
    /// New content is served.
    Changed,
    /// No file says anything new.
    Unchanged,
}

/// Serves one version of the content until a better one is loaded.
#[derive(Debug)]
pub struct Library {
    folder: PathBuf,
    current: ArcSwap<Content>,
    /// Fingerprint of the files that were tried last, so that a broken pack is not tried again and again.
    tried: Mutex<u64>,
}

impl Library {
    /// Opens a pack; a pack with faults is not opened.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self, Vec<Fault>> {
        let folder = folder.as_ref().to_owned();
        let tried = Mutex::new(fingerprint(&folder));
        let current = ArcSwap::from_pointee(Content::load(&folder)?);
        Ok(Self { folder, current, tried })
    }

    /// The content to serve now; who holds it keeps this version whatever is loaded meanwhile.
    pub fn current(&self) -> Arc<Content> {
        self.current.load_full()
    }

    /// Whether a file was touched since the pack was last tried; no file is read for it.
    pub fn has_changed(&self) -> bool {
        let tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        *tried != fingerprint(&self.folder)
    }

    /// Loads the pack again; when it has faults, what was served goes on being served.
    pub fn reload(&self) -> Result<Reloaded, Vec<Fault>> {
        let mut tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        *tried = fingerprint(&self.folder);
        let loaded = Content::load(&self.folder)?;
        if loaded.version == self.current.load().version {
            return Ok(Reloaded::Unchanged);
        }
        self.current.store(Arc::new(loaded));
        Ok(Reloaded::Changed)
    }
}
