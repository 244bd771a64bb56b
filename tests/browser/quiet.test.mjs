// The page rests when nothing happens, and stays awake to the player while a bot thinks.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {failToShow} from './first_moves.mjs';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd} from './positions.mjs';
import {ask, choose, openTable, rests, setUp, tell, until} from './table.mjs';
import {LONGEST_TASK, longestTask, taskInWords} from './tasks.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

test('an idle table draws no frame, and no timer runs', async () => {
  const {context, page} = await openTable(stage, exampleEnd, {painted: true});
  await page.mouse.move(500, 400);
  await rests(page);
  await context.close();
});

test('no task of the page takes longer than 50 ms while a bot thinks', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce', painted: true});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await tell(page, 'page think 2000');
  await setUp(page, 'maelstrom');
  await choose(page, 'kind a expert');
  await choose(page, 'kind b expert');
  await choose(page, 'begin');
  const {actions: begun} = await until(page, 'table', ({actions}) => actions > 12, 'bots at play');
  const longest = await longestTask(stage, page, () =>
    until(page, 'table', ({actions, over}) => over || actions >= begun + 10, 'ten decisions'));
  console.log(taskInWords(longest));
  assert.ok(longest.processor <= LONGEST_TASK, taskInWords(longest));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a task that keeps the page busy for longer is noticed', async () => {
  const {context, page} = await openPage(stage);
  const longest = await longestTask(stage, page, () => page.evaluate(() => {
    let sum = 0;
    for (let i = 0; i < 300_000_000; ++i) sum = Math.imul(sum + i, 31);
    return sum;
  }));
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
  await setUp(page, 'maelstrom');
  await choose(page, 'kind a expert');
  await choose(page, 'begin');
  await page.getByRole('button', {name: 'Ask it again'}).click();
  await until(page, 'table', (table) => table.actions > 3, 'the bot at play');
  await context.close();
});

test('a browser without WebGL 2 says so', async () => {
  const {context} = await failToShow(stage);
  await context.close();
});
