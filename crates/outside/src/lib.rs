//! What lies outside of the product, behind interfaces of our own.

pub mod tokens;
