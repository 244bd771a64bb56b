// Several tabs, several versions, several copies of the page below one address: none of them takes
// what another one needs.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {nameIn, openCrookedHost, otherVersion, readSite} from './crooked_host.mjs';
import {dist, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {untilAnswered} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, openTable, play, screenUp, settled} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const openGameHere = (page) => page.evaluate(() => sessionStorage['maelstrom.open']);
const toastOf = (page) => page.locator('#toast');

/** Another tab of the same profile. */
async function openTab(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await tableLaid(page);
  return page;
}

test('tabs that are restored at once go on with their own games, and nothing has stopped', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  const other = await openTab(context, stage.address);
  await choose(other, 'leave');
  await screenUp(other, 'start');
  await choose(other, 'play cards');
  await screenUp(other, 'table');
  await settled(other);
  const games = await Promise.all([page, other].map(openGameHere));
  assert.notEqual(games[0], games[1]);
  for (let times = 0; times < 3; ++times) {
    await Promise.all([page, other].map((tab) => tab.reload()));
    await Promise.all([page, other].map((tab) => tableLaid(tab)));
    for (const [i, tab] of [page, other].entries()) {
      assert.equal((await ask(tab, 'page')).screen, 'table');
      assert.equal(await openGameHere(tab), games[i]);
      assert.doesNotMatch(await toastOf(tab).textContent(), /The program stopped/);
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a start that another tab has not ended yet is no failure', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await settled(page);
  // As it is for a moment while a tab starts: its mark is there, and its lock is held.
  await page.evaluate(async () => {
    const open = sessionStorage['maelstrom.open'];
    const {held} = await navigator.locks.query();
    const run = held.map(({name}) => name.split(' ')[2])[0];
    const opening = indexedDB.open('maelstrom');
    await new Promise((done) => (opening.onsuccess = done));
    const transaction = opening.result.transaction('settings', 'readwrite');
    transaction.objectStore('settings').put(open, `run.${run}`);
    await new Promise((done) => (transaction.oncomplete = done));
    opening.result.close();
  });
  const other = await openTab(context, stage.address);
  assert.equal((await ask(other, 'page')).screen, 'table');
  await context.close();
});

test('a browser that is killed right after a start goes on with the game', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await settled(page);
  for (let times = 0; times < 3; ++times) {
    await page.reload();
    await tableLaid(page, {games: false});
    const kept = await page.evaluate(async () => {
      const opening = indexedDB.open('maelstrom');
      await new Promise((done) => (opening.onsuccess = done));
      const reading = opening.result.transaction('settings').objectStore('settings').getAllKeys();
      await new Promise((done) => (reading.onsuccess = done));
      opening.result.close();
      return [...reading.result, ...Object.keys(localStorage)];
    });
    // What a kill would leave behind.
    assert.deepEqual(kept.filter((key) => /^run\.|start/.test(key)), []);
  }
  const session = await context.newCDPSession(page);
  const crashed = new Promise((done) => { page.once('crash', done); });
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
  const next = await openTab(context, stage.address);
  assert.equal((await ask(next, 'page')).screen, 'table');
  assert.doesNotMatch(await toastOf(next).textContent(), /The program stopped/);
  await context.close();
});

test('a game deleted in one tab and played on in another is told of', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  await page.evaluate(async () => {
    const opening = indexedDB.open('maelstrom-games');
    await new Promise((done) => (opening.onsuccess = done));
    const transaction = opening.result.transaction(['heads', 'segments'], 'readwrite');
    for (const name of ['heads', 'segments']) transaction.objectStore(name).clear();
    await new Promise((done) => (transaction.oncomplete = done));
    opening.result.close();
  });
  await play(page, 'b LoF2@1.4');
  await toastOf(page).getByText('This game was deleted in another tab').waitFor();
  await page.reload();
  await tableLaid(page);
  assert.equal((await ask(page, 'page')).games, 1);
  await context.close();
});

// ---- Versions ----------------------------------------------------------------------------------

const built = readSite(dist);
const behind = (line) => (content) => Buffer.concat([content, Buffer.from(line)]);
const MAIN = /^main-.*\.js$/;

/** A newer version whose later scripts have other names. */
const newer = [MAIN, /^settings-.*\.js$/, /^sound-.*\.js$/, /^rules-.*\.js$/, /^puzzles-.*\.js$/]
  .reduce((site, name) => otherVersion(site, name, behind('\n/* newer */')), built);

async function twoTabs() {
  const host = await openCrookedHost(new Map(built));
  const site = {browser: stage.browser, address: host.address};
  const {context, page: a} = await openPage(site, {watching: true});
  await tableLaid(a);
  await keptHere(a);
  await a.reload();
  await tableLaid(a);
  const b = await openTab(context, host.address);
  host.site = newer;
  await a.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  for (const tab of [a, b]) await tab.getByRole('button', {name: 'Use it now'}).waitFor();
  await Promise.all([a.waitForEvent('load'), a.getByRole('button', {name: 'Use it now'}).click()]);
  await tableLaid(a);
  await untilAnswered(a, 'the start told of', () => caches.match('./.started').then(Boolean));
  return {host, context, a, b};
}

