//! A small module with everything that is split, made by hand as the linker makes it.
//!
//! | function | name       | body                          | export |
//! |----------|------------|-------------------------------|--------|
//! | 0        | first_root | calls `shared`                | `call` |
//! | 1        | rest_root  | calls `shared` and `only`     | `rest` |
//! | 2        | shared     | a constant, reads the first 4 bytes of the data |  |
//! | 3        | only       | a constant, reads the next 4  |        |
//! | 4        | listed     | in the table of functions; named by the data that `only` reads |  |

use std::collections::BTreeMap;

use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, DataSymbolDefinition, ElementSection,
    Elements, ExportKind, ExportSection, Function, FunctionSection, LinkingSection, MemorySection,
    MemoryType, Module, NameMap, NameSection, RefType, SymbolTable, TableSection, TableType,
    TypeSection, ValType,
};
use wasmparser::{DataKind, ElementItems, ElementKind, Operator, Parser, Payload, Validator};

use crate::names::counted;
use crate::order::by_likeness;
use crate::reach::{Rest, rest};
use crate::split::{end_before_zeros, split};
use crate::wrong::Wrong;

/// Where the data lies in memory, and its two constants.
const ADDRESS: u32 = 64;
const DATA: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
const NAMES: [&str; 5] = ["first_root", "rest_root", "shared", "only", "listed"];
/// The kinds of relocations that stand in the module: a function's number, an address, a place in the table.
const FUNCTION: u8 = 0;
const MEMORY: u8 = 4;
const TABLE: u8 = 2;

fn body(write: impl FnOnce(&mut Function)) -> Function {
    let mut function = Function::new([]);
    write(&mut function);
    function.instructions().end();
    function
}

/// The module without what the linker says about it.
fn bare() -> Module {
    let mut types = TypeSection::new();
    types.ty().function([], [ValType::I32]);
    let mut functions = FunctionSection::new();
    NAMES.iter().for_each(|_| {
        functions.function(0);
    });
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 2,
        maximum: Some(2),
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut exports = ExportSection::new();
    exports.export("call", ExportKind::Func, 0);
    exports.export("rest_0a1b", ExportKind::Func, 1);
    let mut elements = ElementSection::new();
    let place = ConstExpr::i32_const(1);
    elements.active(None, &place, Elements::Functions((&[4][..]).into()));
    let mut code = CodeSection::new();
    code.function(&body(|f| {
        f.instructions().call(2);
    }));
    code.function(&body(|f| {
        f.instructions().call(2).call(3).i32_add();
    }));
    for constant in [20, 30, 40] {
        code.function(&body(|f| {
            f.instructions().i32_const(constant);
        }));
    }
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(ADDRESS as i32), DATA);
    let mut module = Module::new();
    module
        .section(&types)
        .section(&functions)
        .section(&tables)
        .section(&memories)
        .section(&exports)
        .section(&elements)
        .section(&code)
        .section(&data);
    module
}

fn named(mut module: Module) -> Module {
    let mut functions = NameMap::new();
    for (number, name) in (0..).zip(NAMES) {
        functions.append(number, name);
    }
    let mut names = NameSection::new();
    names.functions(&functions);
    module.section(&names);
    module
}

/// Where each function's body and the bytes of the data begin in their sections, and the numbers of these sections.
fn places(module: &[u8]) -> (Vec<u32>, u32, u32, u32) {
    let (mut bodies, mut bytes) = (Vec::new(), 0);
    let (mut code, mut code_number, mut data_number) = (0, 0, 0);
    let mut number = 0;
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload.expect("wasm");
        let is_section = payload.as_section().is_some();
        match payload {
            Payload::CodeSectionStart { range, .. } => (code, code_number) = (range.start, number),
            Payload::CodeSectionEntry(body) => bodies.push((body.range().start - code) as u32),
            Payload::DataSection(segments) => {
                data_number = number;
                let start = segments.range().start;
                let segment = segments.into_iter().next().expect("one").expect("wasm");
                bytes = (segment.range.end - segment.data.len() - start) as u32;
            }
            _ => {}
        }
        number += u32::from(is_section);
    }
    (bodies, bytes, code_number, data_number)
}

