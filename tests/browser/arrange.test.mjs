// A position that is set up by hand on a board to think on, in the real page: by finger; it is
// compared as what it has become, and its link opens as that.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleBattle, exampleCards, exampleEnd, examplePirates} from './positions.mjs';
import {choose, fieldsOf, liftCurtain, openTable, screenUp, settled, takeLink, tell, until}
  from './table.mjs';

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

/** A fresh profile with the link to this position, which hides something from somebody if `asked`. */
async function openedFromLink(page, asked) {
  await choose(page, 'share');
  if (asked) await page.getByRole('button', {name: asked}).click();
  const link = await takeLink(page);
  const fresh = await openPage(stage, {fragment: link.split('#')[1], reducedMotion: 'reduce'});
  await tableLaid(fresh.page);
  await liftCurtain(fresh.page);
  return fresh;
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
  await tap(page, 'arrange_unfold');  // the tray is folded on a phone
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
  const fresh = await openedFromLink(page, 'Share both hands');
  const there = fieldsOf((await settled(fresh.page)).position);
  assert.equal(there['discard.a'], 'IrE1');
  assert.equal(there.hoard, '0,1');
  assert.deepEqual([...complaints, ...fresh.complaints], []);
  await fresh.context.close();
  await context.close();
});

test('a position of pirates is set up with a finger, and played on as its link', async () => {
  const {context, page, complaints} = await openArranging(examplePirates,
    {...phone, permissions: ['clipboard-read', 'clipboard-write']});
  await tap(page, 'ship d');
  await tap(page, 'B5');
  await fields(page, (now) => now['ship.d'].startsWith('at:B5'), 'it has sailed');
  await tap(page, 'token 1');
  await tap(page, 'arrange_unfold');
  await tap(page, 'put box');
  await fields(page, ({tokens}) => !tokens.includes('K01'), 'the Kraken is off the sea');
  await tap(page, 'arrange_tab_1');
  await tap(page, 'more points.a');
  await fields(page, (now) => now['ship.a'].includes('points:10'), 'ten points');
  await tap(page, 'arrange_done');
  await until(page, 'table', ({choices}) => choices.includes('a end'), 'it goes on');
  const fresh = await openedFromLink(page, 'Share both hands');
  const there = fieldsOf((await settled(fresh.page)).position);
  assert.match(there['ship.d'], /^at:B5/);
  assert.match(there['ship.a'], /points:10/);
  assert.deepEqual([...complaints, ...fresh.complaints], []);
  await fresh.context.close();
  await context.close();
});

test('a battle is set up with a finger anywhere on its table, and played on as its link', async () => {
  const {context, page, complaints} = await openArranging(exampleBattle,
    {...phone, permissions: ['clipboard-read', 'clipboard-write']});
  await tap(page, 'model a1.1');  // it takes its squad along
  await tap(page, 'at 14/9');
  await fields(page, (now) => now['a.i'].startsWith('E01:14/9+12.7/9+15.3/9'), 'the squad is there');
  await tap(page, 'model b1.5');
  await tap(page, 'arrange_unfold');
  await tap(page, 'put out.b');
  await fields(page, (now) => now['b.i'].includes('12.6/26*0'), 'a trooper is removed');
  await tap(page, 'model b1.1');
  await tap(page, 'arrange_unfold');
  await tap(page, 'more x.b1');
  await fields(page, (now) => now['b.i'].startsWith('K01:10.5/26'), 'half an inch to the east');
  await tap(page, 'arrange_back');
  await tap(page, 'arrange_done');
  await until(page, 'table', ({choices}) => choices.includes('analysis_arrange'), 'it goes on');
  const fresh = await openedFromLink(page);
  const there = fieldsOf((await settled(fresh.page)).position);
  assert.match(there['a.i'], /^E01:14\/9/);
  assert.match(there['b.i'], /^K01:10.5\/26/);
  assert.deepEqual([...complaints, ...fresh.complaints], []);
  await fresh.context.close();
  await context.close();
});

test('on a phone all places of the cards are large enough for a finger', async () => {
  for (const viewport of [{width: 390, height: 844}, {width: 844, height: 390}]) {
    const {context, page, complaints} = await openArranging(exampleCards, {...phone, viewport});
    for (const planet of [1, 2, 3, 4]) {
      for (const seat of ['a', 'b']) {
        const berth = await until(page, `table where fleet ${seat} ${planet}`,
          ({error}) => !error, `the ships of ${seat} at planet ${planet}`);
        assert.ok(berth.width >= 44, `${viewport.width}: fleet ${seat} ${planet} ${berth.width} wide`);
        assert.ok(berth.height >= 44, `${viewport.width}: fleet ${seat} ${planet} ${berth.height} high`);
      }
    }
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
