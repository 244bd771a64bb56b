// What a screen reader, a keyboard and a text field get from the page around the canvas.
import assert from 'node:assert/strict';
import path from 'node:path';
import {createRequire} from 'node:module';
import {after, before, test} from 'node:test';
import {broad, openPage, openStage, tableLaid} from './harness.mjs';
import {waitUntil, whileStepping} from './patience.mjs';
import {exampleCards, exampleEnd, exampleGame} from './positions.mjs';
import {ask, choicesOf, choose, layOut, openTable, play, screenUp, settled, setUp, tell, until}
  from './table.mjs';

const axe = path.join(path.dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js');

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** Everything axe finds wrong with the page as it is now. */
async function faults(page) {
  await page.addScriptTag({path: axe});
  const {violations} = await whileStepping(page, 'axe', page.evaluate(() => window.axe.run()));
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
}

test('dialogs and rules are set in the typefaces of the table', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  const faces = await waitUntil(page, 'the typefaces', () => page.evaluate(() =>
    [...document.fonts].map(({family, weight, status}) => `${family} ${weight} ${status}`).sort()),
  ({length}) => length === 3);
  assert.deepEqual(faces, ['Cinzel 600 loaded', 'Inter 400 loaded', 'Inter 600 loaded']);
  await page.locator('#about-open').click();
  const heading = await page.locator('#about h2').first().evaluate((h2) => {
    const {fontFamily, fontWeight} = getComputedStyle(h2);
    return `${fontWeight} ${fontFamily}`;
  });
  assert.match(heading, /^600 Cinzel/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('credits fit a phone, and pages they name open beside the game', async () => {
  const {context, page} = await openPage(stage, {viewport: {width: 390, height: 844}});
  await tableLaid(page);
  await page.locator('#about-open').click();
  const credits = await page.locator('#about .rules').evaluate((told) => ({
    over: told.scrollWidth - told.clientWidth,
    targets: [...new Set([...told.querySelectorAll('a')].map(({target}) => target))],
  }));
  assert.deepEqual(credits, {over: 0, targets: ['_blank']});
  await context.close();
});

/** What the system asks for, by the theme that is worn then. */
const SYSTEMS = {dark: {colorScheme: 'dark'}, light: {colorScheme: 'light'},
  contrast: {contrast: 'more'}};

for (const [theme, system] of Object.entries(SYSTEMS)) {
  const how = theme === 'light' ? broad : {};
  test(`axe finds no fault with start, sheet, table, dialog and rules in ${theme}`, how, async () => {
    const {context, page} = await openPage(stage, {bypassCSP: true, ...system});
    await tableLaid(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    assert.deepEqual(await faults(page), [], 'start');
    await page.locator('#settings-open').click();
    await page.locator('#settings h2').waitFor();
    assert.deepEqual(await faults(page), [], 'sheet');
    await page.keyboard.press('Escape');
    await choose(page, 'link');
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await faults(page), [], 'dialog');
    await page.getByRole('button', {name: 'Cancel'}).click();
    await tell(page, `table open ${exampleEnd}`);
    await screenUp(page, 'table');
    assert.deepEqual(await faults(page), [], 'table');
    await choose(page, 'open_rule');
    const rules = page.locator('#rules');
    await rules.locator('.board').waitFor();
    await rules.locator('.term').first().click();
    assert.deepEqual(await faults(page), [], 'a chapter of the rules');
    await rules.getByRole('button', {name: 'Glossary'}).click();
    assert.deepEqual(await faults(page), [], 'glossary');
    await rules.getByRole('searchbox').fill('energy');
    assert.deepEqual(await faults(page), [], 'what was found');
    await rules.getByRole('button', {name: 'Close'}).click();
    await page.locator('#surface').focus();
    await page.keyboard.press('Tab');
    assert.deepEqual(await faults(page), [], 'the table in words, shown');
    await context.close();
  });
}

test('every legal action is a button, and pressing it decides', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const offered = (await choicesOf(page).evaluateAll(
    (buttons) => buttons.map((button) => button.dataset.notation)))
    .filter((notation) => /^[ab] /.test(notation));
  const link = (await ask(page, `show ${exampleGame.replaceAll(' ', '_')}`)).link;
  const legal = (await page.evaluate((position) => window.maelstrom.command(`legal ${position}`),
    link)).trim().split('\n').map((line) => JSON.parse(line).action);
  assert.deepEqual(offered.toSorted(), legal.toSorted());

  await page.getByRole('button', {name: /Daemon Horde/}).first().dispatchEvent('click');
  const table = await until(page, 'table', ({actions, waiting}) => actions === 1 && !waiting);
  assert.match(table.position, /bDHo1/);
  await context.close();
});

test('the log is spoken line by line, and what was refused is an alert', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  assert.match(await page.locator('#words-live').innerText(), /Daemon Horde/);
  const {x, y} = await tell(page, 'table where hand 1');
  await page.mouse.click(x, y);
  const far = await tell(page, 'table where 1.0');
  await page.mouse.click(far.x, far.y);
  await until(page, 'page', ({alert}) => alert.length > 10, 'a refusal');
  const alert = await page.locator('#words-alert').innerText();
  assert.match(alert, /[A-Z]{3}-R?\d+/, 'with its rule');
  await context.close();
});

test('Tab leads from the table to its words and back; the table is no trap', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const focused = () => page.evaluate(() => document.activeElement.closest('[id]')?.id);
  await page.locator('#surface').focus();
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'words-choices');
  const box = await page.locator('#words').boundingBox();
  assert.ok(box.x < 1024, 'the words are shown to who tabs to them');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'surface');
  await context.close();
});

