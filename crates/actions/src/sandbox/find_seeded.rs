use crate::{App, sandbox::SeededLearner};

/// What the ids of seeded learners begin with.
const SEEDED: &str = "5eed0000000040008";

/// The seeded account of that email; real accounts are never found here.
pub async fn find_seeded(app: &App, email: &str) -> Result<Option<SeededLearner>, store::Error> {
    let found = app.store.find_learner_by_email(email).await?;
    let seeded = found.filter(|learner| learner.learner_id.starts_with(SEEDED));
    Ok(seeded.map(|learner| SeededLearner { learner_id: learner.learner_id, email: learner.email }))
}
