//! What is counted, in the form that Prometheus reads.

use std::{sync::OnceLock, time::Duration};

use axum::http::{Method, StatusCode};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];
const UPKEEP: Duration = Duration::from_secs(5);

static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// The counters of this process; they count from the first call on.
fn recorder() -> &'static PrometheusHandle {
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let recorder = builder.set_buckets(&SECONDS).unwrap_or_else(|_| PrometheusBuilder::new()).build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("something else counts in this process; /metrics stays empty");
        }
        handle
    })
}

/// Everything counted so far, as text.
pub(crate) fn render() -> String {
    recorder().render()
}

/// Counts from now on, and keeps the counters small, for as long as it runs.
pub(crate) async fn keep() {
    let mut ticks = tokio::time::interval(UPKEEP);
    loop {
        ticks.tick().await;
        recorder().run_upkeep();
    }
}

/// Counts and logs an answer.
pub(crate) fn answered(method: &Method, route: &str, status: StatusCode, took: Duration) {
    let (method, status) = (method_name(method), status.as_u16());
    let labels = [("route", route.to_owned()), ("method", method.to_owned()), ("status", status.to_string())];
    metrics::counter!("greenleaf_requests_total", &labels).increment(1);
    metrics::histogram!("greenleaf_request_seconds", "route" => route.to_owned()).record(took);
    let took_us = took.as_micros();
    tracing::info!(route, status, %took_us, "answered");
}

/// Counts attempts by what became of them: `accepted`, or the code of the refusal.
pub(crate) fn attempts(outcome: &str, count: u64) {
    if count > 0 {
        metrics::counter!("greenleaf_attempts_total", "outcome" => outcome.to_owned()).increment(count);
    }
}

/// Counts a page that was sent.
pub(crate) fn page(status: u16) {
    metrics::counter!("greenleaf_pages_total", "status" => status.to_string()).increment(1);
}

/// Made-up methods must not make ever new counters.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
