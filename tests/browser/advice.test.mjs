// Help for people: a hint and its reasons, who stands better, and a finished game looked back on.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openStage, tableLaid} from './harness.mjs';
import {ask, choose, openTable, play, settingKept, settled, until} from './table.mjs';

// One Academy of the Arcane more, and the Vortex is surrounded.
const oneShort = 'maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 ' +
  'mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1';

/** A game that can be left, and not the review of one. */
const goesOn = ({over, waiting, choices}) => over === false && !waiting &&
  choices.includes('leave') && !choices.includes('play_from');

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

test('a hint says what to do and why, and is done by a press', async () => {
  const {context, page, complaints} = await openTable(stage, oneShort);
  await choose(page, 'advise');
  const {status} = await until(page, 'page', (now) => /it wins the game/.test(now.status), 'a hint');
  assert.match(status, /Summon Academy of the Arcane on 1\.5: it wins the game\./);
  await page.keyboard.press('Enter');
  await until(page, 'table', (table) => table.over, 'the end of the game');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('who stands better is said if wished, and the wish is kept', async () => {
  const {context, page, complaints} = await openTable(stage, oneShort);
  const words = () => page.locator('#words').innerText();
  assert.doesNotMatch(await words(), /may expect/);
  await choose(page, 'show_advantage');
  await until(page, 'table', (table) => table.choices.includes('hide_advantage'));
  await settingKept(page, 'advantage', 'on');
  await page.reload();
  await tableLaid(page);
  await until(page, 'table', (table) => table.choices?.includes('hide_advantage'), 'the wish kept');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finished game is looked back on, and played on from any point', async () => {
  const {context, page, complaints} = await openTable(stage, oneShort);
  await play(page, 'a AcA2@1.5');
  await until(page, 'table', (table) => table.over);
  await choose(page, 'review');
  await until(page, 'table', (table) => table.choices.includes('back'), 'the review');
  await choose(page, 'back');
  await until(page, 'page', (now) => /Arcanae: Summon Academy of the Arcane/.test(now.status));
  await until(page, 'page', (now) => /may expect \d+\s%/.test(now.status), 'a judgement');
  await choose(page, 'play_from');
  const again = await until(page, 'table', goesOn, 'the game that goes on');
  assert.match(again.position, /phase=summon/);
  assert.equal((await settled(page)).actions, 0);
  await page.reload();
  await tableLaid(page);
  assert.equal((await until(page, 'table', (table) => table.position)).over, false);
  assert.equal((await ask(page, 'page')).screen, 'table');
  assert.deepEqual(complaints, []);
  await context.close();
});

// The cards of the Edge: a first turn, and a last one.
const firstCards = 'edge-cards/1 turn=1 stockpile=5,5';
const lastCards = 'edge-cards/1 to=b first=a actions=0 stockpile=3,6 turn=14 empty=5' +
  ' ships.b=P1.Min,P1.Pic';

test('a hint at the card table says what a ship would yield, and is played by a key', async () => {
  const {context, page, complaints} = await openTable(stage, firstCards);
  await page.keyboard.press('t');
  const {status} = await until(page, 'page', (now) => /Play \w+ Ship on /.test(now.status),
    'a hint');
  assert.match(status, /Play \w+ Ship on [^:]+: .*resources? a turn/);
  await page.keyboard.press('Enter');
  await until(page, 'table', ({position}) => /ships\.a=P\d/.test(position), 'the ship in play');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finished game of cards is looked back on, and played on', async () => {
  const {context, page, complaints} = await openTable(stage, lastCards);
  await play(page, 'b end');
  await until(page, 'table', (table) => table.over);
  await choose(page, 'review');
  await until(page, 'table', (table) => table.choices.includes('back'), 'the review');
  await page.keyboard.press('Home');
  await until(page, 'page', (now) => /: End your turn\./.test(now.status), 'what was done');
  await until(page, 'page', (now) => /may expect \d+\s%/.test(now.status), 'a judgement');
  await choose(page, 'play_from');
  const again = await until(page, 'table', goesOn, 'the game that goes on');
  assert.match(again.position, /to=b/);
  assert.deepEqual(complaints, []);
  await context.close();
});
