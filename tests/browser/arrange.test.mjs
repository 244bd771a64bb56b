// A position that is set up by hand on a board to think on, in the real page: by finger; it is
// compared as what it has become, and its link opens as that.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd} from './positions.mjs';
import {choose, fieldsOf, liftCurtain, openTable, screenUp, settled, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const phone = {viewport: {width: 390, height: 844}, hasTouch: true};

/** A board to think on with this position, about to be set up. */
async function openArranging(position, options = {}) {
  const opened = await openTable(stage, position, options);
  const {page} = opened;
  await choose(page, 'analyse');
  await screenUp(page, 'analysis');
  await settled(page);
  await choose(page, 'analysis_arrange');
  await until(page, 'table where arrange_done', ({error}) => !error, 'the tray');
  return opened;
}

/** Taps what goes by this name, with a finger where there is one. */
async function tap(page, thing) {
  const {x, y} = await until(page, `table where ${thing}`, ({error}) => !error, `${thing} shown`);
  if (page.viewportSize().width < 600) return page.touchscreen.tap(x, y);
  return page.mouse.click(x, y);
}

/** The fields of the position once they hold. */
const fields = (page, holds, what) =>
  until(page, 'table', ({position}) => holds(fieldsOf(position)), what);

test('a position of Maelstrom is set up with a finger, compared, and shared as a link', async () => {
  const {context, page, complaints} = await openArranging(exampleEnd,
    {...phone, permissions: ['clipboard-read', 'clipboard-write']});
  await tell(page, 'page think 500');
  await tap(page, '1.3');  // an Iron Enforcer: taken up
  await until(page, 'table', ({choices}) => choices.includes('arrange_back'), 'it is held');
  await tap(page, 'put discard.a');
  await fields(page, (now) => now['discard.a'] === 'IrE1', 'it lies on the discards');
  await tap(page, 'arrange_tab_2');
  await tap(page, 'more hoard.b');
  await fields(page, ({hoard}) => hoard === '0,1', 'the Hoard of the Brood');
  await tap(page, 'arrange_tab_3');
  await tap(page, 'more to');
  await fields(page, ({to}) => to === undefined, 'the turn of the Arcanae');
  await tap(page, 'arrange_undo');
  await fields(page, ({to}) => to === 'b', 'undone');
  await tap(page, 'arrange_done');
  await until(page, 'table', ({choices}) => choices.includes('analysis_row_1'), 'it is compared');
  const {position} = await settled(page);
  assert.equal(fieldsOf(position)['discard.a'], 'IrE1');
  await choose(page, 'share');
  await page.getByRole('button', {name: 'Share both hands'}).click();
  await page.locator('#toast').getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await openPage(stage, {fragment: link.split('#')[1], reducedMotion: 'reduce'});
  await tableLaid(fresh.page);
  await liftCurtain(fresh.page);
  const there = fieldsOf((await settled(fresh.page)).position);
  assert.equal(there['discard.a'], 'IrE1');
  assert.equal(there.hoard, '0,1');
  assert.deepEqual([...complaints, ...fresh.complaints], []);
  await fresh.context.close();
  await context.close();
});
