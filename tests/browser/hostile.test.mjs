// What comes from outside may be anything: whatever it is, the table stays as it was, and the start
// page can be reached with the games intact.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {dist, openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {step, waitUntil} from './patience.mjs';
import {ask, choose, layOut, liftCurtain, openTable, play, screenUp, settled} from './table.mjs';
import {layoutOf} from './wasm_layout.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const tooLong = 'This link is too long to be one of ours.';
const dialogOf = (page) => page.locator('dialog[open]');

/** Waits for a question of the page, which may come with its next frame. */
const asked = (page, words = '') => waitUntil(page, `a question ${words}`, async () => {
  await step(page);
  return dialogOf(page).getByText(words).first().isVisible();
});

/** Waits for the one question of the page and puts it aside; answers with what it said. */
async function told(page) {
  const dialog = dialogOf(page);
  await asked(page);
  const sentence = await dialog.locator('p').first().innerText();
  await dialog.getByRole('button', {name: 'Close'}).click();
  return sentence;
}

// 262,000 characters just filled the program's stack when texts were laid there.
for (const letters of [262_000, 300_000]) {
  test(`a link of ${letters} characters is refused, the game of last time is there`, async () => {
    const {context, page, complaints} = await openTable(stage, exampleGame);
    const {position} = await play(page, 'b DHo1@1.0=LoF1');
    await page.goto('about:blank');
    await page.goto(`${stage.address}#pm2${'A'.repeat(letters)}`);
    await tableLaid(page);
    assert.equal(await told(page), tooLong);
    assert.equal(new URL(page.url()).hash, '');
    await liftCurtain(page);
    assert.equal((await settled(page)).position, position);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a long link on a running table and a long text pasted leave the table intact', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  const {position} = await settled(page);
  await page.evaluate(() => { location.hash = `pm2${'A'.repeat(300_000)}`; });
  assert.equal(await told(page), tooLong);
  assert.equal(new URL(page.url()).hash, '');
  assert.equal((await settled(page)).position, position);

  await choose(page, 'leave');
  await screenUp(page, 'start');
  await choose(page, 'link');
  await page.getByLabel('Link, notation or match').evaluate((field) => {
    field.value = `#pm2${'A'.repeat(20_000)}`;
  });
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  assert.equal(await told(page), 'This text is longer than any link, position or list of ours.');
  assert.equal((await ask(page, 'page')).screen, 'start');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a French reader is refused in French', async () => {
  const {context, page} = await openPage(stage,
    {locale: 'fr-FR', fragment: `pm2${'A'.repeat(300_000)}`});
  await tableLaid(page);
  await asked(page, 'Ce lien est trop long pour être un des nôtres.');
  await context.close();
});

test('a file of the largest size that is read is refused in one sentence', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  for (const size of [1 << 20, (1 << 20) + 1]) {
    await choose(page, 'link');
    const choosing = page.waitForEvent('filechooser');
    await dialogOf(page).getByRole('button', {name: 'Open a file'}).click();
    const buffer = Buffer.alloc(size, 'A');
    await (await choosing).setFiles({name: 'x.maelstrom', mimeType: 'x/x', buffer});
    await asked(page, 'This file');
    assert.match(await told(page), /^This file is [^.]*\.$/, `${size} bytes`);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Changes what storage holds as another program at this address might. */
const tamper = (page, act) => page.evaluate(async (source) => {
  const [name, stores] = source.startsWith('parts') ?
    ['maelstrom-games', ['heads', 'segments']] : ['maelstrom', ['games', 'settings']];
  const opening = indexedDB.open(name);
  await new Promise((done) => (opening.onsuccess = done));
  const database = opening.result;
  const transaction = database.transaction(stores, 'readwrite');
  await window.tamperWith[source](...stores.map((store) => transaction.objectStore(store)));
  await new Promise((done) => (transaction.oncomplete = done));
  database.close();
}, act);

/** A profile with one game in storage, and no page open on it but a bare one. */
async function withStoredGame() {
  const prepare = (page) => page.addInitScript(() => {
    const long = 'A'.repeat(1_100_000);
    window.tamperWith = {
      sizes(games, settings) {
        for (const [id, game] of Object.entries({title: {title: long}, line: {line: long},
          bytes: {bytes: new Uint8Array(3_000_000).fill(65)}, [long]: {}})) {
          games.put({revision: 1, when: 1, title: 'T', line: 'L', bytes: new Uint8Array(1), id,
            ...game});
        }
        for (const key of ['open', 'advantage', 'force.1', 'lesson.edge-cards', long]) {
          settings.put(long, key);
        }
      },
      kinds(games, settings) {
        games.put({id: 'bare'});
        games.put({id: 5, revision: 'x', when: {}, title: 7, line: [], bytes: 'text'});
        games.put({id: 'odd', revision: 1, when: NaN, title: null, line: 8, bytes: [1, 2]});
        settings.put({an: 'object'}, 'open');
        settings.put(7, 'advantage');
      },
      'parts of strange sizes'(heads, segments) {
        const head = {revision: 1, when: 1, title: 'T', line: 'L', head: new Uint8Array(1)};
        heads.put({...head, id: 'head', head: new Uint8Array(3_000_000).fill(65)});
        heads.put({...head, id: long});
        for (const id of ['many', 'large']) heads.put({...head, id});
        segments.put(new Uint8Array(3_000_000), ['large', 0]);
        for (const number of [0, 1e9, -1, 0.5, Infinity]) {
          segments.put(new Uint8Array(2), ['many', number]);
        }
        segments.put(new Uint8Array(2), [long, 0]);
      },
      'parts of strange kinds'(heads, segments) {
        heads.put({id: 'bare'});
        heads.put({id: 5, revision: 'x', when: {}, title: 7, line: [], head: 'text'});
        heads.put({id: 'odd', revision: 1, segments: 'text', head: [1, 2], first: -1});
        for (const key of [7, 'text', [], [[]], ['odd'], ['odd', 'x'], [new Date(), 1]]) {
          segments.put({an: 'object'}, key);
        }
      },
    };
  });
  const opened = await openTable(stage, exampleGame, {prepare});
  await choose(opened.page, 'leave');
  await screenUp(opened.page, 'start');
  return opened;
}

const strange = {sizes: 4, kinds: 2, 'parts of strange sizes': 4, 'parts of strange kinds': 3};
for (const [what, expected] of Object.entries(strange)) {
  test(`stored games and settings of strange ${what} do no harm`, async () => {
    const {context, page, complaints} = await withStoredGame();
    await tamper(page, what);
    await page.reload();
    await tableLaid(page);
    const {screen, games} = await screenUp(page, 'start');
    assert.deepEqual({screen, games}, {screen: 'start', games: expected});
    const names = await page.locator('#words-choices button').evaluateAll((buttons) =>
      buttons.map(({dataset, textContent}) => [dataset.notation, textContent]));
    const [ours] = names.find(([notation, text]) =>
      /^resume/.test(notation) && /Arcanae against Brood/.test(text));
    await choose(page, ours);
    await screenUp(page, 'table');
    await liftCurtain(page);
    assert.match((await settled(page)).position, /phase=summon turn=1 /);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('whatever breaks the program, a reload leads to the start page with the games', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await page.evaluate(() => { Date.now = () => { throw new Error('no clock'); }; });
  await page.evaluate(() => window.maelstrom.command('table play b DHo1@1.0=LoF1'));
  const broken = page.locator('#broken[open]');
  await broken.waitFor();
  await page.evaluate(() => { location.hash = 'pm2nonsense'; });
  await Promise.all([page.waitForEvent('load'), broken.getByRole('button').click()]);
  await tableLaid(page, {games: false});  // the line passes before all games have come
  const {screen, games} = await ask(page, 'page');
  assert.deepEqual({screen, games}, {screen: 'start', games: 1});
  await page.locator('#toast').getByText('The program stopped last time').waitFor();
  assert.equal(new URL(page.url()).hash, '');
  await context.close();
});

/** The page cannot bear this game: whenever a table is opened, `act` happens. */
const cannotBear = (act) => (page) => page.addInitScript((source) => {
  const {set, get} = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  window.breaks = {
    throws() { throw new Error('cannot bear it'); },
    hangs() {
      console.log('hangs');
      for (;;);
    },
  };
  Object.defineProperty(document, 'title', {get, set(title) {
    if (/ against /.test(title) && sessionStorage.breaks) window.breaks[source]();
    set.call(document, title);
  }});
}, act);

test('a game that breaks the program when resumed is not resumed again and again', async () => {
  const {context, page} = await openTable(stage, exampleGame, {prepare: cannotBear('throws')});
  await page.evaluate(() => { sessionStorage.breaks = 'yes'; });
  await page.reload();
  await page.locator('#broken[open]').waitFor();
  await page.reload();
  await tableLaid(page);
  for (let reload = 0; reload < 2; ++reload) {
    assert.deepEqual(await ask(page, 'page').then(({screen, games}) => ({screen, games})),
      {screen: 'start', games: 1});
    await page.reload();
    await tableLaid(page);
  }
  await page.evaluate(() => { sessionStorage.clear(); });
  await choose(page, 'resume 1');
  await screenUp(page, 'table');
  await context.close();
});

test('a game that kills the page when resumed waits in the list of the next visit', async () => {
  const {context, page} = await openTable(stage, exampleGame, {prepare: cannotBear('hangs')});
  await page.evaluate(() => { sessionStorage.breaks = 'yes'; });
  const session = await context.newCDPSession(page);
  const crashed = new Promise((done) => { page.once('crash', done); });
  let hangs = false;
  const hung = new Promise((done) => {
    page.on('console', (message) => {
      hangs ||= message.text() === 'hangs';
      if (hangs) done();
    });
  });
  page.reload({timeout: 0}).catch(() => {});
  // A page that hangs does not answer to a step of its clock any more.
  while (!hangs) await Promise.race([hung, step(page).catch(() => {})]);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.goto(stage.address);
  await tableLaid(next);
  const {screen, games} = await ask(next, 'page');
  assert.deepEqual({screen, games}, {screen: 'start', games: 1});
  await context.close();
});

test('a stack that overflows leaves the memory: nothing of the program lies below it', () => {
  // What the page's program was split into beside it has neither stack nor data of its own.
  const programs = fs.readdirSync(dist).filter((file) => /^(page-|bots_).*\.wasm$/.test(file));
  assert.ok(programs.some((name) => name.startsWith('page-')), programs.join(' '));
  for (const name of programs) {
    const {stackTop, lowestData} = layoutOf(fs.readFileSync(path.join(dist, name)));
    assert.equal(stackTop, 1 << 20, name);
    assert.ok(lowestData >= stackTop,
      `${name}: data at ${lowestData}, the stack begins at ${stackTop}`);
  }
});
