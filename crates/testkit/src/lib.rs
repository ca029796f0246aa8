//! A running service for tests: on a port of its own, with a database and content of its own and a clock that stands.
#![expect(clippy::unwrap_used, clippy::missing_panics_doc, reason = "a test that cannot be set up has failed")]

mod answers;
mod client;
mod clock;
#[path = "../../store/tests/databases/mod.rs"]
pub mod databases;
mod pack;
mod service;

pub use answers::{answer, session};
pub use client::{Client, Reply};
pub use clock::{ManualClock, NOON};
pub use pack::Pack;
pub use service::{Running, on_each_database, on_each_database_with, serve};
