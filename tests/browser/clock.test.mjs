// The clock of two persons who share a device, on the real page: it is set with the game, falls for
// whoever is to move, adds, stands while nobody is to think, and outlasts a reload. What it had left is
// known when the flag has fallen, after so many seconds of the page's own clock.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {choose, fieldsOf, liftCurtain, play, screenUp, settled, setUp, until} from './table.mjs';

const MINUTES = 5;
const ADDED = 5;   // seconds, with each later turn
const FURTHER = 2; // places of that from no clock, in the set-up
const ALL = 60 * MINUTES;
const SLACK = 3;   // seconds between what a test does and what it sees of it

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** A game of two persons by that clock; the first of them is to take their hand. */
async function begin() {
  const opened = await openPage(stage, {reducedMotion: 'reduce'});
  const {page} = opened;
  await tableLaid(page);
  await setUp(page, 'maelstrom');
  const wanted = ['kind a person', 'kind b person', 'options',
    ...Array(FURTHER).fill('clock more'), 'begin'];
  for (const each of wanted) await choose(page, each);
  await screenUp(page, 'table');
  await liftCurtain(page);
  return opened;
}

const flag = (page) => page.locator('#dialog[open]', {hasText: 'Time is up'});

/** Of the page's clock, in seconds. */
const now = (page) => page.evaluate(() => Date.now() / 1000);

/** Lets so many seconds pass, or fewer if the flag falls. */
async function think(page, seconds) {
  for (const end = await now(page) + seconds; await now(page) < end;) {
    if (await flag(page).isVisible()) return;
    await step(page, 1000);
  }
}

/** How many seconds pass until the flag falls. */
async function left(page) {
  const from = await now(page);
  await think(page, 2 * ALL);
  assert.ok(await flag(page).isVisible(), 'the flag falls');
  return await now(page) - from;
}

const isAll = (seconds, lost = 0) =>
  assert.ok(Math.abs(seconds - ALL) <= SLACK + lost, `${seconds} seconds of ${ALL}`);

/** Both take their opening hands. */
async function takeHands(page) {
  for (;;) {
    const {choices} = await settled(page);
    const take = choices.find((choice) => / take:/.test(choice));
    if (!take) return;
    await play(page, take);
    await liftCurtain(page);
  }
}

const NAMES = {a: 'Arcanae', b: 'Brood'};
const other = (seat) => (seat === 'a' ? 'b' : 'a');

/** Whose turn it is: chance said who begins. */
const mover = async (page) => fieldsOf((await settled(page)).position).to ?? 'a';

/** Whoever is to move ends their turn; the other one lifts the curtain. */
async function endTurn(page) {
  const seat = await mover(page);
  while (await mover(page) === seat) await play(page, `${seat} end`);
  await liftCurtain(page);
}

test('the flag falls for who is to move, who may go on without a limit', async () => {
  const {context, page, complaints} = await begin();
  isAll(await left(page));
  assert.match(await flag(page).innerText(), /Arcanae has no time left/);
  await flag(page).getByRole('button', {name: 'Play on without a limit'}).click();
  await think(page, ALL);
  assert.ok(!await flag(page).isVisible(), 'it falls once');
  assert.ok(!(await settled(page)).over);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('who resigns when the flag has fallen has lost', async () => {
  const {context, page, complaints} = await begin();
  await takeHands(page);
  const loser = await mover(page);
  await left(page);
  assert.match(await flag(page).innerText(), new RegExp(`${NAMES[loser]} has no time left`));
  await flag(page).getByRole('button', {name: 'Resign'}).click();
  await until(page, 'table', ({choices}) => choices?.includes('confirm'), 'the question');
  await choose(page, 'confirm');
  await until(page, 'table', ({over}) => over, 'the end');
  const {title, status} = await until(page, 'page', ({waiting}) => !waiting);
  assert.match(`${title} ${status}`, new RegExp(`${NAMES[other(loser)]} wins`));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('each later turn adds its seconds, for who is to move alone', async () => {
  const {context, page, complaints} = await begin();
  await takeHands(page);
  const seat = other(await mover(page));
  await think(page, 60);
  await endTurn(page);
  const turns = 4;  // after the one in which hands were taken
  for (let turn = 1; turn < turns; ++turn) {
    await endTurn(page);
    await endTurn(page);
  }
  assert.equal(await mover(page), seat);
  const had = await left(page);
  assert.match(await flag(page).innerText(), new RegExp(`${NAMES[seat]} has no time left`));
  assert.ok(had > ALL + ADDED && had <= ALL + turns * ADDED, `${had} seconds`);
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [name, open, close] of [
  ['the menu of the table', (page) => choose(page, 'menu'), (page) => choose(page, 'menu')],
  ['a dialog of the page', async (page) => {
    await choose(page, 'settings');
    await page.locator('#settings[open]').waitFor();
  }, (page) => page.locator('#settings[open]').getByRole('button', {name: 'Close'}).click()],
]) {
  test(`${name} stops the clock`, async () => {
    const {context, page, complaints} = await begin();
    const from = await now(page);
    await think(page, 10);
    await open(page);
    await step(page);
    const used = await now(page) - from;
    await think(page, 2 * ALL);
    assert.ok(!await flag(page).isVisible(), 'nobody thinks meanwhile');
    await close(page);
    isAll(used + await left(page));
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a reload goes on with what was left', async () => {
  const LOST = 10;  // seconds between two writes
  const {context, page, complaints} = await begin();
  const from = await now(page);
  await think(page, 200);
  const used = await now(page) - from;
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'table');
  await liftCurtain(page);
  isAll(used + await left(page), LOST);
  assert.deepEqual(complaints, []);
  await context.close();
});
