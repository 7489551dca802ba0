//! What a first visit needs of the compiled module, and what only the rest does.
//!
//! The linker's relocations say which function refers to which function and to which constant, and which constant to
//! which others. What cannot be reached from the exports of a first visit belongs to the rest.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use wasmparser::{
    BinaryReaderError, DataKind, ExternalKind, KnownCustom, Linking, Name, Operator, Parser,
    Payload, RelocationEntry, RelocationType, SymbolInfo,
};

use crate::wrong::Wrong;

/// What only the rest needs.
#[derive(Debug, Default)]
pub(crate) struct Rest {
    /// The names of its functions.
    pub(crate) functions: HashSet<String>,
    /// Its constants: addresses in memory, in order, none of them touching another.
    pub(crate) constants: Vec<Range<u32>>,
}

/// A function by its index, or a constant by its place in the symbol table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Thing {
    Function(u32),
    Constant(usize),
}

/// A constant: where its bytes are in the data section, and where they are in memory.
#[derive(Clone, Copy, Debug)]
struct Constant {
    place: u32,
    address: u32,
    size: u32,
}

/// The parts of the module that are looked at.
#[derive(Debug, Default)]
struct Compiled {
    imported: u32,
    exports: Vec<(String, u32)>,
    start: Option<u32>,
    names: HashMap<u32, String>,
    /// Where each function's body begins, from the start of the code section.
    bodies: Vec<u32>,
    /// Of each data segment: where its bytes begin in the data section, and where in memory.
    segments: Vec<(u32, u32)>,
    symbols: Vec<Option<Thing>>,
    constants: BTreeMap<usize, Constant>,
    in_code: Vec<RelocationEntry>,
    in_data: Vec<RelocationEntry>,
}

