/**
 * The account by the keyboard alone, from the first visit to the last farewell: wherever the focus stands it is seen,
 * and nothing that goes away takes it along.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { go, select, settled, strike, tabTo } from './kit.mjs';
import { judge, judgeOnce, STANDARDS } from './look.mjs';
import { onlineTest, ownServer, until } from './online.mjs';

const server = await ownServer({ accounts: true });
const [FIRST, SECOND] = ['sete cavalos brancos', 'oito cavalos pretos'];

/** Where the focus stands: named, in view, and marked by more than the browser's nothing. */
const place = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      tag: element.localName,
      name: (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim(),
      isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isInView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    };
  });
async function stands(page, tag, name) {
  await settled(page);
  assert.deepEqual(await place(page), { tag, name, isMarked: true, isInView: true });
}
/** A heading gets the focus so that reading goes on there: no control, and so no mark is asked of it. */
async function goesOnAt(page, tag, name) {
  await settled(page);
  const now = await place(page);
  assert.deepEqual([now.tag, now.name], [tag, name]);
}
/** Goes to a control by Tab, and sees on the way that the focus is always somewhere. */
async function to(page, tag, name) {
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab');
    const now = await place(page);
    // Beyond the last one the browser's own bar has it.
    if (now.tag === 'body') continue;
    assert.ok(now.isMarked && now.isInView, `the focus cannot be seen on ${now.tag} ${now.name}`);
    if (now.tag === tag && now.name === name) return;
  }
  assert.fail(`Tab never came to ${name}`);
}
async function pressed(page, tag, name) {
  await to(page, tag, name);
  await strike(page, 'Enter');
}
async function written(page, label, text) {
  await to(page, 'input', label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
const problem = (page) => page.locator('.online-problem[role="alert"]');
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);

onlineTest(
  'an account by keyboard alone',
  async (enter) => {
    const { page } = await enter('');
    await go(page, `${server.base}/#/account`);
    assert.deepEqual(await judgeOnce(page), []);

    await pressed(page, 'button', 'I have none yet');
    await stands(page, 'button', 'I have one already');
    await strike(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await stands(page, 'input', 'Name');
    await page.keyboard.type('Eva');
    await written(page, 'Passphrase', 'short');
    await strike(page, 'Enter');
    // What is refused is said at once, and whoever wrote it is still there.
    assert.match(await problem(page).textContent(), /10 to 200 letters/);
    await stands(page, 'input', 'Passphrase');
    assert.deepEqual(await judgeOnce(page), []);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(FIRST);
    await strike(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Eva' }).waitFor();
    await goesOnAt(page, 'h1', 'Eva');
    assert.deepEqual(await judgeOnce(page), []);

    await pressed(page, 'button', 'Sign out');
    await goesOnAt(page, 'h1', 'Account');
    await written(page, 'Name', 'Eva');
    await written(page, 'Passphrase', 'nine horses');
    await strike(page, 'Enter');
    assert.match(await problem(page).textContent(), /do not belong together/);
    await stands(page, 'input', 'Passphrase');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(FIRST);
    await pressed(page, 'button', 'Sign in');
    await goesOnAt(page, 'h1', 'Eva');

    // Another device of hers, which is signed out from here.
    const other = await enter('Eva elsewhere');
    await go(other.page, `${server.base}/#/account`);
    await written(other.page, 'Name', 'Eva');
    await written(other.page, 'Passphrase', FIRST);
    await strike(other.page, 'Enter');
    await other.page.getByRole('heading', { level: 1, name: 'Eva' }).waitFor();
    await go(page, '#/');
    await go(page, '#/account');
    const there = page.locator('section[aria-labelledby="account-sessions"] li button');
    await there.waitFor();
    const name = await there.getAttribute('aria-label');
    await pressed(page, 'button', name);
    await there.waitFor({ state: 'detached' });
    await goesOnAt(page, 'h2', 'Where you are signed in');

    const saving = page.waitForEvent('download');
    await pressed(page, 'a', 'Save the file');
    assert.equal(JSON.parse(readFileSync(await (await saving).path(), 'utf8')).name, 'Eva');
    await stands(page, 'a', 'Save the file');

    // Another passphrase: Esc leads back to where it was asked for, Enter sends it.
    await pressed(page, 'button', 'Change the passphrase');
    assert.deepEqual(await judge(page, STANDARDS), []);
    await strike(page, 'Escape');
    await stands(page, 'button', 'Change the passphrase');
    await strike(page, 'Enter');
    await stands(page, 'input', 'Passphrase');
    await page.keyboard.type(FIRST);
    await written(page, 'New passphrase', 'short');
    await strike(page, 'Enter');
    assert.match(await problem(page).textContent(), /10 to 200 letters/);
    await stands(page, 'input', 'New passphrase');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(SECOND);
    await strike(page, 'Enter');
    await says(page, 'The passphrase is changed.');
    await stands(page, 'button', 'Change the passphrase');

    // Farewell: asked twice, with the focus where the answer is written.
    await pressed(page, 'button', 'Delete the account');
    assert.deepEqual(await judge(page, STANDARDS), []);
    await strike(page, 'Escape');
    await stands(page, 'button', 'Delete the account');
    await strike(page, 'Enter');
    await stands(page, 'button', 'Go on to delete');
    await strike(page, 'Enter');
    await stands(page, 'input', 'Passphrase');
    await page.keyboard.type(FIRST);
    await strike(page, 'Enter');
    assert.match(await problem(page).textContent(), /do not belong together/);
    await stands(page, 'input', 'Passphrase');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(SECOND);
    await strike(page, 'Enter');
    await says(page, 'The account is deleted.');
    await goesOnAt(page, 'h1', 'Account');
    assert.deepEqual(await judgeOnce(page), []);
  },
  { mayBreak: true },
);

onlineTest(
  'a refusal is said in the language that is read now',
  async (enter) => {
    const { page } = await enter('Eva');
    await go(page, `${server.base}/#/account`);
    await tabTo(page, '#account-passphrase');
    await page.keyboard.type('nine horses');
    await strike(page, 'Enter');
    assert.match(await problem(page).textContent(), /do not belong together/);
    await select(page.locator('.language-button select'), 'Italiano');
    assert.equal(await problem(page).textContent(), 'Il nome e la frase segreta non corrispondono.');
  },
  { mayBreak: true },
);
