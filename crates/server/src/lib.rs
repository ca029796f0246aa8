//! HTTP: turns requests into actions, and what comes back into responses. No SQL, no rules.

mod address;
mod asker;
mod body;
mod calls;
mod connections;
mod edition;
mod frame;
mod guarding;
mod health;
mod measure;
mod openapi;
mod problem;
mod problem_texts;
mod relay;
mod routes;
mod sandbox;
mod service;
mod settings;
mod signs;
mod site;
mod stored;
mod visitors;

use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

use connections::Patience;

pub use openapi::openapi_json;
pub use problem::{Problem, ProblemBody};
pub use routes::{StartError, metrics_router, router};
pub use service::{Parts, Service};
pub use settings::Settings;

/// A visitor's line may be bad, an attacker's pretends to be.
const PATIENCE: Patience = Patience { head: Duration::from_secs(30), end: Duration::from_secs(10) };

/// Serves until `shutdown` comes, then finishes what was begun.
pub async fn serve(listener: TcpListener, router: Router, shutdown: impl Future<Output = ()> + Send) {
    let counting = tokio::spawn(measure::keep());
    connections::serve(listener, router, PATIENCE, shutdown).await;
    counting.abort();
}
