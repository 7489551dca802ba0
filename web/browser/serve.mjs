/**
 * Where the page comes from: the address in TABULEIRO_PAGE, or the program itself (TABULEIRO_BIN, or the newest build)
 * started on a free port.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const BUILDS = ['release', 'debug'].map((profile) => join(ROOT, 'target', profile, 'tabuleiro'));

function program() {
  if (process.env.TABULEIRO_BIN) return process.env.TABULEIRO_BIN;
  const [newest] = BUILDS.filter(existsSync).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('no program: cargo build --package tabuleiro, or set TABULEIRO_BIN or TABULEIRO_PAGE');
  return newest;
}

/** Starts the page and gives its address and the way to stop it. */
export async function servePage() {
  if (process.env.TABULEIRO_PAGE) return { base: process.env.TABULEIRO_PAGE.replace(/\/$/, ''), stop: () => undefined };
  const server = spawn(program(), ['serve', '--listen', '127.0.0.1:0', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  return { base, stop: () => server.kill('SIGINT') };
}
