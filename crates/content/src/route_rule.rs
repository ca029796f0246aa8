//! Addresses that lead elsewhere: `route-rules.toml`.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use crate::fault::{Fault, Origin};
use crate::guard::sent_elsewhere;
use crate::settings::EditionSettings;
use crate::toml_file::{At, Fields};

/// A path that leads to another path or to an address outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RouteRule {
    /// The path asked for.
    pub from: String,
    /// The path or address that is meant.
    pub to: String,
    /// 301 for ever, 302 for now.
    pub status: u16,
    #[serde(skip)]
    pub(crate) origin: Origin,
}

pub(crate) fn read_route_rule(fields: &mut Fields) -> Option<RouteRule> {
    let from: Option<At<String>> = fields.required_at("from");
    let to: Option<At<String>> = fields.required_at("to");
    let status: Option<At<u16>> = fields.required_at("status");
    let (from, to, status) = (from?, to?, status?);
    if !is_path(&from.value) {
        fields
            .fault(from.line, "`from` must be a path: one leading slash, no blank, no `?` or `#`, no slash at the end");
    }
    // Addresses are matched without regard to capital letters: with them a loop could hide, or a rule never match.
    for path in [&from, &to].into_iter().filter(|path| is_path(&path.value) && has_capitals(&path.value)) {
        fields.fault(path.line, "a path is written in small letters");
    }
    if !is_path(&to.value) && !to.value.starts_with("https://") {
        fields.fault(to.line, "`to` must be a path or an address that begins with https://");
    }
    if ![301, 302].contains(&status.value) {
        fields.fault(status.line, "`status` must be 301 or 302");
    }
    Some(RouteRule { from: from.value, to: to.value, status: status.value, origin: fields.origin_at(from.line) })
}

fn is_path(text: &str) -> bool {
    let is_root = text == "/";
    let is_below = text.starts_with('/') && !text.starts_with("//") && !text.ends_with('/');
    (is_root || is_below) && !text.contains(['?', '#', '\\']) && !text.contains(char::is_whitespace)
}

fn has_capitals(path: &str) -> bool {
    path.to_lowercase() != path
}

/// Faults of rules that lead back to where they began, by themselves or through what the edition has no part for, or
/// that answer for the same path.
pub(crate) fn refuse_loops(rules: &[RouteRule], settings: Option<&EditionSettings>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut targets: HashMap<&str, &str> = HashMap::new();
    for rule in rules {
        if targets.insert(&rule.from, &rule.to).is_some() {
            faults.push(rule.origin.fault(format!("a second rule for `{}`", rule.from)));
        }
    }
    let next = |at: &str| {
        let guarded = || settings.and_then(|settings| sent_elsewhere(settings, at));
        targets.get(at).copied().or_else(guarded)
    };
    for rule in rules {
        let mut passed = HashSet::from([rule.from.as_str()]);
        let mut at = rule.to.as_str();
        while passed.insert(at) {
            match next(at) {
                Some(next) => at = next,
                None => break,
            }
        }
        if at == rule.from {
            faults.push(rule.origin.fault(format!("the rule for `{}` leads back to where it began", rule.from)));
        }
    }
    faults
}
