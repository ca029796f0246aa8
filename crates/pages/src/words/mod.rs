//! Titles and descriptions of the pages, in each edition's language.

mod gb;
mod pl;

use content::EditionCode;

/// Title and description of a page.
#[derive(Clone, Copy, Debug)]
pub struct PageWords {
    /// The title, without the site's name.
    pub title: &'static str,
    /// One or two sentences for search engines and shared links.
    pub description: &'static str,
}

/// What the pages say outside their body.
#[derive(Debug)]
pub struct Words {
    /// The home page.
    pub home: PageWords,
    /// `/learning`
    pub learning: PageWords,
    /// `/learning/topics`
    pub topics: PageWords,
    /// `/learning-modes`
    pub modes: PageWords,
    /// The statistics.
    pub statistics: PageWords,
    /// A page that is not there.
    pub not_found: PageWords,
    /// A page that is broken.
    pub broken: PageWords,
    /// The description of a ticket's page.
    pub ticket: &'static str,
    /// The name of the ticket of favourites.
    pub favorites: &'static str,
}

/// The words of an edition.
#[must_use]
pub fn words(edition: EditionCode) -> &'static Words {
    match edition {
        EditionCode::Gb => &gb::WORDS,
        EditionCode::Pl => &pl::WORDS,
    }
}
