// A touch presses one thing: by the browser's own input, which clicks behind every touch.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {after, before, test} from 'node:test';
import {broad, openPage, openStage, tableLaid} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
import {exampleCards, exampleGame, exampleOf} from './positions.mjs';
import {ask, choose, layOut, screenUp, setUp, tell, until} from './table.mjs';

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
  await choose(page, 'ready dawnforge');
  const {x, y} = await until(page, 'table where back', ({error}) => !error, 'the way back');
  await noteClicks(page);
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

/** How long a finger stays, in milliseconds: within one frame, shortly, and longer than a long press. */
const STAYS = [0, 0, 8, 16, 60, 120, 300, 700];
/** What a long press says more of, as tiles and cards, is taken by less than one. */
const BRIEF = STAYS.filter((stays) => stays < 500);

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** A finger at a place, by the browser's own input; what is not awaited comes in the same frame. */
async function touch(session, {x, y}, stays) {
  const down = session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
  if (stays > 0) {
    await down;
    await pause(stays);
  }
  await Promise.all([down, session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})]);
}

const isPressed = async (page, notation) =>
  await page.locator(`#words-choices button[data-notation="${notation}"]`)
    .getAttribute('aria-pressed') === 'true';
const isThere = async (page, thing) => !(await ask(page, `table where ${thing}`)).error;
const placeOf = (page, thing) => tell(page, `table where ${thing}`);

/** A tool of a table and the way out of its sheet. */
const menuOf = (position) => ({
  open: (page) => layOut(page, position),
  presses: [
    {at: (page) => placeOf(page, 'button menu'), done: (page) => isThere(page, 'button settings')},
    {at: (page) => placeOf(page, 'button close'),
      done: async (page) => !await isThere(page, 'button settings')}],
});

/** What lies in a hand is taken, and by the next tap laid back. */
const handOf = (position) => ({
  open: (page) => layOut(page, position),
  stays: BRIEF,
  presses: [true, false].map((taken) => ({
    at: (page) => placeOf(page, 'hand 1'),
    done: async (page) => (await ask(page, 'table')).choices?.includes('cancel') === taken})),
});

/** Buttons of every kind: what is there before, each press that is due, and what it brings about. */
const BUTTONS = {
  'a choice of a set-up': {
    open: (page) => setUp(page, 'cards'),
    presses: ['expert', 'casual'].map((level) => ({
      at: (page) => placeOf(page, `kind b ${level}`),
      done: (page) => isPressed(page, `kind b ${level}`)})),
  },
  'a game of the shelf and the way back': {
    open: (page) => screenUp(page, 'start'),
    presses: [['set_up cards', 'set_up'], ['back', 'start']].map(([thing, screen]) => ({
      at: (page) => placeOf(page, thing),
      done: async (page) => (await ask(page, 'page')).screen === screen})),
  },
  ...Object.fromEntries(Object.entries(exampleOf).map(([game, position]) =>
    [`the menu of ${game}`, menuOf(position)])),
  'a tile of a hand': handOf(exampleGame),
  'a card of a hand': handOf(exampleCards),
  'a button of the page and the one on its sheet': {
    open: (page) => screenUp(page, 'start'),
    presses: [['#settings-open', true], ['#settings button:has-text("Close")', false]].map(
      ([button, opens]) => ({
        at: async (page) => {
          const {x, y, width, height} = await page.locator(button).boundingBox();
          return {x: x + width / 2, y: y + height / 2};
        },
        done: async (page) => await page.locator('#settings[open]').count() === Number(opens)})),
  },
};

/** Taps in turn, for each stay of the finger; every one acts, and once: what is done stays done. */
async function tapThrough(page, session, kind, taps) {
  const {presses, stays: lengths = STAYS} = BUTTONS[kind];
  for (let tap = 0; tap < taps; ++tap) {
    const {at, done} = presses[tap % presses.length];
    const stays = lengths[Math.floor(tap / presses.length) % lengths.length];
    assert.equal(await done(page), false, `${kind}, tap ${tap}: nothing is done yet`);
    await touch(session, await at(page), stays);
    await waitUntil(page, `${kind}: tap ${tap} of ${stays} ms acts`, () => done(page));
    await pause(40);
    assert.ok(await done(page), `${kind}: tap ${tap} of ${stays} ms acts once`);
  }
}

async function tapsAct(taps, options) {
  for (const [kind, button] of Object.entries(BUTTONS)) {
    const {context, page, complaints} = await openPage(stage,
      {...PHONE, locale: 'en-GB', reducedMotion: 'reduce', inRealTime: true, ...options});
    await tableLaid(page, {games: false});
    await button.open(page);
    await waitUntil(page, `${kind} at rest`, () => ask(page, 'page'), ({waiting}) => !waiting);
    const session = await context.newCDPSession(page);
    await tapThrough(page, session, kind, taps);
    assert.deepEqual(complaints, [], kind);
    await context.close();
  }
}

test('a tap acts once, however long the finger stays', () => tapsAct(STAYS.length));

test('a thousand taps act once each beside three busy loops', broad, async () => {
  const loops = Array.from({length: 3}, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    await tapsAct(112);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});
