//! The OpenAPI document is what the service does.

use reqwest::Method;
use serde_json::{Map, Value, json};
use testkit::{NOON, answer, on_each_database, session};

fn document() -> Value {
    serde_json::from_str(&server::openapi_json().unwrap()).unwrap()
}

// [CALL-17]
#[test]
fn the_published_document_is_this_one() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi.json");
    let published = std::fs::read_to_string(file).unwrap_or_default();
    let ours = server::openapi_json().unwrap();
    assert!(published.trim_end() == ours.trim_end(), "openapi.json is not what the calls are: run `make fix`");
}

/// The schema of what a call answers with a status.
fn answer_schema<'d>(document: &'d Value, call: &'d Value, status: u16) -> &'d Value {
    let response = resolve(document, &call["responses"][status.to_string()]);
    &response["content"]["application/json"]["schema"]
}

fn resolve<'d>(document: &'d Value, part: &'d Value) -> &'d Value {
    let Some(reference) = part["$ref"].as_str() else { return part };
    document.pointer(reference.trim_start_matches('#')).unwrap_or_else(|| panic!("no {reference}"))
}

/// What a call is sent so that it succeeds.
fn sample(path: &str) -> Value {
    match path {
        "/api/v1/attempts/" => json!({ "attempts": [
            answer("gb-alertness-001", &["b"], NOON), answer("gb-signs-001", &["a"], NOON), answer("gb-nothing", &["a"], NOON),
        ] }),
        "/api/v1/sessions/" => json!({ "session": session("simulator", 1, NOON - 1000, NOON) }),
        "/api/v1/users/favorite-questions/" => json!({ "question_id": "gb-alertness-001" }),
        "/api/proxy" => json!({ "endpoint": "/api/v1/users/statistics/", "method": "POST", "data": {} }),
        "/sandbox/sign-in/" => json!({ "email": "free@example.com", "password": "learn2drive" }),
        _ => json!({}),
    }
}

// [CALL-17]
#[tokio::test]
async fn every_documented_call_answers_as_documented() {
    on_each_database(async |service| {
        let document = document();
        service.learner("free").await;
        let visitor = service.visitor().await;
        visitor.add_attempts(&[answer("gb-signs-001", &["a"], NOON)]).await;
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, call) in methods.as_object().unwrap() {
                let method: Method = method.to_uppercase().parse().unwrap();
                let reply = match method {
                    Method::GET => visitor.get(path).await,
                    _ => visitor.call(method.clone(), path, &sample(path)).await,
                };
                let told = format!("{method} {path}: {} {}", reply.status, reply.text());
                assert!(reply.status < 300, "{told}");
                let schema = answer_schema(&document, call, reply.status);
                assert!(schema.is_object(), "{told} is not documented");
                let faults = check(&document, schema, &reply.json(), "$");
                assert!(faults.is_empty(), "{faults:?} in {told}");
            }
        }
    })
    .await;
}

// [CALL-17] [ERR-03]
#[tokio::test]
async fn refusals_are_documented_too() {
    on_each_database(async |service| {
        let document = document();
        for (path, method, body) in [
            ("/api/v1/users/statistics/", Method::POST, "{}"),
            ("/api/v1/users/allowance/", Method::GET, ""),
            ("/api/proxy", Method::POST, "{\"endpoint\":\"/\",\"method\":\"POST\"}"),
        ] {
            let reply = service.nobody().send(method.clone(), path, Some("application/json"), body).await;
            let call = &document["paths"][path][method.as_str().to_lowercase()];
            let schema = answer_schema(&document, call, reply.status);
            assert_eq!(check(&document, schema, &reply.json(), "$"), Vec::<String>::new(), "{path}");
            assert!(schema.is_object(), "{path} {}", reply.status);
        }
    })
    .await;
}

/// What in a value is not as its schema says; fields that the schema does not know are faults too.
fn check(document: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if schema["$ref"].is_string() {
        return check(document, resolve(document, schema), value, at);
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[choice].as_array() {
            let is_one = choices.iter().any(|one| check(document, one, value, at).is_empty());
            return if is_one { Vec::new() } else { vec![format!("{at} is none of {choice}: {value}")] };
        }
    }
    if !is_of_type(&schema["type"], value) {
        return vec![format!("{at} is not {}: {value}", schema["type"])];
    }
    if schema["enum"].as_array().is_some_and(|names| !names.contains(value)) {
        return vec![format!("{at} is none of {}: {value}", schema["enum"])];
    }
    match value {
        Value::Array(items) => {
            let inside = items
                .iter()
                .enumerate()
                .map(|(n, item)| check(document, &schema["items"], item, &format!("{at}[{n}]")));
            inside.flatten().collect()
        }
        Value::Object(fields) if schema["properties"].is_object() => check_fields(document, schema, fields, at),
        _ => Vec::new(),
    }
}

fn check_fields(document: &Value, schema: &Value, fields: &Map<String, Value>, at: &str) -> Vec<String> {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let missing = required.iter().filter_map(Value::as_str).filter(|name| !fields.contains_key(*name));
    let mut faults: Vec<String> = missing.map(|name| format!("{at}.{name} is missing")).collect();
    for (name, value) in fields {
        match schema["properties"].get(name) {
            Some(known) => faults.extend(check(document, known, value, &format!("{at}.{name}"))),
            None => faults.push(format!("{at}.{name} is not documented")),
        }
    }
    faults
}

fn is_of_type(kind: &Value, value: &Value) -> bool {
    match kind {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(|one| is_of_type(one, value)),
        kind => match kind.as_str().unwrap_or_default() {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            _ => value.is_object(),
        },
    }
}

#[test]
fn the_check_of_this_test_finds_faults() {
    let schema = json!({ "type": "object", "required": ["a"], "properties": { "a": { "type": ["integer", "null"] } } });
    for (value, faults) in
        [(json!({ "a": 1 }), 0), (json!({ "a": null }), 0), (json!({ "a": "1" }), 1), (json!({}), 1), (json!([]), 1)]
    {
        assert_eq!(check(&Value::Null, &schema, &value, "$").len(), faults, "{value}");
    }
    assert_eq!(check(&Value::Null, &schema, &json!({ "a": 1, "b": 2 }), "$").len(), 1);
    let named = json!({ "type": "string", "enum": ["x", "y"] });
    assert_eq!(check(&Value::Null, &named, &json!("y"), "$").len(), 0);
    assert_eq!(check(&Value::Null, &named, &json!("z"), "$").len(), 1);
}
