//! Who asks, and what that allows.

use std::net::IpAddr;

use store::{Learner, LearnerKind};

use crate::Network;

/// How long a renewal that failed leaves the learner what was subscribed, while it is tried again.
const GRACE_MS: i64 = 7 * 86_400_000;

/// What a learner may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Without account.
    Visitor,
    /// With an account, without a subscription.
    Free,
    /// Subscribed.
    Premium,
}

/// Who asks: decided by a verified token or a temporary id, never by a request's body.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Whose progress it is.
    pub learner_id: String,
    /// What is allowed.
    pub role: Role,
    /// Where the request came from.
    pub address: IpAddr,
}

impl Asker {
    /// The asker that a known learner is.
    #[must_use]
    pub fn new(learner: &Learner, address: IpAddr, now: i64) -> Self {
        Self { learner_id: learner.learner_id.clone(), role: role_of(learner, now), address }
    }

    /// The network that a bound per address counts.
    #[must_use]
    pub fn network(&self) -> Network {
        Network::of(self.address)
    }
}

impl Role {
    /// Whether questions outside the free set are allowed.
    #[must_use]
    pub fn has_premium(self) -> bool {
        self == Self::Premium
    }
}

/// The role that a learner's subscription gives now.
#[must_use]
pub fn role_of(learner: &Learner, now: i64) -> Role {
    let until = match learner.subscription.as_str() {
        "trialing" | "active" | "canceled" => learner.subscribed_until,
        "past_due" => learner.subscribed_until.saturating_add(GRACE_MS),
        _ => 0,
    };
    match learner.kind {
        LearnerKind::Temporary => Role::Visitor,
        LearnerKind::Account if now < until => Role::Premium,
        LearnerKind::Account => Role::Free,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learner(kind: LearnerKind, subscription: &str, subscribed_until: i64) -> Learner {
        let subscription = subscription.to_owned();
        Learner { learner_id: "a".into(), kind, email: String::new(), subscription, subscribed_until }
    }

    #[test]
    fn a_subscription_gives_premium_until_it_ends() {
        // [ROLE-02] [ROLE-03]
        let role = |subscription, until, now| role_of(&learner(LearnerKind::Account, subscription, until), now);
        assert_eq!(role("none", i64::MAX, 0), Role::Free);
        for subscription in ["trialing", "active", "canceled"] {
            assert_eq!(role(subscription, 100, 99), Role::Premium, "{subscription}");
            assert_eq!(role(subscription, 100, 100), Role::Free, "{subscription}");
        }
        assert_eq!(role("past_due", 100, 100 + GRACE_MS - 1), Role::Premium);
        assert_eq!(role("past_due", 100, 100 + GRACE_MS), Role::Free);
    }

    #[test]
    fn a_visitor_stays_one_whatever_a_row_says() {
        // [ROLE-01]
        assert_eq!(role_of(&learner(LearnerKind::Temporary, "active", i64::MAX), 0), Role::Visitor);
    }
}
