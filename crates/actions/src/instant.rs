//! Instants as calls write them.

use jiff::Timestamp;

/// Not an instant, or not one that a calendar knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an instant such as 2026-11-21T09:00:00Z")]
pub struct Malformed;

/// Milliseconds since 1970 UTC of an ISO 8601 instant.
pub fn parse_iso(text: &str) -> Result<i64, Malformed> {
    text.parse::<Timestamp>().map(Timestamp::as_millisecond).map_err(|_| Malformed)
}

/// An instant in ISO 8601 UTC with milliseconds, as browsers write it; empty if no calendar knows it.
#[must_use]
pub fn iso(ms: i64) -> String {
    Timestamp::from_millisecond(ms).map(|instant| format!("{instant:.3}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_written_as_browsers_do() {
        assert_eq!(iso(1_790_000_000_000), "2026-09-21T14:13:20.000Z");
        assert_eq!(parse_iso("2026-09-21T14:13:20.000Z"), Ok(1_790_000_000_000));
        assert_eq!(parse_iso("2026-09-21T16:13:20+02:00"), Ok(1_790_000_000_000));
        assert_eq!(parse_iso("yesterday"), Err(Malformed));
    }
}
