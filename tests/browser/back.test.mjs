// Back of the browser closes what lies on top, leads to the screen before, and only from the shelf
// out of the page.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, layOut, liftCurtain, openTable, screenUp, settled, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const steps = (page, depth) =>
  page.waitForFunction((wanted) => (history.state?.back ?? 0) === wanted, depth);

const PAGE_BEFORE = 'data:text/html,<title>The page before</title>';

/** A press of the browser's own, where nothing is. */
const touch = (page) => page.mouse.click(2, 400);

test('Back closes the menu, then leads to the shelf, then leaves the page', async () => {
  const {context, page, complaints} = await openPage(stage,
    {prepare: (fresh) => fresh.goto(PAGE_BEFORE)});
  await tableLaid(page);
  await touch(page);
  await steps(page, 0);
  await layOut(page, exampleGame);
  await liftCurtain(page);
  await touch(page);
  await steps(page, 3);
  const {position} = await settled(page);

  await choose(page, 'menu');
  await until(page, 'table where button settings', ({error}) => !error, 'the menu');
  await page.goBack();
  await until(page, 'table where button settings', ({error}) => error, 'the menu closed');
  assert.equal((await settled(page)).position, position);
  await page.goBack();
  await screenUp(page, 'start');
  await steps(page, 0);
  await page.goBack();
  assert.equal(page.url(), PAGE_BEFORE);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Back closes the dialog that lies on top, one after the other', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await liftCurtain(page);
  await touch(page);
  await choose(page, 'settings');
  await page.locator('#settings[open]').waitFor();
  await page.goBack();
  await page.locator('#settings[open]').waitFor({state: 'detached'});
  assert.equal((await ask(page, 'page')).screen, 'table');

  await choose(page, 'leave');
  await screenUp(page, 'start');
  await steps(page, 0);
  await page.locator('#about-open').click();
  await page.locator('#about[open]').waitFor();
  await steps(page, 3);
  await page.goBack();
  await page.locator('#about[open]').waitFor({state: 'detached'});
  assert.equal((await ask(page, 'page')).screen, 'start');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('of two dialogs Back closes the one that was opened last', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await touch(page);
  for (const name of ['about', 'settings']) {
    await page.evaluate((id) => document.getElementById(id).showModal(), name);
    await page.locator(`#${name}[open]`).waitFor();
  }
  await page.goBack();
  await page.locator('#settings[open]').waitFor({state: 'detached'});
  assert.ok(await page.locator('#about').isVisible());
  await page.goBack();
  await page.locator('#about[open]').waitFor({state: 'detached'});
  assert.equal((await ask(page, 'page')).screen, 'table');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('after a reload Back still leads to the shelf, and a link is opened as before', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await liftCurtain(page);
  await touch(page);
  await steps(page, 3);
  await page.reload();
  await tableLaid(page);
  await steps(page, 3);
  await page.goBack();
  await screenUp(page, 'start');
  await steps(page, 0);

  await page.evaluate(() => { location.hash = '#rule=MAE-077'; });
  await page.locator('#rules[open]').waitFor();
  await touch(page);
  await page.goBack();
  await page.locator('#rules[open]').waitFor({state: 'detached'});
  assert.equal((await ask(page, 'page')).screen, 'start');
  assert.deepEqual(complaints, []);
  await context.close();
});
