//! HTTP: turns requests into actions, and what comes back into responses. No SQL, no rules.

mod address;
mod asker;
mod body;
mod calls;
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

use std::net::SocketAddr;

use axum::Router;
use tokio::net::TcpListener;

pub use openapi::openapi_json;
pub use problem::{Problem, ProblemBody};
pub use routes::{StartError, metrics_router, router};
pub use service::{Parts, Service};
pub use settings::Settings;

/// Serves until `shutdown` comes, then finishes what was begun.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let counting = tokio::spawn(measure::keep());
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(shutdown).await;
    counting.abort();
    served
}
