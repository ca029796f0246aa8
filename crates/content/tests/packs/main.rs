//! Packs of content as they are read, checked and served.

#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod broken_files;
mod faults;
mod frozen_packs;
mod library;
mod loading;
mod real_pack;
mod support;
mod warnings;
