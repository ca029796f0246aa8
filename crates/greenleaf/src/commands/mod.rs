//! What the program can be asked to do.

pub mod backup;
pub mod content;
pub mod migrate;
pub mod openapi;
pub mod progress;
pub mod seed;
pub mod serve;
