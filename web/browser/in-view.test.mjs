/** At every size a table stands in the window: board, strips and every action are in view before any move is made. */
import assert from 'node:assert/strict';
import { place, startBackgammon } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, fill, press, strike } from './kit.mjs';
import { openScreen, SCREENS } from './screens.mjs';

const SIZES = ['1440x900', '1366x768', '1024x768', '390x844', '360x740', '360x640', '844x390', '720x450', '3840x2160'];
const HUFF = SCREENS.find(({ name }) => name === 'huff');
const CHOICES = { typedDice: true, oneClick: false };

/** Runs in the page: whatever of these is not wholly in view, and whether the page scrolls. */
const outside = (selectors) => {
  /** Can a button be touched just above its lower edge, where a part that scrolls cuts first? */
  const inReach = (each, box) =>
    !each.matches('button') || each.contains(document.elementFromPoint((box.left + box.right) / 2, box.bottom - 3));
  const found = selectors.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
    if (!all.length) return [`${selector} is not there`];
    return all.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      if (inside && inReach(each, box)) return [];
      return [`${selector} ${each.textContent} ${Math.round(box.top)}–${Math.round(box.bottom)} of ${innerHeight}`];
    });
  });
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight - innerHeight} px too high`);
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
  return found;
};
const TABLE = ['.board-picture', '.strip', '.say', '.action-buttons button'];

for (const size of SIZES) {
  const [width, height] = size.split('x').map(Number);
  browserTest(
    `${size}: boards, strips and actions are in view`,
    { size: { width, height }, choices: CHOICES },
    async (page) => {
      const faults = [];
      const look = async (name, what = TABLE) =>
        faults.push(...(await page.evaluate(outside, what)).map((fault) => `${name}: ${fault}`));
      await startDraughts(page, 'italian');
      await look('draughts');
      await startDraughts(page, 'canadian');
      await look('12 × 12');
      await startDraughts(page, 'italian', '?position=W:W22,23:B11,15,18,19');
      await press(square(page, 22));
      await press(square(page, 13));
      await look('a refusal', ['.board-picture', '.strip', '.why', '.why .button']);
      await openScreen(page, HUFF);
      await look('a huff', ['.board-picture', '.strip', '.prompt', '.prompt .button']);
      await startBackgammon(page);
      await look('before the opening');
      await press(page.locator('.game-menu button[aria-haspopup]'));
      await look('everything else one can do', ['[role="menuitem"]']);
      await strike(page, 'Escape');
      await fill(page.locator('.die-input').first(), '6');
      await fill(page.locator('.die-input').nth(1), '2');
      await strike(page, 'Enter');
      await press(place(page, 24), { force: true });
      await look('dice thrown');
      assert.deepEqual(faults, []);
    },
  );
}

browserTest(
  'bearing off on a phone goes to the tray, which comes into view',
  { size: { width: 360, height: 640 }, touch: true, choices: CHOICES },
  async (page) => {
    await startBackgammon(
      page,
      'backgammon',
      `?position=${encodeURIComponent('XGID=-BBBBB------------ebbbbb--:0:0:1:42:0:0:0:0:10')}`,
    );
    // Whoever moves: their own four point.
    const four = (await place(page, 4).getAttribute('data-can')) === 'true' ? 4 : 21;
    await place(page, four).tap();
    const off = await place(page, 'off').boundingBox();
    assert.ok(off.width > 20 && off.height > 100, JSON.stringify(off));
    assert.match(await place(page, 'off').getAttribute('aria-label'), /reached with/);
    const board = await page.locator('.board-picture').boundingBox();
    assert.ok(off.x >= board.x - 1 && off.x + off.width <= board.x + board.width + 1, 'the tray lies on the board');
    await place(page, 'off').tap();
    assert.equal(await page.locator(`.bg-slab.${four === 4 ? 'light' : 'dark'}`).count(), 5 + 1);
  },
);
