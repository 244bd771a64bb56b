// Nothing that was shown is ever lost: storage, reloads, several games, and what happens when
// storage fails.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {cutWrites} from './cut_writes.mjs';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
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

/** The game of a file, as the program before stored it: in one piece, in the only database. */
const storeBefore = (page, file) => page.evaluate(async (bytes) => {
  const opening = indexedDB.open('maelstrom', 1);
  await new Promise((done) => (opening.onsuccess = done));
  const transaction = opening.result.transaction(['games', 'settings'], 'readwrite');
  transaction.objectStore('games').put({id: 'abc', revision: 7, when: 1, title: 'Of old',
    line: 'Turn 9', bytes: new Uint8Array(bytes)});
  transaction.objectStore('settings').put('abc', 'open');
  await new Promise((done) => (transaction.oncomplete = done));
  opening.result.close();
}, [...readFileSync(file)]);

/** What the databases hold of games: pieces of the first; heads and how many segments, by name. */
const storedGames = (page) => page.evaluate(async () => {
  const all = async (name, store, what) => {
    const opening = indexedDB.open(name);
    await new Promise((done) => (opening.onsuccess = done));
    const reading = opening.result.transaction(store).objectStore(store)[what]();
    await new Promise((done) => (reading.onsuccess = done));
    opening.result.close();
    return reading.result;
  };
  const pieces = await all('maelstrom', 'games', 'getAll');
  const heads = await all('maelstrom-games', 'heads', 'getAll');
  const keys = await all('maelstrom-games', 'segments', 'getAllKeys');
  return {pieces: pieces.map(({id, revision, bytes}) => ({id, revision, bytes: [...bytes]})),
    heads: heads.map(({id, revision}) => ({id, revision})),
    segments: keys};
});

test('a game of the program before goes on in parts, and stays as it was besides', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  const file = new URL('../saves/table-5.bin', import.meta.url);
  await storeBefore(page, file);
  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  const before = await settled(page);
  assert.ok(before.actions > 60);
  assert.deepEqual((await storedGames(page)).heads, []);

  const legal = before.choices.find((choice) => /^[ab] /.test(choice));
  const {position, actions} = await play(page, legal);
  const kept = await storedGames(page);
  assert.deepEqual(kept.pieces, [{id: 'abc', revision: 7, bytes: [...readFileSync(file)]}]);
  assert.deepEqual(kept.heads, [{id: 'abc-7', revision: 8}]);
  assert.deepEqual(kept.segments, Array.from({length: Math.ceil(actions / 64)},
    (_, number) => ['abc-7', number]));

  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  const again = await settled(page);
  assert.deepEqual([again.position, again.actions], [position, actions]);
  await choose(page, 'leave');
  assert.equal((await screenUp(page, 'start')).games, 1);
  await choose(page, 'forget 1');
  await page.getByRole('button', {name: 'Delete'}).click();
  await until(page, 'page', (answer) => answer.games === 0);
  assert.deepEqual(await storedGames(page), {pieces: [], heads: [], segments: []});
  assert.deepEqual(complaints, []);
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
    if (this.name === 'heads') throw new DOMException('no space left', 'QuotaExceededError');
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

test('a write that is cut short anywhere leaves the table as it was, here and after a reload',
  async () => {
    const {context, page} = await openTable(stage, exampleGame);
    const before = await settled(page);
    let requests = 0;
    for (let isWhole = false; !isWhole; ++requests) {
      await page.evaluate(cutWrites, [requests + 1, 'aborted']);
      await tell(page, 'table play b DHo1@1.0=LoF1');
      const dialog = page.locator('dialog[open]');
      await waitUntil(page, 'the end of the write', async () => {
        await step(page);
        const {actions} = await ask(page, 'table');
        return actions > 0 || await dialog.isVisible();
      });
      isWhole = !await page.evaluate(() => window.isCut);
      if (!isWhole) {
        await dialog.getByText('could not be saved').waitFor();
        await dialog.getByRole('button', {name: 'Leave it'}).click();
      }
      await page.reload();
      await tableLaid(page);
      await liftCurtain(page);
      const found = await settled(page);
      assert.equal(found.actions, isWhole ? 1 : 0);
      assert.equal(found.position === before.position, !isWhole);
    }
    assert.equal(requests, 5);
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