test('a tab of the version before has all of its files while it lives', async () => {
  const {host, context, a, b} = await twoTabs();
  const statuses = await b.evaluate(async (names) => Promise.all(names.map(async (name) =>
    [name, (await fetch(name)).status])),
  [/^settings-.*js$/, /^sound-.*js$/, /^rules-.*js$/, /^puzzles-.*js$/, /^bots_maelstrom-.*js$/]
    .map((pattern) => nameIn(built, pattern)));
  assert.deepEqual(statuses.filter(([, status]) => status !== 200), []);
  await b.locator('#settings-open').click();
  await b.locator('#settings[open]').waitFor();
  await b.close();
  await a.reload();
  await tableLaid(a);
  await untilAnswered(a, 'one version', async () => (await caches.keys()).length === 1);
  await context.close();
  await host.close();
});

test('“Use it now” works in a tab where another one has taken the newer version', async () => {
  const {host, context, b} = await twoTabs();
  await Promise.all([b.waitForEvent('load'), b.getByRole('button', {name: 'Use it now'}).click()]);
  await tableLaid(b);
  const main = await b.evaluate(() => document.querySelector('link[rel=modulepreload]').href);
  assert.ok(main.endsWith(nameIn(newer, MAIN)), main);
  await context.close();
  await host.close();
});

test('where the files of a version are gone, that is told, not the network', async () => {
  const host = await openCrookedHost(new Map(built));
  const {context, page} = await openPage({browser: stage.browser, address: host.address},
    {serviceWorkers: 'block'});
  await tableLaid(page);
  host.site = newer;
  await page.locator('#settings-open').click();
  await toastOf(page).getByText('A newer version has taken the place of this page').waitFor();
  await Promise.all([page.waitForEvent('load'),
    page.getByRole('button', {name: 'Use it now'}).click()]);
  await tableLaid(page);
  await page.locator('#settings-open').click();
  await page.locator('#settings[open]').waitFor();
  await context.close();
  await host.close();
});

test('a newer version takes from the former what both have', async () => {
  const {host, context} = await twoTabs();
  const program = nameIn(built, /^page-.*\.wasm$/);
  assert.equal(host.asked.filter((name) => name === program).length, 1);
  await context.close();
  await host.close();
});

// ---- Places ------------------------------------------------------------------------------------

/** Two copies of the page and a neighbour below one address. */
async function openPlaces() {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'maelstrom-'));
  for (const name of ['game', 'preview']) fs.cpSync(dist, path.join(parent, name), {recursive: true});
  fs.cpSync(dist, parent, {recursive: true});
  fs.mkdirSync(path.join(parent, 'game/notes'));
  fs.writeFileSync(path.join(parent, 'game/notes/index.html'), '<title>Notes</title>');
  fs.writeFileSync(path.join(parent, 'neighbour.html'), '<title>Neighbour</title>');
  const places = await openStage(parent);
  return {...places, async close() {
    await places.close();
    fs.rmSync(parent, {recursive: true});
  }};
}

async function visit(context, address) {
  const page = await openTab(context, address);
  await keptHere(page);
  await page.reload();
  await tableLaid(page);
  return page;
}

test('copies of the page below one address keep apart what they keep', async () => {
  const places = await openPlaces();
  const at = (name) => `${places.address}${name}`;
  const {context, page} = await openPage({...places, address: at('game/')});
  await tableLaid(page);
  await choose(page, 'play maelstrom');
  await screenUp(page, 'table');
  await settled(page);
  await keptHere(page);
  const preview = await visit(context, at('preview/'));
  assert.deepEqual(await ask(preview, 'page').then(({screen, games}) => ({screen, games})),
    {screen: 'start', games: 0});
  const root = await visit(context, places.address);
  assert.equal((await ask(root, 'page')).games, 0);

  await context.setOffline(true);
  for (const tab of [page, preview, root]) {
    await tab.reload();
    await tableLaid(tab);
  }
  assert.deepEqual(await ask(page, 'page').then(({screen, games}) => ({screen, games})),
    {screen: 'table', games: 1});
  await context.setOffline(false);

  // All that is kept at one place is deleted: nothing of the other goes.
  await preview.locator('#settings-open').click();
  await preview.getByRole('button', {name: 'Delete everything'}).click();
  for (const answer of [1, 2]) {
    const yes = preview.locator('#dialog').getByRole('button', {name: 'Delete everything'});
    if (answer === 1) await yes.click();
    else await Promise.all([preview.waitForEvent('load'), yes.click()]);
  }
  await tableLaid(preview);
  await page.reload();
  await tableLaid(page);
  assert.equal((await ask(page, 'page')).games, 1);
  await context.close();
  await places.close();
});

test('only the page itself and its own files are answered from what is kept', async () => {
  const places = await openPlaces();
  const {context, page} = await openPage({...places, address: `${places.address}game/`});
  await tableLaid(page);
  await keptHere(page);
  await visit(context, places.address);
  const tab = await context.newPage();
  for (const [address, title] of [['game/notes/', 'Notes'], ['neighbour.html', 'Neighbour']]) {
    await tab.goto(places.address + address);
    assert.equal(await tab.title(), title);
  }
  const answer = await tab.goto(`${places.address}game/nothing/`);
  assert.equal(answer.status(), 404);
  for (const address of ['game/?fbclid=1', 'game/index.html', '?utm_source=mail']) {
    await tab.goto(places.address + address);
    await tableLaid(tab, {games: false});
    assert.equal(new URL(tab.url()).search, '');
  }
  await context.close();
  await places.close();
});
