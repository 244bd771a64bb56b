// Who plays against a bot and looks elsewhere meanwhile is called when the turn has come round.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {choose, settled, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** A page that can be sent away and called back, and keeps what its badge shows. */
const mayGoAway = (page) => page.addInitScript(() => {
  window.isAway = false;
  window.badges = [];
  Object.defineProperty(document, 'visibilityState',
    {get: () => (window.isAway ? 'hidden' : 'visible')});
  navigator.setAppBadge = async () => { window.badges.push('set'); };
  navigator.clearAppBadge = async () => { window.badges.push('cleared'); };
});

const goAway = (page, isAway) => page.evaluate((away) => {
  window.isAway = away;
  document.dispatchEvent(new Event('visibilitychange'));
}, isAway);

test('title and badge call when a bot has played, and no longer once the page is seen', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce', prepare: mayGoAway});
  await tableLaid(page);
  await tell(page, `table open ${exampleGame}`);
  await until(page, 'table', ({choices}) => choices?.includes('bot_for_first'), 'the curtain');
  await choose(page, 'bot_for_first');
  const {choices} = await settled(page);
  if (choices.includes('lift')) await choose(page, 'lift');
  const title = await page.title();
  await choose(page, 'b end');
  await goAway(page, true);
  await waitUntil(page, 'a title that calls', async () => {
    await step(page, 500);
    return page.title();
  }, (told) => told.startsWith('● '));
  assert.equal(await page.title(), `● ${title}`);
  assert.deepEqual(await page.evaluate(() => window.badges), ['set']);
  // Nobody is waited for any more: the page rests.
  const drawn = (await tell(page, 'page')).frames;
  for (let steps = 0; steps < 20; ++steps) await step(page, 1000);
  assert.equal((await tell(page, 'page')).frames, drawn);
  await goAway(page, false);
  assert.equal(await page.title(), title);
  assert.deepEqual(await page.evaluate(() => window.badges), ['set', 'cleared']);
  assert.deepEqual(complaints, []);
  await context.close();
});
