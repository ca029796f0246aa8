//! Both editions at one version.

use std::path::Path;

use serde::Serialize;

use crate::assemble::EditionLoader;
use crate::edition::Edition;
use crate::edition_code::EditionCode;
use crate::fault::Fault;
use crate::folder::PackFiles;
use crate::pictures::read_pictograms;
use crate::settings::filled;
use crate::toml_file::TomlFile;

/// Who runs the product: the same in both editions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Company {
    /// Registered name.
    pub name: String,
    /// Number in the register of companies.
    pub number: String,
}

/// Everything that is taught, as it was when it was loaded.
#[derive(Debug)]
pub struct Content {
    /// The British edition.
    pub gb: Edition,
    /// The Polish edition.
    pub pl: Edition,
    /// Who runs the product.
    pub company: Company,
    /// Twelve hex digits that change with any file of the pack.
    pub version: String,
}

impl Content {
    /// Loads a pack; every fault in it is told, and a pack with a fault is not loaded.
    pub fn load(folder: &Path) -> Result<Self, Vec<Fault>> {
        let files = PackFiles::read(folder).map_err(|fault| vec![fault])?;
        let version = files.version();
        let mut faults = Vec::new();
        let company = read_company(&files, &mut faults);
        let pictograms = read_pictograms(&files, &mut faults);
        let [gb, pl] = EditionCode::ALL.map(|code| {
            let loader = EditionLoader { code, files: &files, version: &version, pictograms: pictograms.as_ref() };
            loader.load(&mut faults)
        });
        match (company, gb, pl) {
            (Some(company), Some(gb), Some(pl)) if faults.is_empty() => Ok(Self { gb, pl, company, version }),
            _ => {
                faults.sort();
                faults.dedup();
                Err(faults)
            }
        }
    }

    /// The edition with this code.
    pub fn edition(&self, code: EditionCode) -> &Edition {
        match code {
            EditionCode::Gb => &self.gb,
            EditionCode::Pl => &self.pl,
        }
    }

    /// Both editions, in the order in which they are listed.
    pub fn editions(&self) -> [&Edition; 2] {
        EditionCode::ALL.map(|code| self.edition(code))
    }
}

fn read_company(files: &PackFiles, faults: &mut Vec<Fault>) -> Option<Company> {
    let text = files.text("company.toml", faults)?;
    TomlFile::read(&files.shown("company.toml"), text, faults, |fields| {
        let [name, number] = ["name", "number"].map(|key| filled(fields, key));
        Some(Company { name: name?, number: number? })
    })?
}
