/**
 * Where the page comes from: the address in TABULEIRO_PAGE, or the program itself (TABULEIRO_BIN, or the newest build)
 * started on a free port.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const BUILDS = ['release', 'debug'].map((profile) => join(ROOT, 'target', profile, 'tabuleiro'));

export function program() {
  if (process.env.TABULEIRO_BIN) return process.env.TABULEIRO_BIN;
  const [newest] = BUILDS.filter(existsSync).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('no program: cargo build --package tabuleiro, or set TABULEIRO_BIN or TABULEIRO_PAGE');
  return newest;
}

/** Starts the program, and gives its address and the ways to end it. Its tables lie where the test says. */
export async function startProgram({ store, port = 0, more = [] }) {
  const how = ['serve', '--listen', `127.0.0.1:${port}`, '--no-open', '--store', store, ...more];
  const server = spawn(program(), how, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const base = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
  });
  const end = (signal) => {
    server.kill(signal);
    return ended;
  };
  return { base, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

/** Starts the page and gives its address and the way to stop it. No test touches the tables of whoever runs it. */
export async function servePage() {
  if (process.env.TABULEIRO_PAGE) return { base: process.env.TABULEIRO_PAGE.replace(/\/$/, ''), stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  const { base, stop } = await startProgram({ store: join(folder, 'tables.sqlite') });
  return { base, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}
