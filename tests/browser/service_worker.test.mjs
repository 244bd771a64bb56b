// Uploads that are not whole, versions that do not start: whatever the host does, what once started
// can be started again, and the games are there.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {asPage, cutInHalf, nameIn, openCrookedHost, otherVersion, readSite}
  from './crooked_host.mjs';
import {broad, dist, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {untilAnswered} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {ask, choose, openTable, screenUp} from './table.mjs';

const BOOT = /^boot\.js$/;
const MAIN = /^main-.*\.js$/;
const PROGRAM = /^page-.*\.wasm$/;
const GLUE = /^page-.*\.js$/;

const built = readSite(dist);
const behind = (line) => (content) => Buffer.concat([content, Buffer.from(line)]);
/** The same page, but it can be told from the first one. */
const later = otherVersion(built, MAIN, behind('\nwindow.isLater = true;'));
/** A page whose program cannot start, though every file of it is whole. */
const faulty = otherVersion(built, MAIN, behind("\nthrow new Error('a fault of its own');"));

let browserStage;
before(async () => { browserStage = await openStage(); });
after(() => browserStage.close());

/** A crooked host, and a browser that looks at it. */
async function openSite(site = built) {
  const host = await openCrookedHost(new Map(site));
  return {host, stage: {browser: browserStage.browser, address: host.address}};
}

/** A profile that has visited the site, with one game in storage. */
async function visited(stage) {
  const opened = await openTable(stage, exampleGame, {watching: true});
  await choose(opened.page, 'leave');
  await screenUp(opened.page, 'start');
  await keptHere(opened.page);
  await opened.page.reload();
  await tableLaid(opened.page);
  return opened;
}

/** Asks for a newer version; answers with what became of it. */
const update = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((resolve) => {
    registration.addEventListener('updatefound', () => resolve(registration.installing));
  });
  await registration.update().catch(() => {});
  const worker = await found;
  return new Promise((resolve) => {
    const look = () => /installed|redundant/.test(worker.state) && resolve(worker.state);
    worker.addEventListener('statechange', look);
    look();
  });
});

/** Accepts the newer version that is offered. */
async function useItNow(page) {
  const offer = page.getByRole('button', {name: 'Use it now'});
  await Promise.all([page.waitForEvent('load'), offer.click()]);
}

const gamesOf = async (page) => (await ask(page, 'page')).games;
const startsOver = (page) => page.getByRole('button', {name: 'Start over with what is on the host'});

/** A version without a word of how it starts has three chances in all: a tab may be closed early. */
async function goesBackAfterThreeTries(page) {
  for (let reloads = 1; reloads <= 3; ++reloads) {
    assert.ok(await page.locator('#loading').isVisible(), `${reloads - 1} reloads`);
    await page.reload();
  }
  await tableLaid(page);
  assert.equal(await gamesOf(page), 1);
}

// What the later version brings is not in the browser's own cache yet.
const sectionWithoutMeaning = '\0\x02\x01x';
for (const [what, pattern, content, newer] of [
  ['half a program', PROGRAM, cutInHalf,
    otherVersion(later, PROGRAM, behind(sectionWithoutMeaning))],
  ['half a script', GLUE, cutInHalf, otherVersion(later, GLUE, behind('\n// later'))],
  ['a page in place of a script', MAIN, asPage, later],
  ['half a page', /^index\.html$/, cutInHalf, later],
]) {
  const how = ['half a script', 'half a page'].includes(what) ? broad : {};
  test(`${what} is not kept, and the version there is goes on`, how, async () => {
    const {host, stage} = await openSite();
    const {context, page, complaints} = await visited(stage);
    host.site = newer;
    host.spoil(pattern, content);
    assert.equal(await update(page), 'redundant');
    await page.reload();
    await tableLaid(page);
    assert.equal(await gamesOf(page), 1);
    assert.equal(await page.evaluate(() => window.isLater), undefined);

    host.mend();
    assert.equal(await update(page), 'installed');
    await useItNow(page);
    await tableLaid(page);
    assert.equal(await page.evaluate(() => window.isLater), true);
    assert.equal(await gamesOf(page), 1);
    assert.deepEqual(complaints.filter((line) => !/service_?worker/i.test(line)), []);
    await context.close();
    await host.close();
  });
}

test('a file that lies cut short in the browser\'s cache is fetched again', async () => {
  const {host, stage} = await openSite();
  host.spoil(PROGRAM, cutInHalf);
  const {context, page} = await openPage(stage, {watching: true});
  await startsOver(page).waitFor();
  host.mend();
  // Kept as immutable: a plain reload would find the half of it again.
  await page.reload();
  await tableLaid(page);
  await context.close();
  await host.close();
});

test('a first script that was cut short is fetched again by a plain reload', async () => {
  const {host, stage} = await openSite();
  host.spoil(BOOT, cutInHalf);
  const {context, page, complaints} = await openPage(stage, {watching: true});
  await page.waitForLoadState();
  assert.match(complaints.join(), /uncaught: /);
  host.mend();
  await page.reload();
  await tableLaid(page);
  assert.equal((await ask(page, 'page')).screen, 'start');
  await context.close();
  await host.close();
});

