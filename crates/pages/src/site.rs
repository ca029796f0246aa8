//! The site: payloads of paths, and their pages.

use std::sync::Arc;

use bytes::Bytes;
use content::{Content, Edition, EditionCode, Library, sent_elsewhere};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    address::Addresses,
    assets::Assets,
    compressed::Compressed,
    data::{AllModes, AllTopics, Home, Learning, LearningTicket, ModeTicket, Statistics, TopicTicket},
    engine::RenderError,
    frame,
    page_cache::{Form, Page, PageCache, PageKey},
    payload::{Alternate, Answer, Payload, Redirect, SiteFacts},
    renderer::Renderer,
    route::Route,
    structured,
    words::{PageWords, words},
};

/// Stands for the path in the one kept page of all unknown paths: made-up addresses cannot fill the cache.
const UNKNOWN: &str = "/@unknown@";

/// The pages of both editions.
pub struct Site {
    /// The files of the web app.
    pub assets: Assets,
    /// Where the editions are found.
    pub addresses: Addresses,
    library: Arc<Library>,
    renderer: Renderer,
    cache: PageCache,
}

/// A path as a visitor gets it.
#[derive(Clone, Debug)]
pub enum Visit {
    /// A finished page.
    Page(Arc<Page>),
    /// Another address.
    Redirect(Redirect),
}

struct Body {
    words: PageWords,
    page: &'static str,
    data: Value,
    name: Option<String>,
}

impl Site {
    /// Starts the threads that render pages.
    pub fn start(
        assets: Assets,
        addresses: Addresses,
        library: Arc<Library>,
        threads: usize,
    ) -> Result<Self, RenderError> {
        let renderer = Renderer::start(&assets.bundle, threads)?;
        Ok(Self { assets, addresses, library, renderer, cache: PageCache::default() })
    }

    /// The payload of a canonical path as JSON: the page, a page that says there is none, or another address.
    pub async fn payload(&self, code: EditionCode, path: &str) -> Arc<Page> {
        let content = self.library.current();
        let key = self.key(Form::Payload, code, &content.version, path);
        if let Some(kept) = self.cache.get(&key).await {
            return kept;
        }
        let once = |status, json: Bytes| Arc::new(Page { status, body: Compressed::once(json) });
        match self.payload_of(&content, code, path) {
            // A redirect is told, not made: who fetches a payload wants to know where the page went.
            Answer::Redirect(redirect) => once(200, json_of(&redirect)),
            Answer::Page(payload) if payload.status == 404 => once(404, json_of(&payload)),
            Answer::Page(payload) => {
                let (status, json) = (payload.status, json_of(&payload));
                self.cache.get_or_render(key, packed(status, json.clone())).await.unwrap_or_else(|error| {
                    tracing::error!(page = payload.page, %error, "a payload could not be packed");
                    once(status, json)
                })
            }
        }
    }

    /// The finished page of a canonical path.
    pub async fn visit(&self, code: EditionCode, path: &str) -> Visit {
        let content = self.library.current();
        // A payload costs more than ten times what sending a kept page does.
        if let Some(page) = self.cache.get(&self.key(Form::Html, code, &content.version, path)).await {
            return Visit::Page(page);
        }
        match self.payload_of(&content, code, path) {
            Answer::Redirect(redirect) => Visit::Redirect(redirect),
            Answer::Page(payload) if payload.status == 404 => {
                let shared = self.not_found(&content, content.edition(code), UNKNOWN);
                Visit::Page(Arc::new(with_path(&*self.kept(&shared).await, path)))
            }
            Answer::Page(payload) => Visit::Page(self.kept(&payload).await),
        }
    }

    async fn kept(&self, payload: &Payload) -> Arc<Page> {
        let key = self.key(Form::Html, payload.edition, &payload.content, &payload.path);
        self.cache.get_or_render(key, self.render(payload)).await.unwrap_or_else(|error| {
            tracing::error!(page = payload.page, %error, "a page could not be rendered; the device renders it");
            Arc::new(self.finished(payload, None))
        })
    }

