//! How many questions a learner may answer in a day (specification §6, §9).

use jiff::{Timestamp, ToSpan, tz::TimeZone};

/// The instant or the time zone does not exist.
#[derive(Debug, PartialEq, Eq)]
pub struct NoSuchTime;

/// What is left of a day's limit; none where there is no limit.
#[must_use]
pub fn remaining(limit: Option<u32>, used: u32) -> Option<u32> {
    limit.map(|limit| limit.saturating_sub(used))
}

/// How many of `wanted` more answers still fit into the day.
#[must_use]
pub fn fitting(limit: Option<u32>, used: u32, wanted: u32) -> u32 {
    remaining(limit, used).map_or(wanted, |left| left.min(wanted))
}

/// The edition's calendar day ("2026-11-21") of an instant in milliseconds since 1970 UTC.
pub fn day(at_ms: i64, time_zone: &str) -> Result<String, NoSuchTime> {
    Ok(zoned(at_ms, time_zone)?.date().to_string())
}

/// The edition's next midnight after an instant, both in milliseconds since 1970 UTC.
pub fn resets_at(at_ms: i64, time_zone: &str) -> Result<i64, NoSuchTime> {
    let tomorrow = zoned(at_ms, time_zone)?.date().checked_add(1.day()).map_err(|_| NoSuchTime)?;
    let midnight = tomorrow.to_zoned(zone(time_zone)?).map_err(|_| NoSuchTime)?;
    Ok(midnight.timestamp().as_millisecond())
}

fn zone(name: &str) -> Result<TimeZone, NoSuchTime> {
    TimeZone::get(name).map_err(|_| NoSuchTime)
}

fn zoned(at_ms: i64, time_zone: &str) -> Result<jiff::Zoned, NoSuchTime> {
    let instant = Timestamp::from_millisecond(at_ms).map_err(|_| NoSuchTime)?;
    Ok(instant.to_zoned(zone(time_zone)?))
}
