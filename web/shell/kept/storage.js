// The saved games and a few small settings, in IndexedDB. Every write is one transaction, and it
// counts only when the whole transaction is complete.
//
// There are two databases. The first has the settings, and games in one piece each: those that were
// stored before there was a second. It stays as it is, for the program before, which a page may go
// back to, opens no later version of it. The second has games in parts: a head and segments, of
// which an action rewrites the last. A game of the first that is played on is written to the second
// and left where it was, so the program before still finds it; its name in the second tells the
// revision. If that program has played on, this is another game then, and neither is lost.
import {openDB} from 'idb';
import {patient, Silence} from '../patience.js';
import {named} from '../place.js';

const ANSWER = 16;  // beats: a healthy storage answers long before
const VERSION = 1;  // of both databases

/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {number} revision  counts the writes: a table of another tab must not be overwritten
 * @property {number} when      milliseconds since 1970
 * @property {string} title
 * @property {string} line      where the game stands, in a few words
 * @property {Uint8Array} head          in one piece: all of it
 * @property {number} [first]           of a write: the number of the first segment that changes
 * @property {Uint8Array[]} segments    up to the last the game has; undefined where one is missing
 */

/** The game was written by another tab since this one read it. */
export class Overtaken extends Error {}
/** The game was deleted by another tab, and what is written now is not all of it. */
export class Gone extends Error {}

function createFirst(database) {
  database.createObjectStore('games', {keyPath: 'id'});
  database.createObjectStore('settings');
}

function createSecond(database) {
  database.createObjectStore('heads', {keyPath: 'id'});
  database.createObjectStore('segments');  // by game and number
}

/** A database, opened again whenever the browser closes it. */
function createConnection(name, upgrade) {
  let database = null;
  function close() {
    database?.close();
    database = null;
  }
  return {
    close,
    async open() {
      database ??= await openDB(name, VERSION, {
        upgrade,
        blocking: close,
        terminated: () => (database = null),
      });
      return database;
    },
  };
}

/** The segments of a game from a number on. */
const segmentsFrom = (id, number) => IDBKeyRange.bound([id, number], [id, Infinity]);

/** Writes a game over its former revision; answers whether it had been deleted meanwhile. */
async function putAfter(transaction, {first, segments, ...head}) {
  const heads = transaction.objectStore('heads');
  const former = await heads.get(head.id);
  // Of a game that is gone what is not written again is gone as well.
  if (former ? former.revision !== head.revision - 1 : first > 0) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw former ? new Overtaken() : new Gone();
  }
  const store = transaction.objectStore('segments');
  await Promise.all([
    heads.put(head),
    ...segments.map((bytes, i) => store.put(bytes, [head.id, first + i])),
    store.delete(segmentsFrom(head.id, first + segments.length)),
    transaction.done,
  ]);
  return !former && head.revision > 1;
}

/** How a game of the first database is called in the second. */
const movedName = ({id, revision}) => `${id}-${revision}`;

/** Deletes a game of the first database, unless it was played on there. */
async function forgetFirst(database, name) {
  const transaction = database.transaction('games', 'readwrite');
  const game = await transaction.store.get(name.slice(0, name.lastIndexOf('-')));
  if (game && movedName(game) === name) transaction.store.delete(game.id);
  await transaction.done;
}

async function forgetSecond(database, id) {
  const transaction = database.transaction(['heads', 'segments'], 'readwrite');
  await Promise.all([
    transaction.objectStore('heads').delete(id),
    transaction.objectStore('segments').delete(segmentsFrom(id, 0)),
    transaction.done,
  ]);
}

async function gamesInParts(database) {
  const transaction = database.transaction(['heads', 'segments']);
  const store = transaction.objectStore('segments');
  const [heads, keys, segments] = await Promise.all([
    transaction.objectStore('heads').getAll(), store.getAllKeys(), store.getAll()]);
  const games = new Map(heads.map((head) => [head.id, {...head, segments: []}]));
  keys.forEach((key, i) => {
    const [id, number] = [key].flat();
    // What has lost its head is listed, so that it can be deleted.
    if (!games.has(id)) games.set(id, {id, revision: 0, segments: []});
    games.get(id).segments[number] = segments[i];
  });
  return games;
}

function createStore(first, second) {
  const within = async (open, act) => patient(act(await patient(open(), ANSWER)), ANSWER);

  return {
    /** @returns {Promise<SavedGame[]>} all games, the one played last first */
    async games() {
      const games = await gamesInParts(await second());
      for (const {bytes, ...game} of await (await first()).getAll('games')) {
        const id = movedName(game);
        if (!games.has(id)) games.set(id, {...game, id, head: bytes, segments: []});
      }
      return [...games.values()].sort((a, b) => b.when - a.when);
    },

    /** @returns {Promise<Map<string, string>>} */
    async settings() {
      const transaction = (await first()).transaction('settings');
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(keys.map((key, i) => [key, values[i]]));
    },

    /**
     * Writes a game over its former revision; what is not written in time never will be.
     * @returns {Promise<boolean>} whether another tab had deleted it
     */
    async put(game) {
      const database = await patient(second(), ANSWER);
      const transaction = database.transaction(['heads', 'segments'], 'readwrite');
      try {
        return await patient(putAfter(transaction, game), ANSWER);
      } catch (error) {
        if (error instanceof Silence) transaction.abort();
        throw error;
      }
    },

    /** The part that would come back by itself goes first. */
    async forget(id) {
      await within(first, (database) => forgetFirst(database, id));
      await within(second, (database) => forgetSecond(database, id));
    },
    /** Deletes all games and settings. */
    clear: () => Promise.all([first, second].map((open) => within(open, (database) => {
      const stores = [...database.objectStoreNames];
      const transaction = database.transaction(stores, 'readwrite');
      return Promise.all([...stores.map((name) => transaction.objectStore(name).clear()),
        transaction.done]);
    }))),
    unset: (key) => within(first, (database) => database.delete('settings', key)),
    set: (key, value) => within(first, (database) => database.put('settings', value, key)),
  };
}

/**
 * Opens the store and takes out what it holds.
 * @returns {Promise<{storage?: object, games: SavedGame[], settings: Map<string, string>,
 *   isSilent: boolean}>}  without `storage` where the browser keeps nothing (some private windows),
 *   or does not hand out what it has (`isSilent`)
 */
export async function openStorage() {
  const nothing = {games: [], settings: new Map(), isSilent: false};
  const first = createConnection(named('maelstrom'), createFirst);
  const second = createConnection(named('maelstrom-games'), createSecond);
  const storage = createStore(first.open, second.open);
  const close = () => [first, second].forEach((connection) => connection.close());
  const opening = Promise.all([first.open(), second.open()]);
  try {
    await patient(opening, ANSWER);
  } catch (error) {
    opening.then(close, close);
    return {...nothing, isSilent: error instanceof Silence};
  }
  try {
    const [games, settings] =
      await patient(Promise.all([storage.games(), storage.settings()]), ANSWER);
    // The program before calls a game by the name it has in the first database.
    const last = games.find(({id, revision}) => id === `${settings.get('open')}-${revision}`);
    if (last) settings.set('open', last.id);
    return {storage, games, settings, isSilent: false};
  } catch (error) {
    console.warn(error);
    close();
    return {...nothing, isSilent: true};
  }
}

/** Asks the browser to keep the games when it clears space. */
export async function keepForGood() {
  if (!navigator.storage?.persist) return false;
  return await navigator.storage.persisted() || navigator.storage.persist();
}
