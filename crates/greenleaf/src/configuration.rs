//! What an operator can set: `greenleaf.toml` in the working folder, then `GREENLEAF_*` variables.

use std::{net::SocketAddr, path::PathBuf};

use anyhow::{Context, Result, ensure};
use figment::{
    Figment,
    providers::{Env, Format, Serialized, Toml},
};
use serde::{Deserialize, Serialize};
use url::Url;

const FILE: &str = "greenleaf.toml";

/// Whether the service is tried out or used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Mail and SMS go to the outbox, demo learners can be seeded and signed in.
    Sandbox,
    /// For real learners.
    Production,
}

/// Everything that can be set, with the values of a fresh machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Configuration {
    /// Sandbox or production.
    pub mode: Mode,
    /// Address and port that the site listens on.
    pub listen: SocketAddr,
    /// Folder of what the service keeps.
    pub data: PathBuf,
    /// Folder of the content packs.
    pub content: PathBuf,
    /// `sqlite:` or `postgres:` address; without it a file in the data folder.
    pub database_url: Option<String>,
    /// Where British learners find the site.
    pub public_url_gb: Url,
    /// Where Polish learners find the site.
    pub public_url_pl: Url,
    /// Address and port of the metrics, on a listener of their own.
    pub metrics_listen: Option<SocketAddr>,
    /// Token that lets `/metrics` of the site be read.
    pub metrics_token: Option<String>,
    /// Another backend that calls are relayed to; without it the embedded one answers.
    pub backend_url: Option<Url>,
    /// Whether the address of a visitor is taken from X-Forwarded-For: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Answers a day that all visitors without an account on one network address may give together.
    pub visitor_answers_per_address: u32,
    /// Threads that render pages.
    pub page_threads: usize,
    /// What is logged, as `tracing` filters it.
    pub log: String,
}

impl Default for Configuration {
    fn default() -> Self {
        let local = |port| SocketAddr::from(([127, 0, 0, 1], port));
        Self {
            mode: Mode::Sandbox,
            listen: local(8080),
            data: "data".into(),
            content: "content".into(),
            database_url: None,
            public_url_gb: parsed("http://localhost:8080"),
            public_url_pl: parsed("http://pl.localhost:8080"),
            metrics_listen: None,
            metrics_token: None,
            backend_url: None,
            behind_proxy: false,
            visitor_answers_per_address: 3500,
            page_threads: 2,
            log: "info".into(),
        }
    }
}

#[expect(clippy::expect_used, reason = "the addresses are written here")]
fn parsed(url: &str) -> Url {
    Url::parse(url).expect("an address of a fresh machine")
}

impl Configuration {
    /// Reads the file and the variables; a value that cannot be is an error that names it.
    pub fn read() -> Result<Self> {
        // GREENLEAF_TEST_* belongs to the tests.
        let variables = Env::prefixed("GREENLEAF_").filter(|name| !name.starts_with("test_"));
        Self::from(&Figment::from(Serialized::defaults(Self::default())).merge(Toml::file(FILE)).merge(variables))
    }

    fn from(sources: &Figment) -> Result<Self> {
        let read: Self = sources.extract().context("the configuration (greenleaf.toml, GREENLEAF_*) is not right")?;
        read.check()?;
        Ok(read)
    }

    fn check(&self) -> Result<()> {
        for (name, url) in [("public_url_gb", &self.public_url_gb), ("public_url_pl", &self.public_url_pl)] {
            let is_origin = url.path() == "/" && url.query().is_none() && url.host_str().is_some();
            ensure!(
                is_origin && matches!(url.scheme(), "http" | "https"),
                "{name}: {url} must be http(s)://host[:port]"
            );
        }
        ensure!(
            self.public_url_gb.host_str() != self.public_url_pl.host_str(),
            "public_url_gb and public_url_pl must have different hosts: the host decides the edition"
        );
        if let Some(url) = &self.database_url {
            let is_known = ["sqlite:", "postgres:", "postgresql:"].iter().any(|scheme| url.starts_with(scheme));
            ensure!(is_known, "database_url must begin with sqlite: or postgres:");
        }
        if self.mode == Mode::Production {
            ensure!(self.public_url_gb.scheme() == "https", "public_url_gb must be https in production");
            ensure!(self.public_url_pl.scheme() == "https", "public_url_pl must be https in production");
        }
        Ok(())
    }

    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> String {
        let file = || format!("sqlite://{}", self.data.join("greenleaf.db").display());
        self.database_url.clone().unwrap_or_else(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(toml: &str) -> Result<Configuration> {
        Configuration::from(&Figment::from(Serialized::defaults(Configuration::default())).merge(Toml::string(toml)))
    }

    #[test]
    fn a_fresh_machine_needs_nothing() {
        let fresh = read("").unwrap();
        assert_eq!(fresh, Configuration::default());
        assert_eq!(fresh.database(), "sqlite://data/greenleaf.db");
    }

    #[test]
    fn a_wrong_value_is_named() {
        for (toml, name) in [
            ("listen = \"nowhere\"", "listen"),
            ("mode = \"play\"", "mode"),
            ("listne = \"127.0.0.1:1\"", "listne"),
            ("public_url_gb = \"ftp://a\"", "public_url_gb"),
            ("public_url_gb = \"https://a.example/b\"", "public_url_gb"),
            ("public_url_pl = \"http://localhost:9\"", "public_url_pl"),
            ("database_url = \"mysql://a\"", "database_url"),
            ("mode = \"production\"", "public_url_gb"),
        ] {
            let error = format!("{:#}", read(toml).unwrap_err());
            assert!(error.contains(name), "{toml}: {error}");
        }
    }
}