/// Finds what only the exports that begin with `rest` need. Functions with one of `later` in their names belong to the
/// rest even where the first refers to them: a stub leads there, which nobody may call before the rest has come.
pub(crate) fn rest(module: &[u8], rest: &[&'static str], later: &[&str]) -> Result<Rest, Wrong> {
    let compiled = Compiled::read(module)?;
    for name in rest {
        if !compiled
            .exports
            .iter()
            .any(|(export, _)| begins(export, name))
        {
            return Err(Wrong::NoSuchExport(name));
        }
    }
    let references = compiled.references()?;
    let roots = compiled
        .exports
        .iter()
        .filter(|(export, _)| !rest.iter().any(|name| begins(export, name)))
        .map(|&(_, function)| function)
        .chain(compiled.start);
    let comes_later = |thing: &Thing| match thing {
        Thing::Function(function) => compiled
            .names
            .get(function)
            .is_some_and(|name| later.iter().any(|part| name.contains(part))),
        Thing::Constant(_) => false,
    };
    let first = reached(&references, roots.map(Thing::Function), comes_later);
    Ok(compiled.left_over(&first))
}

/// The binder adds a hash to the names of exports, behind an underscore.
fn begins(export: &str, name: &str) -> bool {
    export
        .strip_prefix(name)
        .is_some_and(|end| end.is_empty() || end.starts_with('_'))
}

fn reached(
    references: &HashMap<Thing, Vec<Thing>>,
    roots: impl Iterator<Item = Thing>,
    comes_later: impl Fn(&Thing) -> bool,
) -> HashSet<Thing> {
    let mut waiting: Vec<Thing> = roots.collect();
    let mut seen: HashSet<Thing> = waiting.iter().copied().collect();
    while let Some(thing) = waiting.pop() {
        for &next in references.get(&thing).into_iter().flatten() {
            if !comes_later(&next) && seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    seen
}

impl Compiled {
    fn read(module: &[u8]) -> Result<Self, Wrong> {
        let mut read = Self::default();
        let mut in_section: Vec<(u32, Vec<RelocationEntry>)> = Vec::new();
        let mut code_start = 0_usize;
        let (mut code_number, mut data_number) = (None, None);
        let mut number = 0_u32;
        for payload in Parser::new(0).parse_all(module) {
            let payload = payload?;
            let is_section = payload.as_section().is_some();
            match payload {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        if matches!(import?.ty, wasmparser::TypeRef::Func(_)) {
                            read.imported += 1;
                        }
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.kind == ExternalKind::Func && !is_description(export.name) {
                            read.exports.push((export.name.to_owned(), export.index));
                        }
                    }
                }
                Payload::StartSection { func, .. } => read.start = Some(func),
                Payload::CodeSectionStart { range, .. } => {
                    code_number = Some(number);
                    code_start = range.start;
                }
                Payload::CodeSectionEntry(body) => {
                    read.bodies.push((body.range().start - code_start) as u32);
                }
                Payload::DataSection(segments) => {
                    data_number = Some(number);
                    let start = segments.range().start;
                    for segment in segments {
                        let segment = segment?;
                        let address = match segment.kind {
                            DataKind::Active { offset_expr, .. } => {
                                address_of(&mut offset_expr.get_operators_reader())?
                            }
                            DataKind::Passive => return Err(Wrong::NotAtAnAddress),
                        };
                        let bytes = segment.range.end - segment.data.len();
                        read.segments.push(((bytes - start) as u32, address));
                    }
                }
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Name(names) => {
                        for part in names {
                            if let Name::Function(named) = part? {
                                for naming in named {
                                    let naming = naming?;
                                    read.names.insert(naming.index, naming.name.to_owned());
                                }
                            }
                        }
                    }
                    KnownCustom::Linking(linking) => {
                        for part in linking.subsections() {
                            if let Linking::SymbolTable(symbols) = part? {
                                read.read_symbols(symbols.into_iter())?;
                            }
                        }
                    }
                    KnownCustom::Reloc(relocations) => {
                        let entries: Result<Vec<_>, _> =
                            relocations.entries().into_iter().collect();
                        in_section.push((relocations.section_index(), entries?));
                    }
                    _ => {}
                },
                _ => {}
            }
            // The entries of the code section are parts of one section.
            if is_section {
                number += 1;
            }
        }
        for (section, entries) in in_section {
            if Some(section) == code_number {
                read.in_code = entries;
            } else if Some(section) == data_number {
                read.in_data = entries;
            }
        }
        if read.symbols.is_empty() || read.in_code.is_empty() {
            return Err(Wrong::NoRelocations);
        }
        Ok(read)
    }

    fn read_symbols<'a>(
        &mut self,
        symbols: impl Iterator<Item = Result<SymbolInfo<'a>, BinaryReaderError>>,
    ) -> Result<(), Wrong> {
        for (place, symbol) in symbols.enumerate() {
            let thing = match symbol? {
                SymbolInfo::Func { index, .. } => Some(Thing::Function(index)),
                SymbolInfo::Data {
                    symbol: Some(defined),
                    ..
                } => {
                    // What is past the last segment is zero from the start and has no bytes.
                    let segment = self.segments.get(defined.index as usize);
                    segment.map(|&(bytes, address)| {
                        let constant = Constant {
                            place: bytes + defined.offset,
                            address: address + defined.offset,
                            size: defined.size,
                        };
                        self.constants.insert(place, constant);
                        Thing::Constant(place)
                    })
                }
                _ => None,
            };
            self.symbols.push(thing);
        }
        Ok(())
    }

    /// What each function and each constant refers to.
    fn references(&self) -> Result<HashMap<Thing, Vec<Thing>>, Wrong> {
        let mut references: HashMap<Thing, Vec<Thing>> = HashMap::new();
        for entry in &self.in_code {
            let body = self.bodies.partition_point(|&body| body <= entry.offset);
            let from = Thing::Function(self.imported + body as u32 - 1);
            if let Some(to) = self.target(entry) {
                references.entry(from).or_default().push(to);
            }
        }
        let mut by_place: Vec<(u32, u32, usize)> = self
            .constants
            .iter()
            .map(|(&symbol, constant)| (constant.place, constant.size, symbol))
            .collect();
        by_place.sort_unstable();
        let longest = by_place.iter().map(|&(_, size, _)| size).max().unwrap_or(0);
        for entry in &self.in_data {
            let Some(to) = self.target(entry) else {
                continue;
            };
            // One constant may lie within another: the reference is in all of them.
            let end = by_place.partition_point(|&(place, ..)| place <= entry.offset);
            let around = by_place[..end]
                .iter()
                .rev()
                .take_while(|&&(place, ..)| entry.offset - place <= longest)
                .filter(|&&(place, size, _)| entry.offset < place + size);
            let mut found = false;
            for &(_, _, symbol) in around {
                found = true;
                let from = Thing::Constant(symbol);
                references.entry(from).or_default().push(to);
            }
            if !found {
                return Err(Wrong::NobodysReference(entry.offset));
            }
        }
        Ok(references)
    }

    fn target(&self, entry: &RelocationEntry) -> Option<Thing> {
        match entry.ty {
            // These number types, globals and tables, not symbols that could be split off.
            RelocationType::TypeIndexLeb
            | RelocationType::GlobalIndexLeb
            | RelocationType::GlobalIndexI32
            | RelocationType::EventIndexLeb
            | RelocationType::TableNumberLeb => None,
            _ => self.symbols.get(entry.index as usize).copied().flatten(),
        }
    }

    fn left_over(&self, first: &HashSet<Thing>) -> Rest {
        let in_first = |function: u32| first.contains(&Thing::Function(function));
        let mut functions = HashSet::new();
        let mut shared = HashSet::new();
        for (&function, name) in &self.names {
            if function < self.imported || in_first(function) {
                shared.insert(name);
            } else {
                functions.insert(name.clone());
            }
        }
        // A name that two functions have does not tell which: both stay.
        functions.retain(|name| !shared.contains(name));
        let range = |constant: &Constant| constant.address..constant.address + constant.size;
        let (mut kept, mut moved) = (Vec::new(), Vec::new());
        for (&symbol, constant) in &self.constants {
            if first.contains(&Thing::Constant(symbol)) {
                kept.push(range(constant));
            } else {
                moved.push(range(constant));
            }
        }
        moved.sort_unstable_by_key(|range| range.start);
        kept.sort_unstable_by_key(|range| range.start);
        Rest {
            functions,
            constants: without(&joined(moved), &joined(kept)),
        }
    }
}

