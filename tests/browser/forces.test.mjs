// A force is made, kept, found again after a reload, and played; links and lists carry it.
import assert from 'node:assert/strict';
import {mkdir} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {artifacts, broad, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {ask, choose, fieldsOf, screenUp, settled, setUp, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const sizes = {
  desktop: {viewport: {width: 1280, height: 800}},
  tablet: {viewport: {width: 1024, height: 768}, hasTouch: true},
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
};

async function start(options = sizes.desktop) {
  const opened = await openPage(stage, {reducedMotion: 'reduce', ...options});
  await tableLaid(opened.page);
  await screenUp(opened.page, 'start');
  return opened;
}

async function click(page, thing) {
  const {x, y} = await tell(page, `table where ${thing}`);
  await page.mouse.click(x, y);
}

async function tap(page, thing) {
  const {x, y} = await tell(page, `table where ${thing}`);
  await page.touchscreen.tap(x, y);
}

/** Waits until a thing is shown, and shown where it stays. */
const shown = (page, thing) => until(page, `table where ${thing}`, (answer) => !answer.error, thing);

test('a force made by mouse is kept, found after a reload, and played', async () => {
  const {context, page, complaints} = await start();
  await click(page, 'forces');
  await screenUp(page, 'forces');
  await click(page, 'new');
  await shown(page, 'search');
  await page.keyboard.type('academy');
  for (let copies = 0; copies < 6; ++copies) await click(page, 'add AcA');
  await page.keyboard.press('Escape');
  await page.keyboard.type('iron e');
  await shown(page, 'add IrE');
  for (let copies = 0; copies < 4; ++copies) await click(page, 'add IrE');
  await page.keyboard.press('Escape');
  await until(page, 'page', ({status}) => status.startsWith('10 tiles'), 'ten tiles');
  assert.match((await ask(page, 'page')).status, /Legal/);

  await click(page, 'name');
  await page.keyboard.type('Iron wall');
  await page.keyboard.press('Enter');
  await click(page, 'save');
  await until(page, 'page', ({status}) => /Saved/.test(status), 'a saved force');

  await page.reload();
  await tableLaid(page);
  await screenUp(page, 'start');
  await setUp(page, 'maelstrom');
  await choose(page, 'play advanced');
  await choose(page, 'pick a');
  const row = page.locator('#words-choices button', {hasText: 'Iron wall'});
  await row.dispatchEvent('click');
  await until(page, 'page', ({alert}) => /10 tiles meet 23/.test(alert), 'the sizes that differ');
  await choose(page, 'pick b');
  await choose(page, 'random');
  await until(page, 'page', ({alert}) => alert === '', 'two forces that fit');
  await choose(page, 'begin');
  await screenUp(page, 'table');
  assert.equal(fieldsOf((await settled(page)).position).a, 'AcA6+IrE4');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('fingers on a phone make a force and read a card', async () => {
  const {context, page, complaints} = await start(sizes.phone);
  await choose(page, 'forces');
  await screenUp(page, 'forces');
  await tap(page, 'ready gaians');
  await shown(page, 'tab force');
  await tap(page, 'tab force');
  await shown(page, 'less ElG');
  await tap(page, 'less ElG');
  await until(page, 'page', ({status}) => status.startsWith('22 tiles'), 'a tile less');
  await tap(page, 'tab tiles');
  await shown(page, 'filters');
  await tap(page, 'filters');
  await shown(page, 'faction loftis');
  await tap(page, 'faction loftis');
  await shown(page, 'add HiQ');
  await tap(page, 'add HiQ');
  await until(page, 'page', ({status}) => status.startsWith('23 tiles'), 'a tile more');
  await tap(page, 'save');
  await page.locator('#toast:not([hidden])').waitFor();
  const line = await page.locator('#toast').boundingBox();
  for (const thing of ['back', 'name', 'save', 'tab tiles', 'tab force']) {
    const {y, height} = await tell(page, `table where ${thing}`);
    const apart = y + height / 2 <= line.y || y - height / 2 >= line.y + line.height;
    assert.ok(apart, `what is said lies on ${thing}`);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link brings a force, and a pasted list every fault', async () => {
  const {context, page} = await start();
  await choose(page, 'forces');
  await choose(page, 'import');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('7 Academy of the Arcane\n3 Iron Enforcr\n0 Guard Hall');
  await dialog.getByRole('button', {name: 'Take it'}).click();
  await page.getByText('line 2').waitFor();
  assert.match(await dialog.innerText(), /did you mean Iron Enforcer[^]*line 3/);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await choose(page, 'import');
  await dialog.getByRole('textbox').fill('# Pasted\n7 Academy of the Arcane\n3 Iron Enforcers');
  await dialog.getByRole('button', {name: 'Take it'}).click();
  await until(page, 'page', ({title}) => /Pasted/.test(title), 'the pasted force');
  await context.close();
});

test('a force as a list shows its beginning, all of it selected', async () => {
  const {context, page, complaints} = await start(sizes.phone);
  await choose(page, 'forces');
  await screenUp(page, 'forces');
  await choose(page, 'ready dawnforge');
  await choose(page, 'export');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  const {top, hides, chosen, list} = await field.evaluate((area) => ({top: area.scrollTop,
    hides: area.scrollHeight > area.clientHeight, list: area.value,
    chosen: area.value.slice(area.selectionStart, area.selectionEnd)}));
  assert.ok(hides, 'a list longer than its field');
  assert.equal(top, 0, 'scrolled to its first line');
  assert.equal(chosen, list);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a list from an English page is read on a French one', async () => {
  const {context, page} = await start({locale: 'fr-FR'});
  await choose(page, 'forces');
  await choose(page, 'import');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('# Pasted\n7 Academy of the Arcane\n3 Iron Enforcers');
  await dialog.getByRole('button').first().click();
  await until(page, 'page', ({title}) => /Pasted/.test(title), 'the pasted force');
  await context.close();
});

test('the force builder as it looks', broad, async () => {
  await mkdir(artifacts, {recursive: true});
  for (const [name, size] of Object.entries(sizes)) {
    const {context, page, complaints} = await start({...size, painted: true});
    const shoot = (what) => keepPicture(page, `forces-${name}-${what}`);
    await setUp(page, 'maelstrom');
    await choose(page, 'play advanced');
    await shoot('start');
    await choose(page, 'pick a');
    await shoot('pick');
    await choose(page, 'close');
    await choose(page, 'build');
    await screenUp(page, 'forces');
    await shoot('shelf');
    await choose(page, 'ready dawnforge');
    await shoot('tiles');
    await choose(page, 'add DHo');
    await choose(page, 'tab force');
    await shoot('force');
    await choose(page, 'about LVD');
    await shoot('card');
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
