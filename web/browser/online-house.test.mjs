/** On plain http in the house, as a phone sees it: all works but what browsers refuse there, and that is said. */
import assert from 'node:assert/strict';
import { button, go, press } from './kit.mjs';
import { invite, join_, onlineTest, ownServer, typeExample, until } from './online.mjs';

const server = await ownServer({ name: 'games.house' });

onlineTest('a game by link without encryption', async (enter) => {
  const phone = { size: { width: 390, height: 844 }, permissions: [] };
  const ana = await enter('Ana', phone);
  const rui = await enter('Rui', phone);
  await go(ana.page, server.base);
  assert.equal(await ana.page.evaluate(() => window.isSecureContext), false);
  const link = await invite(ana, 'italian', server.base);
  assert.ok(link.startsWith(server.base), 'the link leads where the page stands');
  assert.equal(await button(ana.page, 'Copy the link').count(), 0);
  assert.match(await ana.page.locator('.online-link').textContent(), /lets no button copy or share here/);
  assert.ok(await ana.page.locator('.online-code').count(), 'a phone can read the code');
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  for (const each of [ana, rui, ana]) {
    await until(each.page, () => document.querySelector('#type-move:not([disabled])'));
    await press(button(each.page, 'More').first());
    await press(each.page.getByRole('menuitem', { name: 'Type a move' }));
    await typeExample(each);
  }
  await until(rui.page, () => document.querySelectorAll('.moves-entry').length === 3);
});
