//! How many new visitors one network may make.

use std::{
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
};

use actions::Network;
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::problem::Problem;

/// After so many new visitors the networks that have been quiet are forgotten.
const TIDY_EVERY: u32 = 1024;

/// The bound on new visitors from one network.
pub(crate) struct NewVisitors {
    limiter: DefaultKeyedRateLimiter<Network>,
    made: AtomicU32,
}

impl NewVisitors {
    /// So many at once; one more each second.
    pub(crate) fn new(burst: NonZeroU32) -> Self {
        let quota = Quota::per_second(NonZeroU32::MIN).allow_burst(burst);
        Self { limiter: DefaultKeyedRateLimiter::keyed(quota), made: AtomicU32::new(0) }
    }

    /// Counts one more visitor, or refuses.
    pub(crate) fn admit(&self, network: Network) -> Result<(), Problem> {
        if self.made.fetch_add(1, Ordering::Relaxed).is_multiple_of(TIDY_EVERY) {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(&network).map_err(|_| Problem::TooManyRequests)
    }
}
