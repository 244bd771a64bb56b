// The pirates' game in the real page: a circle turned by finger, mouse and keyboard with the preview
// of what that does, ships that sail, a shop, the curtain between persons, and whole games of one
// to five ships.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {broad, forPeople, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {examplePirates} from './positions.mjs';
import {ask, choose, fieldsOf, layOut, openTable, screenUp, settled, setUp, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

const middleOf = async (page, thing) => {
  const {x, y} = await tell(page, `table where ${thing}`);
  return [x, y];
};

/** Points on the way a quarter clockwise round the middle of the board, from a place on a circle. */
async function quarterFrom(page, thing) {
  const [x, y] = await middleOf(page, thing);
  const [left, top] = await middleOf(page, 'cell C0');
  const [right, bottom] = await middleOf(page, 'cell C6');
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [x - middle[0], y - middle[1]];
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const angle = part * Math.PI / 2;
    return [middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle)];
  });
}

const circlesOf = ({position}) => fieldsOf(position).circles;

const ways = {
  async mouse(page) {
    const [from, ...way] = await quarterFrom(page, 'ring 3');
    await page.mouse.move(...from);
    await page.mouse.down();
    for (const at of way) await page.mouse.move(...at, {steps: 4});
    await page.mouse.up();
  },
  async keys(page) {
    await page.keyboard.press('3');
    await until(page, 'table', ({choices}) => choices?.includes('cancel'), 'the circle held');
    await page.keyboard.press('ArrowRight');
  },
};

