//! Makes two modules of one: what a first visit needs, and the rest.
//!
//! Both work on one memory and one table of functions, which are the first's. The rest imports from the first whatever
//! it calls there. The other way round goes through the table: for each function of the rest that the first calls or
//! exports, the first has a stub which calls a place of the table, and the rest puts its function there when it is
//! loaded.

use std::collections::{BTreeSet, HashSet};

use walrus::ir::{Value, Visitor, dfs_in_order};
use walrus::{
    ConstExpr, DataId, DataKind, ElementItems, ElementKind, ExportItem, FunctionBuilder,
    FunctionId, FunctionKind, GlobalId, GlobalKind, ImportKind, ImportedFunction, LocalFunction,
    MemoryId, Module, ModuleConfig, RefType, TableId,
};

use crate::reach::Rest;
use crate::wrong::Wrong;

/// The name by which the rest knows the first module.
const FIRST: &str = "first";
/// The names of what both halves share.
const MEMORY: &str = "memory";
const TABLE: &str = "functions";
/// A function that both share is called by this letter and a number.
pub(crate) const FUNCTION: char = 'f';

/// The two modules, as bytes.
pub(crate) struct Split {
    pub(crate) first: Vec<u8>,
    pub(crate) rest: Vec<u8>,
}

/// Splits a bound module, whose functions still have their names.
pub(crate) fn split(bound: &[u8], rest: &Rest) -> Result<Split, Box<dyn core::error::Error>> {
    let half = || -> Result<Half, Box<dyn core::error::Error>> {
        let module = ModuleConfig::new()
            .generate_name_section(false)
            .generate_producers_section(false)
            .parse(bound)?;
        Ok(Half::new(module, rest)?)
    };
    let (mut first, mut second) = (half()?, half()?);
    let plan = first.plan();
    first.keep_first(&plan, rest)?;
    second.keep_rest(&plan, rest)?;
    Ok(Split {
        first: first.written(),
        rest: second.written(),
    })
}

/// Who needs what of the other. Both halves are parsed from the same bytes, so the place of a function or a global in
/// one is its place in the other.
struct Plan {
    /// Functions of the rest that the first calls or exports, each with its place in the table of functions.
    stubs: Vec<(usize, u64)>,
    /// What the rest uses of the first, with the names under which it is exported.
    functions: Vec<(usize, String)>,
    globals: Vec<(usize, String)>,
}

/// A module on its way to become one half.
struct Half {
    module: Module,
    functions: Vec<FunctionId>,
    globals: Vec<GlobalId>,
    /// The functions of the rest.
    rest: HashSet<FunctionId>,
    memory: MemoryId,
    table: TableId,
}

/// More zeros than these are worth a run of their own on either side.
const MANY_ZEROS: usize = 400;

/// Where the bytes from a place on end, or many zeros begin.
pub(crate) fn end_before_zeros(bytes: &[u8], from: usize) -> usize {
    let mut end = from;
    for (place, &byte) in bytes.iter().enumerate().skip(from) {
        if byte != 0 {
            end = place + 1;
        } else if place - end >= MANY_ZEROS {
            break;
        }
    }
    end
}

/// What functions mention.
#[derive(Default)]
struct Mentions {
    functions: BTreeSet<usize>,
    globals: BTreeSet<usize>,
}

impl<'instr> Visitor<'instr> for Mentions {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.functions.insert(function.index());
    }

    fn visit_global_id(&mut self, global: &GlobalId) {
        self.globals.insert(global.index());
    }
}

impl Mentions {
    fn of<'a>(functions: impl Iterator<Item = &'a LocalFunction>) -> Self {
        let mut mentions = Self::default();
        for function in functions {
            dfs_in_order(&mut mentions, function, function.entry_block());
        }
        mentions
    }
}

const fn at(place: u64) -> ConstExpr {
    // Places and addresses of a 32-bit module.
    ConstExpr::Value(Value::I32(place as i32))
}

impl Half {
    fn new(mut module: Module, rest: &Rest) -> Result<Self, Wrong> {
        let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
        for custom in customs {
            module.customs.delete(custom);
        }
        let memories: Vec<_> = module.memories.iter().map(walrus::Memory::id).collect();
        let tables: Vec<_> = module
            .tables
            .iter()
            .filter(|table| table.element_ty == RefType::FUNCREF)
            .map(walrus::Table::id)
            .collect();
        let (&[memory], &[table]) = (&*memories, &*tables) else {
            return Err(Wrong::NoMemoryOrTable);
        };
        let named = module.funcs.iter().filter(|function| {
            let is_local = matches!(function.kind, FunctionKind::Local(_));
            let name = function.name.as_ref();
            is_local && name.is_some_and(|name| rest.functions.contains(name))
        });
        let rest = named.map(walrus::Function::id).collect();
        Ok(Self {
            functions: module.funcs.iter().map(walrus::Function::id).collect(),
            globals: module.globals.iter().map(walrus::Global::id).collect(),
            module,
            rest,
            memory,
            table,
        })
    }

