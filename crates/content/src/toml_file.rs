//! Reading TOML field by field, so that every fault of a file is found at once and none without its line.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_spanned::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::fault::{Fault, Origin};

/// A value and the line it was written on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct At<T> {
    pub line: u32,
    pub value: T,
}

/// One TOML file while it is being read: knows its lines and gathers what is wrong with it.
pub(crate) struct TomlFile {
    name: Arc<str>,
    line_starts: Vec<usize>,
    faults: Vec<Fault>,
}

impl TomlFile {
    /// Parses a file and gives its top level to `read`; what is wrong is added to `faults`.
    pub fn read<T>(name: &str, text: &str, faults: &mut Vec<Fault>, read: impl FnOnce(&mut Fields) -> T) -> Option<T> {
        let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let mut file = Self { name: name.into(), line_starts, faults: Vec::new() };
        let result = match DeTable::parse(text) {
            Ok(root) => {
                let mut fields = Fields { file: &mut file, table: root.into_inner(), line: 0 };
                let result = read(&mut fields);
                fields.refuse_the_rest();
                Some(result)
            }
            // the first is the one to mend: those after it mostly follow from it
            Err(error) => {
                let line = error.span().map_or(0, |span| file.line(span.start));
                file.fault(line, format!("broken TOML: {}", error.message()));
                None
            }
        };
        faults.append(&mut file.faults);
        result
    }

    fn line(&self, offset: usize) -> u32 {
        u32::try_from(self.line_starts.partition_point(|start| *start <= offset)).unwrap_or(u32::MAX)
    }

    fn fault(&mut self, line: u32, message: String) {
        self.faults.push(Fault::new(&*self.name, line, message));
    }
}

/// One table of a file, taken apart field by field.
pub(crate) struct Fields<'f, 't> {
    file: &'f mut TomlFile,
    table: DeTable<'t>,
    line: u32,
}

impl<'t> Fields<'_, 't> {
    /// Takes a field that must be there.
    pub fn required<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        self.required_at(key).map(|at| at.value)
    }

    /// Takes a field that must be there, with its line.
    pub fn required_at<T: DeserializeOwned>(&mut self, key: &str) -> Option<At<T>> {
        if !self.table.contains_key(key) {
            self.missing(key);
            return None;
        }
        self.optional_at(key)
    }

    /// Takes a field that may be left out.
    pub fn optional<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        self.optional_at(key).map(|at| at.value)
    }

    /// Takes a field that may be left out, with its line.
    pub fn optional_at<T: DeserializeOwned>(&mut self, key: &str) -> Option<At<T>> {
        let value = self.table.remove(key)?;
        self.parse(key, value)
    }

    /// Takes a list whose every item is wanted with its line; empty when it is not there.
    pub fn list<T: DeserializeOwned>(&mut self, key: &str) -> Vec<At<T>> {
        let Some(items) = self.array(key) else { return Vec::new() };
        items.into_iter().filter_map(|item| self.parse(key, item)).collect()
    }

    /// Reads a list of tables one by one; empty when it is not there.
    pub fn tables<T>(&mut self, key: &str, mut read: impl FnMut(&mut Fields) -> Option<T>) -> Vec<T> {
        let Some(items) = self.array(key) else { return Vec::new() };
        items.into_iter().filter_map(|item| self.sub_table(key, item, &mut read)).collect()
    }

    /// Reads a table that must be there.
    pub fn table<T>(&mut self, key: &str, mut read: impl FnMut(&mut Fields) -> Option<T>) -> Option<T> {
        let Some(value) = self.table.remove(key) else {
            self.missing(key);
            return None;
        };
        self.sub_table(key, value, &mut read)
    }

    /// Takes a field without reading it, where another fault already tells enough.
    pub fn skip(&mut self, key: &str) {
        self.table.remove(key);
    }

    /// The keys that are still there, with their lines.
    pub fn keys(&self) -> Vec<At<String>> {
        self.table
            .keys()
            .map(|key| At { line: self.file.line(key.span().start), value: key.get_ref().to_string() })
            .collect()
    }

    /// Whether a field is still there.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Says that something is wrong at a line; line 0 means the table's own.
    pub fn fault(&mut self, line: u32, message: impl Into<String>) {
        let line = if line == 0 { self.line } else { line };
        self.file.fault(line, message.into());
    }

    /// Where this table begins.
    pub fn origin(&self) -> Origin {
        self.origin_at(self.line)
    }

    /// A line of this table's file.
    pub fn origin_at(&self, line: u32) -> Origin {
        Origin { file: Arc::clone(&self.file.name), line }
    }

    fn missing(&mut self, key: &str) {
        self.fault(0, format!("`{key}` is missing"));
    }

    fn array(&mut self, key: &str) -> Option<Vec<Spanned<DeValue<'t>>>> {
        let value = self.table.remove(key)?;
        let line = self.file.line(value.span().start);
        match value.into_inner() {
            DeValue::Array(items) => Some(items.into_iter().collect()),
            other => {
                self.fault(line, format!("`{key}` must be a list, not a {}", other.type_str()));
                None
            }
        }
    }

    fn sub_table<T>(
        &mut self,
        key: &str,
        value: Spanned<DeValue<'t>>,
        read: &mut impl FnMut(&mut Fields) -> Option<T>,
    ) -> Option<T> {
        let line = self.file.line(value.span().start);
        let DeValue::Table(table) = value.into_inner() else {
            self.fault(line, format!("`{key}` must be a table of fields"));
            return None;
        };
        let mut fields = Fields { file: self.file, table, line };
        let result = read(&mut fields);
        fields.refuse_the_rest();
        result
    }

    fn parse<T: DeserializeOwned>(&mut self, key: &str, value: Spanned<DeValue<'t>>) -> Option<At<T>> {
        let line = self.file.line(value.span().start);
        match T::deserialize(ValueDeserializer::from(value)) {
            Ok(value) => Some(At { line, value }),
            Err(error) => {
                let line = error.span().map_or(line, |span| self.file.line(span.start));
                self.fault(line, format!("`{key}`: {}", error.message()));
                None
            }
        }
    }

    fn refuse_the_rest(&mut self) {
        for key in self.keys() {
            self.fault(key.line, format!("unknown field `{}`", key.value));
        }
    }
}
