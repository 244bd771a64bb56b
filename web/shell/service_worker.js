// Keeps one version of the page, all of it, and answers from that: the network is asked for nothing
// once the page is here. The list of files, their hashes and the version are filled in when the
// page is built.
//
// Nothing is kept that is not, to the byte, what was built; and the version that started last stays
// until this one has started too: where this one does not, the page goes back to it. A version goes on
// as well while a tab shows it: what that has not fetched yet is on no host any more.
//
// Below the same address other pages may lie, this one at another place among them: only the page's own
// address and its own files are answered, and only its own caches touched.
/* global PRECACHE, HASHES, VERSION */
import {cacheOf, cachesHere} from './kept/caches_here.js';

const FOLDER = new URL('./', location.href);
const CACHE = cacheOf(FOLDER, VERSION);
const HOME = './';

// What is known of a version lies among its files.
const STARTED = './.started';
const FAILED = './.failed';
const TRIES = './.tries';
const MOST_TRIES = 3;  // without a word of how they ended; a tab may be closed early

// ---- Installing --------------------------------------------------------------------------------

const hashOf = async (content) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Most addresses carry the first digits of the hash of what they lead to. */
const expected = (path) => HASHES[path] ?? /[-?]([0-9a-f]{10})(\.\w+)?$/.exec(path)[1];

async function whole(path, response) {
  const content = await response.arrayBuffer();
  if (!response.ok || !(await hashOf(content)).startsWith(expected(path))) {
    throw new Error(`${path} is not the file of this version`);
  }
  // Not the answer itself: it may have been led elsewhere, which browsers refuse for a page.
  const type = response.headers.get('Content-Type') ?? '';
  return new Response(content, {headers: {'Content-Type': type}});
}

const load = async (path, cache) =>
  whole(path, await fetch(new Request(path, {cache, priority: 'low'})));

/** Most files of a newer version are those of the former. */
async function kept(path, others) {
  const found = await Promise.all(others.map((cacheName) => caches.match(path, {cacheName})));
  return whole(path, found.find(Boolean));
}

/** A file that is not whole may be so in the browser's own cache alone. */
const loadWhole = (path, others) => kept(path, others).catch(() => load(path, 'default'))
  .catch(() => load(path, 'reload'));

/** One after the other: somebody may be playing. */
async function install() {
  const others = await otherVersions();
  const answers = [];
  for (const path of PRECACHE) answers.push(await loadWhole(path, others));
  const cache = await caches.open(CACHE);
  await Promise.all(PRECACHE.map((path, i) => cache.put(path, answers[i])));
}

// ---- Versions ----------------------------------------------------------------------------------

const marked = (cacheName, mark) => caches.match(mark, {cacheName});
const setMark = async (mark, text = '') => (await caches.open(CACHE)).put(mark, new Response(text));

const otherVersions = async () =>
  (await cachesHere(FOLDER)).filter((name) => name !== CACHE);

/** The other version that started last. Those of old left no mark: there is one at most. */
async function formerVersion() {
  const others = await otherVersions();
  const started = await Promise.all(others.map((name) => marked(name, STARTED)));
  return others.find((_, i) => started[i]) ?? others[0];
}

const isHome = ({url}) => {
  const {origin, pathname} = new URL(url);
  return origin === FOLDER.origin &&
    [FOLDER.pathname, `${FOLDER.pathname}index.html`].includes(pathname);
};

/**
 * The scripts of the versions that tabs show: each tab holds a lock that ends in its own (runs.js).
 * Nothing where one of them does not say.
 */
async function shownScripts() {
  const tabs = (await clients.matchAll({type: 'window', includeUncontrolled: true})).filter(isHome);
  const {held = []} = await navigator.locks?.query() ?? {};
  const ours = held.filter(({name}) => name.startsWith(`maelstrom ${FOLDER.pathname} `));
  return ours.length < tabs.length ? undefined : ours.map(({name}) => name.split(' ').pop());
}

async function isShown(cacheName, scripts) {
  if (!scripts) return true;
  const found = await Promise.all(scripts.map((script) => caches.match(script, {cacheName})));
  return found.some(Boolean);
}

/** Beside `kept`, those go on that a tab shows. */
async function dropVersionsBut(kept) {
  const others = (await otherVersions()).filter((name) => name !== kept);
  const scripts = others.length > 0 ? await shownScripts() : [];
  await Promise.all(others.map(async (name) => await isShown(name, scripts) || caches.delete(name)));
}

async function versionToShow() {
  if (await marked(CACHE, STARTED)) return CACHE;
  const former = await formerVersion();
  if (!former) return CACHE;
  if (await marked(CACHE, FAILED)) return former;
  const tries = Number(await (await marked(CACHE, TRIES))?.text() ?? 0);
  if (tries >= MOST_TRIES) return former;
  await setMark(TRIES, String(tries + 1));
  return CACHE;
}

const isOfThisVersion = (script) => caches.match(script, {cacheName: CACHE});

async function started(script) {
  if (!await isOfThisVersion(script)) return;
  await setMark(STARTED);
  await dropVersionsBut(CACHE);
}

/** @returns whether there is a version to go back to */
async function failed(script) {
  if (!await isOfThisVersion(script) || await marked(CACHE, STARTED)) return false;
  if (!await formerVersion()) return false;
  await setMark(FAILED);
  return true;
}

// ---- Answering ---------------------------------------------------------------------------------

const find = (asked, cacheName) => caches.match(asked, {cacheName});

async function findPage(request) {
  return await find(HOME, await versionToShow()) ?? fetch(request);
}

/** A tab of another version asks for its own files. */
async function findFile(request) {
  const own = await find(request, CACHE) ?? await find(request, await formerVersion());
  if (own) return own;
  for (const name of await otherVersions()) {
    const other = await find(request, name);
    if (other) return other;
  }
  return fetch(request);
}

/** The page where the # of a link was written otherwise; nothing for other addresses. */
function linkIn(url) {
  const [, fragment] = /^(?:index\.html)?%(?:25)*23(.*)/s.exec(url.slice(FOLDER.href.length)) ?? [];
  return fragment && Response.redirect(`${FOLDER.href}#${fragment}`);
}

/** @returns what answers; nothing for what is no affair of this page */
function answer(request) {
  if (request.method !== 'GET' || !request.url.startsWith(FOLDER.href)) return undefined;
  if (request.mode === 'navigate') return isHome(request) ? findPage(request) : linkIn(request.url);
  return new URL('./', request.url).href === FOLDER.href ? findFile(request) : undefined;
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(formerVersion().then(dropVersionsBut)));
addEventListener('fetch', (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
addEventListener('message', (event) => {
  const {data, ports: [port]} = event;
  if (data === 'take over') self.skipWaiting();
  if (data.started) event.waitUntil(started(data.started));
  if (data.failed) event.waitUntil(failed(data.failed).then((goes) => port.postMessage(goes)));
});
