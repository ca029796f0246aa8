//! Identity tokens: who somebody proves to be.

mod sandbox;

use std::{future::Future, pin::Pin};

pub use sandbox::SandboxTokens;

/// What a verified token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The learner's id at the identity service.
    pub fuid: String,
    /// Empty where the account has none.
    pub email: String,
    /// Whether the address was shown to be the learner's.
    pub is_email_verified: bool,
}

/// Why a token is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It was good once.
    #[error("the token has expired")]
    Expired,
    /// It was never good.
    #[error("the token is not valid")]
    Invalid,
    /// Whether it is good cannot be told now.
    #[error("the identity service does not answer")]
    Unavailable,
}

/// The answer to a token, once it is there.
pub type Verifying<'a> = Pin<Box<dyn Future<Output = Result<Identity, TokenError>> + Send + 'a>>;

/// Tells whose a token is.
pub trait TokenVerifier: Send + Sync {
    /// Checks signature, issuer, audience and lifetime at `now_ms`, milliseconds since 1970 UTC.
    fn verify<'a>(&'a self, token: &'a str, now_ms: i64) -> Verifying<'a>;
}
