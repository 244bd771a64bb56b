// The page's storage by itself: whatever happens in the middle of a write, what was stored last is
// found again, and the program before finds its own.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {cutWrites} from './cut_writes.mjs';
import {openStage} from './harness.mjs';

const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web/shell');

let stage;
let script;
before(async () => {
  stage = await openStage();
  const {outputFiles: [{text}]} = await build({
    stdin: {contents: 'export * from "./kept/storage.js"; export * from "./kept/limits.js";',
      resolveDir: shell},
    bundle: true, format: 'iife', globalName: 'shell', write: false,
  });
  script = `${text}; window.shell = shell;`;
});
after(() => stage.close());

/** A page of the site that is nothing but its storage. */
async function barePage(context) {
  const page = await context.newPage();
  await page.addInitScript(script);
  await page.goto(`${stage.address}nothing`);
  return page;
}

async function inProfile(act) {
  const context = await stage.browser.newContext();
  try {
    await act(context, await barePage(context));
  } finally {
    await context.close();
  }
}

/** Asks the storage for a write; in these tests parts are short texts. */
const put = (page, game) => page.evaluate(async ({head, segments, ...rest}) => {
  const encoder = new TextEncoder();
  const {storage} = await window.shell.openStorage();
  const write = {when: 1, title: 'T', line: 'L', ...rest, head: encoder.encode(head),
    segments: segments.map((text) => encoder.encode(text))};
  return storage.put(write).then(() => 'stored',
    (error) => (error instanceof window.shell.Overtaken ? 'overtaken'
      : error instanceof window.shell.Gone ? 'gone' : 'refused'));
}, game);

/** What the program is handed, by the name of the game. */
async function games(page) {
  const found = await page.evaluate(async () => {
    const decoder = new TextDecoder();
    const kept = await window.shell.openStorage();
    return window.shell.boundedGames(kept.games).map(({id, revision, head, segments}) =>
      [id, {revision, head: decoder.decode(head), segments: segments.map((bytes) =>
        decoder.decode(bytes))}]);
  });
  return Object.fromEntries(found);
}

/** Games in one piece, as the program before wrote them and finds them. */
const putBefore = (page, ...written) => page.evaluate(async (pieces) => {
  const {storage} = await window.shell.openStorage();
  await storage.set('open', pieces[0].id);
  const opening = indexedDB.open('maelstrom', 1);
  await new Promise((done) => (opening.onsuccess = done));
  const transaction = opening.result.transaction('games', 'readwrite');
  for (const {id, revision, bytes} of pieces) {
    transaction.objectStore('games').put({id, revision, when: 2, title: 'T', line: 'L',
      bytes: new TextEncoder().encode(bytes)});
  }
  await new Promise((done) => (transaction.oncomplete = done));
  opening.result.close();
}, written);

const gamesBefore = (page) => page.evaluate(async () => {
  const opening = indexedDB.open('maelstrom', 1);
  await new Promise((done) => (opening.onsuccess = done));
  const reading = opening.result.transaction('games').objectStore('games').getAll();
  await new Promise((done) => (reading.onsuccess = done));
  opening.result.close();
  return reading.result.map(({id, revision, bytes}) =>
    ({id, revision, bytes: new TextDecoder().decode(bytes)}));
});

/**
 * Does something in a page that is killed at one request after the other, until there is no
 * further one.
 * @param {(page: object, id: string) => Promise} prepare
 * @param {(page: object, id: string) => Promise} act
 * @param {(found: object, id: string, isWhole: boolean) => void} judge  of the games, afterwards
 * @returns {Promise<number>} at how many it was
 */
async function killEverywhere(how, prepare, act, judge) {
  let requests = 0;
  await inProfile(async (context, page) => {
    for (let isWhole = false; !isWhole; ++requests) {
      const id = `game${requests}`;
      await prepare(page, id);
      const victim = await barePage(context);
      await victim.evaluate(cutWrites, [requests + 1, how]);
      const doing = act(victim, id).catch(() => 'killed');
      await Promise.race([doing, victim.waitForFunction(() => window.isCut).catch(() => {})]);
      if (how === 'aborted') await doing;
      isWhole = !await victim.evaluate(() => window.isCut);
      await victim.close();
      judge(await games(page), id, isWhole);
    }
  });
  return requests - 1;
}

const three = {revision: 1, first: 0, head: 'one', segments: ['a', 'b', 'c']};
const parts = ({revision, head, segments}) => ({revision, head, segments});

/** What a write changes, and what is kept then. */
const writes = {
  'a new game': {
    write: three, kept: ['a', 'b', 'c']},
  'an action': {
    former: three, write: {revision: 2, first: 2, head: 'two', segments: ['cc']},
    kept: ['a', 'b', 'cc']},
  'an action that begins a segment': {
    former: three, write: {revision: 2, first: 2, head: 'two', segments: ['ccc', 'd']},
    kept: ['a', 'b', 'ccc', 'd']},
  'a take-back': {
    former: three, write: {revision: 2, first: 0, head: 'two', segments: ['aa']}, kept: ['aa']},
  'a take-back between segments': {
    former: three, write: {revision: 2, first: 1, head: 'two', segments: []}, kept: ['a']},
};

