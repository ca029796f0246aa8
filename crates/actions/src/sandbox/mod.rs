//! What makes a fresh installation worth looking at. Sandbox mode only.

mod find_seeded;
mod seed;

pub use find_seeded::find_seeded;
pub use seed::{SeedError, SeededLearner, seed};
