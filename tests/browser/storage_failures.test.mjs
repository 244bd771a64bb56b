// Storage that does not answer, or not with what was asked for: the page goes on without it and
// says so; and games that are damaged are told of.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, layOut, liftCurtain, openTable, play, screenUp, settled, tell}
  from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const silent = 'The browser’s storage does not answer';

/** From now on nobody hears what a request of this kind comes to. */
function silence([kind, name]) {
  const former = window[kind].prototype[name];
  window[kind].prototype[name] = function (...values) {
    return Object.assign(former.apply(this, values), {addEventListener() {}});
  };
}

function refuse([kind, name]) {
  window[kind].prototype[name] = () => { throw new DOMException('no', 'UnknownError'); };
}

/** What can be wrong with a storage, and with which of its functions. */
const faults = {
  'never opens': [silence, ['IDBFactory', 'open']],
  'never hands anything out': [silence, ['IDBObjectStore', 'getAll']],
  'refuses to hand anything out': [refuse, ['IDBObjectStore', 'getAll']],
};

for (const [what, fault] of Object.entries(faults)) {
  test(`with a storage that ${what} the page goes on and says so`, async () => {
    const {context, page} = await openPage(stage,
      {reducedMotion: 'reduce', watching: true,
        prepare: (fresh) => fresh.addInitScript(...fault)});
    await page.locator('#toast').getByText(silent).waitFor();
    await tableLaid(page);
    assert.equal(await page.getByText('lacks WebAssembly').isVisible(), false);
    await layOut(page, exampleGame);
    assert.equal((await play(page, 'b DHo1@1.0=LoF1')).actions, 1);
    await context.close();
  });
}

test('a write that is never answered leaves the table as it was and says so', async () => {
  const {context, page} = await openTable(stage, exampleGame, {watching: true});
  const {position} = await settled(page);
  await page.evaluate(silence, ['IDBObjectStore', 'get']);
  await tell(page, 'table play b DHo1@1.0=LoF1');
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('could not be saved').waitFor();
  assert.equal((await ask(page, 'table')).position, position);
  await dialog.getByRole('button', {name: 'Go on without saving'}).click();
  assert.equal((await settled(page)).actions, 1);
  await context.close();
});

/** Puts other bytes in the one game there is, or takes some away. */
const damage = (page, how) => page.evaluate(async (source) => {
  const opening = indexedDB.open('maelstrom-games');
  await new Promise((done) => (opening.onsuccess = done));
  const transaction = opening.result.transaction(['heads', 'segments'], 'readwrite');
  const heads = transaction.objectStore('heads');
  const reading = heads.getAll();
  await new Promise((done) => (reading.onsuccess = done));
  const [game] = reading.result;
  if (source === 'cut short') game.head = game.head.slice(0, 20);
  if (source === 'without bytes') delete game.head;
  heads.put(game);
  if (source === 'without a head') heads.delete(game.id);
  const segments = transaction.objectStore('segments');
  if (source === 'without a segment') segments.clear();
  if (source === 'with a damaged segment') segments.put(new Uint8Array(50), [game.id, 0]);
  await new Promise((done) => (transaction.oncomplete = done));
  opening.result.close();
}, how);

for (const how of ['without a segment', 'with a damaged segment']) {
  test(`a last game ${how} goes on from where it stood, and says so`, async () => {
    const {context, page, complaints} = await openTable(stage, exampleGame);
    const {position} = await play(page, 'b DHo1@1.0=LoF1');
    await damage(page, how);
    for (const isWhole of [false, true]) {
      await page.reload();
      await tableLaid(page, {games: false});  // what is said passes while they come
      await liftCurtain(page);
      const told = page.locator('#toast').getByText('Part of what was stored of this game');
      if (!isWhole) await told.waitFor();
      assert.equal(await told.count(), isWhole ? 0 : 1);
      const found = await settled(page);
      if (isWhole) assert.equal(found.actions, 1);
      else assert.deepEqual([found.position, found.actions], [position, 0]);
      if (!isWhole) await play(page, 'b LoF2@1.4');
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

for (const how of ['cut short', 'without bytes', 'without a head']) {
  test(`a last game ${how} is told of on the start page, as a game`, async () => {
    const {context, page, complaints} = await openTable(stage, exampleGame);
    await damage(page, how);
    await page.reload();
    await tableLaid(page);
    for (const again of [false, true]) {
      if (again) await choose(page, 'resume 1');
      const dialog = page.locator('dialog[open]');
      await dialog.getByText('This game is damaged').waitFor();
      assert.equal(await dialog.getByText('file').count(), 0);
      await dialog.getByRole('button', {name: 'Close'}).click();
      assert.equal((await screenUp(page, 'start')).games, 1);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
