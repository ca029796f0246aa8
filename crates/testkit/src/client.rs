//! Somebody who makes calls.

use bytes::Bytes;
use reqwest::{Method, StatusCode, header::HeaderMap, redirect::Policy};
use serde_json::{Value, json};

/// Somebody who makes calls: nobody known, a visitor or a learner.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    url: String,
    headers: Vec<(String, String)>,
    /// The caller's id; empty for nobody.
    pub fuid: String,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// HTTP headers.
    pub headers: HeaderMap,
    /// The bytes as they came, packed or not.
    pub bytes: Bytes,
}

impl Reply {
    /// The body as JSON; null where it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_default()
    }

    /// The status, and the code of the problem where there is one.
    pub fn code(&self) -> (u16, String) {
        (self.status, self.json()["code"].as_str().unwrap_or_default().to_owned())
    }

    /// A header, empty where it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

impl Client {
    /// Somebody unknown.
    pub fn nobody(url: &str) -> Self {
        // several services of one test process may have chosen already
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        Self { http, url: url.to_owned(), headers: Vec::new(), fuid: String::new() }
    }

    /// The same, with one more header on every call.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut with = self.clone();
        with.headers.retain(|(kept, _)| kept != name);
        with.headers.push((name.to_owned(), value.to_owned()));
        with
    }

    /// The same, in an edition.
    #[must_use]
    pub fn in_edition(&self, code: &str) -> Self {
        self.with("country-code", code)
    }

    /// A new visitor.
    pub async fn visitor(&self) -> Self {
        let made = self.post("/api/v1/users/temporary/", &json!({})).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let fuid = made.json()["fuid"].as_str().unwrap().to_owned();
        let visitor = self.with("x-temp-user", &fuid);
        Self { fuid, ..visitor }
    }

    /// The seeded learner of that name, signed in.
    pub async fn learner(&self, name: &str) -> Self {
        let sent = json!({ "email": format!("{name}@example.com"), "password": "learn2drive" });
        let signed_in = self.post("/sandbox/sign-in/", &sent).await;
        assert_eq!(signed_in.status, 200, "{}", signed_in.text());
        let body = signed_in.json();
        let learner = self.with("authorization", &format!("Bearer {}", body["token"].as_str().unwrap()));
        Self { fuid: body["fuid"].as_str().unwrap().to_owned(), ..learner }
    }

    /// Reads.
    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None, "").await
    }

    /// Sends JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.call(Method::POST, path, body).await
    }

    /// Sends JSON with any method.
    pub async fn call(&self, method: Method, path: &str, body: &Value) -> Reply {
        self.send(method, path, Some("application/json"), body.to_string()).await
    }

    /// Sends attempts of the caller.
    pub async fn add_attempts(&self, attempts: &[Value]) -> Reply {
        self.post("/api/v1/attempts/", &json!({ "fuid": self.fuid, "attempts": attempts })).await
    }

    /// Sends any bytes.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        content_type: Option<&str>,
        body: impl Into<reqwest::Body>,
    ) -> Reply {
        let mut request = self.http.request(method, format!("{}{path}", self.url)).body(body);
        if let Some(content_type) = content_type {
            request = request.header("content-type", content_type);
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let response = request.send().await.unwrap();
        let (status, headers): (StatusCode, _) = (response.status(), response.headers().clone());
        Reply { status: status.as_u16(), headers, bytes: response.bytes().await.unwrap() }
    }
}
