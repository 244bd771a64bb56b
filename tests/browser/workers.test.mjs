// Where no bot can think elsewhere: no worker can be made, or none ever says a word. Then bots
// think on the page itself, briefly and in slices, and every start still leads to a table.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {ask, choose, screenUp, setUp, tell, until} from './table.mjs';
import {LONGEST_TASK, longestTask, taskInWords} from './tasks.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const faults = {
  'can be made': () => {
    window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };
  },
  'loads its script': () => {
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new ErrorEvent('error')));
      }
      postMessage() {}
      terminate() {}
    };
  },
  'ever says a word': () => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    };
  },
};

async function begin(page, a, b) {
  await setUp(page, 'maelstrom');
  await choose(page, `kind a ${a}`);
  await choose(page, `kind b ${b}`);
  await choose(page, 'begin');
  await until(page, 'page', ({screen}) => screen === 'table', 'the table');
}

for (const [what, fault] of Object.entries(faults)) {
  test(`bots play where no worker ${what}, and after a reload too`, async () => {
    const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce', watching: true,
      prepare: (fresh) => fresh.addInitScript(fault)});
    await tableLaid(page);
    await tell(page, 'page pace 0');
    await begin(page, 'master', 'novice');
    await until(page, 'table', ({actions}) => actions > 2, 'bots at play');
    await page.reload();
    await tableLaid(page);
    await tell(page, 'page pace 0');
    const {actions} = await ask(page, 'table');
    // Two bots may have come to the end by now.
    await until(page, 'table', (table) => table.over || table.actions > actions + 1,
      'the game going on');
    await until(page, 'table', ({choices}) => choices?.includes('leave'), 'the way out');
    await choose(page, 'leave');
    await screenUp(page, 'start');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

for (const [where, fault] of [['a worker', () => {}], ['the page itself', faults['can be made']]]) {
  test(`bots that did not come to ${where} are sent for again when that is wished`, async () => {
    let hinders = true;
    const {context, page} = await openPage(stage, {reducedMotion: 'reduce', serviceWorkers: 'block',
      prepare: async (fresh) => {
        await fresh.addInitScript(fault);
        await fresh.route('**/bots_*.wasm', (route) => (hinders ? route.abort() : route.continue()));
      }});
    await tableLaid(page);
    await tell(page, 'page pace 0');
    await begin(page, 'novice', 'novice');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    hinders = false;
    await dialog.getByRole('button').click();
    await until(page, 'table', (table) => table.actions > 2, 'bots at play');
    await context.close();
  });
}

test('bots whose program never comes are sent for again when that is wished', async () => {
  let hinders = true;
  const {context, page} = await openPage(stage, {reducedMotion: 'reduce', serviceWorkers: 'block',
    watching: true,
    prepare: (fresh) => fresh.route('**/bots_*.wasm', (route) => hinders || route.continue())});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await begin(page, 'novice', 'novice');
  const dialog = page.locator('dialog[open]');
  await page.evaluate(() => window.testClock.step(30_000));
  assert.equal(await dialog.count(), 0);
  await page.evaluate(() => window.testClock.step(60_000));
  await dialog.waitFor();
  hinders = false;
  await dialog.getByRole('button').click();
  await until(page, 'table', (table) => table.actions > 2, 'bots at play');
  await context.close();
});

test('a bot that thinks on the page keeps nobody waiting', async () => {
  const {context, page} = await openPage(stage, {reducedMotion: 'reduce', inRealTime: true,
    painted: true,
    prepare: (fresh) => fresh.addInitScript(faults['can be made'])});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await begin(page, 'master', 'master');
  const {actions} = await until(page, 'table', (table) => table.actions > 2, 'bots at play');
  const longest = await longestTask(stage, page, async () => {
    await until(page, 'table', (table) => table.actions > actions + 3, 'some decisions more');
  });
  console.log(taskInWords(longest));
  assert.ok(longest.processor <= LONGEST_TASK, taskInWords(longest));
  await context.close();
});
