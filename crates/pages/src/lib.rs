//! The public pages: the payload of a path, rendered once in QuickJS and kept compressed.
//!
//! A page depends on the edition, the path, the web build and the content version, and on nothing personal.

mod address;
mod assets;
mod compressed;
mod data;
mod engine;
mod frame;
mod page_cache;
mod payload;
mod renderer;
mod route;
mod site;
mod structured;
mod words;

pub use address::Addresses;
pub use assets::{Asset, Assets, NoWebApp};
pub use compressed::{Compressed, Encoding, hex};
pub use engine::RenderError;
pub use page_cache::Page;
pub use payload::{Payload, Redirect};
pub use route::{Route, Written, written};
pub use site::{Site, Visit};
