/**
 * Talk at a table: off until both turn it on, reported by the keyboard alone, and read by whoever looks after the
 * server.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { button, fill, go, press, select, settled, spoken, strike, tabTo } from './kit.mjs';
import { judge, STANDARDS } from './look.mjs';
import { choose, invite, join_, onlineTest, ownServer, tableOf, until } from './online.mjs';
import { program } from './serve.mjs';

const server = await ownServer({ cared: true });
const admin = (...words) =>
  JSON.parse(execFileSync(program(), ['admin', '--json', '--at', server.care, ...words], { encoding: 'utf8' }));
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);
const write = async ({ page }, text) => {
  await fill(page.locator('.online-write input'), text);
  await press(page.locator('.online-write button'));
};
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** In each language: its name, the way to the talk, and what reporting is called before and after. */
const TOLD = [
  { language: 'English', more: 'More', talk: /^Talk/, report: 'Report', done: 'Reported', cancel: 'Cancel' },
  {
    language: 'Português',
    more: 'Mais',
    talk: /^Conversar/,
    report: 'Denunciar',
    done: 'Denunciada',
    cancel: 'Cancelar',
  },
  { language: 'Español', more: 'Más', talk: /^Hablar/, report: 'Denunciar', done: 'Denunciado', cancel: 'Cancelar' },
  { language: 'Italiano', more: 'Altro', talk: /^Parla/, report: 'Segnala', done: 'Segnalato', cancel: 'Annulla' },
];

/** Two at a table who have both turned talk on. */
async function talking(enter) {
  const ana = await enter('Ana');
  const rui = await enter('Rui');
  await join_(rui, await invite(ana, 'italian', server.base));
  await ana.page.locator('.table-board').waitFor();
  for (const each of [ana, rui]) {
    await choose(each, /^Talk/);
    await press(button(each.page, 'Turn talk on'));
  }
  for (const { page } of [ana, rui]) await page.locator('.online-write input').waitFor();
  return { ana, rui };
}

onlineTest('a message is reported by keyboard alone, in four languages', async (enter) => {
  const { ana, rui } = await talking(enter);
  const { page } = ana;
  const question = page.locator('dialog.scrim');
  const reports = () => admin('reports').filter((each) => each.report.startsWith(tableOf(ana)));
  await write(ana, 'Please do not');
  await says(rui.page, 'Please do not');
  assert.equal(await page.locator('.online-said button').count(), 0, 'one’s own words cannot be reported');
  const all = [[0, 'Please do not']];
  for (const [number, { language, more, talk, report, done, cancel }] of TOLD.entries()) {
    if (number) {
      await strike(page, 'Escape');
      await select(page.locator('.language-button select'), language);
      await choose(ana, talk, more);
    }
    const insult = `You play like ${number + 1} donkeys`;
    await write(rui, insult);
    await says(page, insult);
    all.push([1, insult]);
    // Asked first; whoever thinks better of it is where they were, and nothing was sent.
    await tabTo(page, `.online-said button[aria-label="${report}: ${insult}"]`);
    await strike(page, 'Enter');
    assert.ok((await question.textContent()).includes(insult));
    assert.match(await question.textContent(), /20.*Rui/s);
    assert.ok(await question.getByRole('button', { name: cancel }).isVisible());
    assert.deepEqual(await judge(page, STANDARDS), []);
    await strike(page, 'Escape');
    assert.equal(await question.count(), 0);
    assert.equal(await focused(page), `${report}: ${insult}`);
    assert.equal(reports().length, number);

    await strike(page, 'Enter');
    await tabTo(page, 'dialog.scrim .danger');
    await strike(page, 'Enter');
    assert.equal(await focused(page), `${done}: ${insult}`, 'the focus is where it was');
    assert.match(await page.locator('.online-thanks[role="status"]').textContent(), /Rui/);
    // Once is enough for one message.
    await strike(page, 'Enter');
    assert.equal(await question.count(), 0);

    const told = reports();
    assert.equal(told.length, number + 1);
    assert.equal(told.at(-1).seat, 0, 'Ana reports');
    assert.deepEqual(
      told.at(-1).said.map(({ seat, text }) => [seat, text]),
      all,
    );
  }
  assert.equal(await rui.page.locator('.online-thanks').textContent(), '', 'the other is not told');
  for (const { report } of reports()) admin('settle', report);
  assert.deepEqual(reports(), []);
});

onlineTest('what was said stays on the screen while the server speaks of other things', async (enter) => {
  const { ana, rui } = await talking(enter);
  await write(rui, 'First');
  await says(ana.page, 'First');
  await tabTo(ana.page, '.online-said button');
  await ana.page.evaluate(() => {
    window.kept = document.activeElement;
  });
  await write(rui, 'Second');
  await says(ana.page, 'Second');
  assert.ok(await ana.page.evaluate(() => window.kept === document.activeElement), 'the focus stays on its message');

  // What the server does not take is said in the dialog, and the words are still there.
  await ana.page.locator('.online-write input').fill('turned \u202E around');
  await press(ana.page.locator('.online-write button'));
  assert.match(await ana.page.locator('dialog [role="alert"]').textContent(), /At most 200 letters, on one line/);
  assert.equal(await ana.page.locator('.online-write input').inputValue(), 'turned \u202E around');

  // Whoever comes back can report what was said before, and a table is reported ten times at most.
  await go(ana.page, '#/');
  await go(ana.page, `#/t/${tableOf(rui)}`);
  await ana.page.locator('.table-board').waitFor();
  await choose(ana, /^Talk/);
  for (let written = 3; written <= 11; written++) {
    await write(rui, `More ${written}`);
    await says(ana.page, `More ${written}`);
  }
  const reports = ana.page.locator('.online-said button:not([aria-disabled="true"])');
  for (let reported = 0; reported < 11; reported++) {
    await press(reports.first());
    await press(ana.page.locator('dialog.scrim .danger'));
  }
  assert.match(await ana.page.locator('dialog [role="alert"]').textContent(), /reported often enough/);
  assert.equal(await reports.count(), 1);
  await settled(ana.page);
  assert.equal(await spoken(ana.page, 'assertive'), '');
});
