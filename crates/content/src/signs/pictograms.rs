//! The library of symbols: small plain drawings in a box of 100 by 100.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};

use super::error::DrawError;
use super::outline::push;
use super::palette;

const SHAPES: [&str; 8] = ["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
const SETTINGS: [&str; 24] = [
    "d",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "width",
    "height",
    "points",
    "transform",
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-miterlimit",
];

/// Symbols by name, each known to hold nothing but plain shapes.
#[derive(Debug, Clone, Default)]
pub struct Pictograms {
    drawings: BTreeMap<String, Vec<Piece>>,
}

#[derive(Debug, Clone)]
struct Piece {
    shape: String,
    settings: Vec<(String, String)>,
    inner: Vec<Piece>,
}

impl Pictograms {
    /// Reads symbols from their names and SVG texts; anything but plain shapes is refused.
    pub fn parse<N, T>(sources: impl IntoIterator<Item = (N, T)>) -> Result<Self, DrawError>
    where
        N: Into<String>,
        T: AsRef<str>,
    {
        let mut drawings = BTreeMap::new();
        for (name, text) in sources {
            let name = name.into();
            let pieces =
                pieces(text.as_ref()).map_err(|fault| DrawError::BadPictogram { name: name.clone(), fault })?;
            drawings.insert(name, pieces);
        }
        Ok(Self { drawings })
    }

    /// The names of all symbols, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.drawings.keys().map(String::as_str)
    }

    /// A symbol's shapes with `currentColor` as ink and `white` as the ground that shows through.
    pub(super) fn markup(&self, name: &str, ink: &str, ground: &str) -> Option<String> {
        let mut markup = String::new();
        for piece in self.drawings.get(name)? {
            piece.write(&mut markup, ink, ground);
        }
        Some(markup)
    }
}

impl Piece {
    fn write(&self, markup: &mut String, ink: &str, ground: &str) {
        push(markup, format_args!("<{}", self.shape));
        for (name, value) in &self.settings {
            let value = if matches!(name.as_str(), "fill" | "stroke") { paint(value, ink, ground) } else { value };
            push(markup, format_args!(r#" {name}="{value}""#));
        }
        if self.inner.is_empty() {
            markup.push_str("/>");
            return;
        }
        markup.push('>');
        for piece in &self.inner {
            piece.write(markup, ink, ground);
        }
        push(markup, format_args!("</{}>", self.shape));
    }
}

fn paint<'a>(name: &'a str, ink: &'a str, ground: &'a str) -> &'a str {
    match name {
        "currentColor" => ink,
        "white" => ground,
        other => palette::value(other).unwrap_or(other),
    }
}

fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let document = Document::parse(text).map_err(|fault| fault.to_string())?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" || root.attribute("viewBox") != Some("0 0 100 100") {
        return Err("must be an svg with viewBox 0 0 100 100".to_owned());
    }
    root.children().filter(Node::is_element).map(piece).collect()
}

fn piece(node: Node<'_, '_>) -> Result<Piece, String> {
    let shape = node.tag_name().name();
    if !SHAPES.contains(&shape) {
        return Err(format!("<{shape}> is not a plain shape"));
    }
    let settings = node.attributes().map(|setting| plain(setting.name(), setting.value())).collect::<Result<_, _>>()?;
    let inner = node.children().filter(Node::is_element).map(piece).collect::<Result<_, _>>()?;
    Ok(Piece { shape: shape.to_owned(), settings, inner })
}

fn plain(name: &str, value: &str) -> Result<(String, String), String> {
    if !SETTINGS.contains(&name) {
        return Err(format!("setting {name} is not used in pictograms"));
    }
    let is_paint = matches!(name, "fill" | "stroke");
    if is_paint && !matches!(value, "none" | "currentColor") && palette::value(value).is_none() {
        return Err(format!("{value} is not a colour of the palette"));
    }
    let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
    if value.contains(['<', '>', '&', '"', ':', ';', '#']) {
        return Err(format!("setting {name} holds something else than shapes"));
    }
    Ok((name.to_owned(), value))
}
