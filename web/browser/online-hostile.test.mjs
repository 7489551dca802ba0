/** The same list (hostile.mjs) where people meet: names, talk, reports, accounts, links, and what a server answers. */
import assert from 'node:assert/strict';
import { ALL, HOSTILE, noteWhatRuns, unharmed } from './hostile.mjs';
import { button, fill, go, press, settled } from './kit.mjs';
import { choose, invite, join_, onlineTest, ownServer, tableOf, until } from './online.mjs';

const server = await ownServer({ accounts: true });
const says = (page, text) => until(page, (wanted) => document.body.textContent.includes(wanted), text);
/** Somebody whose page is watched. */
const guarded = async (enter, ...args) => {
  const somebody = await enter(...args);
  await noteWhatRuns(somebody.context);
  return somebody;
};

onlineTest(
  'names, talk and what is reported',
  async (enter) => {
    const ana = await guarded(enter, 'Ana');
    const rui = await guarded(enter, 'Rui');
    const link = await invite(ana, 'italian', server.base);
    await go(rui.page, link);
    for (const text of HOSTILE.slice(0, 8)) {
      await fill(rui.page.locator('#own-name'), text);
      await unharmed(rui.page, `a name ${text}`);
    }
    await press(rui.page.getByRole('main').locator('.button.primary'));
    assert.equal(await rui.page.locator('.table-board').count(), 0, 'nobody sits down under such a name');
    await fill(rui.page.locator('#own-name'), 'Rui');
    await join_(rui, link);
    await ana.page.locator('.table-board').waitFor();
    for (const each of [ana, rui]) {
      await choose(each, /^Talk/);
      await press(button(each.page, 'Turn talk on'));
    }
    const field = rui.page.locator('.online-write input');
    await field.waitFor();
    await ana.page.locator('.online-write input').waitFor();
    let heard = 0;
    for (const text of HOSTILE) {
      await fill(field, text);
      await press(rui.page.locator('.online-write button'));
      await unharmed(rui.page, `said ${text}`);
      if (await rui.page.locator('dialog [role="alert"]').count()) continue;
      heard++;
      const written = (await field.getAttribute('maxlength')) < text.length ? text.slice(0, 200) : text;
      await until(
        ana.page,
        (wanted) => [...document.querySelectorAll('.online-chat p')].some((each) => each.textContent === wanted),
        written.trim(),
      );
      await unharmed(ana.page, `heard ${text}`);
    }
    assert.ok(heard > HOSTILE.length - 6, `${heard} of ${HOSTILE.length} were heard`);
    // Asked whether to report it, it is quoted; closed, the next one comes as a passing note.
    await press(ana.page.locator('.online-said button').last());
    await unharmed(ana.page, 'a report');
    await press(ana.page.locator('dialog.scrim .danger'));
    await unharmed(ana.page, 'reported');
    await press(ana.page.locator('dialog').getByRole('button', { name: 'Close' }));
    await fill(field, HOSTILE[2]);
    await press(rui.page.locator('.online-write button'));
    await says(ana.page, `Rui: ${HOSTILE[2]}`);
    await unharmed(ana.page, 'a passing note');
  },
  { mayBreak: true },
);

