//! The public pages as HTML: the payload of a path, rendered once and kept compressed.

pub mod engine;
pub mod renderer;