for (const how of ['aborted', 'hangs']) {
  for (const [what, {former, write, kept}] of Object.entries(writes)) {
    test(`the page is killed anywhere in the write of ${what} (${how})`, async () => {
      const requests = await killEverywhere(how,
        async (page, id) => former && assert.equal(await put(page, {id, ...former}), 'stored'),
        (page, id) => put(page, {id, ...write}),
        (found, id, isWhole) => assert.deepEqual(found[id],
          isWhole ? {...parts(write), segments: kept} : former && parts(former)));
      assert.ok(requests >= 3, `${requests} requests`);
    });
  }

  test(`the page is killed anywhere as a game of the first database moves (${how})`, async () => {
    await killEverywhere(how,
      (page, id) => putBefore(page, {id, revision: 4, bytes: 'all of it'}),
      (page, id) => put(page, {...three, id: `${id}-4`, revision: 5}),
      (found, id, isWhole) => {
        assert.deepEqual(found[`${id}-4`], isWhole ? {...parts(three), revision: 5} :
          {revision: 4, head: 'all of it', segments: []});
        assert.equal(found[id], undefined);
      });
  });

  test(`the page is killed anywhere as a game is deleted (${how})`, async () => {
    await killEverywhere(how,
      async (page, id) => {
        await putBefore(page, {id, revision: 4, bytes: 'all of it'});
        await put(page, {...three, id: `${id}-4`, revision: 5});
      },
      (page, id) => page.evaluate(async (name) => {
        const {storage} = await window.shell.openStorage();
        await storage.forget(name);
      }, `${id}-4`),
      (found, id, isWhole) => assert.deepEqual(found[`${id}-4`],
        isWhole ? undefined : {...parts(three), revision: 5}));
  });
}

test('what follows no stored revision changes nothing', () => inProfile(async (context, page) => {
  const game = {id: 'game', ...three};
  await put(page, game);
  const action = {id: 'game', revision: 2, first: 2, head: 'two', segments: ['cc']};
  assert.equal(await put(page, {...action, revision: 3}), 'overtaken');
  assert.deepEqual(await games(page), {game: parts(three)});
  assert.equal(await put(page, {...action, id: 'gone'}), 'gone');
  assert.deepEqual(await games(page), {game: parts(three)});
  assert.equal(await put(page, action), 'stored');
  assert.equal(await put(page, action), 'overtaken');
}));

test('what an action writes is as large in a long game', () => inProfile(async (context, page) => {
  const long = Array.from({length: 32}, (_, i) => `segment ${i}`);
  await put(page, {id: 'game', revision: 1, first: 0, head: 'one', segments: long});
  const requests = await page.evaluate(() => {
    window.requests = [];
    for (const name of ['get', 'put', 'delete']) {
      const former = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...values) {
        window.requests.push(`${name} ${this.name}`);
        return former.apply(this, values);
      };
    }
  }).then(() => put(page, {id: 'game', revision: 2, first: 31, head: 'two', segments: ['last']}))
    .then(() => page.evaluate(() => window.requests));
  assert.deepEqual(requests, ['get heads', 'put heads', 'put segments', 'delete segments']);
  assert.deepEqual((await games(page)).game.segments, [...long.slice(0, 31), 'last']);
}));

test('the program before finds its games as it left them, and goes on with them',
  () => inProfile(async (context, page) => {
    const old = {id: 'old', revision: 4, bytes: 'all of it'};
    const other = {id: 'other', revision: 1, bytes: 'of another'};
    await putBefore(page, old, other);
    await put(page, {...three, id: 'old-4', revision: 5});
    await put(page, {...three, id: 'new', revision: 1});
    assert.deepEqual(await gamesBefore(page), [old, other]);
    const piece = {revision: 1, head: 'of another', segments: []};
    const moved = {...parts(three), revision: 5};
    assert.deepEqual(await games(page), {'old-4': moved, 'other-1': piece, new: parts(three)});

    // Both ways it was played on are there.
    await putBefore(page, {...old, revision: 6, bytes: 'more of it'});
    assert.deepEqual(await games(page), {'old-4': moved, 'other-1': piece, new: parts(three),
      'old-6': {revision: 6, head: 'more of it', segments: []}});
    const open = await page.evaluate(async () =>
      (await window.shell.openStorage()).settings.get('open'));
    assert.equal(open, 'old-6');

    const forget = (id) => page.evaluate(async (name) =>
      (await window.shell.openStorage()).storage.forget(name), id);
    await forget('old-4');
    await forget('other-1');
    await forget('new');
    assert.deepEqual(Object.keys(await games(page)), ['old-6']);
    assert.deepEqual((await gamesBefore(page)).map(({id}) => id), ['old']);
  }));

test('a game without a head is listed, one without a segment has an empty one',
  () => inProfile(async (context, page) => {
    for (const id of ['headless', 'holed', 'whole']) await put(page, {id, ...three});
    await page.evaluate(async () => {
      const opening = indexedDB.open('maelstrom-games');
      await new Promise((done) => (opening.onsuccess = done));
      const transaction = opening.result.transaction(['heads', 'segments'], 'readwrite');
      transaction.objectStore('heads').delete('headless');
      const segments = transaction.objectStore('segments');
      segments.delete(['holed', 1]);
      segments.put(new Uint8Array(1), 'a key of another kind');
      segments.put(new Uint8Array(1), ['whole', 1e9]);
      segments.put('no bytes', ['whole', 3]);
      await new Promise((done) => (transaction.oncomplete = done));
      opening.result.close();
    });
    const found = await games(page);
    assert.deepEqual(found.headless, {revision: 0, head: '', segments: ['a', 'b', 'c']});
    assert.deepEqual(found.holed.segments, ['a', '', 'c']);
    assert.deepEqual(found.whole.segments.slice(0, 4), ['a', 'b', 'c', '']);
  }));
