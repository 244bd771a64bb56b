// Bots think in workers: each level plays, as many think together as the device offers, they tell
// how far they are, and they stop when they are told to.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd} from './positions.mjs';
import {step, waitUntil} from './patience.mjs';
import {ask, choose, screenUp, setUp, tell, until} from './table.mjs';
import {LONGEST_TASK, longestTask, taskInWords} from './tasks.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const MASTER = 6;  // its place among the bots (engine/play/levels.h)

/**
 * A page that keeps its workers where a test finds them, on a device of so many processors. Every
 * stop is followed by a question that makes no sense; `answeredAfter` gathers how long the answers
 * to those took, each of which comes when the thought under way has been put down. `reports` counts
 * what bots said of thoughts under way, `overheard` are thoughts brought to their end after a stop.
 */
async function openWatched(processors) {
  const prepare = (page) => page.addInitScript(watchWorkers, processors);
  const opened = await openPage(stage, {reducedMotion: 'reduce', prepare});
  await tableLaid(opened.page);
  await tell(opened.page, 'page pace 0');
  return opened;
}

function watchWorkers(processors) {
  Object.defineProperty(navigator, 'hardwareConcurrency', {get: () => processors});
  window.workers = [];
  window.answeredAfter = [];
  window.overheard = [];
  window.reports = 0;
  // Workers keep real time, whatever the page's own clock says.
  window.realNow = () => Performance.prototype.now.call(performance);
  window.Worker = class extends Worker {
    stopped = false;
    constructor(...how) {
      super(...how);
      window.workers.push(this);
      this.addEventListener('message', ({data: {ticket, report}}) => {
        if (!(ticket > 0)) return;  // a word of greeting, or an answer to the test
        const done = /^\d+ done/.test(report);
        if (!done) ++window.reports;
        if (this.stopped && done) window.overheard.push(report);
      });
    }
    postMessage(message) {
      super.postMessage(message);
      this.stopped = Boolean(message.stop);
      if (!message.stop) return;
      const since = window.realNow();
      const listen = ({data}) => {
        if (data.ticket !== -1) return;
        window.answeredAfter.push(window.realNow() - since);
        this.removeEventListener('message', listen);
      };
      this.addEventListener('message', listen);
      super.postMessage({ticket: -1, question: 'nonsense', place: 0});
    }
  };
}

/** Begins a game; bots on both sides never rest. */
async function begin(page, a, b) {
  await setUp(page, 'maelstrom');
  await choose(page, `kind a ${a}`);
  await choose(page, `kind b ${b}`);
  await choose(page, 'begin');
  await until(page, 'page', ({screen}) => screen === 'table', 'the table');
}

async function leave(page) {
  await until(page, 'table', ({choices}) => choices?.includes('leave'), 'the way out');
  await choose(page, 'leave');
  await screenUp(page, 'start');
}

/** Waits until a bot has said more of its thoughts: it thinks for a while. */
async function thinking(page) {
  const before = await page.evaluate(() => window.reports);
  await waitUntil(page, 'a bot that thinks for a while', async () => {
    await step(page);
    return page.evaluate(() => window.reports);
  }, (now) => now > before);
}

test('bots of every level play', async () => {
  const {context, page, complaints} = await openWatched(2);
  await tell(page, 'page think 40');
  for (const level of ['novice', 'casual', 'seasoned', 'expert', 'master']) {
    await begin(page, level, level);
    await until(page, 'table', ({actions}) => actions > 12, `the ${level} at play`);
    await leave(page);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('as many bots think together as there are processors to spare, four at most', async () => {
  for (const [processors, expected] of [[1, 1], [2, 1], [4, 3], [16, 4]]) {
    const {context, page} = await openWatched(processors);
    await tell(page, 'page think 60');
    await begin(page, 'master', 'master');
    await until(page, 'table', ({actions}) => actions > 6, 'masters at play');
    assert.equal(await page.evaluate(() => window.workers.length), expected, `of ${processors}`);
    await context.close();
  }
});

test('how far a bot is can be seen while it thinks, without a long task', async () => {
  const {context, page, complaints} = await openWatched(3);
  await begin(page, 'master', 'master');
  await thinking(page);
  const shares = new Set();
  const longest = await longestTask(stage, page, () => until(page, 'table', ({thinking: share}) => {
    if (share > 0) shares.add(share);
    return shares.size >= 4;
  }, 'progress told four times'));
  console.log(`shares ${[...shares].join(' ')}; ${taskInWords(longest)}`);
  assert.ok([...shares].every((share) => share <= 1));
  assert.ok(longest.processor <= LONGEST_TASK, taskInWords(longest));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('bots put their thoughts down when the player leaves', async () => {
  const {context, page} = await openWatched(3);
  await tell(page, 'page think 1000000000');  // days, if they were not put down
  const times = [];
  for (let leaves = 1; leaves <= 3; ++leaves) {
    await begin(page, 'master', 'master');
    await thinking(page);
    await leave(page);
    const heard = await waitUntil(page, 'both bots to hear of it',
      () => page.evaluate(() => window.answeredAfter), ({length}) => length === 2 * leaves);
    times.push(Math.max(...heard.slice(-2)));
  }
  console.log(`heard after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  assert.deepEqual(await page.evaluate(() => window.overheard), [], 'nothing more is reported');
  // They are still there for the next game.
  await tell(page, 'page think 40');
  await begin(page, 'master', 'person');
  await until(page, 'table', ({actions}) => actions > 0, 'a master at play');
  assert.equal(await page.evaluate(() => window.workers.length), 2);
  await context.close();
});

test('a lost bot is replaced for the next decision', async () => {
  const {context, page} = await openWatched(3);
  await begin(page, 'master', 'master');
  await thinking(page);
  const {actions} = await ask(page, 'table');
  await page.evaluate(() => {
    window.workers[1].terminate();
    window.workers[1].dispatchEvent(new ErrorEvent('error'));
  });
  await until(page, 'table', (table) => table.actions > actions + 1, 'the game going on');
  assert.equal(await page.evaluate(() => window.workers.length), 3);
  await context.close();
});

test('a worker that is given iterations comes to its end', async () => {
  const {context, page} = await openWatched(2);
  await tell(page, 'page think 1');
  await begin(page, 'master', 'master');
  await until(page, 'table', ({actions}) => actions > 0, 'a worker');
  await leave(page);
  await page.evaluate(([position, kind]) => {
    const [worker] = window.workers;
    const since = window.realNow();
    worker.addEventListener('message', ({data}) => {
      if (data.ticket !== -2 || !/^\d+ done/.test(data.report)) return;
      const lines = data.report.split('\n').slice(1);
      const visits = lines.reduce((sum, line) => sum + Number(line.split(' ', 1)), 0);
      window.looked = {visits, seconds: (window.realNow() - since) / 1000};
    });
    const question = `think ${kind} 1 7 10000 0\n${position}\n`;
    worker.postMessage({ticket: -2, question, place: 0});
  }, [exampleEnd, MASTER]);
  const {visits, seconds} = await waitUntil(page, 'the thoughts of a worker',
    () => page.evaluate(() => window.looked));
  console.log(`${visits} positions looked at, ${Math.round(visits / seconds)} a second`);
  assert.ok(visits > 0);
  await context.close();
});