    fn key(&self, form: Form, edition: EditionCode, content: &str, path: &str) -> PageKey {
        PageKey { form, edition, build: self.assets.build.as_str().into(), content: content.into(), path: path.into() }
    }

    /// The page that says that something is broken.
    #[must_use]
    pub fn broken(&self, code: EditionCode, path: &str) -> Page {
        let content = self.library.current();
        let edition = content.edition(code);
        let words = words(code).broken;
        let body = Body { words, page: "error", data: json!({}), name: None };
        let mut payload = self.page(&content, edition, path, body);
        payload.status = 500;
        payload.is_indexed = false;
        payload.alternates = Vec::new();
        payload.message = Some(words.description.to_owned());
        self.finished(&payload, None)
    }

    async fn render(&self, payload: &Payload) -> Result<Arc<Page>, RenderError> {
        let rendered = self.renderer.render(text_of(payload)).await?;
        Ok(Arc::new(self.finished(payload, Some(&rendered))))
    }

    fn finished(&self, payload: &Payload, rendered: Option<&crate::engine::Rendered>) -> Page {
        let html = frame::compose(&self.assets.frame, payload.locale(), rendered, &text_of(payload));
        Page { status: payload.status, body: Compressed::new(html) }
    }

    fn payload_of(&self, content: &Content, code: EditionCode, path: &str) -> Answer {
        let edition = content.edition(code);
        if let Some(rule) = edition.route_rule(path) {
            return Answer::Redirect(Redirect { status: rule.status, location: rule.to.clone() });
        }
        if let Some(location) = sent_elsewhere(&edition.settings, path) {
            return Answer::Redirect(Redirect { status: 302, location: location.to_owned() });
        }
        let found = Route::parse(path).and_then(|route| Some((route, body(content, edition, route)?)));
        let Some((route, body)) = found else {
            return Answer::Page(Box::new(self.not_found(content, edition, path)));
        };
        let mut payload = self.page(content, edition, path, body);
        payload.is_indexed = route.is_indexed();
        payload.alternates = self.alternates(content, path, route);
        payload.structured = structured::of(&payload, route, self.addresses.of(code).as_str());
        Answer::Page(Box::new(payload))
    }

    fn not_found(&self, content: &Content, edition: &Edition, path: &str) -> Payload {
        let body = Body { words: words(edition.code).not_found, page: "not-found", data: json!({}), name: None };
        let mut payload = self.page(content, edition, path, body);
        payload.status = 404;
        payload.message = Some(format!("Page Not Found: {path}"));
        payload
    }

    fn page(&self, content: &Content, edition: &Edition, path: &str, body: Body) -> Payload {
        let title = body.name.as_deref().unwrap_or(body.words.title);
        Payload {
            status: 200,
            page: body.page,
            path: path.to_owned(),
            edition: edition.code,
            build: self.assets.build.clone(),
            content: content.version.clone(),
            title: format!("{title} | {}", edition.settings.site_name),
            description: body.words.description.to_owned(),
            canonical: self.addresses.of_path(edition.code, path),
            alternates: Vec::new(),
            is_indexed: false,
            image: None,
            structured: Vec::new(),
            site: SiteFacts::of(edition, &content.company),
            message: None,
            data: body.data,
        }
    }

    fn alternates(&self, content: &Content, path: &str, route: Route) -> Vec<Alternate> {
        let editions = content.editions();
        // Tickets are numbered by each edition on its own: the same number is another ticket.
        if !route.is_indexed() || editions.iter().any(|one| body(content, one, route).is_none()) {
            return Vec::new();
        }
        let alternate = |edition: &Edition| Alternate {
            locale: edition.settings.locale.clone(),
            url: self.addresses.of_path(edition.code, path),
        };
        editions.map(alternate).into()
    }
}

