// The saved games and a few small settings, in IndexedDB. Every write is one transaction, and it
// counts only when the whole transaction is complete.
import {openDB} from 'idb';
import {patient, Silence} from './patience.js';

const ANSWER = 16;  // beats: a healthy storage answers long before
const DATABASE = 'maelstrom';
const VERSION = 1;

/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {number} revision  counts the writes: a table of another tab must not be overwritten
 * @property {number} when      milliseconds since 1970
 * @property {string} title
 * @property {string} line      where the game stands, in a few words
 * @property {Uint8Array} bytes
 */

/** The game was written by another tab since this one read it. */
export class Overtaken extends Error {}

function upgrade(database) {
  database.createObjectStore('games', {keyPath: 'id'});
  database.createObjectStore('settings');
}

/** The database, opened again whenever the browser closes it. */
function createConnection() {
  let database = null;
  function close() {
    database?.close();
    database = null;
  }
  return {
    close,
    async open() {
      database ??= await openDB(DATABASE, VERSION, {
        upgrade,
        blocking: close,
        terminated: () => (database = null),
      });
      return database;
    },
  };
}

/** Writes a game over its former revision. */
async function putAfter(transaction, game) {
  const former = await transaction.store.get(game.id);
  if (former && former.revision !== game.revision - 1) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new Overtaken();
  }
  await Promise.all([transaction.store.put(game), transaction.done]);
}

function createStore(open) {
  const within = async (act) => patient(act(await patient(open(), ANSWER)), ANSWER);

  return {
    /** @returns {Promise<SavedGame[]>} all games, the one played last first */
    async games() {
      const games = await (await open()).getAll('games');
      return games.sort((a, b) => b.when - a.when);
    },

    /** @returns {Promise<Map<string, string>>} */
    async settings() {
      const transaction = (await open()).transaction('settings');
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(keys.map((key, i) => [key, values[i]]));
    },

    /** Writes a game over its former revision; what is not written in time never will be. */
    async put(game) {
      const transaction = (await patient(open(), ANSWER)).transaction('games', 'readwrite');
      try {
        await patient(putAfter(transaction, game), ANSWER);
      } catch (error) {
        if (error instanceof Silence) transaction.abort();
        throw error;
      }
    },

    forget: (id) => within((database) => database.delete('games', id)),
    unset: (key) => within((database) => database.delete('settings', key)),
    set: (key, value) => within((database) => database.put('settings', value, key)),
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
  const connection = createConnection();
  const storage = createStore(connection.open);
  const opening = connection.open();
  try {
    await patient(opening, ANSWER);
  } catch (error) {
    opening.then(connection.close, () => {});
    return {...nothing, isSilent: error instanceof Silence};
  }
  try {
    const [games, settings] =
      await patient(Promise.all([storage.games(), storage.settings()]), ANSWER);
    return {storage, games, settings, isSilent: false};
  } catch (error) {
    console.warn(error);
    connection.close();
    return {...nothing, isSilent: true};
  }
}

/** Asks the browser to keep the games when it clears space. */
export async function keepForGood() {
  if (!navigator.storage?.persist) return false;
  return await navigator.storage.persisted() || navigator.storage.persist();
}
