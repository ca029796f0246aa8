//! What makes a fresh installation worth looking at. Sandbox mode only.

mod seed;

pub use seed::{SeedError, SeededLearner, seed};
