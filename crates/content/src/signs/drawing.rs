//! How a sign is described: the words of `drawings.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

/// All drawings of one edition, as its `drawings.toml` holds them.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawingSheet {
    /// The drawings, in the order of the sign list.
    #[serde(default)]
    pub drawing: Vec<Drawing>,
}

/// One sign: a plate, its colours and what lies upon it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The sign's code; only a sign set upon another sign has none.
    #[serde(default)]
    pub code: String,
    /// The template: triangle, circle, rectangle …
    pub plate: String,
    /// Width and height of the plates that have no fixed shape; a plate of text without it fits its text.
    pub size: Option<[f64; 2]>,
    /// Colour of the ground; each template has its usual one.
    pub ground: Option<String>,
    /// Colour of the border; follows from the ground if it is not given. `none` leaves it out.
    pub border: Option<String>,
    /// Width of the border where it is not the usual one.
    pub border_width: Option<f64>,
    /// Colour of a thin edge outside the border.
    pub rim: Option<String>,
    /// Radius of the corners where it is not the usual one.
    pub corner: Option<f64>,
    /// Which way an arrow-shape plate points: right (usual), left or both.
    pub point: Option<String>,
    /// What is drawn on the plate, from the bottom up.
    #[serde(default)]
    pub layers: Vec<Layer>,
}

/// One thing on a plate: what it is, and where and how it lies.
#[derive(Debug, Clone, Deserialize)]
pub struct Layer {
    /// The thing itself.
    #[serde(flatten)]
    pub shape: Shape,
    /// Centre (text: anchor) across; the plate's own centre if not given.
    pub x: Option<f64>,
    /// Centre downwards (text: middle of the block); the plate's own centre if not given.
    pub y: Option<f64>,
    /// Length of the side of a pictogram's box, width of a sign, diameter of a lamp.
    pub size: Option<f64>,
    /// Height of the capitals of a text.
    pub height: Option<f64>,
    /// Width of a stroke; for text the greatest width it may take.
    pub width: Option<f64>,
    /// Colour by name; black or white after the ground if not given.
    pub colour: Option<String>,
    /// Turn about the centre, clockwise, in degrees.
    pub rotate: Option<f64>,
    /// Seen in a mirror, left for right.
    #[serde(default)]
    pub mirror: bool,
    /// Where `x` is in a text: start, middle (usual) or end.
    pub anchor: Option<String>,
    /// Distance between the middles of two lines of text, in heights (usual 1.45).
    pub leading: Option<f64>,
    /// How much narrower than usual a text is set, as a share of its usual width.
    pub squeeze: Option<f64>,
    /// Radius of the corners of a line, arrow, polygon or rect.
    pub bend: Option<f64>,
    /// Size of arrow heads, 1 is the usual one.
    pub head: Option<f64>,
    /// Both ends of an arrow have heads.
    #[serde(default)]
    pub both: bool,
    /// Lengths of dashes and gaps of a line.
    pub dash: Option<[f64; 2]>,
    /// The colour that a pictogram's white parts take, if not the plate's ground.
    pub ground: Option<String>,
    /// A lamp that is not simply lit: `dark` or `flash`.
    pub light: Option<String>,
    /// Settings that no layer has; they are mistakes.
    #[serde(flatten)]
    #[expect(clippy::zero_sized_map_values, reason = "serde gathers what is left over in maps only")]
    pub unknown: BTreeMap<String, IgnoredAny>,
}

/// The kinds of things that can lie on a plate.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A symbol from the library, by name.
    Pictogram(String),
    /// Words in our road lettering; `\n` starts a new line.
    Text(String),
    /// A line through points x, y, x, y …
    Line(Vec<f64>),
    /// A line through points that ends in an arrow head.
    Arrow(Vec<f64>),
    /// A filled rectangle: left, top, width, height. With `width` only its outline.
    Rect([f64; 4]),
    /// A filled disc: centre and radius. With `width` only its outline.
    Circle([f64; 3]),
    /// A filled shape through points.
    Polygon(Vec<f64>),
    /// A bar across the plate: `down` (from top left), `up` (from bottom left), `cross` (both) or `lines` (five thin ones, up).
    Slash(String),
    /// A light of a signal, by colour: red, amber, green, white.
    Lamp(String),
    /// Another sign, upon this one.
    Sign(Box<Drawing>),
}
