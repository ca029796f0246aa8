//! The two editions by name.

use std::fmt;
use std::str::FromStr;

use rules::mistakes::Words;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

/// An edition: its own language, law and content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum EditionCode {
    /// Great Britain, in English.
    Gb,
    /// Poland, in Polish.
    Pl,
}

/// Not the code of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown edition {0:?}: GB or PL")]
pub struct UnknownEdition(String);

impl EditionCode {
    /// Both editions, in the order in which they are listed.
    pub const ALL: [Self; 2] = [Self::Gb, Self::Pl];

    /// The code as calls and configuration write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Gb => "GB",
            Self::Pl => "PL",
        }
    }

    /// How tickets of mistakes are named in the edition's language.
    pub fn mistake_words(self) -> Words<'static> {
        match self {
            Self::Gb => Words { all: "All mistakes", suffix: ": Mistakes" },
            Self::Pl => Words { all: "Wszystkie błędy", suffix: ": błędy" },
        }
    }

    /// The edition's folder in a pack, and the beginning of its ids.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Gb => "gb",
            Self::Pl => "pl",
        }
    }
}

impl fmt::Display for EditionCode {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl FromStr for EditionCode {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        Self::ALL.into_iter().find(|code| code.as_str() == text).ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}
