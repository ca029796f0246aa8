//! What is wrong with a pack, and where.

use std::fmt;

use serde::Serialize;

/// One thing that is wrong, at the line that its author has to mend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fault {
    /// The file, from the folder that was opened.
    pub file: String,
    /// The line, from 1; 0 when the whole file is meant.
    pub line: u32,
    /// What is wrong and what was expected.
    pub message: String,
}

impl Fault {
    /// A fault at a line of a file.
    pub fn new(file: impl Into<String>, line: u32, message: impl Into<String>) -> Self {
        Self { file: file.into(), line, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.line {
            0 => write!(out, "{}: {}", self.file, self.message),
            line => write!(out, "{}:{line}: {}", self.file, self.message),
        }
    }
}

/// Where something in a pack was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file, from the folder that was opened.
    pub file: std::sync::Arc<str>,
    /// The line, from 1.
    pub line: u32,
}

impl Origin {
    /// A fault at this place.
    pub fn fault(&self, message: impl Into<String>) -> Fault {
        self.fault_at(self.line, message)
    }

    /// A fault at another line of the same file.
    pub fn fault_at(&self, line: u32, message: impl Into<String>) -> Fault {
        Fault::new(&*self.file, line, message)
    }
}
