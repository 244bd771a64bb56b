// A whole game of a person against a bot, decided by the choices in words.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {ask, choose, setUp, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** Whether a choice is an action in notation; buttons have names without blanks. */
const isAction = (choice) => choice.includes(' ');

/** Something of everything, and the end of the phase every third time. */
function decide(choices, turn) {
  const actions = choices.filter(isAction);
  const end = actions.find((choice) => choice.endsWith(' end'));
  return end && turn % 3 === 2 ? end : actions[(turn * 7) % actions.length];
}

/** What the set-up tells of games against the bot that was played. */
async function toldWins(page) {
  await setUp(page, 'maelstrom');
  return page.locator('#words-choices button[data-notation="kind b casual"]').textContent();
}

test('a game against a bot is played to its end', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await tell(page, 'page think 30');
  await setUp(page, 'maelstrom');
  await choose(page, 'kind a person');
  await choose(page, 'kind b casual');
  await choose(page, 'begin');
  let decisions = 0;
  for (;;) {
    const table = await until(page, 'table', ({over, waiting, moving, choices}) =>
      over || (!waiting && !moving && choices?.some(isAction)),
    'a decision of ours');
    if (table.over) break;
    const choice = decide(table.choices, decisions++);
    assert.ok(decisions < 1500, 'the game comes to an end');
    await choose(page, choice);
    await until(page, 'table', (now) => now.over || now.actions > table.actions, choice);
  }
  const {status} = await until(page, 'page', ({waiting}) => !waiting);
  console.log(`after ${decisions} decisions: ${status}`);
  assert.match((await ask(page, 'table')).position, /phase=over .*end=\w+ win=[ab-]/);
  await choose(page, 'leave');
  const wins = await toldWins(page);
  assert.match(wins, /You: (1 won, 0 lost|0 won, 1 lost|0 won, 0 lost. 1 drawn)\./);
  await page.reload();
  await tableLaid(page);
  assert.equal(await toldWins(page), wins);
  assert.deepEqual(complaints, []);
  await context.close();
});
