//! Which page an address names.

use rules::mode::Mode;

/// A page of the site that exists in the product; whether its ticket exists is for the content to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// `/`
    Home,
    /// `/learning`
    Learning,
    /// `/learning/topics`
    Topics,
    /// `/learning/{kind}-ticket-{number}`: mock, simulator, signs, mistakes, favorites.
    LearningTicket(Mode, u32),
    /// `/learning/topics/topic-ticket-{number}`
    TopicTicket(u32),
    /// `/learning-modes`
    Modes,
    /// `/learning-modes/{kind}-ticket-{number}`: express, marathon, nonstop, individual.
    ModeTicket(Mode, u32),
    /// `/personal-account/statistics`
    Statistics,
}

impl Route {
    /// The page of a canonical path; none where an address is not one of the site's, or a parameter is not valid.
    #[must_use]
    pub fn parse(path: &str) -> Option<Self> {
        let segments: Vec<&str> = path.strip_prefix('/')?.split('/').collect();
        match segments.as_slice() {
            [""] => Some(Self::Home),
            ["learning"] => Some(Self::Learning),
            ["learning", "topics"] => Some(Self::Topics),
            ["learning", "topics", ticket] => match parse_ticket(ticket)? {
                (Mode::Topic, number) => Some(Self::TopicTicket(number)),
                _ => None,
            },
            ["learning", ticket] => match parse_ticket(ticket)? {
                (kind @ (Mode::Mock | Mode::Simulator | Mode::Signs | Mode::Mistakes | Mode::Favorites), number) => {
                    Some(Self::LearningTicket(kind, number))
                }
                _ => None,
            },
            ["learning-modes"] => Some(Self::Modes),
            ["learning-modes", ticket] => match parse_ticket(ticket)? {
                (kind @ (Mode::Express | Mode::Marathon | Mode::Nonstop | Mode::Individual), number) => {
                    Some(Self::ModeTicket(kind, number))
                }
                _ => None,
            },
            ["personal-account", "statistics"] => Some(Self::Statistics),
            _ => None,
        }
    }

    /// Whether search engines should list it: the tickets are for learners at work.
    #[must_use]
    pub fn is_indexed(self) -> bool {
        matches!(self, Self::Home | Self::Learning | Self::Topics | Self::Modes)
    }
}

/// `{ticketType}-ticket-{ticketId}`; numbers have no sign and no leading zero, so that each ticket has one address.
fn parse_ticket(segment: &str) -> Option<(Mode, u32)> {
    let (kind, number) = segment.split_once("-ticket-")?;
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
    let number = number.parse().ok().filter(|_| is_plain)?;
    Some((Mode::parse(kind)?, number))
}

/// How an address must be written: small letters, no slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// As it should be; the text is the canonical path.
    Well(String),
    /// With a slash at the end: the visitor is sent to this path.
    TrailingSlash(String),
}

/// Reads a path as it was asked for.
#[must_use]
pub fn written(path: &str) -> Written {
    let trimmed = path.trim_end_matches('/');
    // "//host" would lead to another site, and browsers read "/\host" as the same.
    let single = format!("/{}", trimmed.trim_start_matches(['/', '\\']));
    if path.len() > 1 && path.ends_with('/') {
        return Written::TrailingSlash(single);
    }
    Written::Well(path.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    // [ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21]
    #[test]
    fn every_address_names_its_page() {
        for (path, route) in [
            ("/", Route::Home),
            ("/learning", Route::Learning),
            ("/learning/topics", Route::Topics),
            ("/learning/mock-ticket-3", Route::LearningTicket(Mode::Mock, 3)),
            ("/learning/simulator-ticket-1", Route::LearningTicket(Mode::Simulator, 1)),
            ("/learning/signs-ticket-1", Route::LearningTicket(Mode::Signs, 1)),
            ("/learning/mistakes-ticket-100", Route::LearningTicket(Mode::Mistakes, 100)),
            ("/learning/favorites-ticket-1", Route::LearningTicket(Mode::Favorites, 1)),
            ("/learning/topics/topic-ticket-302", Route::TopicTicket(302)),
            ("/learning-modes", Route::Modes),
            ("/learning-modes/express-ticket-1", Route::ModeTicket(Mode::Express, 1)),
            ("/learning-modes/marathon-ticket-1", Route::ModeTicket(Mode::Marathon, 1)),
            ("/learning-modes/nonstop-ticket-1", Route::ModeTicket(Mode::Nonstop, 1)),
            ("/learning-modes/individual-ticket-1", Route::ModeTicket(Mode::Individual, 1)),
            ("/personal-account/statistics", Route::Statistics),
        ] {
            assert_eq!(Route::parse(path), Some(route), "{path}");
        }
    }

    // [ROUTE-26]
    #[test]
    fn a_parameter_that_is_not_valid_names_no_page() {
        for path in [
            "/learning/mock-ticket-x",
            "/learning/mock-ticket-",
            "/learning/mock-ticket-+1",
            "/learning/mock-ticket-01",
            "/learning/mock-ticket-99999999999",
            "/learning/exam-ticket-1",
            "/learning/express-ticket-1",
            "/learning/topics/mock-ticket-1",
            "/learning-modes/mock-ticket-1",
            "/learning/mock-ticket-1/more",
            "/nowhere",
            "learning",
            "",
        ] {
            assert_eq!(Route::parse(path), None, "{path}");
        }
    }

    // [ROUTE-27]
    #[test]
    fn a_slash_at_the_end_and_capital_letters_lead_to_the_same_page() {
        assert_eq!(written("/learning/"), Written::TrailingSlash("/learning".into()));
        assert_eq!(written("/Learning/Topics"), Written::Well("/learning/topics".into()));
        assert_eq!(written("/"), Written::Well("/".into()));
        for elsewhere in ["//evil.example/", "/\\evil.example/", "/\\/evil.example//"] {
            assert_eq!(written(elsewhere), Written::TrailingSlash("/evil.example".into()), "{elsewhere}");
        }
    }
}
