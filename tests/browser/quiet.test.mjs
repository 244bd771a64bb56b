// The page rests when nothing happens, and stays awake to the player while a bot thinks.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd} from './positions.mjs';
import {ask, choose, openTable, tell, until} from './table.mjs';
import {LONGEST_TASK, longestTask, taskInWords} from './tasks.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const QUIET = 5000;  // milliseconds

/** Seconds of processor the page's own process and thread have used. */
async function processorTime(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  return metrics.find(({name}) => name === 'TaskDuration').value;
}

test('an idle table draws no frame for five seconds', async () => {
  const {context, page} = await openTable(stage, exampleEnd);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.mouse.move(500, 400);
  await page.waitForTimeout(1500);  // hints and glides come to rest
  const {frames} = await ask(page, 'page');
  const busy = await processorTime(session);
  await page.waitForTimeout(QUIET);
  const share = (await processorTime(session) - busy) / (QUIET / 1000);
  assert.equal((await ask(page, 'page')).frames, frames);
  console.log(`idle: 0 frames, ${(share * 100).toFixed(2)} % of one processor`);
  assert.ok(share < 0.02, `${share}`);
  await context.close();
});

test('no task of the page takes longer than 50 ms while a bot thinks', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await choose(page, 'kind a expert');
  await choose(page, 'kind b expert');
  await choose(page, 'begin');
  await until(page, 'table', (table) => table.actions > 12, 'bots at play');
  const begun = (await ask(page, 'table')).actions;
  const longest = await longestTask(stage, page, () => page.waitForTimeout(6000));
  const {actions} = await ask(page, 'table');
  console.log(`bots decided ${actions - begun} times, ${taskInWords(longest)}`);
  assert.ok(actions - begun >= 5, 'the bots went on playing');
  assert.ok(longest.processor <= LONGEST_TASK, taskInWords(longest));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a task that keeps the page busy for longer is noticed', async () => {
  const {context, page} = await openPage(stage);
  const longest = await longestTask(stage, page, () => page.evaluate((busy) => {
    const end = performance.now() + busy;
    while (performance.now() < end);
  }, 20 * LONGEST_TASK));
  assert.ok(longest.processor > LONGEST_TASK, taskInWords(longest));
  await context.close();
});

test('a bot that fails is told of, and can be asked again', async () => {
  const {context, page} = await openPage(stage, {reducedMotion: 'reduce'});
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    let questions = 0;
    Worker.prototype.postMessage = function (message) {
      const spoiled = message.question && questions++ === 0;
      postMessage.call(this, spoiled ? {...message, question: 'nonsense'} : message);
    };
  });
  await page.reload();
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await choose(page, 'kind a expert');
  await choose(page, 'begin');
  await page.getByRole('button', {name: 'Ask it again'}).click();
  await until(page, 'table', (table) => table.actions > 3, 'the bot at play');
  await context.close();
});

test('a browser without WebGL 2 says so', async () => {
  const {context, page} = await openPage(stage);
  await page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
  await page.reload();
  await page.locator('#loading').getByText('The table cannot be shown').waitFor();
  await context.close();
});
