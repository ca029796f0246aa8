//! The files of the web app, built into the program.

use std::{borrow::Cow, collections::HashMap};

use bytes::Bytes;
use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::compressed::Compressed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

/// One file of the web app.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its media type.
    pub content_type: &'static str,
    /// Its bytes.
    pub body: Compressed,
    /// Whether its name changes with its bytes, so that it may be kept for ever.
    pub is_immutable: bool,
}

/// Why the web app in the program cannot be served.
#[derive(Debug, thiserror::Error)]
#[error("the web app is not built into the program: {0} is missing or broken; build it with `make build`")]
pub struct NoWebApp(&'static str);

/// The web app: its files, the page bundle, the frame of a page.
pub struct Assets {
    files: HashMap<String, Asset>,
    /// The bundle that renders pages.
    pub bundle: String,
    /// `index.html` with its markers.
    pub frame: String,
    /// Identifies the build.
    pub build: String,
    /// Hashes of the inline scripts, for the content security policy.
    pub inline_scripts: Vec<String>,
}

#[derive(Deserialize)]
struct Build {
    id: String,
}

impl Assets {
    /// Reads the files that the web build left.
    pub fn load() -> Result<Self, NoWebApp> {
        let build: Build = json("client/build.json")?;
        let files = Dist::iter().filter_map(|name| asset(&name)).collect();
        Ok(Self {
            files,
            bundle: text("ssr/ssr.js")?,
            frame: text("client/index.html")?,
            build: build.id,
            inline_scripts: json("client/inline-scripts.json")?,
        })
    }

    /// A web app of these parts, with no inline script.
    #[must_use]
    pub fn of(files: HashMap<String, Asset>, bundle: String, frame: String, build: String) -> Self {
        Self { files, bundle, frame, build, inline_scripts: Vec::new() }
    }

    /// The file at a path of the site ("/assets/app.js").
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&Asset> {
        self.files.get(path)
    }
}

fn bytes(name: &str) -> Option<Bytes> {
    Dist::get(name).map(|file| match file.data {
        Cow::Borrowed(fixed) => Bytes::from_static(fixed),
        Cow::Owned(read) => read.into(),
    })
}

fn text(name: &'static str) -> Result<String, NoWebApp> {
    let bytes = bytes(name).ok_or(NoWebApp(name))?;
    String::from_utf8(bytes.into()).map_err(|_| NoWebApp(name))
}

fn json<T: serde::de::DeserializeOwned>(name: &'static str) -> Result<T, NoWebApp> {
    serde_json::from_str(&text(name)?).map_err(|_| NoWebApp(name))
}

fn asset(name: &str) -> Option<(String, Asset)> {
    let path = name.strip_prefix("client")?;
    let content_type = content_type(path)?;
    let plain = bytes(name)?;
    // The build packs what is worth packing.
    let packed = |ending: &str| bytes(&format!("{name}.{ending}")).unwrap_or_default();
    let body = Compressed::packed(plain, packed("br"), packed("gz"));
    Some((path.to_owned(), Asset { content_type, body, is_immutable: path.starts_with("/assets/") }))
}

fn content_type(path: &str) -> Option<&'static str> {
    let (_, ending) = path.rsplit_once('.')?;
    // What the build leaves for the server, the frame and the packed copies, has no address of its own.
    if matches!(path, "/index.html" | "/build.json" | "/inline-scripts.json") || path.starts_with("/.vite/") {
        return None;
    }
    match ending {
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "webp" => Some("image/webp"),
        "png" => Some("image/png"),
        "ico" => Some("image/x-icon"),
        "woff2" => Some("font/woff2"),
        "json" => Some("application/json"),
        "webmanifest" => Some("application/manifest+json"),
        "txt" => Some("text/plain; charset=utf-8"),
        _ => None,
    }
}
