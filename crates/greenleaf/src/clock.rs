//! The only place that asks what time it is.

/// Milliseconds since 1970 UTC.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the edge of the program: from here the time is passed in")]
pub fn now_ms() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}
