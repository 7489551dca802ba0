/** Two people at one table by a link: a server of the test’s own, devices of their own, hands that wait. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { button, fill, go, newDevice, press, select, settled } from './kit.mjs';
import { ARTEFACTS, ROOT } from './paths.mjs';
import { program, startProgram } from './serve.mjs';

const LIMIT = 600_000;

/**
 * A server with tables of its own, which can be killed and started again at the same address. With a name it is called
 * by that, as by a phone in the house, without encryption.
 */
export async function ownServer({ name = null, accounts = false, cared = false, more: asked = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  const store = join(folder, 'tables.sqlite');
  const more = [...(name ? ['--host', name] : []), ...(accounts ? ['--accounts'] : []), ...asked];
  let running = await startProgram({ store, more, cared, port: await keptPort() });
  const base = name ? running.base.replace('127.0.0.1', name) : running.base;
  if (name) process.env.TABULEIRO_NAMES = `MAP ${name} 127.0.0.1`;
  // The devices of this file are watched against this address.
  process.env.TABULEIRO_PAGE = base;
  after(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    base,
    get care() {
      return running.care;
    },
    folder,
    kill: () => running.kill(),
    again: async () => {
      running = await startProgram({ store, more, cared, port: new URL(base).port });
    },
  };
}

/**
 * A port for a server that comes again: systems give those below 32768 to nobody who does not ask for them, so nobody
 * takes it in between, and another process of the tests begins to look elsewhere.
 */
async function keptPort() {
  const free = (port) =>
    new Promise((resolve) => {
      const probe = createServer();
      probe.on('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
  for (let tried = 0; ; tried++) {
    const port = 20_000 + ((process.pid + 997 * tried) % 12_000);
    if (await free(port)) return port;
    if (tried === 50) throw new Error('no port below 32768 is free');
  }
}

/** A person with a device and a page of their own. */
export async function person(name, options = {}) {
  const device = await newDevice({ storage: [{ name: 'tabuleiro.name', value: name }], ...options });
  const page = await device.context.newPage();
  return { name, page, ...device };
}

/** A test with people in it: nobody's page may complain, unless a server was to be away. */
export function onlineTest(name, run, { mayBreak = false } = {}) {
  test(name, { timeout: LIMIT }, async (t) => {
    const people = [];
    const enter = async (...args) => {
      people.push(await person(...args));
      return people.at(-1);
    };
    try {
      await run(enter, t);
      for (const each of people) {
        const wrong = each.complaints.filter(
          (text) => !mayBreak || !/WebSocket|failed request|ERR_|Failed to load resource/.test(text),
        );
        assert.deepEqual([...new Set(wrong)], [], `the page of ${each.name} complained`);
      }
    } catch (error) {
      mkdirSync(join(ARTEFACTS, 'failed'), { recursive: true });
      for (const each of people) {
        const path = join(ARTEFACTS, 'failed', `${name}-${each.name}.png`.replace(/[^\p{L}\d.]+/gu, '-'));
        await each.page.screenshot({ path }).catch(() => undefined);
        if (each.complaints.length) t.diagnostic(`${each.name}: ${each.complaints.join('\n')}`);
      }
      throw error;
    } finally {
      await Promise.all(people.map(({ context }) => context.close()));
    }
  });
}

/** Lays a table out in two presses from the home page, and gives the link for a friend. */
export async function invite({ page }, slug, base, clock = null) {
  await go(page, `${base}/#/friend/${slug}`);
  if (clock) await select(page.locator('#friend-clock'), clock);
  await press(page.getByRole('main').locator('.button.primary'));
  await page.locator('#join-link').waitFor();
  const link = await page.locator('#join-link').inputValue();
  assert.match(link, /#\/t\/[0-9a-z]+\/j\/[0-9a-f]{64}$/);
  assert.match(page.url(), /#\/t\/[0-9a-z]+$/, 'no secret stands in the address bar');
  return link;
}

/** Sits down by a link. */
export async function join_({ page }, link) {
  await go(page, link);
  await press(page.getByRole('main').locator('.button.primary'));
  await page.locator('.table-board').waitFor();
  assert.match(page.url(), /#\/t\/[0-9a-z]+$/, 'the secret is gone from the address bar');
}

/** Waits until a page shows something, by what its table says of itself. */
export const until = (page, wanted, arg) => page.waitForFunction(wanted, arg, { polling: 50 });

/** Waits until two pages show the same list of moves. */
export async function together(a, b) {
  const rows = (page) => page.evaluate(() => [...document.querySelectorAll('.moves-entry')].map((e) => e.textContent));
  for (let tries = 0; ; tries++) {
    const [one, other] = await Promise.all([rows(a.page), rows(b.page)]);
    if (JSON.stringify(one) === JSON.stringify(other)) return one;
    assert.ok(tries < 200, `two stories: ${one} and ${other}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Chooses from the menu behind "More". */
export async function choose({ page }, item, more = 'More') {
  await press(button(page, more).first());
  await press(page.getByRole('menuitem', { name: item }));
}

/** The table's own id. */
export const tableOf = ({ page }) => /#\/t\/([0-9a-z]+)/.exec(page.url())[1];

/** Fetches the record as the server has it, and has the program verify it. */
export async function verifyRecord(server, id) {
  const answer = await fetch(`${server.base}/api/tables/${id}/record`);
  assert.equal(answer.status, 200);
  const path = join(server.folder, `${id}.jsonl`);
  writeFileSync(path, await answer.text());
  const told = JSON.parse(execFileSync(program(), ['verify', '--json', path], { encoding: 'utf8' }));
  // A second opinion on the seals and the dice, which shares nothing with the program.
  execFileSync('python3', [join(ROOT, 'scripts/fair_dice.py'), 'verify', path]);
  return told;
}

/** Types the move that the page itself names as an example: the same way in every language. */
export async function typeExample({ page }) {
  await page.keyboard.press('/');
  const field = page.locator('#type-move');
  await field.waitFor();
  const move = /\S+$/.exec((await field.getAttribute('placeholder')) ?? '')?.[0];
  assert.ok(move, 'an example stands there');
  await fill(field, move);
  await page.keyboard.press('Enter');
  await settled(page);
}
