//! The templates: one outline per shape, and how ground, border and rim fill it.

use super::drawing::{Drawing, Shape};
use super::error::DrawError;
use super::lettering::{Block, Lettering};
use super::outline::{Point, circle, inset, num, push, rounded};
use super::palette;

/// A plate with its colours settled.
pub struct Plate {
    /// Width in the sign's own units.
    pub width: f64,
    /// Height in the sign's own units.
    pub height: f64,
    /// Where symbols and text lie if they do not say.
    pub centre: Point,
    /// Side of a symbol that does not say.
    pub symbol: f64,
    /// Name of the ground's colour.
    pub ground: String,
    /// Width of the border and the rim together.
    pub edge: f64,
    outline: Outline,
    corner: f64,
    border: Option<&'static str>,
    border_is_white: bool,
    rim: Option<&'static str>,
    rim_width: f64,
    ground_value: Option<&'static str>,
}

enum Outline {
    Round { radius: f64 },
    Corners(Vec<Point>),
    None,
}

/// The measures of one template.
struct Template {
    size: [f64; 2],
    outline: Outline,
    centre: Point,
    symbol: f64,
    corner: f64,
    ground: &'static str,
    thin: f64,
    thick: f64,
}

impl Plate {
    /// Settles a drawing's template, measures and colours.
    pub fn of(drawing: &Drawing, code: &str) -> Result<Self, DrawError> {
        let size = match drawing.size {
            Some([width, height]) if width > 0.0 && height > 0.0 => Some([width, height]),
            Some(_) => return Err(bad(code, "size must be greater than nothing")),
            None => None,
        };
        let template = template(drawing, code, size)?;
        let ground = drawing.ground.clone().unwrap_or_else(|| template.ground.to_owned());
        let border_name = drawing.border.clone().unwrap_or_else(|| usual_border(&drawing.plate, &ground).to_owned());
        let thick = border_name == "red" && template.thick > 0.0;
        let border = colour(&border_name, code)?;
        let rim = drawing.rim.as_deref().map_or(Ok(None), |name| colour(name, code))?;
        let rim_width = if rim.is_some() { template.thin * 0.7 } else { 0.0 };
        let usual = if thick { template.thick } else { template.thin };
        let border_width = if border.is_some() { drawing.border_width.unwrap_or(usual) } else { 0.0 };
        Ok(Self {
            width: template.size[0],
            height: template.size[1],
            centre: template.centre,
            symbol: template.symbol,
            edge: border_width + rim_width,
            corner: drawing.corner.unwrap_or(template.corner),
            outline: template.outline,
            border,
            border_is_white: border_name == "white",
            rim,
            rim_width,
            ground_value: colour(&ground, code)?,
            ground,
        })
    }

    /// The ground, reaching under the border.
    pub fn ground_markup(&self) -> String {
        let under = if self.edge > 0.0 { self.edge * 0.5 } else { 0.0 };
        match self.ground_value {
            Some(value) => fill(&self.path(under), value),
            None => String::new(),
        }
    }

    /// Border and rim, which hide what reaches over the ground's edge.
    pub fn border_markup(&self) -> String {
        let mut markup = String::new();
        if let Some(value) = self.border {
            markup.push_str(&fill(&self.ring(self.rim_width * 0.5, self.edge), value));
        }
        if let Some(value) = self.rim {
            markup.push_str(&fill(&self.ring(0.0, self.rim_width), value));
        }
        if self.is_white_at_edge() {
            let path = self.path(0.0);
            push(
                &mut markup,
                format_args!(
                    r##"<path d="{path}" fill="none" stroke="#16181a" stroke-opacity=".3" stroke-width=".7"/>"##
                ),
            );
        }
        markup
    }

    /// The width that text may take where it does not say.
    pub fn room(&self) -> f64 {
        (self.width - self.edge * 2.0) * 0.89
    }

    /// Where bars across begin and end: from the top left down, and from the bottom left up.
    pub fn diagonals(&self) -> ([Point; 2], [Point; 2]) {
        // on a disc half-way into the ring, on a rectangle just inside the rounded corner; the border is drawn over them
        let short = if self.is_round() { self.width * (0.1464 + self.edge * 0.0035) } else { self.corner * 0.3 };
        let (right, bottom) = (self.width - short, self.height - short);
        ([(short, short), (right, bottom)], [(short, bottom), (right, short)])
    }

    /// Whether bars across end on a circle.
    pub fn is_round(&self) -> bool {
        matches!(self.outline, Outline::Round { .. })
    }

    fn is_white_at_edge(&self) -> bool {
        if matches!(self.outline, Outline::None) {
            return false;
        }
        match (self.rim, self.border) {
            (Some(rim), _) => rim == "#fff",
            (None, Some(_)) => self.border_is_white,
            (None, None) => self.ground == "white",
        }
    }

    fn ring(&self, outer: f64, inner: f64) -> String {
        format!("{}{}", self.path(outer), self.path(inner))
    }

    fn path(&self, distance: f64) -> String {
        match &self.outline {
            Outline::None => String::new(),
            Outline::Round { radius } => circle((*radius, *radius), radius - distance),
            Outline::Corners(corners) => {
                let least = if self.corner > 0.0 { 1.0 } else { 0.0 };
                rounded(&inset(corners, distance), (self.corner - distance).max(least), true)
            }
        }
    }
}

