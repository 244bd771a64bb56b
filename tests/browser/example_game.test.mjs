// The example game of the rules sheet (MAE-237 to MAE-253), two turns for each player, played on
// the real page: by mouse, by finger, by keyboard alone.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openStage} from './harness.mjs';
import {finger, keys, mouse} from './hands.mjs';
import {exampleGame} from './positions.mjs';
import {afterAction, fieldsOf, openTable, settled} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** Plays with one of the three hands. */
function player(page, hand) {
  const {space, button} = hand;
  const take = hand.hand;
  const done = (what, act) => afterAction(page, act, what);
  return {
    summon: (tag, at) => done(`${tag} at ${at}`, async () => {
      await take(page, tag);
      await space(page, at);
      await confirmIfAsked(page, hand);
    }),
    move: (from, to) => done(`${from} to ${to}`, async () => {
      await space(page, from);
      await space(page, to);
    }),
    attack: (from, at) => done(`${from} attacks ${at}`, async () => {
      await space(page, from);
      await space(page, at);
      await button(page, 'confirm');
    }),
    draw: () => done('a draw', () => button(page, 'draw')),
    end: () => done('the end of a phase', () => button(page, 'end_phase')),
    async handOver() {
      await button(page, 'lift');
      await settled(page);
    },
  };
}

/** Where there are several ways to pay, the first one offered will do. */
async function confirmIfAsked(page, hand) {
  const asked = await page.evaluate(
    () => !JSON.parse(window.maelstrom.command('table where button confirm')).error);
  if (asked) await hand.button(page, 'confirm');
}

const massOf = async (page) => fieldsOf((await settled(page)).position).mass
  .replaceAll(/:[macfs]+/g, '');

async function playExample(page, hand) {
  const {summon, move, attack, draw, end, handOver} = player(page, hand);
  // MAE-238 to MAE-240
  await summon('DHo', '1.0');
  await summon('LoF', '1.4');
  await end();
  await handOver();
  // MAE-241 to MAE-243
  await summon('IrE', '1.3');
  await summon('AcA', '1.1');
  await end();
  await handOver();
  assert.equal(await massOf(page), '1.0bDHo1,1.1aAcA2,1.2aAcA1,1.3aIrE1,1.4bLoF2,1.5bLoF1');
  // MAE-244 to MAE-248
  await move('1.0', '2.3');
  await endUnlessOver(page, end, 'action');
  await attack('2.3', '1.2');
  await draw();
  await draw();
  await endUnlessOver(page, end, 'summon');
  await summon('DHo', '1.0');
  await end();
  await handOver();
  assert.equal(await massOf(page),
    "1.0bDHo2,1.1aAcA2,1.2aAcA1',1.3aIrE1,1.4bLoF2,1.5bLoF1,2.3bDHo1");
  // MAE-249 to MAE-253
  await move('1.3', '2.4');
  await endUnlessOver(page, end, 'action');
  await draw();
  await draw();
  await attack('2.4', '2.3');
  await endUnlessOver(page, end, 'summon');
  await summon('IrE', '1.3');
  await end();
  const {position} = await settled(page);
  assert.equal(await massOf(page),
    "1.0bDHo2,1.1aAcA2,1.2aAcA1',1.3aIrE2,1.4bLoF2,1.5bLoF1,2.3bDHo1e,2.4aIrE1e");
  assert.match(position, / turn=5 to=b /);
  assert.doesNotMatch(position, /essence=/, 'nobody has burned');
}

/** A phase in which nothing is left to do ends by itself. */
async function endUnlessOver(page, end, next) {
  const {phase = 'movement'} = fieldsOf((await settled(page)).position);
  if (phase !== next) await end();
}

const tablet = {viewport: {width: 1024, height: 768}, hasTouch: true};

for (const [name, hand, options] of [
  ['mouse', mouse, {viewport: {width: 1280, height: 800}}],
  ['finger', finger, tablet],
  ['keyboard', keys, {viewport: {width: 1280, height: 800}}],
]) {
  test(`the example game by ${name}`, async () => {
    const {context, page, complaints} = await openTable(stage, exampleGame, options);
    await playExample(page, hand);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
