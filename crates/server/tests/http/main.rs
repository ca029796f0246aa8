//! The service over HTTP, as devices and browsers meet it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bad_input;
mod document;
mod editions;
mod learning;
mod lists;
mod operation;
mod relay;
mod site;