/// Relocations as the linker writes them; all numbers here fit into seven bits.
fn relocations(section: u32, entries: &[(u8, u32, u8)]) -> Vec<u8> {
    let mut bytes = vec![section as u8, entries.len() as u8];
    for &(kind, place, symbol) in entries {
        assert!(place < 128, "seven bits");
        bytes.extend([kind, place as u8, symbol]);
        if kind == MEMORY {
            bytes.push(0);
        }
    }
    bytes
}

/// The module as the linker leaves it with `--emit-relocs`.
fn linked() -> Vec<u8> {
    let (bodies, bytes, code, data) = places(&bare().finish());
    let mut symbols = SymbolTable::new();
    for (number, name) in (0..).zip(NAMES) {
        symbols.function(0, number, Some(name));
    }
    for (name, offset) in [("seen", 0), ("unseen", 4)] {
        let defined = DataSymbolDefinition {
            index: 0,
            offset,
            size: 4,
        };
        symbols.data(0, name, Some(defined));
    }
    let mut linking = LinkingSection::new();
    linking.symbol_table(&symbols);
    let in_code = relocations(
        code,
        &[
            (FUNCTION, bodies[0] + 2, 2),
            (FUNCTION, bodies[1] + 2, 2),
            (FUNCTION, bodies[1] + 4, 3),
            (MEMORY, bodies[2] + 2, 5),
            (MEMORY, bodies[3] + 2, 6),
        ],
    );
    // A constant that holds a function's place in the table, as tables of methods do.
    let in_data = relocations(data, &[(TABLE, bytes + 4, 4)]);
    let mut module = named(bare());
    module.section(&linking);
    for (name, data) in [("reloc.CODE", in_code), ("reloc.DATA", in_data)] {
        module.section(&CustomSection {
            name: name.into(),
            data: data.into(),
        });
    }
    module.finish()
}

fn split_off() -> Rest {
    rest(&linked(), &["rest"], &[]).expect("a module with relocations")
}

#[test]
fn what_only_the_rest_reaches_is_the_rests() {
    let mut functions: Vec<String> = split_off().functions.into_iter().collect();
    functions.sort_unstable();
    assert_eq!(functions, ["listed", "only", "rest_root"]);
    let unseen = ADDRESS + 4..ADDRESS + 8;
    assert_eq!(split_off().constants, std::slice::from_ref(&unseen));
}

/// What is named for later goes to the rest, with what it alone reaches, although the first calls it.
#[test]
fn what_is_to_come_later_is_the_rests() {
    let shared = NAMES[2];
    let found = rest(&linked(), &["rest"], &[shared]).expect("a module with relocations");
    assert!(found.functions.contains(shared) && !found.functions.contains(NAMES[0]));
    let (seen, unseen) = (ADDRESS..ADDRESS + 4, ADDRESS + 4..ADDRESS + 8);
    let whole = |address: u32| found.constants.iter().any(|range| range.contains(&address));
    assert!(whole(seen.start) && whole(unseen.start));
    let split = split(&named(bare()).finish(), &found).expect("two modules");
    for half in [&split.first, &split.rest] {
        Validator::new().validate_all(half).expect("valid wasm");
    }
}

#[test]
fn a_module_must_say_what_refers_to_what() {
    let bare = named(bare()).finish();
    assert!(matches!(
        rest(&bare, &["rest"], &[]),
        Err(Wrong::NoRelocations)
    ));
    let unknown = rest(&linked(), &["none"], &[]);
    assert!(matches!(unknown, Err(Wrong::NoSuchExport("none"))));
    assert!(matches!(rest(b"no wasm", &[], &[]), Err(Wrong::NotWasm(_))));
}

