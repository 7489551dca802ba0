//! The order of a module's functions, which means nothing to the module and a lot to whoever compresses it.
//!
//! Gzip finds what it has seen in the last 32 KB. A function that was compiled for several layouts or kinds of things
//! is found again when its likes stand beside it.

use std::collections::BTreeSet;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload};

use crate::wrong::Wrong;

/// So many bytes in a row count as one thing that two functions can share.
const GRAM: usize = 6;
/// So many of them stand for a function: those with the smallest hashes, so that likes keep the same ones.
const SKETCH: usize = 96;

/// The same module with functions beside those that they are most like.
pub(crate) fn by_likeness(module: &[u8]) -> Result<Vec<u8>, Wrong> {
    let mut imported = 0;
    let mut sketches = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, wasmparser::TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => sketches.push(sketch(body.as_bytes())),
            _ => {}
        }
    }
    let order = chain(&sketches);
    let mut place_of = vec![0; order.len()];
    for (place, &function) in (0..).zip(&order) {
        place_of[function] = place;
    }
    let mut ordered = Module::new();
    let mut renumbered = Renumbered {
        imported,
        order,
        place_of,
    };
    renumbered
        .parse_core_module(&mut ordered, Parser::new(0), module)
        .map_err(|error| match error {
            Error::ParseError(error) => Wrong::NotWasm(error),
            other => Wrong::NotWritten(other.to_string()),
        })?;
    Ok(ordered.finish())
}

/// The smallest hashes of what a function's body is made of, in order.
fn sketch(body: &[u8]) -> Vec<u32> {
    let mut smallest = BTreeSet::new();
    for gram in body.windows(GRAM) {
        // FNV-1a: any hash will do that is the same everywhere.
        let hash = gram.iter().fold(0x811c_9dc5_u32, |hash, &byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        smallest.insert(hash);
        if smallest.len() > SKETCH {
            smallest.pop_last();
        }
    }
    smallest.into_iter().collect()
}

/// Each function is followed by the one that shares most with it among those that are left, the first one of equals.
fn chain(sketches: &[Vec<u32>]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..sketches.len()).collect();
    let mut order = Vec::with_capacity(left.len());
    let mut next = 0;
    while !left.is_empty() {
        let last = left.remove(next);
        order.push(last);
        // Where nothing is shared, the order that was there stays.
        let mut best = 0;
        next = 0;
        for (place, &other) in left.iter().enumerate() {
            let alike = shared(&sketches[last], &sketches[other]);
            if alike > best {
                (best, next) = (alike, place);
            }
        }
    }
    order
}

/// How many hashes two sketches share.
fn shared(one: &[u32], other: &[u32]) -> usize {
    let (mut at, mut count) = (0, 0);
    for hash in one {
        while other.get(at).is_some_and(|known| known < hash) {
            at += 1;
        }
        count += usize::from(other.get(at) == Some(hash));
    }
    count
}

/// Writes a module again with its functions in another order.
struct Renumbered {
    imported: u32,
    /// The functions of the module in their new order, imported ones apart.
    order: Vec<usize>,
    /// The new place of each.
    place_of: Vec<u32>,
}

impl Reencode for Renumbered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.imported + self.place_of[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter();
        let bodies = bodies.collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
