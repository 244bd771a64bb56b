// Lessons in the real page: played through by finger and by keyboard and words, left and taken up
// again; the games that wait stay as they are.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {ask, choose, fieldsOf, screenUp, settingKept, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** The start screen, from which a lesson is begun. */
async function openStart(options = {}) {
  const opened = await openPage(stage, {reducedMotion: 'reduce', ...options});
  const {page} = opened;
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await screenUp(page, 'start');
  return opened;
}

/** The lesson when it asks for something, or is over. */
const asked = (page) => until(page, 'table', (table) =>
  !table.error && !table.waiting && !table.moving && table.choices.includes('lesson_leave'),
'the lesson asks');

/** A lesson, chosen by its game's title among those there are. */
async function learn(page, title) {
  await choose(page, 'learn');
  await page.getByRole('dialog').getByRole('button', {name: title, exact: true}).click();
  await screenUp(page, 'lesson');
}

const titleOf = async (page) => (await tell(page, 'page')).title;

const FINGER = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** What a finger does at things of the table. */
async function fingerOn(context, page) {
  const touches = await context.newCDPSession(page);
  const touch = (type, points) => touches.send('Input.dispatchTouchEvent',
    {type, touchPoints: points.map(([x, y]) => ({x, y}))});
  return {
    async tap(thing) {
      const {x, y} = await tell(page, `table where ${thing}`);
      await page.touchscreen.tap(x, y);
      await step(page);  // two taps at one moment are something else
    },
    /** Along the arrow of a lesson, if there is one. */
    async drag() {
      const way = [];
      for (;;) {
        const {x, y, error} = await ask(page, `table where way ${way.length + 1}`);
        if (error) break;
        way.push([x, y]);
      }
      if (!way.length) return false;
      await touch('touchStart', [way[0]]);
      for (const at of way) {
        await touch('touchMove', [at]);
        await step(page);
      }
      await touch('touchEnd', []);
      await step(page);
      return true;
    },
  };
}

/** Follows what is lit to the end of the lesson; answers with the steps there were. */
async function followLights(page, finger) {
  const steps = new Set();
  for (let taps = 0; ; ++taps) {
    assert.ok(taps < 60, 'the lesson comes to its end');
    const {choices} = await asked(page);
    if (choices.includes('lesson_play')) return steps;
    steps.add((await titleOf(page)).split(' ')[0]);
    if (await finger.drag()) continue;
    const lit = await ask(page, 'table where light 1');
    await finger.tap(lit.error ? 'button close' : 'light 1');
  }
}

test('a newcomer’s finger follows the lights through the first lesson, and a game begins', async () => {
  const {context, page, complaints} = await openStart(FINGER);
  const finger = await fingerOn(context, page);
  await finger.tap('accept');
  await screenUp(page, 'lesson');
  assert.equal((await followLights(page, finger)).size, 14);
  assert.match((await asked(page)).position, /win=a/);
  assert.equal((await tell(page, 'page')).games, 0);
  await finger.tap('lesson_play');
  await screenUp(page, 'table');
  const {position} = await until(page, 'table', (table) => !table.waiting, 'a game');
  assert.equal(fieldsOf(position).turn === undefined || fieldsOf(position).turn <= '1', true);
  assert.equal((await tell(page, 'page')).games, 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the list of lessons is for fingers, and closed by its sign', async () => {
  const {context, page, complaints} = await openStart(FINGER);
  await choose(page, 'learn');
  const dialog = page.getByRole('dialog');
  const sizes = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({width, height}) => [width, height]));
  assert.equal(sizes.length, 6);
  for (const [width, height] of sizes) assert.ok(width >= 44 && height >= 44, `${width}×${height}`);
  await dialog.getByRole('button', {name: 'Close', exact: true}).click();
  await dialog.waitFor({state: 'hidden'});
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger turns a circle along the arrow, and comes to a first treasure', async () => {
  const {context, page, complaints} = await openStart(FINGER);
  await learn(page, 'Pirates');
  const finger = await fingerOn(context, page);
  assert.equal((await followLights(page, finger)).size, 8);
  assert.match(fieldsOf((await asked(page)).position)['ship.a'], /points:3/);
  await finger.tap('lesson_play');
  await screenUp(page, 'table');
  assert.equal((await tell(page, 'page')).games, 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger leads a squad where the lesson shines, and its first battle is won', async () => {
  const {context, page, complaints} = await openStart(FINGER);
  await learn(page, 'Edge Battle');
  const finger = await fingerOn(context, page);
  assert.equal((await followLights(page, finger)).size, 14);
  assert.equal(fieldsOf((await asked(page)).position).vp, '4,0');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('whoever hears the words is told what is wanted, and what was something else', async () => {
  const {context, page, complaints} = await openStart();
  await learn(page, 'The Edge');
  await asked(page);
  assert.match(await titleOf(page), /^1 of 10/);
  await choose(page, 'lesson_next');
  await until(page, 'page', ({title}) => title.startsWith('2'), 'the second step');
  const before = await asked(page);
  await choose(page, 'a Eva@P3');
  const {alert} = await until(page, 'page', (answer) => answer.alert, 'what was wrong');
  assert.match(alert, /something else/);
  assert.equal((await asked(page)).position, before.position);
  await page.keyboard.press('3');
  await until(page, 'table', ({position}) => position === before.position, 'the card is up');
  for (let presses = 0; (await ask(page, 'table')).cursor !== 'planet 1'; ++presses) {
    assert.ok(presses < 12, 'the cursor comes to every planet');
    await page.keyboard.press('n');
  }
  await page.keyboard.press('Enter');
  await until(page, 'page', ({title}) => title.startsWith('3'), 'the third step');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the invitation is waved away for good', async () => {
  const {context, page, complaints} = await openStart();
  await choose(page, 'decline');
  const invites = () => page.locator('#words-choices button[data-notation="accept"]').count();
  await settingKept(page, 'invitation', 'declined');
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'start');
  assert.equal(await invites(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a lesson that was left goes on after a reload', async () => {
  const {context, page, complaints} = await openStart();
  await learn(page, 'The Edge');
  for (const step of ['2', '3', '4', '5']) {
    const {choices} = await asked(page);
    await choose(page, choices.find((choice) => /^lesson_(next|skip)$/.test(choice)));
    await until(page, 'page', ({title}) => title.startsWith(step), `step ${step}`);
  }
  await settingKept(page, 'lesson.edge-cards', '4');
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'start');
  await learn(page, 'The Edge');
  assert.match(await titleOf(page), /^5 of 10/);
  assert.deepEqual(complaints, []);
  await context.close();
});
