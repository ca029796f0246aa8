use std::{io::IsTerminal as _, sync::Arc, time::Duration};

use actions::App;
use anyhow::{Context, Result};
use content::{Library, Reloaded};
use outside::tokens::{Identity, SandboxTokens, TokenError, TokenVerifier, Verifying};
use pages::{Addresses, Assets, Site};
use server::{Parts, Service};
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};

use crate::{
    configuration::{Configuration, Mode},
    rooms::{lines, open_app},
    sandbox_secret::sandbox_secret,
};

const LOOK_FOR_CHANGES: Duration = Duration::from_secs(2);

/// Serves until the process is asked to end, then finishes what was begun.
pub async fn serve(configuration: Configuration) -> Result<()> {
    log(&configuration)?;
    let app = open_app(&configuration).await?;
    let service = Service::new(parts(&configuration, app.clone())?);
    let router = server::router(service)?;
    let listener = bind(configuration.listen).await?;
    if let Some(address) = configuration.metrics_listen {
        let metrics = bind(address).await?;
        tokio::spawn(async move { axum::serve(metrics, server::metrics_router()).await });
    }
    tokio::spawn(keep_content_fresh(Arc::clone(&app.library)));
    println!("British edition: {}", configuration.public_url_gb);
    println!("Polish edition:  {}", configuration.public_url_pl);
    tracing::info!(listen = %configuration.listen, "serving");
    server::serve(listener, router, asked_to_end()).await;
    Ok(())
}

async fn bind(address: std::net::SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("{address} cannot be listened on"))
}

fn log(configuration: &Configuration) -> Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_new(&configuration.log)
        .with_context(|| format!("log: `{}` is not a filter", configuration.log))?;
    let logging = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match configuration.mode {
        Mode::Sandbox => logging.init(),
        Mode::Production => logging.json().init(),
    }
    Ok(())
}

fn parts(configuration: &Configuration, app: App) -> Result<Parts> {
    let is_sandbox = configuration.mode == Mode::Sandbox;
    let addresses = Addresses::new(configuration.public_url_gb.clone(), configuration.public_url_pl.clone());
    let site = Site::start(Assets::load()?, addresses, Arc::clone(&app.library), configuration.page_threads)
        .context("the web app in the program does not run")?;
    let secret = is_sandbox.then(|| sandbox_secret(&configuration.data)).transpose()?;
    let sandbox_tokens = secret.map(|secret| Arc::new(SandboxTokens::new(&secret)));
    let tokens: Arc<dyn TokenVerifier> = match &sandbox_tokens {
        Some(sandbox) => Arc::clone(sandbox) as Arc<dyn TokenVerifier>,
        None => Arc::new(NoIdentityService),
    };
    let settings = server::Settings {
        is_sandbox,
        is_behind_proxy: configuration.behind_proxy,
        backend_url: configuration.backend_url.clone(),
        metrics_token: configuration.metrics_token.clone(),
        ..server::Settings::default()
    };
    Ok(Parts { app, site: Arc::new(site), tokens, sandbox_tokens, settings })
}

/// Outside the sandbox nobody signs demo learners in: a token is nobody's.
struct NoIdentityService;

impl TokenVerifier for NoIdentityService {
    fn verify<'a>(&'a self, _: &'a str, _: i64) -> Verifying<'a> {
        Box::pin(async { Err::<Identity, _>(TokenError::Invalid) })
    }
}

/// Loads the packs again when their files change and on SIGHUP; a broken pack is refused and told.
async fn keep_content_fresh(library: Arc<Library>) {
    let Ok(mut hangup) = signal(SignalKind::hangup()) else { return };
    loop {
        let is_asked = tokio::select! {
            asked = hangup.recv() => asked.is_some(),
            () = tokio::time::sleep(LOOK_FOR_CHANGES) => false,
        };
        let library = Arc::clone(&library);
        // Reading a thousand files must not hold a thread that answers visitors.
        let reloading = tokio::task::spawn_blocking(move || {
            if is_asked || library.has_changed() {
                reload(&library);
            }
        });
        if let Err(error) = reloading.await {
            tracing::error!(%error, "the content could not be loaded again");
        }
    }
}

fn reload(library: &Library) {
    match library.reload() {
        Ok(Reloaded::Changed) => tracing::info!(content = library.current().version, "serving new content"),
        Ok(Reloaded::Unchanged) => tracing::info!("the content is what it was"),
        Err(faults) => {
            tracing::error!(
                faults = faults.len(),
                "the new content is refused, the old one goes on:\n{}",
                lines(&faults)
            );
        }
    }
}

async fn asked_to_end() {
    let Ok(mut terminated) = signal(SignalKind::terminate()) else { return };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminated.recv() => {}
    }
}
