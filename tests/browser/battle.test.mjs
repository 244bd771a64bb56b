// The battle in the real page: begun from the shelf, a leader led by finger, a shot read and fired,
// a link, a reload, and a whole firefight against a bot.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openStage, openPage, tableLaid} from './harness.mjs';
import {choose, openTable, screenUp, settled, setUp, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

// Ten inches of open ground between two squads; the first acts.
const open = 'edge-battle/1 table=36x36' +
  ' a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256' +
  ' b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 stage=active gone=1 active=a1 frames=acting:a1';

const middleOf = async (page, thing) => {
  const {x, y} = await tell(page, `table where ${thing}`);
  return [x, y];
};
const confirmShown = (page, what) =>
  until(page, 'table where button confirm', ({error}) => !error, what);

test('a battle is begun from the shelf', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await setUp(page, 'battle');
  await choose(page, 'table');
  await choose(page, 'row thicket');
  await choose(page, 'begin');
  await screenUp(page, 'table');
  const {position} = await settled(page);
  assert.match(position, /^edge-battle\/1 table=thicket /);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger leads a squad: a ghost first, and then it goes', async () => {
  const {context, page, complaints} = await openTable(stage, open, PHONE);
  const before = await settled(page);
  await page.touchscreen.tap(...await middleOf(page, 'at 18/14'));
  await confirmShown(page, 'the ghost');
  assert.equal((await settled(page)).actions, before.actions, 'nothing is done yet');
  await page.touchscreen.tap(...await middleOf(page, 'button confirm'));
  const after = await until(page, 'table', ({actions, waiting}) =>
    actions > before.actions && !waiting, 'the squad gone there');
  assert.notEqual(after.position, before.position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a shot is fired at a squad that is clicked, and the game is there after a reload', async () => {
  const {context, page, complaints} = await openTable(stage, open);
  const before = await settled(page);
  await page.mouse.click(...await middleOf(page, 'squad b1'));
  await confirmShown(page, 'the shot read out');
  await page.keyboard.press('Enter');
  await until(page, 'table', ({actions}) => actions > before.actions, 'the shot fired');
  const {position} = await settled(page);
  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'table');
  assert.equal((await settled(page)).position, position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('bots play a firefight to its end', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await setUp(page, 'battle');
  await choose(page, 'kind a greedy');
  await choose(page, 'kind b random');
  await choose(page, 'begin');
  await screenUp(page, 'table');
  await until(page, 'table', ({position}) => / end=/.test(position ?? ''), 'the end');
  assert.deepEqual(complaints, []);
  await context.close();
});
