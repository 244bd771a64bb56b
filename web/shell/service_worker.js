// Keeps one version of the page, all of it, and answers from that: the network is asked for nothing
// once the page is here. The list of files, their hashes and the version are filled in when the
// page is built.
//
// Nothing is kept that is not, to the byte, what was built; and the version that started last stays
// until this one has started too: where this one does not, the page goes back to it.
/* global PRECACHE, HASHES, VERSION */

const PREFIX = 'maelstrom-';
const CACHE = PREFIX + VERSION;
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

async function load(path, cache) {
  const response = await fetch(new Request(path, {cache}));
  const content = await response.arrayBuffer();
  if (!response.ok || !(await hashOf(content)).startsWith(expected(path))) {
    throw new Error(`${path} is not the file of this version`);
  }
  // Not the answer itself: it may have been led elsewhere, which browsers refuse for a page.
  const type = response.headers.get('Content-Type') ?? '';
  return new Response(content, {headers: {'Content-Type': type}});
}

/** A file that is not whole may be so in the browser's own cache alone. */
const loadWhole = (path) => load(path, 'default').catch(() => load(path, 'reload'));

async function install() {
  const answers = await Promise.all(PRECACHE.map(loadWhole));
  const cache = await caches.open(CACHE);
  await Promise.all(PRECACHE.map((path, i) => cache.put(path, answers[i])));
}

// ---- Versions ----------------------------------------------------------------------------------

const marked = (cacheName, mark) => caches.match(mark, {cacheName});
const setMark = async (mark, text = '') => (await caches.open(CACHE)).put(mark, new Response(text));

async function otherVersions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

/** The other version that started last. Those of old left no mark: there is one at most. */
async function formerVersion() {
  const others = await otherVersions();
  const started = await Promise.all(others.map((name) => marked(name, STARTED)));
  return others.find((_, i) => started[i]) ?? others[0];
}

async function dropVersionsBut(kept) {
  const others = await otherVersions();
  await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)));
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

async function answer(request) {
  const find = (asked, cacheName) => caches.match(asked, {cacheName});
  const kept = request.mode === 'navigate'
    ? await find(HOME, await versionToShow())
    : await find(request, CACHE) ?? await find(request, await formerVersion());
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(formerVersion().then(dropVersionsBut)));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
addEventListener('message', (event) => {
  const {data, ports: [port]} = event;
  if (data === 'take over') self.skipWaiting();
  if (data.started) event.waitUntil(started(data.started));
  if (data.failed) event.waitUntil(failed(data.failed).then((goes) => port.postMessage(goes)));
});
