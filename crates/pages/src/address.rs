//! Where the editions are found, and which edition a host means.

use content::EditionCode;
use url::Url;

/// The public addresses of both editions.
#[derive(Clone, Debug)]
pub struct Addresses {
    gb: Url,
    pl: Url,
}

impl Addresses {
    /// The addresses that an operator configured.
    #[must_use]
    pub fn new(gb: Url, pl: Url) -> Self {
        Self { gb, pl }
    }

    /// Where an edition is found.
    #[must_use]
    pub fn of(&self, edition: EditionCode) -> &Url {
        match edition {
            EditionCode::Gb => &self.gb,
            EditionCode::Pl => &self.pl,
        }
    }

    /// The whole address of a path in an edition.
    #[must_use]
    pub fn of_path(&self, edition: EditionCode, path: &str) -> String {
        format!("{}{path}", self.of(edition).as_str().trim_end_matches('/'))
    }

    /// The edition that a Host header means: the Polish one by its host, else the British one [EDN-01].
    #[must_use]
    pub fn edition(&self, host: &str) -> EditionCode {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_polish = self.pl.host_str().is_some_and(|polish| polish.eq_ignore_ascii_case(name));
        if is_polish { EditionCode::Pl } else { EditionCode::Gb }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses() -> Addresses {
        let url = |text| Url::parse(text).unwrap();
        Addresses::new(url("http://localhost:8080"), url("http://pl.localhost:8080"))
    }

    // [EDN-01] the host chooses the edition
    #[test]
    fn the_host_means_an_edition() {
        for (host, edition) in [
            ("localhost:8080", EditionCode::Gb),
            ("pl.localhost:8080", EditionCode::Pl),
            ("PL.localhost", EditionCode::Pl),
            ("127.0.0.1:8080", EditionCode::Gb),
            ("", EditionCode::Gb),
        ] {
            assert_eq!(addresses().edition(host), edition, "{host}");
        }
    }

    #[test]
    fn paths_have_whole_addresses() {
        assert_eq!(addresses().of_path(EditionCode::Pl, "/learning"), "http://pl.localhost:8080/learning");
        assert_eq!(addresses().of_path(EditionCode::Gb, "/"), "http://localhost:8080/");
    }
}
