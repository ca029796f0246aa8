//! Promises of the drawing of signs, kept for every sign of every edition.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::glyphs::{parts, plain};
use super::{DrawError, Drawing, DrawingSheet, Pictograms, draw};

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn library() -> Pictograms {
    let files = fs::read_dir(content().join("media/pictograms")).expect("the folder of pictograms");
    let sources = files.map(|file| {
        let path = file.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a text"))
    });
    Pictograms::parse(sources).expect("pictograms that are plain drawings")
}

/// The drawings of every edition that has any, with the codes of its sign list.
fn editions() -> Vec<(DrawingSheet, Vec<String>)> {
    ["gb", "pl"]
        .into_iter()
        .map(|edition| content().join(edition).join("signs"))
        .filter(|folder| folder.join("drawings.toml").exists() && folder.join("signs.csv").exists())
        .map(|folder| {
            let text = fs::read_to_string(folder.join("drawings.toml")).expect("drawings");
            let codes = csv::Reader::from_path(folder.join("signs.csv"))
                .expect("a sign list")
                .records()
                .map(|row| row.expect("a row")[0].to_owned())
                .collect();
            (toml::from_str(&text).expect("drawings that can be read"), codes)
        })
        .collect()
}

fn drawing(text: &str) -> Drawing {
    toml::from_str(text).expect("a drawing")
}

fn fault(text: &str) -> DrawError {
    draw(&drawing(text), &library(), "").expect_err("a fault")
}

#[test]
fn every_sign_of_every_edition_is_drawn_as_safe_well_formed_svg() {
    let library = library();
    for (sheet, _) in editions() {
        for drawing in &sheet.drawing {
            let svg = draw(drawing, &library, "A <sign> & more").unwrap_or_else(|fault| panic!("{fault}"));
            let document = roxmltree::Document::parse(&svg).unwrap_or_else(|fault| panic!("{}: {fault}", drawing.code));
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"), "{}", drawing.code);
            assert!(root.attribute("viewBox").is_some(), "{}", drawing.code);
            assert_eq!(root.first_element_child().and_then(|title| title.text()), Some("A <sign> & more"));
            for node in document.descendants().filter(roxmltree::Node::is_element) {
                let known = ["svg", "title", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
                assert!(known.contains(&node.tag_name().name()), "{}: {:?}", drawing.code, node.tag_name());
                assert!(
                    node.attributes().all(|set| set.name() != "id" && !set.name().starts_with("on")),
                    "{}",
                    drawing.code
                );
            }
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}: a measure is not a number", drawing.code);
            assert!(svg.len() < 30_000, "{}: {} bytes", drawing.code, svg.len());
        }
    }
}

#[test]
fn the_sign_list_and_the_drawings_name_the_same_signs_once_each() {
    for (sheet, codes) in editions() {
        let drawn: BTreeSet<&String> = sheet.drawing.iter().map(|drawing| &drawing.code).collect();
        let listed: BTreeSet<&String> = codes.iter().collect();
        assert_eq!(drawn, listed);
        assert_eq!((sheet.drawing.len(), codes.len()), (drawn.len(), listed.len()), "a code stands twice");
    }
}

#[test]
fn the_same_drawing_gives_the_same_picture() {
    for (sheet, _) in editions() {
        for drawing in &sheet.drawing {
            assert_eq!(draw(drawing, library_once(), "x"), draw(drawing, library_once(), "x"));
        }
    }
}

/// One library for tests that draw a lot.
fn library_once() -> &'static Pictograms {
    static LIBRARY: std::sync::OnceLock<Pictograms> = std::sync::OnceLock::new();
    LIBRARY.get_or_init(library)
}