/// What of a module is looked at.
#[derive(Debug, Default)]
struct Seen {
    imports: Vec<(String, String)>,
    exports: BTreeMap<String, u32>,
    bodies: Vec<Vec<String>>,
    /// Places in the table and the functions there.
    listed: Vec<(i32, u32)>,
    /// Addresses and their bytes.
    data: Vec<(i32, Vec<u8>)>,
    table: u64,
}

fn constant(expression: &wasmparser::ConstExpr<'_>) -> i32 {
    match expression.get_operators_reader().read() {
        Ok(Operator::I32Const { value }) => value,
        other => panic!("no constant: {other:?}"),
    }
}

fn seen(module: &[u8]) -> Seen {
    Validator::new().validate_all(module).expect("valid wasm");
    let mut seen = Seen::default();
    for payload in Parser::new(0).parse_all(module) {
        match payload.expect("wasm") {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import.expect("wasm");
                    let names = (import.module.to_owned(), import.name.to_owned());
                    seen.imports.push(names);
                }
            }
            Payload::TableSection(tables) => {
                seen.table = tables
                    .into_iter()
                    .next()
                    .expect("one")
                    .expect("wasm")
                    .ty
                    .initial;
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export.expect("wasm");
                    seen.exports.insert(export.name.to_owned(), export.index);
                }
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element.expect("wasm");
                    let ElementKind::Active { offset_expr, .. } = &element.kind else {
                        panic!("not put into the table")
                    };
                    let ElementItems::Functions(functions) = element.items else {
                        panic!("not listed")
                    };
                    for (place, function) in (constant(offset_expr)..).zip(functions) {
                        seen.listed.push((place, function.expect("wasm")));
                    }
                }
            }
            Payload::DataSection(segments) => {
                for segment in segments {
                    let segment = segment.expect("wasm");
                    let DataKind::Active { offset_expr, .. } = &segment.kind else {
                        panic!("at no address")
                    };
                    let bytes = segment.data.to_vec();
                    seen.data.push((constant(offset_expr), bytes));
                }
            }
            Payload::CodeSectionEntry(body) => {
                let operators = body.get_operators_reader().expect("wasm").into_iter();
                let written = operators.map(|operator| format!("{:?}", operator.expect("wasm")));
                seen.bodies.push(written.collect());
            }
            _ => {}
        }
    }
    seen
}

#[test]
fn shared_functions_are_called_by_their_order_on_both_sides() {
    let first = by_likeness(&two_kinds()).expect("wasm");
    let mut types = TypeSection::new();
    types.ty().function([], [ValType::I32]);
    let mut imports = wasm_encoder::ImportSection::new();
    for name in ["f3", "memory_of_old", "f0"] {
        imports.import("first", name, wasm_encoder::EntityType::Function(0));
    }
    let mut rest = Module::new();
    rest.section(&types).section(&imports);
    let before = seen(&first);
    let (first, rest) = counted(&first, &rest.finish()).expect("wasm");
    let (first, rest) = (seen(&first), seen(&rest));
    let names: Vec<&str> = rest.imports.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names[1], "memory_of_old");
    assert_eq!(before.exports["f3"], first.exports[names[0]]);
    assert_eq!(before.exports["f0"], first.exports[names[2]]);
    let mut shared: Vec<(usize, u32)> = first
        .exports
        .iter()
        .map(|(name, function)| {
            (
                usize::from_str_radix(&name[1..], 16).expect("a number"),
                *function,
            )
        })
        .collect();
    shared.sort_unstable();
    assert!(
        shared.windows(2).all(|pair| pair[0].1 < pair[1].1),
        "{shared:?}"
    );
    assert!(rest.exports.is_empty());
}

