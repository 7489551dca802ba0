/** An account of one's own: made, played with, looked at, taken away; and how its screen stands. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { button, fill, go, PHONE, press, settled } from './kit.mjs';
import { judgeOnce } from './look.mjs';
import { choose, invite, join_, onlineTest, ownServer, tableOf, typeExample, until, verifyRecord } from './online.mjs';

const server = await ownServer({ accounts: true });
const PASSPHRASE = 'sete cavalos brancos';
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);

/** Makes an account by the keyboard alone, as whoever sees nothing does. */
async function signUp({ page }, name) {
  await go(page, `${server.base}/#/account`);
  await press(button(page, 'I have none yet'));
  await fill(page.getByLabel('Name', { exact: true }), name);
  await fill(page.getByLabel('Passphrase', { exact: true }), PASSPHRASE);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Plays two moves by typing, one each. */
async function twoMoves(people) {
  for (const each of people) {
    await until(each.page, () => document.querySelector('#type-move:not([disabled])'));
    if (!(await each.page.locator('#type-move').isVisible())) await choose(each, 'Type a move');
    await typeExample(each);
  }
}

const strengths = ({ page }) => page.locator('.strip-who span').allTextContents();

onlineTest('two accounts play a game that counts', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui');
  // A game before either has signed in, which can be claimed afterwards.
  await join_(rui, await invite(ana, 'italian', server.base));
  await ana.page.locator('.table-board').waitFor();
  assert.ok(
    (await strengths(ana)).every((text) => !/\d{4}/.test(text)),
    'guests have no rating',
  );

  await go(ana.page, `${server.base}/#/lobby`);
  await press(ana.page.getByRole('link', { name: 'Account' }));
  await signUp(ana, 'Ana Maria');
  await signUp(rui, 'Rui');
  await says(ana.page, 'None yet: a game counts when both have signed in');

  const link = await invite(ana, 'italian', server.base);
  await go(rui.page, link);
  await says(rui.page, 'You play as Rui, with your account.');
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  for (const each of [ana, rui]) {
    await until(
      each.page,
      () => [...document.querySelectorAll('.strip-who span')].filter((e) => /1500\?/.test(e.textContent)).length === 2,
    );
  }
  await twoMoves([ana, rui]);
  await choose(rui, 'Resign');
  await press(rui.page.locator('dialog').getByRole('button', { name: 'Resign' }));
  await ana.page.locator('.outcome').waitFor();
  // The new ratings come by themselves.
  for (const each of [ana, rui]) {
    await until(each.page, () => {
      const texts = [...document.querySelectorAll('.strip-who span')].map((e) => e.textContent);
      return texts.some((text) => /1[67]\d\d\?/.test(text)) && texts.some((text) => /1[23]\d\d\?/.test(text));
    });
  }
  const table = tableOf(ana);

  await go(ana.page, `${server.base}/#/account`);
  const list = ana.page.locator('section[aria-labelledby="account-history"] li');
  await list.first().waitFor();
  assert.equal(await list.count(), 1);
  assert.match(await list.first().textContent(), /against Rui.*won \+1\d\d/);
  assert.match(
    await ana.page.locator('section[aria-labelledby="account-ratings"]').textContent(),
    /1 game1[67]\d\d\?± \d+/,
  );
  assert.match(await ana.page.locator('section[aria-labelledby="account-sessions"]').textContent(), /Chrome.*here/);
  await press(button(ana.page, 'Take them in'));
  await says(ana.page, '2 games of this device are in your account.');
  await until(ana.page, () => document.querySelectorAll('section[aria-labelledby="account-history"] li').length === 2);
  assert.deepEqual(await judgeOnce(ana.page), []);

  const saving = ana.page.waitForEvent('download');
  await press(ana.page.getByRole('link', { name: 'Save the file' }));
  const whole = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  assert.deepEqual([whole.name, whole.tables.length], ['Ana Maria', 2]);
  assert.ok(whole.tables.some((each) => each.table === table && each.record.length >= 5 && each.change > 0));

  // Asked twice; then nobody is signed in, and the game is there as it was.
  await press(button(ana.page, 'Delete the account'));
  await press(button(ana.page, 'Go on to delete'));
  await fill(ana.page.getByRole('dialog').getByLabel('Passphrase'), PASSPHRASE);
  await press(button(ana.page, 'Delete for good'));
  await button(ana.page, 'Sign in').waitFor();
  const { ok } = await verifyRecord(server, table);
  assert.equal(ok, true);
  await go(rui.page, `${server.base}/#/account`);
  await says(rui.page, 'against Ana Maria');
});

onlineTest(
  'signing in, being refused, and out again, in another language',
  async (enter) => {
    const eva = await enter('Eva', { size: PHONE, choices: { language: 'it' } });
    const { page } = eva;
    await go(page, `${server.base}/#/account`);
    await page.getByRole('heading', { level: 1, name: 'Profilo' }).waitFor();
    await press(button(page, 'Non ne ho ancora uno'));
    await fill(page.locator('#account-name'), 'Eva');
    await fill(page.locator('#account-passphrase'), 'corta');
    await press(button(page, 'Crea il profilo'));
    assert.match(await page.locator('.online-problem').textContent(), /da 10 a 200 lettere/);
    await fill(page.locator('#account-passphrase'), PASSPHRASE);
    await press(button(page, 'Crea il profilo'));
    await page.getByRole('heading', { level: 1, name: 'Eva' }).waitFor();
    await settled(page);
    assert.deepEqual(await judgeOnce(page), []);
    const text = await page.getByRole('main').textContent();
    for (const word of ['Sign', 'Games', 'Rating', 'Delete', 'Passphrase']) assert.ok(!text.includes(word), word);
    await press(button(page, 'Esci'));
    await fill(page.locator('#account-name'), 'EVA');
    await fill(page.locator('#account-passphrase'), 'un’altra frase');
    await press(button(page, 'Entra'));
    await says(page, 'Il nome e la frase segreta non corrispondono.');
    await fill(page.locator('#account-passphrase'), PASSPHRASE);
    await press(button(page, 'Entra'));
    await page.getByRole('heading', { level: 1, name: 'Eva' }).waitFor();
    await press(button(page, 'Chiudi ovunque'));
    await button(page, 'Entra').waitFor();
  },
  { mayBreak: true },
);
