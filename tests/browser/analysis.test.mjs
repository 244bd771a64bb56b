// A board to think on in the real page: at every table, by pointer and by words; what a bot thinks
// most of stands on the card, and the game it came from is as it was.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openStage} from './harness.mjs';
import {exampleTables} from './positions.mjs';
import {ask, choose, liftCurtain, openTable, screenUp, settled, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const phone = {viewport: {width: 390, height: 844}, hasTouch: true};
const compared = (page) => until(page, 'table', ({choices}) => choices.includes('analysis_row_3'),
  'three actions compared');
/** Decisions alone. */
const actions = (choices) => choices.filter((choice) => choice.includes(' '));

for (const [game, position] of exampleTables) {
  test(`a bot compares what can be done at the table of ${game}`, async () => {
    const {context, page, complaints} = await openTable(stage, position, phone);
    await liftCurtain(page);
    const {position: before, actions: played} = await settled(page);
    await tell(page, 'page think 2000');  // so much, however long that takes
    await choose(page, 'analyse');
    await screenUp(page, 'analysis');
    await choose(page, 'analysis_unfold');
    await compared(page);
    const {x, y} = await tell(page, 'table where analysis_row_1');
    await page.touchscreen.tap(x, y);
    await until(page, 'table', (now) => now.choices.includes('analysis_back'), 'it is played');
    await choose(page, 'analysis_back');
    await until(page, 'table', (now) => now.choices.includes('analysis_on'), 'it is left');
    const {choices} = await ask(page, 'table');
    assert.ok(actions(choices).length > 0, 'something else can be done');
    await choose(page, 'lesson_leave');
    await screenUp(page, 'table');
    await liftCurtain(page);
    const now = await settled(page);
    assert.equal(now.position, before);
    assert.equal(now.actions, played);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
