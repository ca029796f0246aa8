//! What handlers work with. Made once, when the program starts.

use std::sync::Arc;

use actions::App;
use outside::tokens::{SandboxTokens, TokenVerifier};
use pages::Site;

use crate::{edition::Hosts, guarding::Guarding, settings::Settings, stored::Stored, visitors::NewVisitors};

/// The longest body that a call may have.
pub(crate) const BODY_LIMIT_BYTES: usize = 1 << 20;

/// What a service is put together from.
pub struct Parts {
    /// What people can do.
    pub app: App,
    /// The pages of both editions.
    pub site: Arc<Site>,
    /// Tells whose a token is.
    pub tokens: Arc<dyn TokenVerifier>,
    /// Signs the tokens of seeded learners, in the sandbox.
    pub sandbox_tokens: Option<Arc<SandboxTokens>>,
    /// What the operator decides.
    pub settings: Settings,
}

/// What handlers work with.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

struct Inner {
    parts: Parts,
    hosts: Hosts,
    guarding: Guarding,
    stored: Stored,
    visitors: NewVisitors,
}

impl Service {
    /// A service of these parts.
    pub fn new(parts: Parts) -> Self {
        let addresses = parts.site.addresses.clone();
        let hosts = Hosts { addresses: addresses.clone(), is_sandbox: parts.settings.is_sandbox };
        let guarding = Guarding::new(&parts.site.assets.inline_scripts, addresses);
        let visitors = NewVisitors::new(parts.settings.visitor_burst);
        Self(Arc::new(Inner { parts, hosts, guarding, stored: Stored::default(), visitors }))
    }

    pub(crate) fn app(&self) -> &App {
        &self.0.parts.app
    }

    pub(crate) fn site(&self) -> &Site {
        &self.0.parts.site
    }

    pub(crate) fn tokens(&self) -> &dyn TokenVerifier {
        &*self.0.parts.tokens
    }

    pub(crate) fn sandbox_tokens(&self) -> Option<&SandboxTokens> {
        self.0.parts.sandbox_tokens.as_deref()
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.parts.settings
    }

    pub(crate) fn hosts(&self) -> &Hosts {
        &self.0.hosts
    }

    pub(crate) fn guarding(&self) -> &Guarding {
        &self.0.guarding
    }

    pub(crate) fn stored(&self) -> &Stored {
        &self.0.stored
    }

    pub(crate) fn visitors(&self) -> &NewVisitors {
        &self.0.visitors
    }

    pub(crate) fn content_version(&self) -> String {
        self.app().library.current().version.clone()
    }
}
