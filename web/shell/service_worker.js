// Keeps one version of the page, all of it, and answers from that: the network is asked for nothing
// once the page is here. The list of files and the version are filled in when the page is built.
/* global PRECACHE, VERSION */

const PREFIX = 'maelstrom-';
const CACHE = PREFIX + VERSION;
const HOME = './';

// Each file straight from the host, not from the browser's own cache: versions must not mix.
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.map((path) => new Request(path, {cache: 'no-cache'})));
}

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = request.mode === 'navigate'
    ? await cache.match(HOME)
    : await cache.match(request, {ignoreSearch: true});
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
addEventListener('message', ({data}) => {
  if (data === 'take over') self.skipWaiting();
});
