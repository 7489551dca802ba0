/** Comfort by choice: forced turns, rolling and bearing off without a hand. */
import assert from 'node:assert/strict';
import { startDraughts } from './draughts.mjs';
import { browserTest, button, go, press, settled } from './kit.mjs';

const entries = (page) => page.locator('.moves-entry span').allTextContents();

for (const forced of [true, false])
  browserTest(
    `a turn that is the only one is ${forced ? '' : 'not '}played at once`,
    { choices: { forced } },
    async (page) => {
      await startDraughts(page, 'italian', '?position=W:W22,30:B18,4');
      await settled(page);
      assert.deepEqual((await entries(page)).slice(0, 1), forced ? ['22×13'] : []);
    },
  );

/** Four checkers at home on both sides, and sixes thrown. */
const RACE = `XGID=-BB${'-'.repeat(20)}bb-:0:0:1:66:0:0:0:0:10`;

for (const auto of [true, false])
  browserTest(
    `in a race checkers are ${auto ? '' : 'not '}borne off by themselves`,
    { choices: { autoBearOff: auto } },
    async (page) => {
      await go(page, `#/play/backgammon-xalingo?position=${RACE}`);
      await settled(page);
      assert.equal(await page.locator('.outcome').count(), auto ? 1 : 0);
      if (auto) assert.ok(await button(page, 'Next game').isVisible());
    },
  );

for (const [level, choices, marked] of [
  [1, {}, true],
  [4, {}, false],
  [4, { movable: true }, true],
])
  browserTest(
    `level ${level}: pieces that can move are ${marked ? '' : 'not '}marked${choices.movable ? ', by choice' : ''}`,
    { choices: { mode: 'computer', level, levels: 10, colour: 'light', ...choices } },
    async (page) => {
      await startDraughts(page, 'italian');
      assert.equal(await page.locator('.halo').count(), marked ? 4 : 0);
      await press(page.locator('[data-square="22"]'));
      assert.equal(await page.locator('.halo').count(), 0, 'a piece in the hand is mark enough');
      await go(page, `#/play/backgammon-xalingo?position=${RACE}`);
      assert.equal(await page.locator('.halo').count(), marked ? 1 : 0);
    },
  );
