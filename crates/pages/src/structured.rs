//! What search engines are told of a page: JSON-LD objects of schema.org.

use serde_json::{Value, json};

use crate::{
    payload::Payload,
    route::Route,
    words::{Words, words},
};

/// What is told of a page; nothing of pages that are not for search engines. `home` is the address of the home page.
pub fn of(payload: &Payload, route: Route, home: &str) -> Vec<Value> {
    match route {
        Route::Home => vec![site(payload, home), in_context(payload.site.organisation(home))],
        Route::Learning | Route::Topics | Route::Modes => {
            vec![resource(payload, home), trail(payload, way(route, words(payload.edition)), home)]
        }
        Route::LearningTicket(..) | Route::TopicTicket(_) | Route::ModeTicket(..) | Route::Statistics => Vec::new(),
    }
}

fn in_context(mut object: Value) -> Value {
    object["@context"] = "https://schema.org".into();
    object
}

fn site(payload: &Payload, home: &str) -> Value {
    in_context(json!({
        "@type": "WebSite",
        "name": payload.site.name(),
        "url": home,
        "inLanguage": payload.locale(),
        "description": payload.description,
    }))
}

fn resource(payload: &Payload, home: &str) -> Value {
    in_context(json!({
        "@type": "LearningResource",
        "name": payload.title,
        "url": payload.canonical,
        "inLanguage": payload.locale(),
        "description": payload.description,
        "isAccessibleForFree": true,
        "provider": payload.site.organisation(home),
    }))
}

/// The pages from home to this one.
fn way(route: Route, words: &Words) -> Vec<(&'static str, &'static str)> {
    let learning = ("learning", words.learning.title);
    match route {
        Route::Learning => vec![learning],
        Route::Topics => vec![learning, ("learning/topics", words.topics.title)],
        Route::Modes => vec![("learning-modes", words.modes.title)],
        _ => Vec::new(),
    }
}

fn trail(payload: &Payload, way: Vec<(&'static str, &'static str)>, home: &str) -> Value {
    let pages = std::iter::once(("", payload.site.name())).chain(way);
    let step = |(position, (path, name)): (u32, (&str, &str))| json!({ "@type": "ListItem", "position": position, "name": name, "item": format!("{home}{path}") });
    in_context(json!({ "@type": "BreadcrumbList", "itemListElement": (1..).zip(pages).map(step).collect::<Vec<_>>() }))
}
