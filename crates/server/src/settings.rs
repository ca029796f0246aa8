//! What an operator decides about the service.

use std::{num::NonZeroU32, time::Duration};

use url::Url;

/// What an operator decides about the service; the public addresses are the site's.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether the service is tried out: seeded learners may sign in, any host is served.
    pub is_sandbox: bool,
    /// Whether the address of a visitor is taken from X-Forwarded-For: only behind a proxy that sets it.
    pub is_behind_proxy: bool,
    /// Another backend that calls go to; without it the embedded one answers.
    pub backend_url: Option<Url>,
    /// How long another backend may take.
    pub backend_timeout: Duration,
    /// Token that lets `/metrics` of the site be read; without it the site has none.
    pub metrics_token: Option<String>,
    /// New visitors that one network may make at once; one more may come each second.
    pub visitor_burst: NonZeroU32,
    /// How long an answer may take.
    pub timeout: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            is_sandbox: false,
            is_behind_proxy: false,
            backend_url: None,
            backend_timeout: Duration::from_secs(20),
            metrics_token: None,
            // a school behind one address may arrive at once
            visitor_burst: NonZeroU32::new(1200).unwrap_or(NonZeroU32::MIN),
            timeout: Duration::from_secs(30),
        }
    }
}
