/**
 * A friend by link: two devices, two languages, one game from the invitation to its record. The server is killed under
 * it, and one of the two comes back on another device.
 */
import assert from 'node:assert/strict';
import { labelled, playTurn, readTable } from './draughts.mjs';
import { button, fill, go, lots, press, settled } from './kit.mjs';
import {
  choose,
  invite,
  join_,
  onlineTest,
  ownServer,
  tableOf,
  together,
  typeExample,
  until,
  verifyRecord,
} from './online.mjs';

const server = await ownServer();
/** How long the server is away, in milliseconds. */
const OUTAGE = 8000;
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);
/** Waits until the board lets this page move, or the game is over. */
const mayMove = (page) =>
  until(page, () => document.querySelector('.outcome') || document.querySelector('#type-move:not([disabled])'));

onlineTest('a game of draughts by link, in two languages, to its end', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui', { choices: { language: 'pt' } });
  const link = await invite(ana, 'italian', server.base);
  await go(rui.page, link);
  assert.match(await rui.page.locator('h1').textContent(), /Ana convida você a jogar/);
  assert.match(await rui.page.locator('.online-terms').textContent(), /Damas italianas|italiana/i);
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  assert.match(await ana.page.locator('.table-top .strip').textContent(), /Rui/);
  assert.match(await rui.page.locator('.table-top .strip').textContent(), /Ana/);
  assert.match(await ana.page.locator('.table-bottom .strip').textContent(), /you, connected/);
  assert.match(await rui.page.locator('.table-bottom .strip').textContent(), /você, conectado/);

  // Whoever is not to move cannot: nothing on that board can be taken up.
  assert.equal(labelled(await readTable(rui.page), /pode mover|can move/).length, 0);
  const lot = lots(7);
  const pick = (from) => from[Math.floor(lot() * from.length)];
  let turns = 0;
  for (; turns < 120; turns++) {
    const mine = turns % 2 === 0;
    const { page } = mine ? ana : rui;
    await mayMove(page);
    if (await page.locator('.outcome').count()) break;
    if (mine) await playTurn(page, await readTable(page), { choose: pick });
    else await typeExample(rui);
  }
  const [one, other] = [ana.page, rui.page];
  if (!(await one.locator('.outcome').count())) {
    await choose(ana, 'Resign');
    await press(one.locator('dialog').getByRole('button', { name: 'Resign' }));
  }
  await one.locator('.outcome').waitFor();
  await other.locator('.outcome').waitFor();
  await together(ana, rui);
  const { ok, moves } = await verifyRecord(server, tableOf(ana));
  assert.deepEqual({ ok, moves }, { ok: true, moves: turns });

  // Once more, with the colours changed.
  await press(button(one, 'Rematch'));
  const before = tableOf(ana);
  await other.locator('.end-acts .primary', { hasText: 'Ana quer revanche' }).click();
  await until(one, (old) => !location.hash.includes(old), before);
  await until(other, (old) => !location.hash.includes(old), before);
  await one.locator('.table-board').waitFor();
  await mayMove(other);
  assert.equal(await one.locator('#type-move:not([disabled])').count(), 0, 'Rui has the light pieces now');
});

