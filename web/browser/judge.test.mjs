/** Who is right? A disputed move under every rule set, by mouse, by keys and by link. */
import assert from 'node:assert/strict';
import { square } from './draughts.mjs';
import {
  browserTest,
  button,
  fill,
  go,
  newDevice,
  PHONE,
  press,
  settled,
  spoken,
  strike,
  strikeNumber,
} from './kit.mjs';

const QUESTION = '#/judge?rules=italian&position=W:W22,23,25,27,28,30,31,32:B1,2,3,5,8,9,12,18,20';
const card = (page, name) => page.locator('.verdict-card', { has: page.getByRole('heading', { name }) });
const sum = (page) => page.locator('.judge-sum').textContent();

browserTest('the disputed move is made on the board, and every leaflet answers with its article', async (page) => {
  await go(page, '#/');
  await press(page.getByRole('link', { name: 'Who is right?' }));
  assert.ok(await page.getByRole('heading', { name: 'Who is right?' }).isVisible());
  await go(page, QUESTION);
  await press(square(page, 22));
  await press(square(page, 13));
  assert.equal(await sum(page), 'White is right in 6 of 11 leaflets.');
  assert.match(await spoken(page), /White played 22×13\. White is right in 6 of 11/);
  assert.match(await card(page, 'Italian draughts').textContent(), /Refused\. Black is right.*two pieces.*Art\. 6\.6/s);
  const link = card(page, 'Italian draughts').getByRole('link');
  assert.match(await link.getAttribute('href'), /^#\/rules\/italian\//);
  // A set that allows it says so by its own article about the same point.
  assert.match(await card(page, 'Garden draughts').textContent(), /Allowed\. White is right.*Free choice.*Art\. 13/s);
  assert.match(await page.locator('.judge-claims').textContent(), /22×13.*takes 1.*23×16×7.*takes 2/s);
  assert.match(await page.locator('.judge-right').textContent(), /International/, 'other boards are named');
});

browserTest('the verdict is shared by a link', async (page) => {
  await go(page, `${QUESTION}&move=22x13`);
  const before = await sum(page);
  await press(button(page, 'Copy the link to this verdict'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { context, complaints } = await newDevice({ choices: { language: 'it' } });
  const other = await context.newPage();
  await go(other, link);
  assert.equal(before, 'White is right in 6 of 11 leaflets.');
  assert.equal(await sum(other), 'Bianco ha ragione in 6 foglietti su 11.');
  assert.deepEqual(complaints, []);
  await context.close();
});

browserTest('a link leads from a question of one game to one of another', async (page) => {
  await go(page, `${QUESTION}&move=22x13`);
  assert.equal(await page.locator('.verdict-card').count(), 11);
  await go(page, '#/judge?rules=backgammon&position=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10&move=8/5+6/4');
  assert.equal(await page.locator('.verdict-card').count(), 3);
  await go(page, '#/judge?rules=chess&position=r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1&move=e1g1');
  assert.ok(await page.locator('.verdict-card').count());
});

browserTest('with the keyboard alone: squares by number, the move as text', async (page) => {
  await go(page, QUESTION);
  await square(page, 1).focus();
  await strikeNumber(page, 22);
  await strike(page, 'Enter');
  await strikeNumber(page, 13);
  await strike(page, 'Enter');
  assert.equal(await sum(page), 'White is right in 6 of 11 leaflets.');
  await page.locator('#judge-move').focus();
  await fill(page.locator('#judge-move'), '23x16x7');
  await strike(page, 'Enter');
  assert.match(await spoken(page), /White played 23×16×7\. White is right in \d+ of 11/);
  await fill(page.locator('#judge-move'), 'nonsense');
  await strike(page, 'Enter');
  assert.match(await page.locator('#judge-problem').textContent(), /“nonsense” is no move/);
});

browserTest('a play with dice is judged by the three leaflets, each at its place', async (page) => {
  await go(page, '#/judge?rules=backgammon&position=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10&move=8/5+6/4');
  assert.equal(await page.locator('.verdict-card').count(), 3);
  assert.match(await page.locator('.judge-head').textContent(), /is right in 0 of 3/);
  // Without dice they are asked for.
  await go(page, '#/judge?rules=backgammon&position=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10&move=8/5+6/5');
  assert.match(await page.locator('#judge-problem').textContent(), /what was thrown/);
  await fill(page.locator('#judge-dice'), '31');
  await strike(page, 'Tab');
  assert.match(await page.locator('.judge-head').textContent(), /is right in 3 of 3/);
});

browserTest('the position at hand is taken from a study and from the editor', { size: PHONE }, async (page) => {
  await go(page, '#/analyse?rules=italian&position=W:W22,30:B12,18');
  await press(page.locator('.study').getByRole('link', { name: 'Who is right?' }));
  assert.match(page.url(), /#\/judge\?rules=italian&position=/);
  assert.match(await square(page, 18).getAttribute('aria-label'), /black man/);
  await go(page, '#/setup/italian?position=W:W22,30:B12,18');
  await press(button(page, 'Who is right?'));
  await settled(page);
  assert.match(page.url(), /#\/judge\?rules=italian&position=/);
});

browserTest('every rules page and every phone leads here', { size: PHONE, touch: true }, async (page) => {
  await go(page, '#/');
  await press(page.getByRole('link', { name: 'Who is right?' }));
  assert.match(page.url(), /#\/judge/);
  await go(page, '#/rules/spanish');
  await press(page.locator('.rules-head').getByRole('link', { name: 'Who is right?' }));
  assert.match(page.url(), /#\/judge\?rules=spanish/);
  assert.equal(await page.locator('#judge-rules').evaluate((each) => each.value), 'draughts:spanish');
});