test('names are typed into a real text field', async () => {
  const {context, page} = await openPage(stage);
  await tableLaid(page);
  await setUp(page, 'maelstrom');
  const {x, y} = await tell(page, 'table where name a');
  await page.mouse.click(x, y);
  const field = page.locator('#field');
  await field.waitFor();
  await field.fill('Ada');
  await field.press('Enter');
  await choose(page, 'kind b person');
  await choose(page, 'begin');
  await screenUp(page, 'table');
  assert.match(await page.title(), /^Ada against /);
  await page.reload();
  await tableLaid(page);
  assert.match(await page.title(), /^Ada against /);
  await context.close();
});

test('a rule id leads to the rules, open at that rule', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const {x, y} = await tell(page, 'table where hand 1');
  await page.mouse.click(x, y);
  const taken = await tell(page, 'table where 1.2');
  await page.mouse.click(taken.x, taken.y);
  const {alert} = await until(page, 'page', (answer) => answer.alert.length > 10, 'a refusal');
  const [rule] = /[A-Z]{3}-R?\d+/.exec(alert);
  await choose(page, 'open_rule');
  const shown = page.locator('#rules .asked dt');
  await shown.waitFor();
  assert.equal(await shown.innerText(), rule);
  assert.ok(await shown.isVisible());
  await page.locator('#rules').getByRole('button', {name: 'Close'}).click();
  assert.ok((await settled(page)).position);
  await context.close();
});

test('every game opens its own rules, whichever were open before', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const rules = page.locator('#rules');
  for (const [position, id] of [[exampleGame, 'MAE'], [exampleCards, 'ECG'], [exampleGame, 'MAE']]) {
    await choose(page, 'leave');
    await screenUp(page, 'start');
    await layOut(page, position);
    await choose(page, 'menu');
    await choose(page, 'open_rule');
    await rules.locator('dt').first().waitFor();
    const shown = new Set((await rules.locator('dt').allInnerTexts())
      .map((text) => text.replace(/-.*/, '')));
    assert.ok(shown.has(id), `${id} among ${[...shown]}`);
    assert.equal(await rules.getByRole('heading', {level: 2}).count(), 1);
    await rules.getByRole('button', {name: 'Close'}).click();
  }
  await context.close();
});
