/** The screens around a table elsewhere: open tables, house rules before sitting down, refusals, and how they stand. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { button, fill, go, press, select, settled } from './kit.mjs';
import { judgeOnce } from './look.mjs';
import { choose, invite, join_, onlineTest, ownServer, tableOf, typeExample, until } from './online.mjs';
import { ARTEFACTS } from './paths.mjs';

const server = await ownServer();
mkdirSync(join(ARTEFACTS, 'online'), { recursive: true });
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);

onlineTest('an open table is offered, listed and taken', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui');
  await go(ana.page, `${server.base}/#/lobby`);
  await says(ana.page, 'Nobody waits at the moment.');
  await press(ana.page.getByRole('link', { name: 'Make an offer' }));
  assert.ok(await ana.page.locator('.online-check input').isChecked(), 'an offer is for anybody');
  await select(ana.page.locator('#friend-clock'), '5 min + 5 s');
  await press(button(ana.page, 'Make the link'));
  await says(ana.page, 'Waiting for somebody');
  await go(rui.page, `${server.base}/#/lobby`);
  await rui.page.locator('.online-offers li').waitFor();
  assert.match(await rui.page.locator('.online-offers li').textContent(), /Ana · .*5 min \+ 5 s/);
  await press(rui.page.locator('.online-offers button'));
  await press(button(rui.page, 'Sit down'));
  await rui.page.locator('.table-board').waitFor();
  await ana.page.locator('.clock').first().waitFor();
  // The clocks run by the time of the server, alike on both.
  const left = async ({ page }) => (await page.locator('.clock').allTextContents()).map((text) => text.trim()).sort();
  for (const each of [ana, rui]) assert.equal((await left(each)).length, 2);
  // Before both have moved it can be called off: nobody wins or loses.
  await choose(rui, 'Call the game off');
  await says(ana.page, 'The game was called off.');
  await go(ana.page, '#/');
  assert.doesNotMatch(await ana.page.locator('.under-way').textContent(), /Resume/);
});

onlineTest('house rules are seen before sitting down, and hold at the table', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui', { choices: { language: 'it' } });
  await go(ana.page, `${server.base}/#/house/garden`);
  await fill(ana.page.locator('#house-name'), 'Casa da avó');
  await select(ana.page.locator('#point-compulsion'), 'forced');
  await press(button(ana.page, 'Keep'));
  await go(ana.page, '#/friend');
  await select(ana.page.locator('#friend-game'), 'Casa da avó');
  await press(button(ana.page, 'Make the link'));
  await ana.page.locator('#join-link').waitFor();
  const link = await ana.page.locator('#join-link').inputValue();
  await go(rui.page, link);
  await rui.page.locator('.online-article').first().waitFor();
  assert.equal(await rui.page.locator('.online-article').count(), 1, 'one article differs');
  assert.match(await rui.page.locator('.online-differs').textContent(), /Regole della casa/);
  assert.match(await rui.page.locator('.online-terms').textContent(), /Casa da avó/);
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  assert.match(await rui.page.title(), /Casa da avó/);
});

onlineTest('nobody comes, and the computer takes the seat', async (enter) => {
  const ana = await enter('Ana');
  await invite(ana, 'italian', server.base);
  await press(button(ana.page, 'Let the computer take the seat'));
  await ana.page.locator('.table-board').waitFor();
  assert.match(await ana.page.locator('.table-top .strip').textContent(), /Computer/);
  for (const moves of [2, 4]) {
    await until(ana.page, () => document.querySelector('#type-move:not([disabled])'));
    await typeExample(ana);
    await until(ana.page, (wanted) => document.querySelectorAll('.moves-entry').length === wanted, moves);
  }
});

onlineTest(
  'what is refused is said',
  async (enter) => {
    const ana = await enter('Ana');
    const rui = await enter('Rui');
    await go(rui.page, `${server.base}/#/t/aaaaaaaaaaaa`);
    await says(rui.page, 'There is no such table here.');
    const link = await invite(ana, 'italian', server.base);
    assert.match(await ana.page.locator('.online-reach').textContent(), /tabuleiro serve --listen 0\.0\.0\.0:\d+/);
    await press(button(ana.page, 'Copy the link'));
    assert.equal(await ana.page.evaluate(() => navigator.clipboard.readText()), link);
    await go(
      rui.page,
      link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    await press(button(rui.page, 'Sit down'));
    await says(rui.page, 'This link opens no seat at this table.');
    await fill(rui.page.locator('#own-name'), '<b>Rui</b>');
    await says(rui.page, 'At most 30 letters, digits and spaces.');
    await join_(rui, link);
    const eve = await enter('Eve');
    await go(eve.page, link);
    await says(eve.page, 'Somebody sits there already.');
    await press(button(eve.page, 'Only watch'));
    await says(eve.page, 'You are watching');
  },
  { mayBreak: true },
);

onlineTest('nothing is too wide for a small phone in any language', async (enter) => {
  const size = { width: 360, height: 640 };
  const found = [];
  for (const language of ['pt', 'es', 'en', 'it']) {
    const note = async (where, { page }) => {
      await page.screenshot({ path: join(ARTEFACTS, 'online', `${where}-${language}.png`) });
      found.push(...(await judgeOnce(page)).map((fault) => `${where} in ${language}: ${fault}`));
    };
    const ana = await enter(`Ana ${language}`, { size, choices: { language } });
    const rui = await enter(`Rui ${language}`, { size, choices: { language } });
    await go(ana.page, `${server.base}/#/`);
    await note('home', ana);
    await press(ana.page.locator('.play-row a'));
    await note('invite', ana);
    await select(ana.page.locator('#friend-clock'), {
      index: -1 + (await ana.page.locator('#friend-clock option').count()),
    });
    await press(ana.page.locator('main .button.primary'));
    await ana.page.locator('#join-link').waitFor();
    await note('waiting', ana);
    const link = await ana.page.locator('#join-link').inputValue();
    await go(rui.page, link);
    await note('join', rui);
    await join_(rui, link);
    await ana.page.locator('.table-board').waitFor();
    await note('table', ana);
    await rui.context.close();
    await until(ana.page, () => /\d+ s/.test(document.querySelector('.table-top .strip').textContent));
    await note('alone', ana);
  }
  assert.equal(found.join('\n'), '');
});

onlineTest('every screen stands right, on a desk and on phones, by day and by night', async (enter) => {
  const found = [];
  const look = async ({ page }, name, size, theme) => {
    await page.setViewportSize(size);
    await settled(page);
    const title = `${name}-${size.width}-${theme}`;
    await page.screenshot({ path: join(ARTEFACTS, 'online', `${title}.png`) });
    found.push(...(await judgeOnce(page)).map((fault) => `${title}: ${fault}`));
  };
  for (const [width, height, theme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
    [360, 640, 'light'],
  ]) {
    const size = { width, height };
    const options = { size, choices: { theme, backgammonRules: 'backgammon:tournament', matchLength: 3 } };
    const ana = await enter(`Ana ${width}`, options);
    const rui = await enter(`Rui ${width}`, options);
    await go(ana.page, `${server.base}/#/friend/backgammon`);
    await look(ana, 'invite', size, theme);
    await press(button(ana.page, 'Make the link'));
    await ana.page.locator('#join-link').waitFor();
    await look(ana, 'waiting', size, theme);
    const link = await ana.page.locator('#join-link').inputValue();
    await go(rui.page, link);
    await look(rui, 'join', size, theme);
    await join_(rui, link);
    await ana.page.locator('.table-board').waitFor();
    await ana.page.locator('.bg-dice').first().waitFor();
    await look(ana, 'table', size, theme);
    await look(rui, 'table-other', size, theme);
    await go(rui.page, '#/lobby');
    await look(rui, 'lobby', size, theme);
    await go(rui.page, `#/t/${tableOf(ana)}`);
    await rui.page.locator('.table-board').waitFor();
    await choose(rui, 'My seat on another device');
    await press(button(rui.page, 'Show the link'));
    await look(rui, 'elsewhere', size, theme);
    await press(rui.page.locator('dialog').getByRole('button', { name: 'Close' }));
    await choose(rui, /^Talk/);
    await look(rui, 'talk', size, theme);
  }
  assert.equal(found.join('\n'), '');
});