    fn plan(&self) -> Plan {
        let is_rest = |&place: &usize| self.rest.contains(&self.functions[place]);
        let mentioned = |in_rest: bool| {
            let all = self.module.funcs.iter_local();
            let half = all.filter(|(id, _)| self.rest.contains(id) == in_rest);
            Mentions::of(half.map(|(_, function)| function))
        };
        let (by_first, by_rest) = (mentioned(false), mentioned(true));
        let mut called = by_first.functions;
        for export in self.module.exports.iter() {
            if let ExportItem::Function(function) = export.item {
                called.insert(function.index());
            }
        }
        let named = |prefix: char, places: &mut dyn Iterator<Item = usize>| {
            let named = places.enumerate();
            named
                .map(|(number, place)| (place, format!("{prefix}{number:x}")))
                .collect()
        };
        let end_of_table = self.module.tables.get(self.table).initial;
        Plan {
            stubs: called
                .into_iter()
                .filter(is_rest)
                .zip(end_of_table..)
                .collect(),
            functions: named(
                FUNCTION,
                &mut by_rest
                    .functions
                    .into_iter()
                    .filter(|place| !is_rest(place)),
            ),
            globals: named('g', &mut by_rest.globals.into_iter()),
        }
    }

    /// Keeps what a first visit needs, with stubs for the rest.
    fn keep_first(&mut self, plan: &Plan, rest: &Rest) -> Result<(), Wrong> {
        self.fill_table(plan, |half, function| !half.rest.contains(&function))?;
        for &(function, place) in &plan.stubs {
            self.make_stub(self.functions[function], place);
        }
        let exports = &mut self.module.exports;
        if exports.get_exported_memory(self.memory).is_none() {
            exports.add(MEMORY, self.memory);
        }
        exports.add(TABLE, self.table);
        for (function, name) in &plan.functions {
            exports.add(name, self.functions[*function]);
        }
        for (global, name) in &plan.globals {
            exports.add(name, self.globals[*global]);
        }
        self.each_constant(rest, |_, bytes| bytes.fill(0))?;
        self.leave_out_zeros()
    }

    /// Writes no long runs of zeros down: that is what a new memory holds.
    fn leave_out_zeros(&mut self) -> Result<(), Wrong> {
        for (address, segment) in self.segments()? {
            let bytes = core::mem::take(&mut self.module.data.get_mut(segment).value);
            self.module.data.delete(segment);
            let memory = self.module.memories.get_mut(self.memory);
            memory.data_segments.remove(&segment);
            let mut start = 0;
            while let Some(begin) = bytes[start..].iter().position(|&byte| byte != 0) {
                let (from, end) = (start + begin, end_before_zeros(&bytes, start + begin));
                self.set(address + from as u32, bytes[from..end].to_vec());
                start = end;
            }
        }
        Ok(())
    }

    /// Lets the memory hold these bytes from the start.
    fn set(&mut self, address: u32, bytes: Vec<u8>) {
        let kind = DataKind::Active {
            memory: self.memory,
            offset: at(address.into()),
        };
        let data = self.module.data.add(kind, bytes);
        let memory = self.module.memories.get_mut(self.memory);
        memory.data_segments.insert(data);
    }

    /// Keeps the rest, and imports what it needs from the first.
    fn keep_rest(&mut self, plan: &Plan, rest: &Rest) -> Result<(), Wrong> {
        let mut constants = Vec::new();
        self.each_constant(rest, |address, bytes| {
            constants.push((address, bytes.to_vec()));
        })?;
        self.fill_table(plan, |half, function| half.rest.contains(&function))?;
        for &(function, place) in &plan.stubs {
            self.put(place, vec![self.functions[function]]);
        }
        self.forget_the_first();
        self.import_from_first(plan);
        for (address, bytes) in constants {
            self.set(address, bytes);
        }
        Ok(())
    }

    /// Leaves in the table only the functions that are to be kept, and makes room for those behind stubs.
    fn fill_table(
        &mut self,
        plan: &Plan,
        keep: impl Fn(&Self, FunctionId) -> bool,
    ) -> Result<(), Wrong> {
        let segments: Vec<_> = self
            .module
            .elements
            .iter()
            .map(walrus::Element::id)
            .collect();
        for segment in segments {
            let element = self.module.elements.get(segment);
            let ElementKind::Active { table, offset } = &element.kind else {
                continue;
            };
            if *table != self.table {
                continue;
            }
            let (ConstExpr::Value(Value::I32(start)), ElementItems::Functions(items)) =
                (offset, &element.items)
            else {
                return Err(Wrong::ElementsNotListed);
            };
            let (start, items) = (*start as u64, items.clone());
            self.module.elements.delete(segment);
            let table = self.module.tables.get_mut(self.table);
            table.elem_segments.remove(&segment);
            let mut run = Vec::new();
            let mut next = start;
            for function in items {
                if keep(self, function) {
                    run.push(function);
                } else {
                    self.put(next - run.len() as u64, core::mem::take(&mut run));
                }
                next += 1;
            }
            self.put(next - run.len() as u64, run);
        }
        let table = self.module.tables.get_mut(self.table);
        table.initial += plan.stubs.len() as u64;
        table.maximum = table.maximum.map(|most| most.max(table.initial));
        Ok(())
    }

