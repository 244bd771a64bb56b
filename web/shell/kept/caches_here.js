// Which of the caches of an origin hold versions of this page at this place: other copies may lie below
// the same origin.

/** What the cache of a version is called. @param {URL} folder  of the page */
export const cacheOf = (folder, version) => `maelstrom-${version} ${folder.pathname}`;

/** Versions of old did not name their place: theirs hold this page and no other. */
async function isOfOld(name, folder) {
  if (!/^maelstrom-\w+$/.test(name)) return false;
  const keys = await (await caches.open(name)).keys();
  return keys.some(({url}) => url === folder.href) &&
    keys.every(({url}) => new URL('./', url).href === folder.href);
}

/** @param {URL} folder */
export async function cachesHere(folder) {
  const names = await caches.keys();
  const are = await Promise.all(names.map(async (name) =>
    name === cacheOf(folder, /^maelstrom-(\w+)/.exec(name)?.[1]) || isOfOld(name, folder)));
  return names.filter((_, i) => are[i]);
}
