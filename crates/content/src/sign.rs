//! The list of signs: `signs/signs.csv`, one row a sign.

use serde::Serialize;

use crate::fault::{Fault, Origin};

/// A sign, a marking, a signal or a gesture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sign {
    /// Code in the law, or one of ours.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// Category in the list of signs.
    pub category: String,
    /// What it tells the driver.
    pub meaning: String,
    /// Whether its facts are settled; others are not taught.
    pub is_certain: bool,
    /// Its picture, a standalone SVG, if it is drawn.
    #[serde(skip)]
    pub svg: Option<String>,
    #[serde(skip)]
    pub(crate) origin: Origin,
}

impl Sign {
    /// Its code in small letters with nothing that an address or an id could trip over.
    pub fn slug(&self) -> String {
        slug(&self.code)
    }
}

/// A sign's code in small letters with nothing that an address or an id could trip over.
pub fn slug(code: &str) -> String {
    code.chars()
        .map(|letter| if letter.is_ascii_alphanumeric() || letter == '.' { letter.to_ascii_lowercase() } else { '-' })
        .collect()
}

const COLUMNS: [&str; 8] = ["code", "name", "category", "shape", "border", "background", "pictogram", "meaning"];

/// Reads the list of signs; what is wrong is added to `faults`.
pub(crate) fn read_signs(file: &str, text: &str, faults: &mut Vec<Fault>) -> Vec<Sign> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    match reader.headers() {
        Ok(headers) if headers.iter().eq(COLUMNS) => {}
        _ => {
            faults.push(Fault::new(file, 1, format!("the columns must be {}", COLUMNS.join(","))));
            return Vec::new();
        }
    }
    let mut signs: Vec<Sign> = Vec::new();
    let mut seen = std::collections::HashMap::new();
    for record in reader.records() {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                faults.push(Fault::new(file, 0, error.to_string()));
                continue;
            }
        };
        let line = record.position().map_or(0, |at| u32::try_from(at.line()).unwrap_or(u32::MAX));
        match read_row(&record, Origin { file: file.into(), line }) {
            Ok(sign) => {
                if let Some(before) = seen.insert(sign.slug(), line) {
                    faults.push(sign.origin.fault(format!("the sign `{}` is also in line {before}", sign.code)));
                }
                signs.push(sign);
            }
            Err(fault) => faults.push(fault),
        }
    }
    signs
}

fn read_row(record: &csv::StringRecord, origin: Origin) -> Result<Sign, Fault> {
    if record.len() != COLUMNS.len() {
        return Err(origin.fault(format!("{} fields: it must be {}", record.len(), COLUMNS.len())));
    }
    let [code, name, category, meaning] = [0, 1, 2, 7].map(|at| record[at].trim().to_owned());
    for (column, value) in [("code", &code), ("name", &name), ("category", &category), ("meaning", &meaning)] {
        if value.is_empty() {
            return Err(origin.fault(format!("`{column}` is empty")));
        }
    }
    let is_certain = !record.iter().any(|field| field.contains('?'));
    Ok(Sign { code, name, category, meaning, is_certain, svg: None, origin })
}
