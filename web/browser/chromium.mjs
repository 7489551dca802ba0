/** Debian's chromium, without anything that would call home. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
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
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no chromium: apt-get install chromium, or set CHROMIUM');
  return chromium.launch({ executablePath, args: [...FLAGS, ...names()] });
}
