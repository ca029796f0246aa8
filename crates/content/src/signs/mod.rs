//! Road signs composed from data: a plate, its colours and the layers upon it.
//!
//! A sign is described by a [`Drawing`] (a few lines of TOML), its symbols come from a library of
//! [`Pictograms`], and [`draw`] puts both together into one standalone SVG. Nothing here reads a file,
//! a clock or a font: the lettering is our own (see `lettering`).

mod arrow;
mod drawing;
mod error;
mod glyphs;
mod layers;
mod lettering;
mod outline;
mod palette;
mod pictograms;
mod plate;
#[cfg(test)]
mod tests;

pub use drawing::{Drawing, DrawingSheet, Layer, Shape};
pub use error::DrawError;
pub use pictograms::Pictograms;

use layers::Brush;
use outline::num;
use plate::Plate;

/// Draws one sign as a compact standalone SVG that says `title` to those who cannot see it.
pub fn draw(drawing: &Drawing, pictograms: &Pictograms, title: &str) -> Result<String, DrawError> {
    if drawing.code.is_empty() {
        return Err(DrawError::NoCode);
    }
    let face = face(drawing, &drawing.code, pictograms)?;
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {} {}" role="img"><title>{}</title>{}</svg>"#,
        num(face.width + 2.0),
        num(face.height + 2.0),
        escape(title),
        face.markup,
    ))
}

/// A drawn plate with its layers, in its own units, ready to be framed or set upon another plate.
struct Face {
    width: f64,
    height: f64,
    markup: String,
}

fn face(drawing: &Drawing, code: &str, pictograms: &Pictograms) -> Result<Face, DrawError> {
    let plate = Plate::of(drawing, code)?;
    let brush = Brush { code, plate: &plate, pictograms };
    let mut markup = plate.ground_markup();
    for layer in &drawing.layers {
        markup.push_str(&brush.layer(layer)?);
    }
    markup.push_str(&plate.border_markup());
    Ok(Face { width: plate.width, height: plate.height, markup })
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
