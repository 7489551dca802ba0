// Builds crates/wasm and puts the wasm, its JavaScript glue and its words into src/wasm (not committed: cargo makes
// it again). The bytes depend on nothing but the sources, the toolchain and the lockfiles: crates/server/page is
// compared with a fresh build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
const flags = [`--remap-path-prefix=${join(cargoHome, 'registry/src')}=registry`, `--remap-path-prefix=${root}=`];
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
mkdirSync(out, { recursive: true });
// Chosen like the tests of the workspace: the same features, so that nothing is compiled for it a second time.
cargo(['build', '--quiet', '--locked', '--workspace', '--all-features', '--bin', 'tabuleiro-bind']);
const compiled = join(target, 'wasm32-unknown-unknown/wasm-release/tabuleiro_wasm.wasm');
execFileSync(join(target, 'debug/tabuleiro-bind'), [compiled, out], { stdio: 'inherit' });

// The words of a language are one file, without what only translators read and what only the terminal says.
const locales = join(root, 'crates/words/locales');
const words = readdirSync(locales)
  .sort()
  .map((language) => {
    const texts = readdirSync(join(locales, language))
      .filter((name) => name !== 'terminal.ftl')
      .sort()
      .map((name) => readFileSync(join(locales, language, name), 'utf8'));
    const name = `words-${language}.ftl`;
    writeFileSync(
      join(out, name),
      texts
        .join('\n')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n'),
    );
    return name;
  });
for (const name of ['box_bg.wasm', 'box_rest.wasm', ...words]) {
  const bytes = readFileSync(join(out, name));
  console.log(`src/wasm/${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}
