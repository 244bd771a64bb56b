// What every test of the real page needs: dist/ served by a plain host, and headless Chromium.
// MAELSTROM_DIST and MAELSTROM_CHROMIUM name another folder and another browser.
import path from 'node:path';
import {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {serve} from '../../tools/web/server.mjs';
import {installClock, LOOK, STEP} from './clock.mjs';
import {artifacts, PATIENCE, step, teachPlaywright, untilAnswered, waitUntil} from
  './patience.mjs';

export {artifacts, PATIENCE};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The folder under test. */
export const dist = process.env.MAELSTROM_DIST ?? path.join(root, 'dist');

const all = process.env.MAELSTROM_ALL === '1';

/**
 * For slow and broad tests: `test(name, broad, …)` runs where MAELSTROM_ALL=1 is set, as
 * `tools/test --all` does, and is named as skipped elsewhere.
 */
export const broad = all ? {} : {skip: 'slow and broad: runs with MAELSTROM_ALL=1'};

/** Whether pictures are made that no test looks at, for people: a page has to be painted for them. */
export const forPeople = all;

/** Keeps a picture of a page that is painted `forPeople`; otherwise does nothing. */
export async function keepPicture(page, name) {
  if (forPeople) await page.screenshot({path: path.join(artifacts, `${name}.png`)});
}

/**
 * How Chromium is started: without a window, drawing in software. Only the canvas is drawn as a
 * graphics card would: the rest of the page by that way as well takes twice as long.
 */
export const launchOptions = {
  executablePath: process.env.MAELSTROM_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
    '--disable-gpu-compositing', '--ignore-gpu-blocklist', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--no-first-run'],
};

const stages = new Set();

// A test that fails closes nothing, and a file whose browser is open does not end. Scripts that are
// no tests use this, too.
if (process.env.NODE_TEST_CONTEXT) {
  after(() => Promise.all([...stages].map((stage) => stage.close())));
}

/** A host for a folder and a browser; `close` ends both. */
export async function openStage(folder = dist) {
  const host = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const stage = {
    address: host.address,
    browser,
    async close() {
      if (!stages.delete(stage)) return;
      await browser.close();
      await host.close();
    },
  };
  stages.add(stage);
  return stage;
}

/** A canvas that is not even cleared is not put on the screen anew. */
function paintNothing() {
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced',
    'drawElementsInstanced']) {
    WebGL2RenderingContext.prototype[name] = () => {};
  }
}

const heard = new WeakMap();

/** What a page complained about so far. */
export const complaintsOf = (page) => heard.get(page) ?? [];

/**
 * A fresh profile with the page in it, and a list of everything the page complained about:
 * uncaught errors, console errors (blocked content among them), requests to other hosts. `prepare`
 * gets the page before anything is in it. The page's clock stands still until it is stepped
 * (clock.mjs), which every wait does (patience.mjs); `watching`: what it does at intervals as well.
 * Only what is about the time something takes goes on `inRealTime`. Painting is most of what a test
 * costs without a graphics card: the canvas stays empty unless the test wants it `painted`.
 */
export async function openPage({browser, address}, {fragment = '', prepare, watching = false,
  painted = false, inRealTime = false, ...options} = {}) {
  const context = await browser.newContext({viewport: {width: 1024, height: 768}, colorScheme: 'dark',
    ...options});
  context.setDefaultTimeout(PATIENCE);
  if (!inRealTime) await context.addInitScript(installClock, {watching, look: LOOK});
  if (!painted) await context.addInitScript(paintNothing);
  await context.addInitScript(seemFast);
  const page = await context.newPage();
  teachPlaywright(page);
  const complaints = [];
  heard.set(page, complaints);
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(blob|data):/.test(request.url())) {
      complaints.push(`request: ${request.url()}`);
    }
  });
  await prepare?.(page);
  await page.goto(address + (fragment && `#${fragment}`));
  return {context, page, complaints};
}

/** Nothing is fetched for later over a connection that seems slow, as any does beside other work. */
export function seemFast() {
  Object.defineProperty(navigator, 'connection', {configurable: true,
    value: {saveData: false, effectiveType: '4g', addEventListener() {}}});
}

/** What nobody has asked for comes when nothing has happened for a while (background.js). */
const LONG = 1000;
/** While the page is loaded its storage and scripts keep real time: whoever waits for them is patient. */
const SHORT = 10;

const isLoading = (page) => page.evaluate(() => Boolean(document.getElementById('loading')));

/**
 * Waits until the table is laid: the program runs, the page has taken its notice away and, unless
 * some are held back, the `games` have come too.
 */
export async function tableLaid(page, {games = true} = {}) {
  await waitUntil(page, 'the table laid', async () => {
    if (await isLoading(page)) return void await step(page, SHORT);
    await step(page, games ? LONG : STEP);
    return page.evaluate((all) => {
      const {complete} = JSON.parse(window.maelstrom?.command('page') ?? '{}');
      return complete || (complete !== undefined && !all);
    }, games);
  });
}

/** Waits until the service worker keeps the page. */
export const keptHere = (page) => untilAnswered(page, 'the page kept here', async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.active));
