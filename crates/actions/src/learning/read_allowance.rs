use content::EditionCode;
use rules::allowance;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{App, Asker, instant::iso};

/// How much may still be answered today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Allowance {
    /// Answers a day; null without limit.
    #[schema(required)]
    pub limit: Option<u32>,
    /// Answers given today.
    pub used: u32,
    /// The edition's next midnight, ISO 8601.
    pub resets_at: String,
}

/// How much the learner may answer today and has answered.
pub async fn read_allowance(app: &App, asker: &Asker, code: EditionCode) -> Result<Allowance, store::Error> {
    let now = app.now();
    let content = app.library.current();
    let settings = &content.edition(code).settings;
    let day = allowance::day(now, &settings.time_zone).unwrap_or_default();
    let used = app.store.day(&asker.learner_id, code.as_str(), &day).await?.answers;
    let limit = (!asker.role.has_premium()).then_some(settings.daily_limit);
    Ok(Allowance { limit, used, resets_at: iso(allowance::resets_at(now, &settings.time_zone).unwrap_or(now)) })
}
