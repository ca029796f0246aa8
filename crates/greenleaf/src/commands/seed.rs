use anyhow::{Result, ensure};

use crate::{
    configuration::{Configuration, Mode},
    rooms::open_app,
};

/// Makes the demo learners; those who exist are left as they are.
pub async fn seed(configuration: &Configuration) -> Result<()> {
    ensure!(configuration.mode == Mode::Sandbox, "demo learners belong to the sandbox, not to production");
    for learner in actions::sandbox::seed(&open_app(configuration).await?).await? {
        let name = if learner.email.is_empty() { "a visitor" } else { &learner.email };
        println!("{name}: {}", learner.learner_id);
    }
    Ok(())
}
