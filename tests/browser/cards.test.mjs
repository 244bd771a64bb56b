// The card game in the real page: a card played by mouse, keyboard and finger; bids entered behind
// the curtain; a whole game against a bot, and the end of one between two people at one device.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleCards} from './positions.mjs';
import {ask, choose, fieldsOf, openTable, screenUp, settled, setUp, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** What is not an action is a command of the table. */
const isAction = (choice) => choice.includes(' ');

const middleOf = async (page, thing) => {
  const {x, y} = await tell(page, `table where ${thing}`);
  return [x, y];
};

const played = (page) => until(page, 'table', ({position}) =>
  !fieldsOf(position)['hand.a'].includes('Eva'), 'the card is played');

const ways = {
  async tapping(page) {
    await page.mouse.click(...await middleOf(page, 'hand 1'));
    await page.mouse.click(...await middleOf(page, 'planet 4'));
  },
  async dragging(page) {
    const [x, y] = await middleOf(page, 'hand 1');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, {steps: 3});
    await page.mouse.move(...await middleOf(page, 'planet 2'), {steps: 3});
    await page.mouse.up();
  },
  async keys(page) {
    await page.keyboard.press('1');
    for (let steps = 0; (await ask(page, 'table')).cursor !== 'planet 3'; ++steps) {
      assert.ok(steps < 12, 'the cursor comes to every planet');
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
  },
};

for (const [way, play] of Object.entries(ways)) {
  test(`a card is played by ${way}`, async () => {
    const {context, page, complaints} = await openTable(stage, exampleCards);
    await play(page);
    await played(page);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a finger plays on a phone, and is told why not', async () => {
  const {context, page, complaints} = await openTable(stage, exampleCards,
    {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await page.touchscreen.tap(...await middleOf(page, 'button end_turn'));
  const {alert} = await until(page, 'page', (answer) => answer.alert.length > 10, 'a refusal');
  assert.match(alert, /ECG-044/);
  await page.touchscreen.tap(...await middleOf(page, 'hand 1'));
  await page.touchscreen.tap(...await middleOf(page, 'planet 4'));
  await played(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('two people bid behind the curtain', async () => {
  const {context, page, complaints} = await openTable(stage, exampleCards);
  await page.mouse.click(...await middleOf(page, 'ship a 4'));
  await page.mouse.click(...await middleOf(page, 'stack b 2'));
  await page.mouse.click(...await middleOf(page, 'button confirm'));
  await until(page, 'table', ({position}) => position.includes('await=bid'), 'the bids');
  for (let bid = 0; bid < 3; ++bid) await page.mouse.click(...await middleOf(page, 'button more'));
  await page.mouse.click(...await middleOf(page, 'button confirm'));
  const {choices, position} = await until(page, 'table', (table) =>
    table.choices.includes('lift') && !table.waiting, 'the curtain');
  assert.ok(!choices.some((choice) => choice.includes('bid:')), 'nothing is bid through it');
  assert.ok(position.includes('await=bid'));
  await page.mouse.click(...await middleOf(page, 'button lift'));
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  const after = await until(page, 'table', ({position}) => !position.includes('await=bid'),
    'the battle');
  assert.equal(fieldsOf(after.position).stockpile, '6,10');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Plays whatever is offered until the game is over; people lift the curtain for each other. */
async function playOut(page, most) {
  for (let decisions = 0; ; ++decisions) {
    const table = await until(page, 'table', ({over, waiting, moving, choices}) =>
      over || (!waiting && !moving && choices?.some((choice) => choice === 'lift' || isAction(choice))),
    'a decision');
    if (table.over) return decisions;
    assert.ok(decisions < most, 'the game comes to an end');
    const offered = table.choices.filter(isAction);
    if (offered.length === 0) {
      await choose(page, 'lift');
      // Where one can only pass, the next curtain may be down before anybody looked.
      await until(page, 'table', ({choices, actions, position}) => !choices.includes('lift') ||
        actions !== table.actions || position !== table.position, 'the lifted curtain');
      continue;
    }
    const end = offered.find((choice) => / (end|decline)$/.test(choice));
    await choose(page, end ?? offered[(decisions * 7) % offered.length]);
    await until(page, 'table', (now) => now.over || now.actions > table.actions, 'the next moment');
  }
}

test('a whole game is played against a bot, from the start screen on', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await setUp(page, 'cards');
  for (const choice of ['kind a person', 'kind b novice', 'begin']) {
    await choose(page, choice);
  }
  await screenUp(page, 'table');
  const decisions = await playOut(page, 500);
  const {position} = await settled(page);
  console.log(`after ${decisions} decisions: ${fieldsOf(position).stockpile}`);
  assert.match(position, /step=over .*end=(normal|stall)/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('two people play on to the end at one device, and find it so on the shelf', async () => {
  const {context, page, complaints} =
    await openTable(stage, exampleCards.replace('edge-cards/1', 'edge-cards/1 opt=last:6'));
  await playOut(page, 200);
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'start');
  await choose(page, 'resume 1');
  await screenUp(page, 'table');
  assert.match((await settled(page)).position, /^edge-cards.* step=over/);
  assert.deepEqual(complaints, []);
  await context.close();
});
