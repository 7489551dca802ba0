/** Games kept on the device: moved from where earlier pages kept them, and never lost without a word. */
import assert from 'node:assert/strict';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, button, go, newDevice, press, reload, savedGames, settled } from './kit.mjs';

const notice = (page) => page.locator('.store-notice');
const entries = (page) => page.locator('.moves-entry').allTextContents();
async function move(page, from, to) {
  await press(square(page, from));
  await press(square(page, to));
}
const oldKeys = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'tabuleiro.preferences'));

browserTest(
  'a game and house rules of an earlier page are found again, and go on',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian');
    await move(page, 22, 18);
    await move(page, 12, 16);
    const games = await savedGames(page);
    const draft = { parent: 'draughts:garden', name: 'Casa da avó', changes: { compulsion: 'forced' } };
    const { context, complaints } = await newDevice({
      choices: { oneClick: false },
      storage: [
        { name: 'tabuleiro.games', value: JSON.stringify(games) },
        { name: 'tabuleiro.houses', value: JSON.stringify({ old: draft }) },
      ],
    });
    const other = await context.newPage();
    await go(other, '#/');
    assert.deepEqual(await oldKeys(other), [], 'nothing lies there any more');
    assert.match(await other.locator('.home').textContent(), /Casa da avó/);
    await press(other.getByRole('link', { name: 'Resume' }));
    assert.deepEqual(await entries(other), ['22-18', '12-16']);
    await move(other, 26, 22);
    await reload(other);
    assert.deepEqual(await entries(other), ['22-18', '12-16', '26-22']);
    await go(other, '#/');
    assert.match(await other.locator('.home').textContent(), /Casa da avó/);
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

browserTest(
  'a full disk is said in the language of the page; what waits is written when there is room',
  { choices: { oneClick: false, language: 'pt' } },
  async (page, { context }) => {
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (window.diskIsFull) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await startDraughts(page, 'italian');
    assert.equal(await notice(page).count(), 0);
    await page.evaluate(() => {
      window.diskIsFull = true;
    });
    await move(page, 22, 18);
    assert.match(await notice(page).textContent(), /Não há mais espaço neste aparelho/);
    assert.equal(await page.locator('[role="alert"]', { has: notice(page) }).count(), 1, 'it is spoken too');
    // The game itself goes on.
    await move(page, 12, 16);
    assert.deepEqual(await entries(page), ['22-18', '12-16']);
    assert.equal((await savedGames(page))[0].move, 1);
    await page.evaluate(() => {
      window.diskIsFull = false;
    });
    await press(notice(page).getByRole('button'));
    assert.equal(await notice(page).count(), 0);
    await reload(page);
    assert.deepEqual(await entries(page), ['22-18', '12-16']);
  },
);

browserTest(
  'a window that may keep nothing says so, and plays all the same',
  { choices: { oneClick: false } },
  async (page, { context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      }),
    );
    await go(page, '#/');
    assert.equal(await notice(page).count(), 0, 'nothing is in danger yet');
    await startDraughts(page, 'italian');
    assert.match(await notice(page).textContent(), /This window keeps nothing/);
    await move(page, 22, 18);
    assert.deepEqual(await entries(page), ['22-18']);
    // The game is found as long as the page is open.
    await go(page, '#/');
    await press(page.getByRole('link', { name: 'Resume' }));
    assert.deepEqual(await entries(page), ['22-18']);
  },
);

browserTest(
  'a newer page in another tab takes the store over, and this one says so',
  { choices: { oneClick: false } },
  async (page, { context }) => {
    await startDraughts(page, 'italian');
    await move(page, 22, 18);
    const newer = await context.newPage();
    await go(newer, '#/');
    await newer.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('tabuleiro', 999);
          opening.onsuccess = () => resolve();
          opening.onerror = () => reject(opening.error);
          opening.onblocked = () => reject(new Error('the older page does not let go'));
        }),
    );
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /A newer page is open in another tab/);
    assert.ok(await button(page, 'Load again').isVisible());
    await move(page, 12, 16);
    assert.deepEqual(await entries(page), ['22-18', '12-16']);
    await settled(page);
    assert.match(await notice(page).textContent(), /A newer page is open in another tab/);
  },
);