test('while a host is being updated, the first script starts what the page names', async () => {
  const {host, stage} = await openSite();
  const {context, page, complaints} = await visited(stage);
  const laterToo = otherVersion(later, BOOT, behind('\nwindow.isLaterBoot = true;'));
  const pageAlone = new Map(laterToo).set('boot.js', built.get('boot.js'));
  const scriptAlone = new Map(built).set('boot.js', laterToo.get('boot.js'));
  for (const [site, isLater] of [[scriptAlone, undefined], [pageAlone, true]]) {
    host.site = site;
    const fresh = await openPage(stage, {watching: true});
    await tableLaid(fresh.page);
    assert.equal(await fresh.page.evaluate(() => window.isLater), isLater);
    assert.deepEqual(fresh.complaints, []);
    await fresh.context.close();
  }
  // Who has been here keeps what is whole.
  assert.equal(await update(page), 'redundant');
  await page.reload();
  await tableLaid(page);
  assert.equal(await page.evaluate(() => window.isLaterBoot), undefined);
  assert.deepEqual(complaints.filter((line) => !/service_?worker/i.test(line)), []);
  await context.close();
  await host.close();
});

test('a version goes back with its own first script', async () => {
  const {host, stage} = await openSite();
  const {context, page} = await visited(stage);
  host.site = otherVersion(built, BOOT, () => Buffer.from('// starts nothing'));
  assert.equal(await update(page), 'installed');
  await useItNow(page);
  await goesBackAfterThreeTries(page);
  await context.close();
  await host.close();
});

for (const [what, pattern, content] of [
  ['half a script', MAIN, cutInHalf], ['a page in place of a script', GLUE, asPage],
]) {
  test(`a first visit that brought ${what} can start over`, async () => {
    const {host, stage} = await openSite();
    host.spoil(pattern, content);
    // Else a worker may find the mended files, and the page starts before it is asked to.
    host.spoil(/^service_worker\.js$/, asPage);
    const {context, page} = await openPage(stage, {watching: true});
    await startsOver(page).waitFor();
    host.mend();
    await startsOver(page).click();
    await tableLaid(page);
    assert.equal((await ask(page, 'page')).screen, 'start');
    await context.close();
    await host.close();
  });
}

test('starting over touches no game, and nothing at all while the host is silent', async () => {
  const {host, stage} = await openSite();
  const {context, page} = await visited(stage);
  // What the worker keeps cannot start either, and there is no other version.
  await page.evaluate(async (name) => {
    const [cacheName] = await caches.keys();
    await (await caches.open(cacheName)).put(name, new Response('broken (', {headers:
      {'Content-Type': 'text/javascript'}}));
  }, nameIn(built, MAIN));
  await page.reload();
  await startsOver(page).waitFor();
  await context.setOffline(true);
  await startsOver(page).click();
  await page.locator('#loading').getByText('The host does not answer now').waitFor();
  assert.equal((await page.evaluate(() => caches.keys())).length, 1);
  await context.setOffline(false);
  await startsOver(page).click();
  await tableLaid(page);
  assert.equal(await gamesOf(page), 1);
  await context.close();
  await host.close();
});

// Chromium let one in ten wait five minutes that took over while the former was being started.
test('the former worker has answered before a newer version is told to take over', async () => {
  const {host, stage} = await openSite();
  const {context, page} = await visited(stage);
  host.site = later;
  assert.equal(await update(page), 'installed');
  await page.evaluate(() => {
    const note = (what) => {
      sessionStorage.noted = `${sessionStorage.noted ?? ''}${what};`;
    };
    const {fetch} = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (asked[0] === './') note('answered');
      return answer;
    };
    const {postMessage} = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function noted(...told) {
      if (told[0] === 'take over') note('told');
      return postMessage.apply(this, told);
    };
  });
  await useItNow(page);
  await tableLaid(page);
  assert.equal(await page.evaluate(() => sessionStorage.noted), 'answered;told;');
  assert.equal(await page.evaluate(() => window.isLater), true);
  await context.close();
  await host.close();
});

test('a version that does not start gives way to the one that did', async () => {
  const {host, stage} = await openSite();
  const {context, page} = await visited(stage);
  host.site = faulty;
  assert.equal(await update(page), 'installed');
  await page.getByRole('button', {name: 'Use it now'}).click();
  await untilAnswered(page, 'a fault', () => caches.match('./.failed').then(Boolean));
  await tableLaid(page);
  assert.equal(await gamesOf(page), 1);
  await page.reload();
  await tableLaid(page);

  host.site = later;
  assert.equal(await update(page), 'installed');
  await useItNow(page);
  await tableLaid(page);
  assert.equal(await page.evaluate(() => window.isLater), true);
  await untilAnswered(page, 'one version', async () => (await caches.keys()).length === 1);
  assert.equal(await gamesOf(page), 1);
  await context.close();
  await host.close();
});

test('a version that says neither that it started nor that it did not gives way too', async () => {
  const {host, stage} = await openSite();
  const {context, page} = await visited(stage);
  host.site = otherVersion(built, MAIN,
    () => Buffer.from('export const start = () => new Promise(() => {});'));
  assert.equal(await update(page), 'installed');
  await useItNow(page);
  await goesBackAfterThreeTries(page);
  await context.close();
  await host.close();
});
