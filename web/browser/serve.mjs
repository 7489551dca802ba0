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

/** What the program says of its doors: the one for players, and the one for whoever looks after it. */
const DOORS = { base: /is at (http:\/\/[\d.:]+)/, care: /looks after it finds it at http:\/\/([\d.:]+)/ };

/**
 * Starts the program, and gives the addresses of its doors and the ways to end it. Its tables lie where the test says.
 * The program takes free ports itself: one that was seen to be free may be taken a moment later.
 */
export async function startProgram({ store, port = 0, more = [], cared = false }) {
  const how = ['serve', '--listen', `127.0.0.1:${port}`, '--no-open', '--store', store, ...more];
  if (cared) how.push('--admin', '127.0.0.1:0');
  const server = spawn(program(), how, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const doors = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      // A line that is not all there yet may end in half a port.
      const whole = said.slice(0, said.lastIndexOf('\n') + 1);
      const [base, care] = [DOORS.base, DOORS.care].map((door) => door.exec(whole)?.[1]);
      if (base && (care || !cared)) resolve({ base, care });
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
  });
  const end = (signal) => {
    server.kill(signal);
    return ended;
  };
  return { ...doors, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

/** Starts the page and gives its address and the way to stop it. No test touches the tables of whoever runs it. */
export async function servePage() {
  if (process.env.TABULEIRO_PAGE) return { base: process.env.TABULEIRO_PAGE.replace(/\/$/, ''), stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  const { base, stop } = await startProgram({ store: join(folder, 'tables.sqlite') });
  return { base, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}
