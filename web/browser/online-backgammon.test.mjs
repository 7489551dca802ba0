/**
 * A match of backgammon by link: both browsers and the server throw the dice, the cube is turned, games are resigned
 * and begun anew, a browser is lost and another one goes on throwing; and the record verifies.
 */
import assert from 'node:assert/strict';
import { playDice, readTable } from './backgammon.mjs';
import { button, go, lots, press } from './kit.mjs';
import { choose, invite, join_, onlineTest, ownServer, tableOf, until, verifyRecord } from './online.mjs';

const server = await ownServer();
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);
const choices = { matchLength: 3, backgammonRules: 'backgammon:tournament', cube: true };
const lot = lots(11);
const pick = (from) => from[Math.floor(lot() * from.length)];

/** What is said to whoever waits for the other one, for the dice or for the server. */
const OTHERS = /to act|being thrown|not answered|Waiting|start/;

/** Waits until one of the two is to do something, and gives who. */
async function next(...people) {
  for (let tries = 0; tries < 400; tries++) {
    for (const person of people) {
      const { outcome, say } = await readTable(person.page);
      if (outcome || (say && !OTHERS.test(say))) return person;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return assert.fail('nobody is to act');
}

/** One whole turn of whoever is to act, by lot. */
const turn = (...people) => turnBy(pick, ...people);
/** The checkers that are furthest behind run, the quickest way to the end; points are numbered for who plays. */
const run = (places) => (places.includes('bar') ? 'bar' : places.reduce((a, b) => (Number(b) > Number(a) ? b : a)));

async function turnBy(choosing, ...people) {
  const person = await next(...people);
  let table = await readTable(person.page);
  if (table.outcome) return person;
  const roll = table.buttons.find((text) => /^Roll/.test(text));
  if (roll) {
    await press(button(person.page, roll));
    await until(person.page, () => !/being thrown|not answered/.test(document.querySelector('.say').textContent));
    table = await readTable(person.page);
  }
  // After the throw nothing may be left to be played: the turn has gone over by itself.
  if (!OTHERS.test(table.say) && !table.buttons.some((text) => /^Roll/.test(text)))
    await playDice(person.page, table, { choose: choosing });
  return person;
}

onlineTest('a match to three points, a lost browser, and a record that verifies', async (enter) => {
  const ana = await enter('Ana', { choices });
  const rui = await enter('Rui', { choices });
  const link = await invite(ana, 'backgammon', server.base);
  await go(rui.page, link);
  assert.match(await rui.page.locator('.online-terms').textContent(), /to 3 points, with the cube/);
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  // Nobody presses anything for the opening throw.
  for (let turns = 0; turns < 6; turns++) await turn(ana, rui);

  // Ana's browser is lost. Another one has the link to her seat, and with it her dice.
  await choose(ana, 'My seat on another device');
  await press(button(ana.page, 'Show the link'));
  const seat = await ana.page.locator('#seat-link').inputValue();
  assert.match(seat, /\/s\/[0-9a-f]{64}\.[0-9a-f]{64}$/, 'the key of her dice stands in her own link');
  await ana.context.close();
  const again = await enter('Ana again', { choices });
  await go(again.page, seat);
  await again.page.locator('.table-board').waitFor();
  for (let turns = 0; turns < 4; turns++) await turn(again, rui);

  // The cube is turned, and taken.
  const doubler = await next(again, rui);
  const taker = doubler === rui ? again : rui;
  await press(button(doubler.page, 'Double'));
  await until(taker.page, () => [...document.querySelectorAll('button')].some((each) => each.textContent === 'Take'));
  await press(button(taker.page, 'Take'));
  for (let turns = 0; turns < 2; turns++) await turn(again, rui);

  // Two points by resignation of a single game, which the other one accepts.
  const loser = await next(again, rui);
  const winner = loser === rui ? again : rui;
  await choose(loser, 'Resign');
  await press(loser.page.locator('dialog').getByRole('button', { name: 'Resign' }));
  await says(winner.page, 'resigns for 2 points');
  await press(button(winner.page, 'Accept'));
  await loser.page.locator('.end-card').waitFor();
  await press(button(loser.page, 'Next game'));
  await says(loser.page, 'Next game: waiting for');
  await press(button(winner.page, 'Next game'));
  await winner.page.locator('.end-card').waitFor({ state: 'detached' });
  for (let turns = 0; turns < 3; turns++) await turn(again, rui);

  // The match is lost with the second game: two points and one.
  const gives = await next(again, rui);
  const gets = gives === rui ? again : rui;
  await choose(gives, 'Resign');
  await press(gives.page.getByRole('radio', { name: 'backgammon', exact: true }));
  await press(gives.page.locator('dialog').getByRole('button', { name: 'Resign' }));
  await says(gets.page, 'resigns for 3 points');
  await press(button(gets.page, 'Accept'));
  await gets.page.locator('.end-card').waitFor();
  assert.match(await gets.page.locator('.end-acts').textContent(), /Rematch/);
  const { ok, games, dice, result } = await verifyRecord(server, tableOf(rui));
  assert.deepEqual(
    { ok, games, proven: dice.proven, how: result.how },
    { ok: true, games: 2, proven: dice.rolls, how: 'played' },
  );
  assert.ok(dice.rolls > 10, 'dice of three parties, every one proven');
});

onlineTest('a match to one point is borne off to its last checker', async (enter) => {
  const short = { ...choices, matchLength: 1, speed: 'none' };
  const ana = await enter('Ana', { choices: short });
  const rui = await enter('Rui', { choices: short });
  await join_(rui, await invite(ana, 'backgammon', server.base));
  await ana.page.locator('.table-board').waitFor();
  for (let turns = 0; turns < 400; turns++) {
    const person = await turnBy(run, ana, rui);
    if ((await readTable(person.page)).outcome) break;
  }
  await rui.page.locator('.end-card').waitFor();
  const { ok, games, dice, result } = await verifyRecord(server, tableOf(rui));
  assert.deepEqual(
    { ok, games, proven: dice.proven, how: result.how },
    { ok: true, games: 1, proven: dice.rolls, how: 'played' },
  );
});

onlineTest('whoever has lost the secrets of the dice throws others, if the other player agrees', async (enter) => {
  const ana = await enter('Ana', { choices });
  const rui = await enter('Rui', { choices });
  await join_(rui, await invite(ana, 'backgammon', server.base));
  await ana.page.locator('.table-board').waitFor();
  for (let turns = 0; turns < 2; turns++) await turn(ana, rui);
  await choose(ana, 'My seat on another device');
  await press(button(ana.page, 'Show the link'));
  const link = (await ana.page.locator('#seat-link').inputValue()).replace(/\.[0-9a-f]{64}$/, '');
  await ana.context.close();
  const again = await enter('Ana again', { choices });
  await go(again.page, link);
  await says(again.page, 'secrets are not on this device');
  await press(button(again.page, 'Seal new dice'));
  await says(rui.page, 'would seal new ones');
  await press(button(rui.page, 'Accept'));
  await until(again.page, () => !document.body.textContent.includes('secrets are not on this device'));
  for (let turns = 0; turns < 4; turns++) await turn(again, rui);
  const { ok, dice } = await verifyRecord(server, tableOf(rui));
  assert.deepEqual({ ok, proven: dice.proven }, { ok: true, proven: dice.rolls });
});
