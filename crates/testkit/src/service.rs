//! A running service.

use std::{collections::HashMap, sync::Arc};

use actions::{App, sandbox::seed};
use axum::Router;
use content::Library;
use outside::tokens::SandboxTokens;
use pages::{Addresses, Asset, Assets, Compressed, Site};
use server::{Parts, Service, Settings};
use store::Store;
use tokio::net::TcpListener;

use crate::{client::Client, clock::ManualClock, databases, pack::Pack};

const BUNDLE: &str = "export async function render(input) {
    const page = JSON.parse(input)
    return { head: `<title>${page.title}</title>`, body: `<h1>${page.page}</h1>` }
}";
const FRAME: &str = "<!doctype html><html lang=\"en-GB\"><head><!--ssr-head--></head>\
    <body><div id=\"root\"><!--ssr-body--></div><!--ssr-payload--></body></html>";

/// A service that runs until it is dropped.
pub struct Running {
    /// Its address, without a slash at the end.
    pub url: String,
    /// Its clock.
    pub clock: ManualClock,
    /// What it works with.
    pub app: App,
    /// Its content.
    pub pack: Pack,
    serving: tokio::task::JoinHandle<()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Runs a test on an empty service with each database.
pub async fn on_each_database(test: impl AsyncFn(Running)) {
    on_each_database_with(|_| {}, test).await;
}

/// Runs a test on an empty service with each database made of changed parts.
pub async fn on_each_database_with(change: impl Fn(&mut Parts), test: impl AsyncFn(Running)) {
    databases::on_each_database(async |store| {
        test(Running::start(store, &change).await).await;
    })
    .await;
}

/// Serves any routes on a port of their own, and tells their address.
pub async fn serve(router: Router) -> (String, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let serving = tokio::spawn(async move { server::serve(listener, router, std::future::pending()).await });
    (url, serving)
}

impl Running {
    async fn start(store: Store, change: &impl Fn(&mut Parts)) -> Self {
        let (clock, pack) = (ManualClock::default(), Pack::default());
        let library = Arc::new(Library::open(pack.path()).unwrap());
        let app =
            App { store, library: Arc::clone(&library), clock: clock.told(), settings: actions::Settings::default() };
        let tokens = Arc::new(SandboxTokens::new(b"a secret of this test"));
        let mut parts = Parts {
            app: app.clone(),
            site: Arc::new(site(library)),
            tokens: tokens.clone(),
            sandbox_tokens: Some(tokens),
            settings: Settings { is_sandbox: true, ..Settings::default() },
        };
        change(&mut parts);
        let (url, serving) = serve(server::router(Service::new(parts)).unwrap()).await;
        Self { url, clock, app, pack, serving }
    }

    /// Somebody unknown.
    pub fn nobody(&self) -> Client {
        Client::nobody(&self.url)
    }

    /// A new visitor.
    pub async fn visitor(&self) -> Client {
        self.nobody().visitor().await
    }

    /// The seeded learner of that name, signed in.
    pub async fn learner(&self, name: &str) -> Client {
        seed(&self.app).await.unwrap();
        self.nobody().learner(name).await
    }
}

fn site(library: Arc<Library>) -> Site {
    let [gb, pl] = ["http://localhost:8080", "http://pl.localhost:8080"].map(|url| url.parse().unwrap());
    let script = Asset {
        content_type: "text/javascript; charset=utf-8",
        body: Compressed::new("console.log('a file of the web app that is long enough to be packed')".repeat(20)),
        is_immutable: true,
    };
    let files = HashMap::from([("/assets/app.js".to_owned(), script)]);
    let assets = Assets::of(files, BUNDLE.to_owned(), FRAME.to_owned(), "0123456789ab".to_owned());
    Site::start(assets, Addresses::new(gb, pl), library, 1).unwrap()
}
