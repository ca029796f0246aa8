//! What differs between the editions besides the questions: `edition.toml`.

use serde::{Deserialize, Serialize};

use crate::toml_file::{At, Fields};

/// A job of the product that an edition may or may not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// Hazard perception clips.
    HazardPerception,
    /// The directory of driving instructors.
    DrivingInstructors,
    /// The guide for new drivers.
    Guide,
    /// The reader of the highway code.
    HighwayCode,
    /// The blog.
    Blog,
    /// The plan tied to an exam date.
    LearningPlan,
    /// The paid subscription.
    Subscription,
    /// The newsletter.
    Newsletter,
    /// The pages of vehicle categories.
    VehicleCategories,
}

/// An edition's settings, as an operator configures them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionSettings {
    /// The product's name in this edition.
    pub site_name: String,
    /// Language and region, such as `en-GB`.
    pub locale: String,
    /// ISO 4217 code of the money that prices are in.
    pub currency: String,
    /// IANA name of the zone whose midnight begins a day.
    pub time_zone: String,
    /// What the edition has.
    pub features: Vec<Feature>,
    /// Page of the app in the App Store.
    pub app_store_url: String,
    /// Page of the app in Google Play.
    pub google_play_url: String,
    /// Telephone number as it is shown.
    pub phone: String,
    /// Postal address, one line each.
    pub address: Vec<String>,
    /// Where learners write for help.
    pub support_email: String,
    /// Id of the outside search engine; none when it is left empty.
    pub search_engine_id: Option<String>,
    /// Id of the outside statistics; none when it is left empty.
    pub analytics_id: Option<String>,
    /// Share of right answers, in percent, at which a part of a topic is passed.
    pub pass_percent: u32,
    /// Answers a day without a subscription.
    pub daily_limit: u32,
    /// Categories of signs whose questions everybody has.
    pub free_sign_categories: Vec<String>,
}

impl EditionSettings {
    /// Whether the edition has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }
}

/// The words that the loader itself needs in the edition's language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    pub part: String,
    /// What a part of generated sign questions is called; older packs have no word of its own.
    pub sign_part: Option<String>,
    pub yes: String,
    pub no: String,
    pub sign_source: String,
    pub sign_why: String,
}

/// How a short name of a source is written out for learners.
#[derive(Clone, Debug)]
pub(crate) struct SourceName {
    pub short: String,
    pub full: String,
}

/// `edition.toml`, read.
pub(crate) struct EditionFile {
    pub settings: EditionSettings,
    pub words: Words,
    pub source_names: Vec<SourceName>,
    pub free_sign_categories: Vec<At<String>>,
}

pub(crate) fn read_edition_file(fields: &mut Fields) -> Option<EditionFile> {
    let free_sign_categories: Vec<At<String>> = fields.list("free_sign_categories");
    let words = fields.table("words", read_words);
    let mut source_names = fields.tables("source_name", |one| {
        let (short, full) = (one.required("short"), one.required("full"));
        Some(SourceName { short: short?, full: full? })
    });
    // the longest name first, so that "HC Annex" is not read as "HC"
    source_names.sort_by_key(|name| std::cmp::Reverse(name.short.len()));
    let settings = read_settings(fields, free_sign_categories.iter().map(|at| at.value.clone()).collect());
    Some(EditionFile { settings: settings?, words: words?, source_names, free_sign_categories })
}

fn read_words(fields: &mut Fields) -> Option<Words> {
    let sign_part = fields.optional("sign_part");
    let (part, yes, no) = (fields.required("part"), fields.required("yes"), fields.required("no"));
    let (sign_source, sign_why) = (fields.required("sign_source"), fields.required("sign_why"));
    Some(Words { part: part?, sign_part, yes: yes?, no: no?, sign_source: sign_source?, sign_why: sign_why? })
}

fn read_settings(fields: &mut Fields, free_sign_categories: Vec<String>) -> Option<EditionSettings> {
    let [site_name, locale, currency, time_zone] =
        ["site_name", "locale", "currency", "time_zone"].map(|key| filled(fields, key));
    let [app_store_url, google_play_url] = ["app_store_url", "google_play_url"].map(|key| web_address(fields, key));
    let [phone, support_email] = ["phone", "support_email"].map(|key| filled(fields, key));
    let [search_engine_id, analytics_id] =
        ["search_engine_id", "analytics_id"].map(|key| fields.required::<String>(key));
    let features = fields.required("features");
    let address = fields.required("address");
    let pass_percent = within(fields, "pass_percent", 1, 100);
    let daily_limit = within(fields, "daily_limit", 1, 100_000);
    Some(EditionSettings {
        site_name: site_name?,
        locale: locale?,
        currency: currency?,
        time_zone: time_zone?,
        features: features?,
        app_store_url: app_store_url?,
        google_play_url: google_play_url?,
        phone: phone?,
        address: address?,
        support_email: support_email?,
        search_engine_id: search_engine_id.map(none_if_empty)?,
        analytics_id: analytics_id.map(none_if_empty)?,
        pass_percent: pass_percent?,
        daily_limit: daily_limit?,
        free_sign_categories,
    })
}

fn none_if_empty(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

/// Takes a text that must be there and not be empty.
pub(crate) fn filled(fields: &mut Fields, key: &str) -> Option<String> {
    let text: At<String> = fields.required_at(key)?;
    if text.value.trim().is_empty() {
        fields.fault(text.line, format!("`{key}` is empty"));
        return None;
    }
    Some(text.value)
}

/// Takes a whole number that must be there and lie within bounds.
pub(crate) fn within(fields: &mut Fields, key: &str, least: u32, most: u32) -> Option<u32> {
    let number: At<i64> = fields.required_at(key)?;
    match u32::try_from(number.value) {
        Ok(value) if (least..=most).contains(&value) => Some(value),
        _ => {
            fields.fault(number.line, format!("`{key}` is {}: it must be from {least} to {most}", number.value));
            None
        }
    }
}

fn web_address(fields: &mut Fields, key: &str) -> Option<String> {
    let url: At<String> = fields.required_at(key)?;
    if !url.value.starts_with("https://") {
        fields.fault(url.line, format!("`{key}` must be an address that begins with https://"));
        return None;
    }
    Some(url.value)
}
