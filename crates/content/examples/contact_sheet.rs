//! Lays all drawn signs of an edition on one sheet, at 96 and at 48 pixels, to be looked at.
//!
//! `cargo run -p content --example contact_sheet -- content/gb/signs sheet.html [code prefix …]`

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use content::signs::{DrawingSheet, Pictograms, draw};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, output, wanted @ ..] = arguments.as_slice() else {
        return Err("give the signs folder of an edition and the file to write".into());
    };
    let folder = Path::new(folder);
    let pictograms = pictograms(&folder.join("../../media/pictograms"))?;
    let sheet: DrawingSheet = toml::from_str(&fs::read_to_string(folder.join("drawings.toml"))?)?;
    let names = names(&folder.join("signs.csv"))?;
    let mut cells = String::new();
    for drawing in &sheet.drawing {
        if !wanted.is_empty() && !wanted.iter().any(|prefix| drawing.code.starts_with(prefix)) {
            continue;
        }
        let name = names.get(&drawing.code).map_or("", String::as_str);
        match draw(drawing, &pictograms, name) {
            Ok(svg) => write!(
                cells,
                r#"<figure><i class="large">{svg}</i><i class="small">{svg}</i><figcaption><b>{}</b> {name}</figcaption></figure>"#,
                drawing.code
            )?,
            Err(fault) => write!(cells, "<figure><figcaption><b>{}</b> {fault}</figcaption></figure>", drawing.code)?,
        }
    }
    fs::write(output, format!("<!doctype html><meta charset=utf-8><style>{STYLE}</style><main>{cells}</main>"))?;
    Ok(())
}

const STYLE: &str = "body{margin:8px;background:#eef1f2;font:11px sans-serif}main{display:flex;flex-wrap:wrap;gap:6px}\
figure{margin:0;width:170px;background:#fff;padding:6px;display:flex;flex-wrap:wrap;align-items:center;gap:6px}\
i{display:flex;align-items:center;justify-content:center}svg{max-width:100%;max-height:100%;width:100%;height:100%}\
.large{width:96px;height:96px}.small{width:48px;height:48px}figcaption{width:100%}";

fn pictograms(folder: &Path) -> Result<Pictograms, Box<dyn Error>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().and_then(|stem| stem.to_str())
            && path.extension().is_some_and(|ending| ending == "svg")
        {
            sources.push((name.to_owned(), fs::read_to_string(&path)?));
        }
    }
    Ok(Pictograms::parse(sources)?)
}

fn names(list: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut names = BTreeMap::new();
    for row in csv::Reader::from_path(list)?.records() {
        let row = row?;
        if let (Some(code), Some(name)) = (row.get(0), row.get(1)) {
            names.insert(code.to_owned(), name.to_owned());
        }
    }
    Ok(names)
}
