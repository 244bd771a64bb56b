// The screen is kept on while a table is open, if the player wants that.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleBattle} from './positions.mjs';
import {step, waitUntil} from './patience.mjs';
import {choose, layOut, rests, screenUp} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** In the page: counts the locks of the screen that are held. */
function countLocks() {
  window.locks = 0;
  class Lock extends EventTarget {
    async release() {
      --window.locks;
      this.dispatchEvent(new Event('release'));
    }
  }
  Object.defineProperty(navigator, 'wakeLock', {value: {request: async (what) => {
    if (what !== 'screen' || window.refuses) throw new DOMException('no', 'NotAllowedError');
    ++window.locks;
    return new Lock();
  }}});
}

const holds = (page, locks, what) => waitUntil(page, what, async () => {
  await step(page);
  return page.evaluate(() => window.locks);
}, (held) => held === locks);

const open = async () => {
  const opened = await openPage(stage, {reducedMotion: 'reduce',
    prepare: (fresh) => fresh.addInitScript(countLocks)});
  await tableLaid(opened.page);
  return opened;
};

test('the screen stays on while a table is open', async () => {
  const {context, page, complaints} = await open();
  assert.equal(await page.evaluate(() => window.locks), 0, 'not on the shelf');
  await layOut(page, exampleBattle);
  await holds(page, 1, 'the screen kept on at the table');
  await rests(page);
  await page.mouse.click(5, 400);
  assert.equal(await page.evaluate(() => window.locks), 1);
  await choose(page, 'leave');
  await screenUp(page, 'start');
  await holds(page, 0, 'the screen left to the system on the shelf');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('who does not want it says so once', async () => {
  const {context, page, complaints} = await open();
  await layOut(page, exampleBattle);
  await holds(page, 1, 'the screen kept on at the table');
  await choose(page, 'settings');
  const flip = page.locator('#settings [name=awake]');
  assert.ok(await flip.isChecked());
  await flip.click();
  await holds(page, 0, 'the screen left to the system');
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'table');
  for (let steps = 0; steps < 20; ++steps) await step(page);
  assert.equal(await page.evaluate(() => window.locks), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a screen that may not be kept on disturbs nobody, and is asked for again', async () => {
  const {context, page, complaints} = await open();
  await page.evaluate(() => { window.refuses = true; });
  await layOut(page, exampleBattle);
  for (let steps = 0; steps < 20; ++steps) await step(page);
  await page.evaluate(() => { window.refuses = false; });
  await page.mouse.click(5, 400);
  await holds(page, 1, 'the screen kept on at the table');
  assert.deepEqual(complaints, []);
  await context.close();
});
