//! Lists of content: made and packed once for a content version, an edition and a role, and sent only when they changed.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use actions::{App, EditionCode, Role, learning};
use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::Response,
};
use pages::Compressed;
use serde::Serialize;
use tokio::sync::OnceCell;

use crate::{problem::Problem, site::sent};

/// A list of content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum List {
    Questions,
    Topics,
    MockTickets,
    TopicTickets,
    Hazards,
    Exams,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    version: String,
    list: List,
    edition: EditionCode,
    has_premium: bool,
}

/// The lists of the content that is served now.
#[derive(Default)]
pub(crate) struct Stored {
    lists: Mutex<HashMap<Key, Arc<OnceCell<Compressed>>>>,
}

impl Stored {
    /// Answers with a list, or with word that the asker has it already.
    pub(crate) async fn answer(
        &self,
        app: &App,
        list: List,
        edition: EditionCode,
        role: Role,
        asked: &HeaderMap,
    ) -> Result<Response, Problem> {
        let content = app.library.current();
        let key = Key { version: content.version.clone(), list, edition, has_premium: role.has_premium() };
        let place = self.place(key);
        let make = || async move {
            let write = move || {
                let edition = content.edition(edition);
                match list {
                    List::Questions => packed(&learning::list_questions(edition, role)),
                    List::Topics => packed(&learning::list_topics(edition)),
                    List::MockTickets => packed(&learning::list_mock_tickets(edition, role)),
                    List::TopicTickets => packed(&learning::list_topic_tickets(edition, role)),
                    List::Hazards => packed(&learning::list_hazards()),
                    List::Exams => packed(&learning::list_exams(edition)),
                }
            };
            tokio::task::spawn_blocking(write).await.map_err(|error| Problem::internal(&error))?
        };
        let body = place.get_or_try_init(make).await?;
        let lasting = HeaderValue::from_static("private, no-cache");
        let mut response = sent(asked, StatusCode::OK, body, "application/json", lasting);
        let depends = HeaderValue::from_static("accept-encoding, country-code, authorization, x-temp-user");
        response.headers_mut().insert(header::VARY, depends);
        Ok(response)
    }

    /// Where a list is kept; with new content the lists of the old go.
    fn place(&self, key: Key) -> Arc<OnceCell<Compressed>> {
        let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        lists.retain(|kept, _| kept.version == key.version);
        Arc::clone(lists.entry(key).or_default())
    }
}

fn packed(list: &impl Serialize) -> Result<Compressed, Problem> {
    serde_json::to_vec(list).map(Compressed::new).map_err(|error| Problem::internal(&error))
}

/// Whether who asks holds the body with this entity tag already.
pub(crate) fn is_known(asked: &HeaderMap, etag: &str) -> bool {
    let tags = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    tags.flat_map(|line| line.split(',')).map(str::trim).any(|tag| {
        // a proxy that packs the body anew makes the tag a weak one
        tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == etag
    })
}
