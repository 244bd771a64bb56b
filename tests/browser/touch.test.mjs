// A touch presses one thing: by the browser's own input, which clicks behind every touch.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {choose, screenUp, tell} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** What buttons of the page itself are pressed from now on. */
const noteClicks = (page) => page.evaluate(() => {
  window.clicked = [];
  addEventListener('click', ({target}) => window.clicked.push(target.id || target.textContent), true);
});

test('a touch that closes a screen presses nothing that comes up under it', async () => {
  const {context, page, complaints} = await openPage(stage,
    {...PHONE, reducedMotion: 'reduce', locale: 'en-GB'});
  await tableLaid(page);
  await choose(page, 'forces');
  await screenUp(page, 'forces');
  await noteClicks(page);
  const {x, y} = await tell(page, 'table where back');
  await page.touchscreen.tap(x, y);
  await screenUp(page, 'start');
  const under = await page.evaluate((at) => document.elementFromPoint(...at).closest('button')?.lang ??
    document.elementFromPoint(...at).tagName, [x, y]);
  assert.equal(under, 'fr', 'a button of the page has come up there');
  for (let steps = 0; steps < 10; ++steps) await step(page);
  assert.deepEqual(await page.evaluate(() => window.clicked), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