#[test]
fn each_half_has_its_own_and_finds_the_other() {
    let halves = split(&named(bare()).finish(), &split_off()).expect("a module that can be split");
    let (first, rest) = (seen(&halves.first), seen(&halves.rest));

    // The first stands alone. Behind `rest` is a stub, which calls the first place after the old table.
    assert_eq!(first.imports, []);
    assert_eq!((first.table, first.bodies.len()), (3, 3));
    let stub = &first.bodies[first.exports["rest_0a1b"] as usize];
    assert!(stub[0].contains("value: 2"), "{stub:?}");
    assert!(stub[1].starts_with("CallIndirect"), "{stub:?}");
    assert_eq!(first.listed, []);
    assert_eq!(first.data, [(64, vec![1, 2, 3, 4])]);

    // The rest imports what the first exports and nothing else, puts its function behind the stub, and its own function
    // and constant where they were.
    let names: Vec<&str> = rest.imports.iter().map(|(_, name)| name.as_str()).collect();
    assert!(rest.imports.iter().all(|(module, _)| module == "first"));
    assert!(names.iter().all(|name| first.exports.contains_key(*name)));
    assert_eq!(names, ["f0", "memory", "functions"]);
    let mut places: Vec<i32> = rest.listed.iter().map(|&(place, _)| place).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 2]);
    let behind_the_stub = rest.listed.iter().find(|(place, _)| *place == 2);
    let behind_the_stub = behind_the_stub.expect("a function").1 as usize - 1;
    let calls = |body: &[String]| body.iter().filter(|each| each.starts_with("Call")).count();
    assert_eq!(calls(&rest.bodies[behind_the_stub]), 2);
    assert_eq!(rest.data, [(68, vec![5, 6, 7, 8])]);
}

/// A module of many functions of two kinds, in turn; each gives its number.
fn two_kinds() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], [ValType::I32]);
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    let mut exports = ExportSection::new();
    for number in 0..12 {
        functions.function(0);
        exports.export(&format!("f{number}"), ExportKind::Func, number);
        code.function(&body(|f| {
            let mut write = f.instructions();
            write.i32_const(0);
            for step in 0..20 {
                if number % 2 == 0 {
                    write.i32_const(7 * step).i32_add().i32_popcnt();
                } else {
                    write.i32_const(9 * step).i32_mul().i32_eqz();
                }
            }
            write.drop().i32_const(number as i32);
        }));
    }
    let mut module = Module::new();
    module
        .section(&types)
        .section(&functions)
        .section(&exports)
        .section(&code);
    module.finish()
}

#[test]
fn likes_stand_together_and_keep_their_names() {
    let before = two_kinds();
    let after = by_likeness(&before).expect("wasm");
    assert_eq!(before.len(), after.len());
    let (before, after) = (seen(&before), seen(&after));
    let kind = |body: &Vec<String>| body.iter().any(|each| each == "I32Popcnt");
    let changes = |seen: &Seen| {
        let pairs = seen.bodies.windows(2);
        pairs
            .filter(|pair| kind(&pair[0]) != kind(&pair[1]))
            .count()
    };
    assert_eq!((changes(&before), changes(&after)), (11, 1));
    for (name, &function) in &before.exports {
        let moved = after.exports[name] as usize;
        assert_eq!(
            before.bodies[function as usize], after.bodies[moved],
            "{name}"
        );
    }
}

#[test]
fn calls_and_tables_follow_the_new_order() {
    let before = named(bare()).finish();
    let after = seen(&by_likeness(&before).expect("wasm"));
    let body = |function: u32| after.bodies[function as usize].join(" ");
    let called = |function: u32| -> Vec<u32> {
        let body = &after.bodies[function as usize];
        let numbers = body.iter().filter_map(|each| {
            each.strip_prefix("Call { function_index: ")?
                .strip_suffix(" }")
        });
        numbers
            .map(|number| number.parse().expect("a number"))
            .collect()
    };
    let constants: Vec<String> = called(after.exports["rest_0a1b"])
        .into_iter()
        .map(body)
        .collect();
    assert!(constants[0].contains("20") && constants[1].contains("30"));
    assert!(body(after.listed[0].1).contains("40"));
}

#[test]
fn a_run_of_bytes_ends_where_many_zeros_begin() {
    let mut bytes = vec![0; 1_000];
    for place in [3, 10, 20, 950] {
        bytes[place] = 1;
    }
    assert_eq!(end_before_zeros(&bytes, 3), 21);
    assert_eq!(end_before_zeros(&bytes, 950), 951);
}
