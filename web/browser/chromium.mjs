/**
 * Debian's chromium, without anything that would call home. Most tests run in its shell without windows, the same
 * engine for half of the processor's time (24 and 43 s for one file); what is about the browser itself in all of it.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const SHELL = ['/usr/bin/chromium-headless-shell', ...WHOLE];
const places = () => [process.env.CHROMIUM, ...(process.env.TABULEIRO_BROWSER === 'shell' ? SHELL : WHOLE)];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A name that leads to this machine: a page on plain http at a name is what a phone in the house sees. */
const names = () => (process.env.TABULEIRO_NAMES ? [`--host-resolver-rules=${process.env.TABULEIRO_NAMES}`] : []);

export async function openChromium() {
  const executablePath = places().find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no chromium: apt-get install chromium, or set CHROMIUM');
  return chromium.launch({ executablePath, args: [...FLAGS, ...names()] });
}