#[test]
fn a_fault_names_the_sign_and_what_is_missing() {
    let code = || "x".to_owned();
    assert_eq!(fault("plate = 'circle'"), DrawError::NoCode);
    assert_eq!(fault("code = 'x'\nplate = 'star'"), DrawError::UnknownPlate { code: code(), name: "star".to_owned() });
    assert_eq!(
        fault("code = 'x'\nplate = 'circle'\nground = 'mauve'"),
        DrawError::UnknownColour { code: code(), name: "mauve".to_owned() }
    );
    assert_eq!(
        fault("code = 'x'\nplate = 'circle'\nlayers = [{ pictogram = 'unicorn' }]"),
        DrawError::UnknownPictogram { code: code(), name: "unicorn".to_owned() }
    );
    assert_eq!(
        fault("code = 'x'\nplate = 'circle'\nlayers = [{ text = 'ß' }]"),
        DrawError::UnknownGlyph { code: code(), glyph: 'ß' }
    );
    assert_eq!(
        fault("code = 'x'\nplate = 'circle'\nlayers = [{ text = 'A', heigth = 3 }]"),
        DrawError::UnknownSetting { code: code(), name: "heigth".to_owned() }
    );
    for layer in [
        "line = [1, 2, 3]",
        "arrow = [1, 2]",
        "slash = 'left'",
        "lamp = 'red', light = 'dim'",
        "text = 'A', anchor = 'top'",
    ] {
        let fault = fault(&format!("code = 'x'\nplate = 'circle'\nlayers = [{{ {layer} }}]"));
        assert!(matches!(fault, DrawError::BadMeasure { .. }), "{layer}: {fault}");
    }
}

#[test]
fn a_sign_upon_a_sign_is_faulted_under_the_code_of_the_whole() {
    let fault = fault("code = 'x'\nplate = 'square'\nlayers = [{ sign = { plate = 'circle', ground = 'mauve' } }]");
    assert_eq!(fault, DrawError::UnknownColour { code: "x".to_owned(), name: "mauve".to_owned() });
}

#[test]
fn a_pictogram_holds_nothing_but_plain_shapes_and_colours_of_the_palette() {
    let refused = [
        "<script/>",
        "<text>A</text>",
        r#"<path d="M0 0" onclick="x()"/>"#,
        r#"<path d="M0 0" style="fill:red"/>"#,
        r##"<path d="M0 0" fill="#123456"/>"##,
        r#"<path id="a" d="M0 0"/>"#,
        "<g><image/></g>",
        r#"<path d="M0 0" transform="url(x:y)"/>"#,
    ];
    for inside in refused {
        let text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>"#);
        assert!(Pictograms::parse([("bad", text)]).is_err(), "{inside}");
    }
    let wide = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"/>"#;
    assert!(Pictograms::parse([("wide", wide)]).is_err());
}

#[test]
fn white_parts_of_a_pictogram_take_the_colour_of_the_ground() {
    let text = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle r="9" fill="white"/></svg>"#;
    let library = Pictograms::parse([("hole", text)]).expect("a pictogram");
    let drawing = drawing("code = 'x'\nplate = 'triangle'\nground = 'yellow'\nlayers = [{ pictogram = 'hole' }]");
    let svg = draw(&drawing, &library, "").expect("a picture");
    assert!(svg.contains(r##"<circle r="9" fill="#ffcd00"/>"##), "{svg}");
}

#[test]
fn the_lettering_has_every_letter_figure_and_sign_of_both_countries() {
    let wanted =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ĄĆĘŁŃÓŚŹŻąćęłńóśźż.,-–+%/'’()&!?:£×°½¼←→↑↓↖↗↘↙";
    for letter in wanted.chars() {
        let base = parts(letter).map_or(letter, |(base, _)| base);
        let glyph = plain(base).unwrap_or_else(|| panic!("no {letter}"));
        let drawn = format!("{}{}", glyph.strokes, glyph.fills);
        assert!(glyph.width > 0.0 && !drawn.is_empty(), "{letter} is empty");
        assert!(drawn.chars().all(|c| "MLHVCAZ0123456789.- ".contains(c)), "{letter}: {drawn}");
    }
}

#[test]
fn a_plate_without_a_size_grows_with_its_text() {
    let width = |words: &str| {
        let drawing = drawing(&format!("code = 'x'\nplate = 'rectangle'\nlayers = [{{ text = '{words}' }}]"));
        let svg = draw(&drawing, library_once(), "").expect("a picture");
        let view = svg.split("viewBox=\"-1 -1 ").nth(1).expect("a viewBox");
        view.split(' ').next().and_then(|width| width.parse::<f64>().ok()).expect("a width")
    };
    assert!(width("End of route") > width("End") + 60.0);
}
