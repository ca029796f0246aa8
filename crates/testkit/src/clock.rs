//! A clock that stands until it is moved.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use actions::Clock;

/// Noon in London on 21 November 2026, in milliseconds since 1970 UTC.
pub const NOON: i64 = 1_795_262_400_000;

/// A clock that stands until it is moved.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<AtomicI64>);

impl Default for ManualClock {
    fn default() -> Self {
        Self(Arc::new(AtomicI64::new(NOON)))
    }
}

impl ManualClock {
    /// What it shows, in milliseconds since 1970 UTC.
    pub fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Moves it on.
    pub fn pass(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }

    /// The clock as actions ask it.
    pub fn told(&self) -> Clock {
        let clock = self.clone();
        Arc::new(move || clock.now())
    }
}