for (const [way, turn] of Object.entries(ways)) {
  test(`a circle is turned by ${way}: first it is shown what that does, then it is done`, async () => {
    const {context, page, complaints} = await openTable(stage, examplePirates);
    const before = await settled(page);
    await turn(page);
    const held = await until(page, 'table', ({choices}) => choices?.includes('cancel'),
      'the turn that is shown');
    assert.equal(circlesOf(held), circlesOf(before), 'nothing is turned yet');
    await page.keyboard.press('Enter');
    const after = await until(page, 'table', (table) => table.actions > before.actions &&
      !table.waiting, 'the circle turned');
    assert.notEqual(circlesOf(after), circlesOf(before));
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a turn that was only looked at is put back', async () => {
  const {context, page, complaints} = await openTable(stage, examplePirates);
  const before = await settled(page);
  await page.keyboard.press('3');
  await until(page, 'table', ({choices}) => choices?.includes('cancel'), 'the turn that is shown');
  await page.keyboard.press('Escape');
  const after = await until(page, 'table', ({choices}) => !choices?.includes('cancel'), 'no turn');
  assert.equal(after.actions, before.actions);
  assert.equal(circlesOf(after), circlesOf(before));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger spreads a heap on a phone, then means one ship of it', async () => {
  const {context, page, complaints} = await openTable(stage,
    'pirates/1 seats=3 ship.a=at:B3 ship.b=at:B3 ship.c=at:B3 tokens=K01:B3',
    {...PHONE, painted: forPeople});
  const heaped = await middleOf(page, 'ship b');
  await page.touchscreen.tap(...heaped);
  const {x, y} = await until(page, 'table where ship b',
    (at) => Math.hypot(at.x - heaped[0], at.y - heaped[1]) > 5, 'the heap spread');
  await keepPicture(page, 'pirates-heap-phone');
  await page.touchscreen.tap(x, y);
  await until(page, 'table where button confirm', ({error}) => !error, 'an attack looked at');
  const [left, top] = await middleOf(page, 'ship b');
  assert.ok(Math.hypot(left - heaped[0], top - heaped[1]) < 1, 'the heap is folded up');
  assert.equal((await settled(page)).actions, 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger sails on a phone, and is told why it may not go on', async () => {
  const {context, page, complaints} = await openTable(stage, examplePirates, PHONE);
  const {choices} = await settled(page);
  const sail = choices.find((choice) => choice.startsWith('a move:'));
  const cell = sail.slice('a move:'.length);
  await page.touchscreen.tap(...await middleOf(page, `cell ${cell}`));
  const after = await until(page, 'table', ({position}) =>
    fieldsOf(position)['ship.a'].includes(`at:${cell}`), 'the ship in its new cell');
  assert.equal(after.actions, 1);
  const refused = await ask(page, 'table play a move:C7');
  assert.equal(refused.accepted, false);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('between persons a curtain says whose turn it is and hides the treasure cards', async () => {
  const {context, page, complaints} = await openTable(stage, examplePirates);
  await choose(page, 'a end');
  const covered = await until(page, 'table', ({choices}) => choices?.includes('lift'),
    'the curtain');
  assert.doesNotMatch(fieldsOf(covered.position)['ship.a'], /cards:T/, 'cards of a are not shown');
  const words = await page.locator('#words').textContent();
  assert.match(words, /Moon/);
  await choose(page, 'lift');
  await until(page, 'table', ({choices}) => !choices.includes('lift'), 'the lifted curtain');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** A game of bots alone, to its end. */
async function playedOut(seats) {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await tell(page, 'page think 20');
  await setUp(page, 'pirates');
  for (let more = 2; more < seats; ++more) await choose(page, 'seat more');
  if (seats === 1) await choose(page, 'seat less b');
  for (const seat of 'abcde'.slice(0, seats)) await choose(page, `kind ${seat} novice`);
  await choose(page, 'begin');
  await screenUp(page, 'table');
  const end = await until(page, 'table', ({over, waiting}) => over && !waiting, 'the end');
  return {context, page, complaints, end};
}

for (const [seats, how] of [[1, {}], [2, broad], [5, broad]]) {
  test(`bots play a game of ${seats} to its end, and the count is shown`, how, async () => {
    const {context, page, complaints, end} = await playedOut(seats);
    assert.match(end.position, new RegExp(`seats=${seats}`));
    await until(page, 'table where button play_again', ({x}) => x > 0, 'the count');
    assert.match(await page.locator('#words').textContent(), /ended|reached|left|cut short/);
    await choose(page, 'close');
    await choose(page, 'titles');
    await until(page, 'table where sheet', ({x}) => x > 0, 'the count on its sheet');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

const SIZES = [['tablet', {viewport: {width: 1024, height: 768}, hasTouch: true}],
  ['phone', {...PHONE, deviceScaleFactor: 2}],
  ['phone-on-its-side', {viewport: {width: 844, height: 390}, hasTouch: true}],
  ['large', {viewport: {width: 1920, height: 1080}}]];

for (const [name, options] of SIZES) {
  test(`five ships at the size of a ${name}`, name === 'phone' ? {} : broad, async () => {
    const {context, page, complaints} = await openTable(stage, examplePirates,
      {...options, painted: forPeople, bypassCSP: true});
    await settled(page);
    await keepPicture(page, `pirates-${name}`);
    await page.keyboard.press('2');
    await until(page, 'table', ({choices}) => choices?.includes('cancel'), 'a turn');
    await keepPicture(page, `pirates-turn-${name}`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

async function pictureOf(page, thing) {
  await settled(page);
  const {x, y, width, height} = await tell(page, `table where ${thing}`);
  return page.screenshot({clip: {x: x - width / 2, y: y - height / 2, width, height}});
}

for (const [name, options] of SIZES) {
  test(`the panel of every ship shows its life at the size of a ${name}`,
    name === 'phone' ? {} : broad, async () => {
    const {context, page, complaints} = await openTable(stage, examplePirates,
      {...options, painted: true, bypassCSP: true});
    const before = await pictureOf(page, 'side b');
    await layOut(page, examplePirates.replace('ship.b=at:C9,life:2', 'ship.b=at:C9,life:1'));
    assert.notDeepEqual(await pictureOf(page, 'side b'), before, name);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
