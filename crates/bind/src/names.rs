//! The names by which the rest knows the functions of the first, in the order in which they stand there: both count up,
//! and gzip has next to nothing to write down.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{ExportKind, ExportSection, Imports, Module};
use wasmparser::{ExportSectionReader, ExternalKind, Parser, Payload};

use crate::split::FUNCTION;
use crate::wrong::Wrong;

/// Both parts with new names.
pub(crate) fn counted(first: &[u8], rest: &[u8]) -> Result<(Vec<u8>, Vec<u8>), Wrong> {
    let mut shared = Vec::new();
    for payload in Parser::new(0).parse_all(first) {
        if let Payload::ExportSection(exports) = payload? {
            for export in exports {
                let export = export?;
                if export.kind == ExternalKind::Func && is_shared(export.name) {
                    shared.push((export.index, export.name.to_owned()));
                }
            }
        }
    }
    shared.sort();
    let mut names = Renamed {
        functions: shared.iter().map(|(function, _)| *function).collect(),
        names: (0..)
            .zip(shared)
            .map(|(place, (_, old))| (old, named(place)))
            .collect(),
    };
    let first = names.written(first)?;
    names.functions.clear();
    Ok((first, names.written(rest)?))
}

/// A name of the split, not one of the page's calls.
fn is_shared(name: &str) -> bool {
    let number = name.strip_prefix(FUNCTION);
    number.is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

fn named(place: usize) -> String {
    format!("{FUNCTION}{place:x}")
}

/// Writes a module again with other names.
struct Renamed {
    /// The functions that the first shares, in order; the rest shares none.
    functions: Vec<u32>,
    /// New names by old ones.
    names: HashMap<String, String>,
}

impl Renamed {
    fn written(&mut self, module: &[u8]) -> Result<Vec<u8>, Wrong> {
        let mut written = Module::new();
        self.parse_core_module(&mut written, Parser::new(0), module)
            .map_err(|error| match error {
                Error::ParseError(error) => Wrong::NotWasm(error),
                other => Wrong::NotWritten(other.to_string()),
            })?;
        Ok(written.finish())
    }
}

impl Reencode for Renamed {
    type Error = Infallible;

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), Error> {
        for export in section {
            let export = export?;
            if !self.names.contains_key(export.name) {
                utils::parse_export(self, exports, export)?;
            }
        }
        for (place, function) in self.functions.iter().enumerate() {
            exports.export(&named(place), ExportKind::Func, *function);
        }
        Ok(())
    }

    fn parse_imports(
        &mut self,
        section: &mut wasm_encoder::ImportSection,
        imports: wasmparser::Imports<'_>,
    ) -> Result<(), Error> {
        if let wasmparser::Imports::Single(_, import) = &imports
            && let Some(name) = self.names.get(import.name).cloned()
        {
            let ty = self.entity_type(import.ty)?;
            section.imports(Imports::Single(wasm_encoder::Import {
                module: import.module,
                name: &name,
                ty,
            }));
            return Ok(());
        }
        utils::parse_imports(self, section, imports)
    }
}
