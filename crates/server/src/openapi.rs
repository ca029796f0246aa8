//! The description of every call.

use utoipa::{
    Modify, OpenApi,
    openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
};

use crate::{calls::Refusals, problem::ProblemBody, routes::described};

#[derive(OpenApi)]
#[openapi(
    info(title = "Greenleaf", version = "1", description = "Learning and test preparation for the driving theory test."),
    components(schemas(ProblemBody)),
    modifiers(&Shared)
)]
pub(crate) struct Described;

/// What calls refer to: who asks, and how they are refused.
struct Shared;

impl Modify for Shared {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        let visitor = ApiKeyValue::with_description("X-Temp-User", "The id of a visitor without account");
        components.responses.extend(Refusals::described().map(|(name, response)| (name, response.into())));
        components.add_security_scheme("visitor", SecurityScheme::ApiKey(ApiKey::Header(visitor)));
    }
}

/// The OpenAPI document, as it lies in the repository.
pub fn openapi_json() -> Result<String, serde_json::Error> {
    let document = described().into_openapi();
    serde_json::to_string_pretty(&document)
}