    /// Puts functions into the table, from a place on.
    fn put(&mut self, place: u64, functions: Vec<FunctionId>) {
        if functions.is_empty() {
            return;
        }
        let kind = ElementKind::Active {
            table: self.table,
            offset: at(place),
        };
        let items = ElementItems::Functions(functions);
        let segment = self.module.elements.add(kind, items);
        let table = self.module.tables.get_mut(self.table);
        table.elem_segments.insert(segment);
    }

    /// Lets a function call a place of the table with its own arguments, whatever stood in it before.
    fn make_stub(&mut self, function: FunctionId, place: u64) {
        let ty = self.module.funcs.get(function).ty();
        let (params, results) = self.module.types.params_results(ty);
        let (params, results) = (params.to_vec(), results.to_vec());
        let mut builder = FunctionBuilder::new(&mut self.module.types, &params, &results);
        let arguments: Vec<_> = params
            .iter()
            .map(|&kind| self.module.locals.add(kind))
            .collect();
        let mut body = builder.func_body();
        for &argument in &arguments {
            body.local_get(argument);
        }
        body.i32_const(place as i32).call_indirect(ty, self.table);
        let stub = builder.local_func(arguments);
        self.module.funcs.get_mut(function).kind = FunctionKind::Local(stub);
    }

    /// The runs of bytes that the memory holds from the start, each with its address.
    fn segments(&self) -> Result<Vec<(u32, DataId)>, Wrong> {
        let segment = |data: &walrus::Data| match data.kind {
            DataKind::Active {
                offset: ConstExpr::Value(Value::I32(address)),
                ..
            } => Ok((address as u32, data.id())),
            _ => Err(Wrong::NotAtAnAddress),
        };
        self.module.data.iter().map(segment).collect()
    }

    /// Hands over the bytes of each constant of the rest.
    fn each_constant(
        &mut self,
        rest: &Rest,
        mut hand_over: impl FnMut(u32, &mut [u8]),
    ) -> Result<(), Wrong> {
        let segments = self.segments()?;
        for range in &rest.constants {
            for &(address, segment) in &segments {
                let bytes = &mut self.module.data.get_mut(segment).value;
                let end = address + bytes.len() as u32;
                // What the binder has left out of a segment was of no use to it.
                let (from, to) = (range.start.max(address), range.end.min(end));
                if from < to {
                    hand_over(
                        from,
                        &mut bytes[(from - address) as usize..(to - address) as usize],
                    );
                }
            }
        }
        Ok(())
    }

    /// Drops everything that only the first does: exports, the start, constants.
    fn forget_the_first(&mut self) {
        let exports: Vec<_> = self.module.exports.iter().map(walrus::Export::id).collect();
        for export in exports {
            self.module.exports.delete(export);
        }
        self.module.start = None;
        let segments: Vec<_> = self.module.data.iter().map(walrus::Data::id).collect();
        for segment in segments {
            self.module.data.delete(segment);
        }
        let memory = self.module.memories.get_mut(self.memory);
        memory.data_segments.clear();
        let others: Vec<_> = self
            .module
            .elements
            .iter()
            .filter(|element| {
                !matches!(element.kind, ElementKind::Active { table, .. } if table == self.table)
            })
            .map(walrus::Element::id)
            .collect();
        for element in others {
            self.module.elements.delete(element);
        }
    }

    /// Turns what is the first's into imports.
    fn import_from_first(&mut self, plan: &Plan) {
        let Module {
            imports,
            funcs,
            globals,
            memories,
            tables,
            ..
        } = &mut self.module;
        let outside: Vec<_> = imports.iter().map(walrus::Import::id).collect();
        for import in outside {
            imports.delete(import);
        }
        for (place, name) in &plan.functions {
            let function = self.functions[*place];
            let ty = funcs.get(function).ty();
            let import = imports.add(FIRST, name, ImportKind::Function(function));
            funcs.get_mut(function).kind = FunctionKind::Import(ImportedFunction { import, ty });
        }
        for (place, name) in &plan.globals {
            let global = self.globals[*place];
            let import = imports.add(FIRST, name, ImportKind::Global(global));
            globals.get_mut(global).kind = GlobalKind::Import(import);
        }
        let import = imports.add(FIRST, MEMORY, ImportKind::Memory(self.memory));
        memories.get_mut(self.memory).import = Some(import);
        let import = imports.add(FIRST, TABLE, ImportKind::Table(self.table));
        tables.get_mut(self.table).import = Some(import);
        // Whatever else the first has is not mentioned here.
        let kept: HashSet<FunctionId> = plan
            .functions
            .iter()
            .map(|(place, _)| self.functions[*place])
            .collect();
        for &function in &self.functions {
            if !self.rest.contains(&function) && !kept.contains(&function) {
                funcs.delete(function);
            }
        }
    }

    fn written(mut self) -> Vec<u8> {
        walrus::passes::gc::run(&mut self.module);
        self.module.emit_wasm()
    }
}
