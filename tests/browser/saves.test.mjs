// Nothing that was shown is ever lost: storage, reloads, several games, and what happens when
// storage fails.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd, exampleGame} from './positions.mjs';
import {ask, choose, choicesOf, layOut, liftCurtain, openTable, play, screenUp, settled, tell,
  until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

test('a reload returns to the same position at once', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  const {position, actions} = await play(page, 'b LoF2@1.4');
  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  const restored = await settled(page);
  assert.equal(restored.position, position);
  assert.equal(restored.actions, actions);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what is shown is stored, whenever the tab dies', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  // In the same turn of the page's own clock in which the table shows the action, it is closed.
  await page.evaluate(() => window.maelstrom.command('table play b DHo1@1.0=LoF1'));
  await until(page, 'table', (table) => table.actions === 1);
  await page.close({runBeforeUnload: false});
  const again = await context.newPage();
  await again.goto(stage.address);
  await tableLaid(again);
  assert.equal((await settled(again)).actions, 1);
  await context.close();
});

test('several games are kept, listed, and deleted when asked twice', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await choose(page, 'leave');
  await screenUp(page, 'start');
  await layOut(page, exampleEnd);
  await choose(page, 'leave');
  assert.equal((await screenUp(page, 'start')).games, 2);

  const names = await choicesOf(page).evaluateAll(
    (buttons) => buttons.map((button) => button.dataset.notation));
  assert.ok(names.includes('resume 1') && names.includes('resume 2'), names.join());
  await choose(page, 'forget 1');
  await page.getByRole('button', {name: 'Keep it'}).click();
  assert.equal((await ask(page, 'page')).games, 2);
  await choose(page, 'forget 1');
  await page.getByRole('button', {name: 'Delete'}).click();
  await until(page, 'page', (answer) => answer.games === 1);

  await page.reload();
  await tableLaid(page);
  const {screen, games} = await ask(page, 'page');
  assert.deepEqual({screen, games}, {screen: 'start', games: 1});
  await choose(page, 'resume 1');
  await screenUp(page, 'table');
  await liftCurtain(page);
  assert.match((await settled(page)).position, /phase=summon turn=1 /);
  await context.close();
});

/** From now on storage takes no more writes. */
const breakStorage = (page) => page.evaluate(() => {
  const put = IDBObjectStore.prototype.put;
  window.mendStorage = () => { IDBObjectStore.prototype.put = put; };
  IDBObjectStore.prototype.put = function (...values) {
    if (this.name === 'games') throw new DOMException('no space left', 'QuotaExceededError');
    return put.apply(this, values);
  };
});

test('a write that fails leaves the table as it was and says so', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const {position} = await settled(page);
  await breakStorage(page);
  await tell(page, 'table play b DHo1@1.0=LoF1');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /could not be saved/);
  assert.equal((await ask(page, 'table')).position, position);

  await dialog.getByRole('button', {name: 'Leave it'}).click();
  assert.equal((await settled(page)).position, position);

  await page.evaluate(() => window.mendStorage());
  await play(page, 'b DHo1@1.0=LoF1');
  await page.reload();
  await tableLaid(page);
  assert.equal((await settled(page)).actions, 1);
  await context.close();
});

test('without storage the game can go on, and is not stored', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await breakStorage(page);
  await tell(page, 'table play b DHo1@1.0=LoF1');
  await page.getByRole('button', {name: 'Go on without saving'}).click();
  await until(page, 'table', (table) => table.actions === 1);
  await play(page, 'b LoF2@1.4');
  await page.reload();
  await tableLaid(page);
  assert.equal((await settled(page)).actions, 0);
  await context.close();
});

test('two tabs cannot overwrite each other', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const other = await context.newPage();
  await other.goto(stage.address);
  await tableLaid(other);
  await liftCurtain(other);
  await play(other, 'b DHo1@1.0=LoF1');
  await tell(page, 'table play b LoF2@1.4');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', {name: 'Show it as it is now'}).click();
  await loaded;
  await tableLaid(page);
  await liftCurtain(page);
  assert.equal((await settled(page)).position, (await settled(other)).position);
  await context.close();
});

test('a game goes out as a file and comes back from it', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const {position} = await play(page, 'b DHo1@1.0=LoF1');
  await choose(page, 'leave');
  await screenUp(page, 'start');
  await choose(page, 'forget 1');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save it as a file'}).click();
  const file = await (await downloading).path();

  const fresh = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(fresh.page);
  await choose(fresh.page, 'link');
  const choosing = fresh.page.waitForEvent('filechooser');
  await fresh.page.getByRole('dialog').getByRole('button', {name: 'Open a file'}).click();
  await (await choosing).setFiles(file);
  await screenUp(fresh.page, 'table');
  await liftCurtain(fresh.page);
  assert.equal((await settled(fresh.page)).position, position);
  await fresh.context.close();
  await context.close();
});
