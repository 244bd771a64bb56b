// Time travel while a game goes on: earlier moments by pointer, keyboard and words, played, left and
// branched from; nothing is lost by it.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, liftCurtain, openTable, play, rests, screenUp, settled, tell, until}
  from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** The example game, three turns on. */
async function openGame(options = {}) {
  const opened = await openTable(stage, exampleGame, options);
  await play(opened.page, 'b end');
  await liftCurtain(opened.page);
  await play(opened.page, 'a end');
  await liftCurtain(opened.page);
  return opened;
}

const at = (page, entries) => until(page, 'page', (now) =>
  new RegExp(`step ${entries} of `).test(now.status), `the moment after ${entries}`);
const now = (page) => until(page, 'page', ({status}) => !/Back then/.test(status), 'the now');

test('earlier moments are stepped through, played and left again', async () => {
  const {context, page, complaints} = await openGame();
  const {position, actions} = await settled(page);
  await choose(page, 'look_back');
  await at(page, actions - 1);
  await page.keyboard.press('Home');
  await at(page, 0);
  const first = await ask(page, 'table');
  assert.match(first.position, /turn=1 to=b/);
  assert.ok(!first.choices.some((choice) => /^[ab] /.test(choice)), 'nothing is decided there');
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  const {x, y} = await tell(page, 'table where button back');
  await page.mouse.click(x, y);
  await at(page, 0);
  await choose(page, 'past_play');
  const seen = new Set();
  await until(page, 'page', ({status}) => {
    seen.add(/step (\d+) of/.exec(status)?.[1]);
    return !/Back then/.test(status);
  }, 'all of it played');
  assert.ok(seen.has('1') && seen.has(String(actions - 1)), [...seen].join(' '));
  assert.equal((await settled(page)).position, position);
  assert.equal((await ask(page, 'table')).actions, actions);
  await choose(page, 'look_back');
  await page.keyboard.press('Escape');
  await now(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a line of the log leads to its moment, where the page rests', async () => {
  const {context, page, complaints} = await openGame();
  const {actions} = await settled(page);
  const isPast = async () => /Back then/.test((await ask(page, 'page')).status);
  // Somewhere below the panel of the other side the lines begin.
  for (let y = 80; y < 300 && !await isPast(); y += 12) {
    await page.mouse.click(100, y);
    await step(page);
    await step(page);
  }
  assert.ok(await isPast(), 'a line of the log leads to its moment');
  await rests(page);
  assert.equal((await ask(page, 'table')).actions, actions);
  await choose(page, 'past_now');
  await now(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('another game goes on from an earlier moment, and both are kept', async () => {
  const {context, page, complaints} = await openGame();
  const old = await settled(page);
  await choose(page, 'look_back');
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await choose(page, 'play_from');
  await now(page);
  await until(page, 'table', (table) => table.actions === 1, 'the game that goes on');
  await page.reload();
  await tableLaid(page);
  assert.equal((await until(page, 'table', (table) => table.position)).actions, 1);
  await choose(page, 'leave');
  await screenUp(page, 'start');
  await choose(page, 'resume 2');
  await until(page, 'table', (table) => table.actions === old.actions, 'the game that was left');
  assert.deepEqual(complaints, []);
  await context.close();
});
