//! Tokens of the sandbox: signed and checked with one secret of this installation.

use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::{Deserialize, Serialize};

use super::{Identity, TokenError, TokenVerifier, Verifying};

const ISSUER: &str = "greenleaf-sandbox";
const LIFETIME_SECONDS: i64 = 3600;

#[derive(Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: String,
    email: String,
    email_verified: bool,
    iat: i64,
    exp: i64,
}

/// Signs and verifies the sandbox's tokens.
pub struct SandboxTokens {
    signing: EncodingKey,
    verifying: DecodingKey,
    validation: Validation,
}

impl SandboxTokens {
    /// Tokens that only who has the same secret can sign.
    #[must_use]
    pub fn new(secret: &[u8]) -> Self {
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[ISSUER]);
        validation.set_required_spec_claims(&["iss", "aud", "sub", "exp"]);
        // the library would ask the machine's clock; the time is passed in
        validation.validate_exp = false;
        let (signing, verifying) = (EncodingKey::from_secret(secret), DecodingKey::from_secret(secret));
        Self { signing, verifying, validation }
    }

    /// A token that is good for an hour from `now_ms`.
    pub fn sign(&self, identity: &Identity, now_ms: i64) -> Result<String, TokenError> {
        let now = now_ms.div_euclid(1000);
        let claims = Claims {
            iss: ISSUER.to_owned(),
            aud: ISSUER.to_owned(),
            sub: identity.fuid.clone(),
            email: identity.email.clone(),
            email_verified: identity.is_email_verified,
            iat: now,
            exp: now + LIFETIME_SECONDS,
        };
        encode(&Header::new(Algorithm::HS256), &claims, &self.signing).map_err(|_| TokenError::Invalid)
    }

    fn read(&self, token: &str, now_ms: i64) -> Result<Identity, TokenError> {
        let read = decode::<Claims>(token, &self.verifying, &self.validation).map_err(|_| TokenError::Invalid)?;
        let Claims { sub, email, email_verified, exp, .. } = read.claims;
        if exp <= now_ms.div_euclid(1000) {
            return Err(TokenError::Expired);
        }
        Ok(Identity { fuid: sub, email, is_email_verified: email_verified })
    }
}

impl TokenVerifier for SandboxTokens {
    fn verify<'a>(&'a self, token: &'a str, now_ms: i64) -> Verifying<'a> {
        let read = self.read(token, now_ms);
        Box::pin(async move { read })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const HOUR: i64 = 3_600_000;

    fn ada() -> Identity {
        Identity { fuid: "ada".into(), email: "ada@example.com".into(), is_email_verified: true }
    }

    #[test]
    fn a_token_says_who_it_was_signed_for() {
        let tokens = SandboxTokens::new(b"secret");
        let token = tokens.sign(&ada(), NOW).unwrap();
        assert_eq!(tokens.read(&token, NOW), Ok(ada()));
    }

    #[test]
    fn a_token_is_good_for_an_hour() {
        let tokens = SandboxTokens::new(b"secret");
        let token = tokens.sign(&ada(), NOW).unwrap();
        assert_eq!(tokens.read(&token, NOW + HOUR - 1), Ok(ada()));
        assert_eq!(tokens.read(&token, NOW + HOUR), Err(TokenError::Expired));
    }

    #[test]
    fn a_token_of_another_installation_is_refused() {
        let token = SandboxTokens::new(b"theirs").sign(&ada(), NOW).unwrap();
        assert_eq!(SandboxTokens::new(b"ours").read(&token, NOW), Err(TokenError::Invalid));
    }

    #[test]
    fn an_unsigned_or_changed_token_is_refused() {
        let tokens = SandboxTokens::new(b"secret");
        let token = tokens.sign(&ada(), NOW).unwrap();
        let [_, claims, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!("three parts") };
        // {"alg":"none","typ":"JWT"}
        let unsigned = format!("eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.{claims}.");
        let other = tokens.sign(&Identity { fuid: "bob".into(), ..ada() }, NOW).unwrap();
        let [header, other_claims, _] = other.split('.').collect::<Vec<_>>()[..] else { panic!("three parts") };
        for bad in [unsigned, format!("{header}.{other_claims}.{signature}"), String::new(), "a.b.c".into()] {
            assert_eq!(tokens.read(&bad, NOW), Err(TokenError::Invalid), "{bad}");
        }
    }
}
