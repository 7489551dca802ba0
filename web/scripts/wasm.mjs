// Builds crates/wasm and puts the wasm, its JavaScript glue and its words into src/wasm (not committed: cargo makes
// it again). The bytes depend on nothing but the sources, the toolchain and the lockfiles: crates/server/page is
// compared with a fresh build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = new URL('../../', import.meta.url).pathname;
const out = join(root, 'web/src/wasm');
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
const cargo = (args, env = {}) =>
  execFileSync('cargo', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

// Panics name source files: those of dependencies lie somewhere else on every machine.
const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
const flags = [
  `--remap-path-prefix=${join(cargoHome, 'registry/src')}=registry`,
  `--remap-path-prefix=${root}=`,
  // Every browser that the page runs in has it; the nets are judged with it.
  '-Ctarget-feature=+simd128',
];
cargo(
  // The relocations say what a first visit needs: tabuleiro-bind makes two modules by them.
  [
    'rustc',
    '--quiet',
    '--locked',
    '--package',
    'tabuleiro-wasm',
    '--crate-type',
    'cdylib',
    '--profile',
    'wasm-release',
    '--target',
    'wasm32-unknown-unknown',
    '--',
    '-C',
    'link-arg=--emit-relocs',
  ],
  { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') },
);
// What an earlier build had under another name must not be taken for a part of this one.
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// Chosen like the tests of the workspace: the same features, so that nothing is compiled for it a second time.
cargo(['build', '--quiet', '--locked', '--workspace', '--all-features', '--bin', 'tabuleiro-bind']);
const compiled = join(target, 'wasm32-unknown-unknown/wasm-release/tabuleiro_wasm.wasm');
execFileSync(join(target, 'debug/tabuleiro-bind'), [compiled, out], { stdio: 'inherit' });

// A folder of a language is a part of its words and one file, in the order of the messages' names and without what only
// translators read.
const locales = join(root, 'crates/words/locales');
const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const words = folders(locales).flatMap((language) =>
  folders(join(locales, language)).map((part) => {
    const folder = join(locales, language, part);
    const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    // A message goes on in lines that are indented or close a brace.
    const messages = text.join('\n').match(/^[a-z][a-z0-9-]* =.*\n(?:[ }].*\n)*/gm);
    const name = `words-${language}-${part}.ftl`;
    const byName = (one, other) => (one.split(' =', 1)[0] < other.split(' =', 1)[0] ? -1 : 1);
    writeFileSync(join(out, name), messages.sort(byName).join(''));
    return name;
  }),
);
for (const name of ['box_bg.wasm', 'box_rest.wasm', ...words]) {
  const bytes = readFileSync(join(out, name));
  console.log(`src/wasm/${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}
