//! What somebody does who is not known yet.

mod create_temporary_user;

pub use create_temporary_user::{TemporaryUser, create_temporary_user};