onlineTest('what is asked for at a table, and who may', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui');
  const eve = await enter('Eve');
  await join_(rui, await invite(ana, 'italian', server.base));
  await mayMove(ana.page);
  await typeExample(ana);
  await mayMove(rui.page);
  await typeExample(rui);
  await mayMove(ana.page);

  // A takeback is asked for; the other one agrees.
  await press(button(rui.page, 'Ask to take back'));
  await says(ana.page, 'Rui asks to take back the last move.');
  await press(button(ana.page, 'Accept'));
  await mayMove(rui.page);
  assert.equal((await together(ana, rui)).length, 1);
  await typeExample(rui);
  await mayMove(ana.page);

  // A draw that is declined, an adjournment that both end.
  await choose(ana, 'Offer a draw');
  await says(rui.page, 'Ana offers a draw.');
  await press(button(rui.page, 'Decline'));
  await until(ana.page, () => !document.body.textContent.includes('You have offered a draw.'));
  await choose(ana, 'Go on another time');
  await says(rui.page, 'Ana would go on another time.');
  await press(button(rui.page, 'Accept'));
  for (const { page } of [ana, rui]) {
    await says(page, 'The game is adjourned.');
    await press(button(page, 'Go on now'));
  }
  await until(rui.page, () => !document.body.textContent.includes('The game is adjourned.'));
  await mayMove(ana.page);

  // Talk is off until both have turned it on.
  await choose(ana, /^Talk/);
  await press(button(ana.page, 'Turn talk on'));
  await choose(rui, /^Talk/);
  await says(rui.page, 'Ana would talk with you.');
  await press(button(rui.page, 'Turn talk on'));
  await rui.page.locator('.online-write input').waitFor();
  await fill(rui.page.locator('.online-write input'), 'Boa sorte <b>Ana</b>');
  await press(button(rui.page, 'Send'));
  await says(ana.page, 'Boa sorte <b>Ana</b>');
  await press(button(ana.page, 'Mute'));
  assert.equal(await ana.page.locator('.online-chat li b').count(), 0);
  for (const { page } of [ana, rui]) await press(page.locator('dialog').getByRole('button', { name: 'Close' }));

  // Somebody watches, and can do nothing.
  await go(eve.page, `${server.base}/#/t/${tableOf(ana)}`);
  await says(eve.page, 'You are watching: connected');
  assert.equal(await eve.page.locator('#type-move:not([disabled])').count(), 0);
  await typeExample(ana);
  await until(eve.page, () => document.querySelectorAll('.moves-entry').length === 3);

  // The other one leaves for good.
  await choose(rui, 'Leave for good');
  await press(rui.page.locator('dialog').getByRole('button', { name: 'Leave for good' }));
  await ana.page.locator('.outcome').waitFor();
  assert.match(await ana.page.locator('.outcome').textContent(), /Ana wins/);
});

onlineTest(
  'the server is killed under a game, and one player comes back on another device',
  async (enter) => {
    const ana = await enter('Ana');
    const rui = await enter('Rui');
    await join_(rui, await invite(ana, 'italian', server.base, '5 min + 5 s'));
    await mayMove(ana.page);
    await typeExample(ana);
    await mayMove(rui.page);
    const left = async () => {
      const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await rui.page.locator('.table-bottom .clock').textContent());
      return 60 * Number(minutes) + Number(seconds);
    };
    const before = await left();
    await server.kill();
    await says(rui.page, 'The line is down');
    // Nobody pays for it: longer than the five seconds that his turn adds.
    await new Promise((resolve) => setTimeout(resolve, OUTAGE));
    // What is played now is shown, and sent when the server is there again.
    await typeExample(rui);
    assert.equal(await rui.page.locator('.moves-entry').count(), 2);
    await server.again();
    await mayMove(ana.page);
    assert.equal((await together(ana, rui)).length, 2);
    const after = await left();
    assert.ok(after > before, `the outage took of his time: ${before} s before it, ${after} s with the five of a turn`);

    await choose(rui, 'My seat on another device');
    await press(button(rui.page, 'Show the link'));
    const seat = await rui.page.locator('#seat-link').inputValue();
    await rui.context.close();
    await until(ana.page, () => /away for \d+ s/.test(document.querySelector('.table-top .strip').textContent));
    const again = await enter('Rui again');
    await go(again.page, seat);
    await again.page.locator('.table-board').waitFor();
    assert.match(again.page.url(), /#\/t\/[0-9a-z]+$/);
    await typeExample(ana);
    await mayMove(again.page);
    await typeExample(again);
    await until(ana.page, () => document.querySelectorAll('.moves-entry').length === 4);
    // The home page has it among what goes on.
    await go(again.page, '#/');
    await settled(again.page);
    assert.match(await again.page.locator('.under-way').textContent(), /Resume/);
    await press(again.page.locator('.under-way a').first());
    await again.page.locator('.table-board').waitFor();
    assert.match(again.page.url(), /#\/t\//);
  },
  { mayBreak: true },
);
