// Builds crates/wasm and puts the wasm and its JavaScript glue into src/wasm (not committed: cargo makes it again).
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;
const cargo = (...args) => execFileSync('cargo', args, { cwd: root, stdio: 'inherit' });
cargo('build', '--quiet', '--package', 'tabuleiro-wasm', '--profile', 'wasm-release', '--target', 'wasm32-unknown-unknown');
mkdirSync(`${root}web/src/wasm`, { recursive: true });
cargo('run', '--quiet', '--package', 'tabuleiro-bind', '--', 'target/wasm32-unknown-unknown/wasm-release/tabuleiro_wasm.wasm', 'web/src/wasm');
const bytes = readFileSync(`${root}web/src/wasm/box_bg.wasm`);
console.log(`src/wasm/box_bg.wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
