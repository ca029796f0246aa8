use serde::Serialize;
use utoipa::ToSchema;

/// A ticket of hazard perception clips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HazardTicket {
    /// Its number.
    pub id: u32,
    /// What the learner reads.
    pub name: String,
    /// Its clips.
    pub clips: Vec<String>,
    /// Whether everybody has it.
    pub free: bool,
}

/// The edition's hazard tickets; no pack holds clips yet.
#[must_use]
pub fn list_hazards() -> Vec<HazardTicket> {
    Vec::new()
}
