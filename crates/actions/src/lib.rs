//! Everything a person can do, one file for each.

mod asker;
mod instant;
pub mod learning;
mod network;
pub mod sandbox;
pub mod visitor;

use std::sync::Arc;

use content::Library;
use store::Store;

pub use asker::{Asker, Role, role_of};
pub use content::EditionCode;
pub use instant::{Malformed, iso, parse_iso};
pub use network::Network;

/// The time in milliseconds since 1970 UTC.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// What actions work with. Made once, when the program starts.
#[derive(Clone)]
pub struct App {
    /// The database.
    pub store: Store,
    /// What is taught.
    pub library: Arc<Library>,
    /// What time it is.
    pub clock: Clock,
    /// What the operator decides.
    pub settings: Settings,
}

impl App {
    /// What time it is, in milliseconds since 1970 UTC.
    #[must_use]
    pub fn now(&self) -> i64 {
        (self.clock)()
    }
}

/// What the operator decides about learning.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Answers that visitors without account may give a day from one network address.
    pub visitor_answers_per_address: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { visitor_answers_per_address: 3500 }
    }
}
