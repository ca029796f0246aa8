//! Drawing the signs of a pack when it is loaded.

use std::collections::{HashMap, HashSet};

use crate::fault::Fault;
use crate::folder::PackFiles;
use crate::sign::{Sign, slug};
use crate::signs::{DrawError, Drawing, Pictograms, draw};
use crate::toml_file::{At, TomlFile};

const PICTOGRAMS: &str = "media/pictograms";

/// Reads the library of pictograms; none when one of them is broken.
pub(crate) fn read_pictograms(files: &PackFiles, faults: &mut Vec<Fault>) -> Option<Pictograms> {
    let mut sources = Vec::new();
    for (path, name) in files.in_folder(PICTOGRAMS, ".svg") {
        if let Some(text) = files.text(&path, faults) {
            sources.push((name, text));
        }
    }
    match Pictograms::parse(sources) {
        Ok(pictograms) => Some(pictograms),
        Err(error) => {
            let file = match &error {
                DrawError::BadPictogram { name, .. } => format!("{PICTOGRAMS}/{name}.svg"),
                _ => PICTOGRAMS.to_owned(),
            };
            faults.push(Fault::new(files.shown(&file), 0, error.to_string()));
            None
        }
    }
}

/// Draws every sign that has a drawing in the file; a sign without one stays undrawn.
pub(crate) fn draw_signs(
    (file, text): (&str, &str),
    signs: &mut [Sign],
    pictograms: Option<&Pictograms>,
    faults: &mut Vec<Fault>,
) {
    let Some(drawings) = TomlFile::read(file, text, faults, |fields| fields.list::<Drawing>("drawing")) else { return };
    let places: HashMap<String, usize> = signs.iter().enumerate().map(|(at, sign)| (sign.slug(), at)).collect();
    let mut seen = HashSet::new();
    for At { line, value: drawing } in drawings {
        let mut fault = |message: String| faults.push(Fault::new(file, line, message));
        let Some(place) = places.get(&slug(&drawing.code)) else {
            fault(format!("there is no sign `{}`", drawing.code));
            continue;
        };
        if !seen.insert(*place) {
            fault(format!("a second drawing of the sign `{}`", drawing.code));
        }
        let Some(pictograms) = pictograms else { continue };
        // the title is the code alone: the name would give a question's answer away
        match draw(&drawing, pictograms, &drawing.code) {
            Ok(svg) => signs[*place].svg = Some(svg),
            Err(error) => fault(error.to_string()),
        }
    }
}