fn body(content: &Content, edition: &Edition, route: Route) -> Option<Body> {
    let words = words(edition.code);
    let plain = |page, words, data| Some(Body { words, page, data, name: None });
    let ticket = |page, data, name: &str| {
        let words = PageWords { title: "", description: words.ticket };
        Some(Body { words, page, data, name: Some(name.to_owned()) })
    };
    match route {
        Route::Home => plain("home", words.home, value(&Home::of(content, edition))),
        Route::Learning => plain("learning", words.learning, value(&Learning::of(edition))),
        Route::Topics => plain("learning-topics", words.topics, value(&AllTopics::of(edition))),
        Route::Modes => plain("learning-modes", words.modes, value(&AllModes::of(edition))),
        Route::Statistics => plain("account-statistics", words.statistics, value(&Statistics::of(edition))),
        Route::LearningTicket(kind, number) => {
            let page = LearningTicket::of(edition, words, kind, number)?;
            ticket("learning-ticket", value(&page), page.name())
        }
        Route::TopicTicket(number) => {
            let page = TopicTicket::of(edition, number)?;
            ticket("topic-ticket", value(&page), page.name())
        }
        Route::ModeTicket(kind, number) => {
            let page = ModeTicket::of(edition, kind, number)?;
            ticket("mode-ticket", value(&page), page.name())
        }
    }
}

fn value(data: &impl Serialize) -> Value {
    // Plain structures with text keys: they can always be written as JSON.
    serde_json::to_value(data).unwrap_or_default()
}

fn text_of(payload: &impl Serialize) -> String {
    serde_json::to_string(payload).unwrap_or_default()
}

fn json_of(payload: &impl Serialize) -> Bytes {
    text_of(payload).into()
}

/// Packing takes milliseconds, which must not hold a thread that answers visitors.
async fn packed(status: u16, json: Bytes) -> Result<Arc<Page>, tokio::task::JoinError> {
    let body = tokio::task::spawn_blocking(move || Compressed::new(json)).await?;
    Ok(Arc::new(Page { status, body }))
}

/// The page of all unknown paths, with the path that was asked for.
fn with_path(shared: &Page, path: &str) -> Page {
    let html = String::from_utf8_lossy(shared.body.plain()).replace(UNKNOWN, &harmless(path));
    Page { status: shared.status, body: Compressed::once(html) }
}

/// A path in which nothing can end a text, be it HTML or JSON.
fn harmless(path: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~%!*()".contains(&byte);
    let written = |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    path.bytes().map(written).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn site() -> Site {
        let library = Library::open("../../content/frozen/2026-11").unwrap();
        let assets = Assets::of(HashMap::new(), "export function render() {}".into(), String::new(), "b".into());
        let [gb, pl] = ["http://localhost", "http://pl.localhost"].map(|url| url.parse().unwrap());
        Site::start(assets, Addresses::new(gb, pl), Arc::new(library), 1).unwrap()
    }

    // [CALL-15]
    #[tokio::test]
    async fn a_payload_is_made_once_and_made_up_addresses_are_not_kept() {
        let site = site();
        for (path, is_kept) in [("/learning", true), ("/nowhere", false)] {
            let [first, again] = [site.payload(EditionCode::Gb, path).await, site.payload(EditionCode::Gb, path).await];
            assert_eq!(Arc::ptr_eq(&first, &again), is_kept, "{path}");
            assert_eq!(first.body.etag, again.body.etag, "{path}");
            let polish = site.payload(EditionCode::Pl, path).await;
            assert_ne!(first.body.etag, polish.body.etag, "{path}");
        }
    }

    #[test]
    fn an_address_cannot_put_markup_into_the_page() {
        assert_eq!(harmless("/a/<script>\"'&"), "/a/%3Cscript%3E%22%27%26");
    }
}
