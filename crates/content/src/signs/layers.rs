//! What lies on a plate, layer by layer.

use super::arrow::arrow;
use super::drawing::{Drawing, Layer, Shape};
use super::error::DrawError;
use super::face;
use super::lettering::{Block, Lettering};
use super::outline::{Point, at, circle, heading, num, points, push, rounded};
use super::palette;
use super::pictograms::Pictograms;
use super::plate::{Plate, colour, frame};

/// Draws the layers of one plate.
pub struct Brush<'a> {
    /// The sign that errors name.
    pub code: &'a str,
    /// The plate under the layers.
    pub plate: &'a Plate,
    /// The library of symbols.
    pub pictograms: &'a Pictograms,
}

impl Brush<'_> {
    /// The markup of one layer.
    pub fn layer(&self, layer: &Layer) -> Result<String, DrawError> {
        if let Some(name) = layer.unknown.keys().next() {
            return Err(DrawError::UnknownSetting { code: self.code.to_owned(), name: name.clone() });
        }
        match &layer.shape {
            Shape::Pictogram(name) => self.pictogram(layer, name),
            Shape::Text(words) => self.text(layer, words),
            Shape::Line(flat) => self.line(layer, flat),
            Shape::Arrow(flat) => self.arrow(layer, flat),
            Shape::Rect(measures) => self.rect(layer, *measures),
            Shape::Circle([x, y, radius]) => self.drawn(layer, &circle((*x, *y), *radius)),
            Shape::Polygon(flat) => {
                let corners = points(flat, 3).ok_or_else(|| self.bad("a polygon needs three points or more"))?;
                self.drawn(layer, &rounded(&corners, layer.bend.unwrap_or(0.0), true))
            }
            Shape::Slash(kind) => self.slash(layer, kind),
            Shape::Lamp(name) => self.lamp(layer, name),
            Shape::Sign(drawing) => self.sign(layer, drawing),
        }
    }

    fn bad(&self, fault: &str) -> DrawError {
        DrawError::BadMeasure { code: self.code.to_owned(), fault: fault.to_owned() }
    }

    fn ink(&self, layer: &Layer) -> Result<&'static str, DrawError> {
        let usual = if palette::is_dark(&self.plate.ground) { "white" } else { "black" };
        self.value(layer.colour.as_deref().unwrap_or(usual))
    }

    fn value(&self, name: &str) -> Result<&'static str, DrawError> {
        Ok(colour(name, self.code)?.unwrap_or("none"))
    }

    fn place(&self, layer: &Layer) -> Point {
        (layer.x.unwrap_or(self.plate.centre.0), layer.y.unwrap_or(self.plate.centre.1))
    }

    fn pictogram(&self, layer: &Layer, name: &str) -> Result<String, DrawError> {
        let ink = self.ink(layer)?;
        let ground = self.value(layer.ground.as_deref().unwrap_or(&self.plate.ground))?;
        let shapes = self
            .pictograms
            .markup(name, ink, ground)
            .ok_or_else(|| DrawError::UnknownPictogram { code: self.code.to_owned(), name: name.to_owned() })?;
        let scale = layer.size.unwrap_or(self.plate.symbol) / 100.0;
        let across = if layer.mirror { -scale } else { scale };
        let mut transform = format!("translate({})", at(self.place(layer)));
        if let Some(angle) = layer.rotate {
            push(&mut transform, format_args!("rotate({})", num(angle)));
        }
        push(&mut transform, format_args!("scale({across:.3} {scale:.3})translate(-50 -50)"));
        Ok(format!(r#"<g transform="{transform}" fill="{ink}">{shapes}</g>"#))
    }

    fn text(&self, layer: &Layer, words: &str) -> Result<String, DrawError> {
        let ink = self.ink(layer)?;
        let height = layer.height.unwrap_or(Lettering::USUAL_HEIGHT);
        let mut block = Block::of(words, height, layer, self.code)?;
        let most = layer.width.unwrap_or_else(|| self.plate.room());
        if block.width > most {
            block = Block::of(words, height * most / block.width, layer, self.code)?;
        }
        let anchor = match layer.anchor.as_deref() {
            None | Some("middle") => 0.5,
            Some("start") => 0.0,
            Some("end") => 1.0,
            Some(_) => return Err(self.bad("anchor is start, middle or end")),
        };
        let heavy = !palette::is_dark(&self.plate.ground) && ink != "#fff";
        let markup = block.markup(self.place(layer), anchor, ink, heavy);
        Ok(turned(layer, self.place(layer), markup))
    }

    fn line(&self, layer: &Layer, flat: &[f64]) -> Result<String, DrawError> {
        let through = points(flat, 2).ok_or_else(|| self.bad("a line needs two points or more"))?;
        let path = rounded(&through, layer.bend.unwrap_or(0.0), false);
        Ok(stroke(&path, self.ink(layer)?, layer.width.unwrap_or(6.0), layer.dash))
    }

    fn arrow(&self, layer: &Layer, flat: &[f64]) -> Result<String, DrawError> {
        let through = points(flat, 2).ok_or_else(|| self.bad("an arrow needs two points or more"))?;
        let (ink, width) = (self.ink(layer)?, layer.width.unwrap_or(8.0));
        let drawn = arrow(&through, width, layer.bend.unwrap_or(0.0), layer.head.unwrap_or(1.0), layer.both);
        Ok(format!(r#"{}<path d="{}" fill="{ink}"/>"#, stroke(&drawn.shaft, ink, width, layer.dash), drawn.heads))
    }

    fn rect(&self, layer: &Layer, [x, y, width, height]: [f64; 4]) -> Result<String, DrawError> {
        let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)];
        let path = rounded(&corners, layer.bend.unwrap_or(0.0), true);
        let markup = self.drawn(layer, &path)?;
        Ok(turned(layer, (x + width / 2.0, y + height / 2.0), markup))
    }

    fn drawn(&self, layer: &Layer, path: &str) -> Result<String, DrawError> {
        let ink = self.ink(layer)?;
        Ok(match layer.width {
            Some(width) => stroke(path, ink, width, layer.dash),
            None => format!(r#"<path d="{path}" fill="{ink}"/>"#),
        })
    }

    fn slash(&self, layer: &Layer, kind: &str) -> Result<String, DrawError> {
        let ink = self.value(layer.colour.as_deref().unwrap_or("red"))?;
        let (down, up) = self.plate.diagonals();
        let bars: &[[Point; 2]] = match kind {
            "down" => &[down],
            "up" | "lines" => &[up],
            "cross" => &[down, up],
            _ => return Err(self.bad("a slash is down, up, cross or lines")),
        };
        let mut markup = String::new();
        for bar in bars {
            if kind == "lines" {
                lines(&mut markup, *bar, ink, layer.width.unwrap_or(2.2));
            } else if self.plate.is_round() {
                markup.push_str(&stroke(&rounded(bar, 0.0, false), ink, layer.width.unwrap_or(9.0), None));
            } else {
                push(
                    &mut markup,
                    format_args!(r#"<path d="{}" fill="{ink}"/>"#, corner_to_corner(*bar, layer.width.unwrap_or(9.0))),
                );
            }
        }
        Ok(markup)
    }

    fn lamp(&self, layer: &Layer, name: &str) -> Result<String, DrawError> {
        let kind = match layer.light.as_deref() {
            None | Some("flash") => "lamp",
            Some("dark") => "dark",
            Some(_) => return Err(self.bad("a lamp's light is dark or flash")),
        };
        let light = self.value(&format!("{kind}-{name}"))?;
        let (centre, radius) = (self.place(layer), layer.size.unwrap_or(28.0) / 2.0);
        let mut markup = String::new();
        if layer.light.as_deref() == Some("flash") {
            flash(&mut markup, centre, radius, light);
        }
        let visor = circle(centre, radius * 1.1);
        push(
            &mut markup,
            format_args!(
                r##"<path d="{visor}" fill="#2c3135"/><path d="{}" fill="{light}"/>"##,
                circle(centre, radius)
            ),
        );
        Ok(markup)
    }

    fn sign(&self, layer: &Layer, drawing: &Drawing) -> Result<String, DrawError> {
        let drawn = face(drawing, self.code, self.pictograms)?;
        let width = layer.size.unwrap_or(self.plate.symbol);
        let height = width * drawn.height / drawn.width;
        let (x, y) = self.place(layer);
        let markup = format!(
            r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="{}">{}</svg>"#,
            num(x - width / 2.0),
            num(y - height / 2.0),
            num(width),
            num(height),
            frame(drawn.width, drawn.height),
            drawn.markup,
        );
        Ok(turned(layer, (x, y), markup))
    }
}

fn turned(layer: &Layer, about: Point, markup: String) -> String {
    match layer.rotate {
        Some(angle) => format!(r#"<g transform="rotate({} {})">{markup}</g>"#, num(angle), at(about)),
        None => markup,
    }
}

fn stroke(path: &str, ink: &str, width: f64, dash: Option<[f64; 2]>) -> String {
    let dashes = dash.map_or_else(String::new, |[on, off]| format!(r#" stroke-dasharray="{} {}""#, num(on), num(off)));
    format!(r#"<path d="{path}" fill="none" stroke="{ink}" stroke-width="{}"{dashes}/>"#, num(width))
}

/// A bar between two corners of a rectangle, cut along its sides.
fn corner_to_corner([from, to]: [Point; 2], width: f64) -> String {
    let (along, _) = heading(from, to);
    let (aside, above) = (width / 2.0 / along.1, width / 2.0 / along.0);
    let outline = [
        (from.0, from.1 + above.copysign(along.1)),
        from,
        (from.0 + aside.abs(), from.1),
        (to.0, to.1 - above.copysign(along.1)),
        to,
        (to.0 - aside.abs(), to.1),
    ];
    rounded(&outline, 0.0, true)
}

fn lines(markup: &mut String, [from, to]: [Point; 2], ink: &str, width: f64) {
    let (along, length) = heading(from, to);
    for step in [-2.0_f64, -1.0, 0.0, 1.0, 2.0] {
        let aside = step * width * 2.0;
        let short = length * 0.04 * step.abs();
        let start = (from.0 - along.1 * aside + along.0 * short, from.1 + along.0 * aside + along.1 * short);
        let end = (to.0 - along.1 * aside - along.0 * short, to.1 + along.0 * aside - along.1 * short);
        markup.push_str(&stroke(&rounded(&[start, end], 0.0, false), ink, width, None));
    }
}

fn flash(markup: &mut String, centre: Point, radius: f64, light: &str) {
    let mut rays = String::new();
    for step in 0..12_u8 {
        let angle = f64::from(step) * std::f64::consts::PI / 6.0;
        let ray = |far: f64| (centre.0 + angle.sin() * radius * far, centre.1 - angle.cos() * radius * far);
        rays.push_str(&rounded(&[ray(1.22), ray(1.5)], 0.0, false));
    }
    markup.push_str(&stroke(&rays, light, radius * 0.12, None));
}
