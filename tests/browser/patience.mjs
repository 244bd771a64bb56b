// Waits of the browser tests. All of them wait for a condition, and as long as it takes: on a
// machine that others use anything may take minutes. One limit holds for a whole test file; where
// it is reached, what was waited for is named, and a picture of the page kept.
import assert from 'node:assert/strict';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {STEP} from './clock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where screenshots are kept for people to look at. */
export const artifacts = path.join(root, 'build', 'test-results');

/** Milliseconds for a test file; MAELSTROM_PATIENCE names other seconds, to see failures sooner. */
export const PATIENCE = 1000 * Number(process.env.MAELSTROM_PATIENCE ?? 1200);

const end = Date.now() + PATIENCE;
const UP = Symbol('patience is up');
const LOADING = Symbol('the page is being loaded');

const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** What `promise` comes to, or UP once the limit of the file is reached. */
async function inTime(promise) {
  let timer;
  const up = new Promise((done) => {
    timer = setTimeout(done, Math.max(0, end - Date.now()), UP);
  });
  try {
    return await Promise.race([promise, up]);
  } finally {
    clearTimeout(timer);
    promise.catch?.(() => {});  // it may yet fail, unheard
  }
}

/** Fails, with a picture of the page as it is. */
async function giveUp(page, what, last) {
  const name = `waited-for-${what.replaceAll(/[^\w]+/g, '-').slice(0, 60)}-${process.pid}.png`;
  const file = path.join(artifacts, name);
  await mkdir(artifacts, {recursive: true});
  const shot = await Promise.race([rest(20_000).then(() => 'no picture'),
    page.screenshot({path: file}).then(() => file, () => 'no picture')]);
  const answer = last === undefined ? '' : `: ${JSON.stringify(last)}`;
  assert.fail(`${what} did not come about in ${PATIENCE / 1000} s${answer} (${shot})`);
}

/** One step of the page's clock, where it has one that is stepped. */
export const step = (page, milliseconds = STEP) =>
  page.evaluate((time) => window.testClock?.step(time), milliseconds);

/** A page that is just being loaded is one where nothing is to be seen yet. */
function whileLoading(error) {
  if (!/Execution context was destroyed|because of a navigation/.test(error.message)) throw error;
  return LOADING;
}

/** A program that broke is asked nothing more: what it should do never comes, and need not be awaited. */
const hasBroken = (page) => page.evaluate(() => Boolean(document.getElementById('broken')?.open))
  .catch(() => false);  // a page that is closed or just being loaded

const LOOKS_OF_BROKEN = 1000;  // for what the page itself does where the program broke

/**
 * Looks until `holds(what look() saw)`, and returns that. Whoever looks steps the clock first. After
 * a few looks there is a breath between them: workers need the processor too.
 */
export async function waitUntil(page, what, look, holds = Boolean) {
  let last;
  for (let looks = 0; ; ++looks) {
    const seen = await inTime(look().catch(whileLoading));
    if (seen === UP) await giveUp(page, what, last);
    if (seen !== LOADING && holds(seen)) return seen;
    last = seen;
    if (looks % LOOKS_OF_BROKEN === LOOKS_OF_BROKEN - 1 && await hasBroken(page)) {
      assert.fail(`${what}: the program broke`);
    }
    if (looks > 20) await rest(Math.min(50, looks - 20));
  }
}

/**
 * What a call in the page comes to once that is anything. Playwright's waitForFunction takes the
 * promise of one that is asynchronous for an answer.
 */
export const untilAnswered = (page, what, call) => waitUntil(page, what, async () => {
  await step(page);
  return page.evaluate(call);
});

/** Steps the clock until `promise` has come to something. */
export async function whileStepping(page, what, promise) {
  let done = false;
  const end = () => { done = true; };
  promise.then(end, end);
  await waitUntil(page, what, async () => {
    await rest(0);
    if (!done) await step(page).catch(() => {});  // a page that is being loaded has no clock yet
    return done;
  });
  return promise;
}

const visible = (locator) => locator.isVisible();
const there = async (locator) => await locator.count() > 0;

/** What has to be so before a locator can do this. */
const needs = {
  click: visible, fill: visible, press: visible, tap: visible, boundingBox: visible,
  innerText: there, textContent: there, getAttribute: there, focus: there, dispatchEvent: there,
};

const states = {
  visible, attached: there,
  hidden: async (locator) => !await visible(locator),
  detached: async (locator) => !await there(locator),
};

const comesAbout = (locator, what, holds) => waitUntil(locator.page(), what, async () => {
  await step(locator.page());
  return holds(locator);
});

function teachLocators(locators) {
  for (const [name, holds] of Object.entries(needs)) {
    const act = locators[name];
    locators[name] = async function (...how) {
      if (!await holds(this)) await comesAbout(this, `${this} to ${name}`, holds);
      return act.apply(this, how);
    };
  }
  locators.waitFor = async function ({state = 'visible'} = {}) {
    await comesAbout(this, `${this} ${state}`, states[state]);
  };
}

function teachPages(pages) {
  for (const name of ['waitForEvent', 'waitForFunction']) {
    const wait = pages[name];
    pages[name] = function (what, ...how) {
      return whileStepping(this, `${name} ${what}`, wait.call(this, what, ...how));
    };
  }
}

let taught = false;

/**
 * Playwright's own waits look at a page whose clock stands still. From now on they step it: between
 * one look and the next, so that nothing passes unseen.
 */
export function teachPlaywright(page) {
  if (taught) return;
  taught = true;
  teachLocators(Object.getPrototypeOf(page.locator('body')));
  teachPages(Object.getPrototypeOf(page));
}
