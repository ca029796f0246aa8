//! Who may open a page: one definition for the first load, for navigation in the app and for the rules of addresses
//! [GUARD-05].

use crate::settings::{EditionSettings, Feature};

/// The parts of the site that only some editions have, and what they are part of (specification §2, "Guards").
const EDITION_PARTS: [(&str, Feature); 3] = [
    ("/hazard-perception", Feature::HazardPerception),
    ("/driving-instructors", Feature::DrivingInstructors),
    ("/guide", Feature::Guide),
];

/// Where a visitor of a path is sent instead; none where the path may be opened.
#[must_use]
pub fn sent_elsewhere(settings: &EditionSettings, path: &str) -> Option<&'static str> {
    let is_under = |part: &str| path.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let is_missing = EDITION_PARTS.iter().any(|(part, feature)| is_under(part) && !settings.has(*feature));
    is_missing.then_some("/")
}
