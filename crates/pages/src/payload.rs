//! What a page is made of: the same for the first HTML, for navigation in the app and for the offline copy.

use serde::Serialize;

/// The payload of a path, or where it leads.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A page, with its status.
    Page(Box<Payload>),
    /// Another address.
    Redirect(Redirect),
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Redirect {
    /// 301 or 302.
    pub status: u16,
    /// A path of the site or a whole address.
    pub location: String,
}

/// Everything that a page shows.
#[derive(Clone, Debug, Serialize)]
pub struct Payload {
    /// HTTP status.
    pub status: u16,
    /// Which page of the web app shows it.
    pub page: &'static str,
    /// The canonical path.
    pub path: String,
    /// GB or PL.
    pub edition: content::EditionCode,
    /// The web build.
    pub build: String,
    /// The content version.
    pub content: String,
    /// The whole title.
    pub title: String,
    /// For search engines and shared links.
    pub description: String,
    /// The canonical address.
    pub canonical: String,
    /// The same page in each edition, where both have it.
    pub alternates: Vec<Alternate>,
    /// Whether search engines should list it.
    pub is_indexed: bool,
    /// Picture for shared links.
    pub image: Option<String>,
    /// JSON-LD objects.
    pub structured: Vec<serde_json::Value>,
    /// The edition's settings that stand on every page.
    pub site: SiteFacts,
    /// What went wrong, on error pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// What the page itself shows.
    pub data: serde_json::Value,
}

/// The same page in an edition.
#[derive(Clone, Debug, Serialize)]
pub struct Alternate {
    /// Language and region.
    pub locale: String,
    /// The whole address.
    pub url: String,
}

/// The edition's settings that stand on every page [EDN-02].
#[derive(Clone, Debug, Serialize)]
pub struct SiteFacts {
    name: String,
    locale: String,
    currency: String,
    features: Vec<content::Feature>,
    phone: String,
    address: String,
    email: String,
    company_number: String,
    app_store: Option<String>,
    google_play: Option<String>,
    free_daily_limit: u32,
}

impl SiteFacts {
    /// What visitors may see of an edition's settings.
    #[must_use]
    pub fn of(edition: &content::Edition, company: &content::Company) -> Self {
        let settings = &edition.settings;
        Self {
            name: settings.site_name.clone(),
            locale: settings.locale.clone(),
            currency: settings.currency.clone(),
            features: settings.features.clone(),
            phone: settings.phone.clone(),
            address: settings.address.join(", "),
            email: settings.support_email.clone(),
            company_number: company.number.clone(),
            app_store: Some(settings.app_store_url.clone()),
            google_play: Some(settings.google_play_url.clone()),
            free_daily_limit: settings.daily_limit,
        }
    }
}

impl SiteFacts {
    /// The organisation behind the site as search engines read it, without what is left empty.
    #[must_use]
    pub fn organisation(&self, url: &str) -> serde_json::Value {
        let mut facts = serde_json::json!({ "@type": "EducationalOrganization", "name": self.name, "url": url });
        for (key, value) in [("email", &self.email), ("telephone", &self.phone), ("address", &self.address)] {
            if !value.is_empty() {
                facts[key] = value.as_str().into();
            }
        }
        facts
    }

    /// The site's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Payload {
    /// Language and region of the page.
    #[must_use]
    pub fn locale(&self) -> &str {
        &self.site.locale
    }
}
