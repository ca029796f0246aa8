//! Signing in as one of the seeded learners, to try the service out.

use actions::sandbox::find_seeded;
use axum::{Json, extract::State};
use outside::tokens::Identity;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{address::FromNetwork, body::Sent, calls::Refusals, problem::Problem, service::Service};

/// The one password of all seeded learners.
const PASSWORD: &str = "learn2drive";

/// Which seeded learner to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SandboxSignIn {
    /// One of the seeded addresses.
    #[schema(example = "free@example.com")]
    email: String,
    /// The one password of all seeded learners.
    #[schema(example = "learn2drive")]
    password: String,
}

/// A signed-in seeded learner.
#[derive(Serialize, ToSchema)]
pub(crate) struct SandboxSignedIn {
    /// For the header Authorization; good for an hour.
    token: String,
    /// The learner's id.
    fuid: String,
}

/// Signs a seeded learner in; only in the sandbox.
#[utoipa::path(
    post,
    path = "/sandbox/sign-in/",
    tag = "sandbox",
    request_body = SandboxSignIn,
    responses(
        (status = 200, description = "The learner's token", body = SandboxSignedIn),
        (status = 404, description = "Not a sandbox", body = crate::problem::ProblemBody),
        Refusals
    )
)]
pub(crate) async fn sign_in(
    State(service): State<Service>,
    FromNetwork(network): FromNetwork,
    Sent(sent): Sent<SandboxSignIn>,
) -> Result<Json<SandboxSignedIn>, Problem> {
    let tokens = service.sandbox_tokens().filter(|_| service.settings().is_sandbox).ok_or(Problem::NotFound)?;
    service.visitors().admit(network)?;
    let found = find_seeded(service.app(), &sent.email).await.map_err(|error| Problem::internal(&error))?;
    let learner = found.filter(|_| sent.password == PASSWORD).ok_or(Problem::WrongPassword)?;
    let fuid = learner.learner_id;
    let identity = Identity { fuid: fuid.clone(), email: learner.email, is_email_verified: true };
    let token = tokens.sign(&identity, service.app().now()).map_err(|error| Problem::internal(&error))?;
    Ok(Json(SandboxSignedIn { token, fuid }))
}
