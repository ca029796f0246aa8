use serde::Serialize;
use store::{Learner, LearnerKind};
use utoipa::ToSchema;

use crate::App;

/// A visitor's id: whoever holds it is that visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TemporaryUser {
    /// 128 random bits in 26 letters and digits.
    pub fuid: String,
}

/// Makes an id that nobody can guess, for progress without an account.
pub async fn create_temporary_user(app: &App) -> Result<TemporaryUser, store::Error> {
    let fuid = base32(rand::random());
    let learner = Learner {
        learner_id: fuid.clone(),
        kind: LearnerKind::Temporary,
        email: String::new(),
        subscription: "none".into(),
        subscribed_until: 0,
    };
    app.store.add_learner(&learner, app.now()).await?;
    Ok(TemporaryUser { fuid })
}

fn base32(bits: u128) -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let digit = |place: u32| {
        let five_bits = usize::try_from(bits >> (place * 5) & 31).unwrap_or(0);
        char::from(DIGITS[five_bits])
    };
    (0..26).rev().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_an_id_counts() {
        // [SESS-01]
        assert_eq!(base32(0), "00000000000000000000000000");
        assert_eq!(base32(u128::MAX), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        let ids: std::collections::BTreeSet<_> = (0..128).map(|bit| base32(1 << bit)).collect();
        assert_eq!(ids.len(), 128);
    }
}