fn fill(path: &str, value: &str) -> String {
    if path.is_empty() { String::new() } else { format!(r#"<path fill-rule="evenodd" d="{path}" fill="{value}"/>"#) }
}

fn bad(code: &str, fault: &str) -> DrawError {
    DrawError::BadMeasure { code: code.to_owned(), fault: fault.to_owned() }
}

/// A colour's value, nothing for `none`.
pub fn colour(name: &str, code: &str) -> Result<Option<&'static str>, DrawError> {
    if name == "none" {
        return Ok(None);
    }
    palette::value(name)
        .map(Some)
        .ok_or_else(|| DrawError::UnknownColour { code: code.to_owned(), name: name.to_owned() })
}

fn usual_border(plate: &str, ground: &str) -> &'static str {
    match plate {
        "triangle" | "inverted-triangle" => "red",
        "signal-head" | "road" | "free" => "none",
        "circle" if !palette::is_dark(ground) => "red",
        _ if palette::is_dark(ground) => "white",
        _ => "black",
    }
}

fn template(drawing: &Drawing, code: &str, size: Option<[f64; 2]>) -> Result<Template, DrawError> {
    let [width, height] = match size {
        Some(size) => size,
        None => usual_size(drawing, code)?,
    };
    let scale = (width * height).sqrt();
    let bare = Template {
        size: [width, height],
        outline: Outline::Corners(vec![(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]),
        centre: (width / 2.0, height / 2.0),
        symbol: width.min(height) * 0.72,
        corner: (scale * 0.055).min(6.0),
        ground: "white",
        thin: (scale * 0.025).clamp(1.6, 3.2),
        thick: 0.0,
    };
    Ok(match drawing.plate.as_str() {
        "rectangle" | "square" => bare,
        "triangle" => triangle(&bare, (50.0, 57.0), vec![(50.0, -5.0), (103.66, 87.94), (-3.66, 87.94)]),
        "inverted-triangle" => triangle(&bare, (50.0, 31.0), vec![(103.66, 0.0), (50.0, 92.94), (-3.66, 0.0)]),
        "circle" => Template { outline: Outline::Round { radius: 50.0 }, symbol: 60.0, thin: 2.6, thick: 10.0, ..bare },
        "octagon" => Template { outline: Outline::Corners(octagon()), ground: "red", corner: 1.5, thin: 3.0, ..bare },
        "diamond" => {
            let corners = vec![(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)];
            Template { outline: Outline::Corners(corners), symbol: 44.0, corner: 5.0, ..bare }
        }
        "arrow-shape" => arrow_shape(&bare, drawing.point.as_deref().unwrap_or("right"), code)?,
        "signal-head" => Template { ground: "black", corner: 7.0, ..bare },
        "road" => Template { ground: "asphalt", corner: 0.0, ..bare },
        "free" => Template { outline: Outline::None, ..bare },
        name => return Err(DrawError::UnknownPlate { code: code.to_owned(), name: name.to_owned() }),
    })
}

fn triangle(bare: &Template, centre: Point, corners: Vec<Point>) -> Template {
    Template { outline: Outline::Corners(corners), centre, symbol: 44.0, corner: 5.0, thick: 8.8, ..*bare }
}

fn octagon() -> Vec<Point> {
    let cut = 29.29;
    let far = 100.0 - cut;
    vec![(cut, 0.0), (far, 0.0), (100.0, cut), (100.0, far), (far, 100.0), (cut, 100.0), (0.0, far), (0.0, cut)]
}

fn arrow_shape(bare: &Template, point: &str, code: &str) -> Result<Template, DrawError> {
    let [width, height] = bare.size;
    let (middle, tip) = (height / 2.0, height * 0.42);
    let far = width - tip;
    let (corners, shift) = match point {
        "right" => (vec![(0.0, 0.0), (far, 0.0), (width, middle), (far, height), (0.0, height)], -tip / 2.0),
        "left" => (vec![(tip, 0.0), (width, 0.0), (width, height), (tip, height), (0.0, middle)], tip / 2.0),
        "both" => (vec![(tip, 0.0), (far, 0.0), (width, middle), (far, height), (tip, height), (0.0, middle)], 0.0),
        _ => return Err(bad(code, "an arrow-shape points right, left or both")),
    };
    Ok(Template { outline: Outline::Corners(corners), centre: (width / 2.0 + shift / 2.0, middle), ..*bare })
}

fn usual_size(drawing: &Drawing, code: &str) -> Result<[f64; 2], DrawError> {
    Ok(match drawing.plate.as_str() {
        "triangle" | "inverted-triangle" => [100.0, 87.94],
        "rectangle" => fitted(drawing, code)?.unwrap_or([140.0, 100.0]),
        "arrow-shape" => fitted(drawing, code)?.map_or([160.0, 60.0], |[width, height]| [width + height * 0.4, height]),
        "signal-head" => [46.0, 120.0],
        _ => [100.0, 100.0],
    })
}

/// The size that goes round the first text of a plate.
fn fitted(drawing: &Drawing, code: &str) -> Result<Option<[f64; 2]>, DrawError> {
    let Some((words, layer)) = drawing.layers.iter().find_map(|layer| match &layer.shape {
        Shape::Text(words) if layer.x.is_none() && layer.y.is_none() => Some((words, layer)),
        _ => None,
    }) else {
        return Ok(None);
    };
    let height = layer.height.unwrap_or(Lettering::USUAL_HEIGHT);
    let block = Block::of(words, height, layer, code)?;
    Ok(Some([block.width + height * 1.5, block.height + height * 1.3]))
}

/// The whole viewBox of a plate set upon another.
pub fn frame(plate_width: f64, plate_height: f64) -> String {
    format!("0 0 {} {}", num(plate_width), num(plate_height))
}
