// After one visit the page needs no network; a newer version waits until it is asked in.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {openCrookedHost, otherVersion, readSite} from './crooked_host.mjs';
import {dist, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {untilAnswered} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, liftCurtain, openTable, play, screenUp, settled, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

/** From the shelf to a game that a bot has begun. */
async function playBot(page) {
  await choose(page, 'set_up maelstrom');
  await screenUp(page, 'set_up');
  await choose(page, 'kind a casual');
  await choose(page, 'begin');
  await screenUp(page, 'table');
  await until(page, 'table', ({actions}) => actions > 0, 'a bot at play');
}

test('without network a game goes on, and a bot still thinks', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  await keptHere(page);
  await context.setOffline(true);
  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  assert.match((await settled(page)).position, /1\.0bDHo1/);
  await play(page, 'b LoF2@1.4');

  await choose(page, 'leave');
  await screenUp(page, 'start');
  await playBot(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Notes what is asked for while everything waits, in every page from now on. */
const noteSynchronousRequests = (page) => page.addInitScript(() => {
  const {open} = XMLHttpRequest.prototype;
  window.askedAtOnce = [];
  XMLHttpRequest.prototype.open = function noted(method, url, isAsync = true, ...rest) {
    if (!isAsync) window.askedAtOnce.push(url);
    return open.call(this, method, url, isAsync, ...rest);
  };
});

// Such requests go past the service worker, in WebKit past the browser's own cache as well.
test('where all files are kept, nothing is asked for while everything waits', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  await keptHere(page);
  await noteSynchronousRequests(page);
  const asked = () => page.evaluate(() => window.askedAtOnce);
  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  await play(page, 'b DHo1@1.0=LoF1');
  assert.deepEqual(await asked(), [], 'a game goes on');

  await choose(page, 'leave');
  await screenUp(page, 'start');
  await page.reload();
  await tableLaid(page, {games: false});
  await playBot(page);
  assert.deepEqual(await asked(), [], 'a game begins');
  await context.close();
});

test('the manifest makes the page installable', async () => {
  const {context, page} = await openPage(stage);
  await tableLaid(page);
  const session = await context.newCDPSession(page);
  const {errors, data} = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const {name, icons, start_url: start, display} = JSON.parse(data);
  assert.deepEqual({name, start, display}, {name: 'Maelstrom', start: './', display: 'standalone'});
  assert.ok(icons.some(({purpose}) => purpose === 'maskable'));
  for (const {src} of icons) {
    const answer = await page.request.get(new URL(src, stage.address).href);
    assert.equal(answer.status(), 200, src);
  }
  await context.close();
});

test('a newer version is offered, and comes only when it is taken', async () => {
  const built = readSite(dist);
  const host = await openCrookedHost(new Map(built));
  const other = {browser: stage.browser, address: host.address};
  const {context, page} = await openTable(other, exampleGame);
  await keptHere(page);
  await page.reload();
  await tableLaid(page);
  await liftCurtain(page);
  await play(page, 'b DHo1@1.0=LoF1');
  const {position} = await settled(page);
  const caches = () => page.evaluate(() => window.caches.keys());
  const [first] = await caches();

  host.site = otherVersion(built, /^main-.*\.js$/,
    (content) => Buffer.concat([content, Buffer.from('\nwindow.isLater = true;')]));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  const offer = page.getByRole('button', {name: 'Use it now'});
  await offer.waitFor();
  assert.equal((await settled(page)).position, position, 'the game is left alone');
  const [later] = (await caches()).filter((name) => name !== first);
  assert.deepEqual((await caches()).sort(), [first, later].sort());

  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await tableLaid(page);
  await liftCurtain(page);
  assert.equal((await settled(page)).position, position);
  // The former version stays until this one has said that it started.
  await untilAnswered(page, 'one version', async () => (await window.caches.keys()).length === 1);
  assert.deepEqual(await caches(), [later]);
  await context.close();
  await host.close();
});

test('the page works below any path', async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'maelstrom-'));
  fs.cpSync(dist, path.join(parent, 'games/maelstrom'), {recursive: true});
  const other = await openStage(parent);
  const at = {...other, address: `${other.address}games/maelstrom/`};
  const {context, page, complaints} = await openTable(at, exampleGame);
  await keptHere(page);
  await context.setOffline(true);
  await page.reload();
  await tableLaid(page);
  assert.equal((await ask(page, 'page')).screen, 'table');
  assert.deepEqual(complaints, []);
  await context.close();
  await other.close();
  fs.rmSync(parent, {recursive: true});
});