onlineTest(
  'links to tables, and what a server says about them',
  async (enter) => {
    const eve = await guarded(enter, 'Eve');
    const { page } = eve;
    await go(page, `${server.base}/#/lobby`);
    for (const text of [ALL, '..', '../account', '..%2f..%2faccount?', '?x=/../account/logout', '#'])
      for (const way of [`#/t/${encodeURIComponent(text)}`, `#/t/abc/j/${encodeURIComponent(text)}`]) {
        const asked = page.waitForRequest(/\/api\//);
        await go(page, way);
        assert.match((await asked).url(), /\/api\/tables\/[^/]+$/, 'no link leads to another question');
        await unharmed(page, way);
        await go(page, '#/lobby');
      }

    // A server that would harm whoever asks it: hostile words wherever it has any.
    const ana = await guarded(enter, 'Ana');
    await invite(ana, 'italian', server.base);
    const id = tableOf(ana);
    const told = await (await fetch(`${server.base}/api/tables/${id}`)).json();
    let text = '';
    const answer = (body, status = 200) => ({ status, json: body() });
    const hostile = (body, status) => (route) => route.fulfill(answer(body, status));
    const shown = () => ({ ...told, public: true, names: [text, text], draft: { ...told.draft, clock: text } });
    const signed = () => ({
      accounts: true,
      account: {
        name: text,
        made: 0,
        ratings: [{ rules: text, games: 3, rating: text, deviation: text, provisional: true }],
      },
    });
    const played = () => ({
      tables: [
        {
          ...told,
          table: text,
          seat: 0,
          names: [text, text],
          won: 1,
          lost: 0,
          drawn: 0,
          change: text,
          computer: [null, null],
        },
      ],
      next: text,
    });
    const session = () => [{ session: text, device: text, made: 0, seen: 0, this: false }];
    const { context } = eve;
    await context.route(
      /\/api\/offers$/,
      hostile(() => [shown(), { ...shown(), draft: { rules: text } }]),
    );
    await context.route(/\/api\/tables\/[a-z0-9]+$/, hostile(shown));
    await context.route(/\/api\/account$/, hostile(signed));
    await context.route(/\/api\/account\/history/, hostile(played));
    await context.route(/\/api\/account\/sessions$/, hostile(session));
    await context.route(
      /\/api\/account\/logout$/,
      hostile(() => ({ error: text, detail: text }), 400),
    );
    for (text of [ALL, ...HOSTILE.slice(0, 6), HOSTILE.at(-3)]) {
      await go(page, '#/lobby');
      await until(page, () => document.querySelector('.online-offers li'));
      await press(button(page, 'Look again'));
      await unharmed(page, `an offer of ${text}`);
      assert.ok((await page.locator('.online-offers').textContent()).includes(text), `${text} is shown as text`);
      await go(page, '#/account');
      await unharmed(page, `an account of ${text}`);
      await until(page, (wanted) => document.querySelector('h1').textContent === wanted, text);
      await press(button(page, 'Sign out'));
      await says(page, `The server did not allow it (${text}).`);
      await unharmed(page, `a refusal by ${text}`);
    }
    text = HOSTILE[2];
    await go(page, `#/t/${id}/j/${'0'.repeat(64)}`);
    await unharmed(page, 'a door');
    assert.match(await page.locator('h1').textContent(), /<img data-hostile/);
  },
  { mayBreak: true },
);

onlineTest('names at the line of a table', async (enter) => {
  const ana = await guarded(enter, 'Ana');
  const rui = await guarded(enter, 'Rui');
  await join_(rui, await invite(ana, 'italian', server.base));
  const eve = await guarded(enter, 'Eve');
  await eve.context.routeWebSocket(/\/socket/, (line) => {
    const far = line.connectToServer();
    line.onMessage((word) => far.send(word));
    far.onMessage((word) => {
      const said = JSON.parse(word);
      if (said.names) said.names = [HOSTILE[2], HOSTILE[6]];
      line.send(JSON.stringify(said));
    });
  });
  await go(eve.page, `${server.base}/#/t/${tableOf(ana)}`);
  await eve.page.locator('.table-board').waitFor();
  await settled(eve.page);
  await unharmed(eve.page, 'names at a table');
  const strips = await eve.page.locator('.strip').allTextContents();
  for (const name of [HOSTILE[2], HOSTILE[6]])
    assert.ok(
      strips.some((each) => each.includes(name)),
      strips.join(),
    );
});

onlineTest(
  'an account: name and passphrase',
  async (enter) => {
    const { page } = await guarded(enter, 'Ana');
    await go(page, `${server.base}/#/account`);
    await press(button(page, 'I have none yet'));
    await fill(page.locator('#account-passphrase'), 'sete cavalos brancos');
    for (const text of HOSTILE.slice(0, 8)) {
      await fill(page.locator('#account-name'), text);
      await page.keyboard.press('Enter');
      await settled(page);
      await unharmed(page, `an account called ${text}`);
      assert.match(await page.locator('.online-problem').textContent(), /at most 30 letters, digits and spaces/);
    }
    await fill(page.locator('#account-name'), 'Ana');
    await fill(page.locator('#account-passphrase'), HOSTILE[2]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
    await unharmed(page, 'a hostile passphrase');
    await press(button(page, 'Sign out'));
    await fill(page.locator('#account-passphrase'), HOSTILE[3]);
    await press(button(page, 'Sign in'));
    await says(page, 'Name and passphrase do not belong together.');
    await unharmed(page, 'another passphrase');
    await fill(page.locator('#account-passphrase'), HOSTILE[2]);
    await press(button(page, 'Sign in'));
    await button(page, 'Sign out').waitFor();
  },
  { mayBreak: true },
);