/// What the binder runs while it works, to learn the types of exports: no visit calls it.
fn is_description(export: &str) -> bool {
    export.starts_with("__wbindgen_describe_")
}

fn address_of(operators: &mut wasmparser::OperatorsReader<'_>) -> Result<u32, Wrong> {
    match operators.read()? {
        Operator::I32Const { value } => Ok(value as u32),
        _ => Err(Wrong::NotAtAnAddress),
    }
}

/// Ranges in order of their starts, those that touch made one.
fn joined(ranges: Vec<Range<u32>>) -> Vec<Range<u32>> {
    let mut joined: Vec<Range<u32>> = Vec::new();
    for range in ranges.into_iter().filter(|range| !range.is_empty()) {
        match joined.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// The parts of some ranges that are in none of the others; both in order.
fn without(ranges: &[Range<u32>], others: &[Range<u32>]) -> Vec<Range<u32>> {
    let mut left = Vec::new();
    for range in ranges {
        let mut start = range.start;
        let first = others.partition_point(|other| other.end <= range.start);
        for other in others[first..]
            .iter()
            .take_while(|other| other.start < range.end)
        {
            if start < other.start {
                left.push(start..other.start);
            }
            start = start.max(other.end);
        }
        if start < range.end {
            left.push(start..range.end);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::single_range_in_vec_init, reason = "ranges are what is meant")]
    fn ranges_are_joined_and_cut() {
        assert_eq!(joined(vec![0..4, 4..6, 5..6, 9..9, 10..12]), [0..6, 10..12]);
        assert_eq!(without(&[0..10], &[2..3, 5..20]), [0..2, 3..5]);
        assert_eq!(without(&[0..4, 6..9], &[0..4]), [6..9]);
        assert_eq!(without(&[3..8], &[]), [3..8]);
    }

    #[test]
    fn an_export_is_known_by_its_name_before_the_hash() {
        assert!(begins("workerbox_call_1a2b", "workerbox_call"));
        assert!(begins("workerbox_call", "workerbox_call"));
        assert!(!begins("workerbox_callRest_1a2b", "workerbox_call"));
    }
}
