//! Learners with a subscription, so that no daily limit ends their answers.

use std::path::Path;

use anyhow::Result;
use http::Method;
use serde::Deserialize;
use serde_json::json;
use store::{Learner, LearnerKind, Store};

use crate::{
    load::{Connection, calling},
    program::Program,
    statistics,
};

/// How many learners answer at the same time.
pub const ANSWERING: usize = 200;

/// A signed-in learner.
#[derive(Clone, Deserialize)]
pub struct SignedIn {
    pub fuid: String,
    pub token: String,
}

/// Puts learners into an empty data folder and tells their addresses.
pub async fn add(data: &Path) -> Result<Vec<String>> {
    std::fs::create_dir_all(data)?;
    let store = Store::open(&format!("sqlite://{}", data.join("greenleaf.db").display())).await?;
    let mut emails = Vec::new();
    for number in 0..ANSWERING + statistics::COUNTS.len() {
        let email = format!("learner{number}@example.com");
        let learner = Learner {
            // the sandbox signs in only those whose ids begin like those of its own learners
            learner_id: format!("5eed0000000040008{:015x}", 0xBE_0000 + number),
            kind: LearnerKind::Account,
            email: email.clone(),
            subscription: "active".into(),
            subscribed_until: i64::MAX,
        };
        store.add_learner(&learner, 0).await?;
        emails.push(email);
    }
    Ok(emails)
}

/// Signs all of them in.
pub async fn sign_in(program: &Program, emails: Vec<String>) -> Result<Vec<SignedIn>> {
    let mut connection = Connection::open(program.address).await?;
    let mut learners = Vec::new();
    for email in emails {
        let body = json!({ "email": email, "password": "learn2drive" }).to_string();
        learners.push(connection.send(calling(Method::POST, "/sandbox/sign-in/", "", body)?).await?.json()?);
    }
    Ok(learners)
}
