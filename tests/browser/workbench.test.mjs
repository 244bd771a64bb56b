// The workbench of an analysis in the real page: the windows behind a table, opened from its menu,
// by pointer, finger, keys and words; the same for every game.
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {broad, forPeople, keepPicture, openStage} from './harness.mjs';
import {finger, mouse} from './hands.mjs';
import {step, waitUntil, whileStepping} from './patience.mjs';
import {exampleGame, exampleTables} from './positions.mjs';
import {ask, choose, openTable, rests, screenUp, settled, tell, until} from './table.mjs';

const axe = path.join(path.dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js');

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const phone = {viewport: {width: 390, height: 844}, hasTouch: true};
const tablet = {viewport: {width: 1024, height: 768}, hasTouch: true};

const shown = (page, thing) =>
  until(page, `table where ${thing}`, ({error}) => !error, `${thing} shown`);

/** The workbench of an analysis of this position, opened from the menu by this hand. */
async function openBench(position, hand, options = {}) {
  const opened = await openTable(stage, position, {painted: forPeople, ...options});
  const {page} = opened;
  await choose(page, 'analyse');
  await screenUp(page, 'analysis');
  await settled(page);
  await hand.button(page, 'menu');
  await shown(page, 'button workbench');
  await hand.button(page, 'workbench');
  await shown(page, 'bench_close');
  return opened;
}

/** Answers the page's dialog with a line. */
async function write(page, line, answer) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(line);
  await dialog.getByRole('button', {name: answer, exact: true}).click();
}

async function pressAt(page, thing, options) {
  const {x, y} = await shown(page, thing);
  await (options?.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const keep = (page, name) => keepPicture(page, `workbench-${name}`);

for (const [i, [game, position]] of exampleTables.entries()) {
  const options = i < 2 ? [undefined, tablet][i] : phone;
  const how = i % 2 === 1 ? {} : broad;
  test(`an action is played by its button at the workbench of ${game}`, how, async () => {
    const hand = options ? finger : mouse;
    const {context, page, complaints} = await openBench(position, hand, options);
    const {height} = await shown(page, 'bench_deed_1');
    assert.ok(height >= 44, `${height} pixels for a finger`);
    await keep(page, game);
    const {actions} = await ask(page, 'table');
    await pressAt(page, 'bench_deed_1', options);
    await until(page, 'table', (table) => table.actions > actions, 'it is played');
    // Words offer what the windows do.
    const {choices} = await settled(page);
    for (const name of ['bench_fields', 'bench_write', 'bench_close']) {
      assert.ok(choices.includes(name), name);
    }
    await pressAt(page, 'bench_sights', options);
    await waitUntil(page, 'who knows what', async () => {
      await step(page);
      return page.locator('#words-choices button[data-notation="bench_sights"]')
        .getAttribute('aria-pressed');
    }, (pressed) => pressed === 'true');
    for (let frames = 0; frames < 3; ++frames) await step(page);
    await keep(page, `${game}-views`);
    await pressAt(page, 'bench_close', options);
    await until(page, 'table', (table) => !table.choices.includes('bench_close'), 'it is closed');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('an open workbench draws no frame while nothing happens, and axe finds no fault', async () => {
  const {context, page} = await openBench(exampleGame, mouse,
    {bypassCSP: true, reducedMotion: 'reduce'});
  await page.addScriptTag({path: axe});
  const {violations} = await whileStepping(page, 'axe', page.evaluate(() => window.axe.run()));
  assert.deepEqual(violations.map(({id}) => id), []);
  await tell(page, 'page think 10');
  await rests(page);
  await context.close();
});

test('keys lead from button to button and press them', async () => {
  const {context, page} = await openBench(exampleGame, mouse);
  const {actions} = await ask(page, 'table');
  await page.keyboard.type('end');
  await until(page, 'table', (table) => !table.waiting, 'the filter');
  await shown(page, 'bench_deed_1');
  // From the head down through what stands above the list.
  for (let steps = 0; steps < 12; ++steps) {
    if ((await settled(page)).cursor === 'bench_deed_1') break;
    await page.keyboard.press('ArrowDown');
    for (let frames = 0; frames < 8; ++frames) await step(page);
  }
  assert.equal((await settled(page)).cursor, 'bench_deed_1');
  await page.keyboard.press('Enter');
  await until(page, 'table', (table) => table.actions > actions, 'the row is pressed');
  await context.close();
});

test('chance is scripted by hand, and a notation is refused with the reason', async () => {
  const position = 'pirates/1 seats=3 stage=first';
  const {context, page, complaints} = await openBench(position, mouse);
  await pressAt(page, 'bench_notation');
  await pressAt(page, 'bench_lay');
  await write(page, 'pirates/1 seats=9 stage=first', 'Lay it');
  const dialog = page.getByRole('dialog');
  await until(page, 'page', () => true);
  assert.match(await dialog.innerText(), /expected seats from 1 to 5, found '9'/);
  assert.match(await dialog.getByRole('textbox').inputValue(), /seats=9/);
  await write(page, position, 'Lay it');
  await pressAt(page, 'bench_chance');
  await shown(page, 'bench_draw');
  await keep(page, 'chance');
  await pressAt(page, 'bench_deed_2');
  await until(page, 'table', ({position: now}) => !now.includes('stage=first'), 'chance has said');
  await pressAt(page, 'bench_write');
  await write(page, 'nonsense', 'Do it');
  await until(page, 'page', () => true);
  assert.match(await dialog.innerText(), /The engine says/);
  await keep(page, 'refused');
  await dialog.getByRole('button', {name: 'Cancel', exact: true}).click();
  assert.deepEqual(complaints, []);
  await context.close();
});
