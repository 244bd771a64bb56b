// The saved games and a few small settings, in IndexedDB. Every write is one transaction, and it
// counts only when the whole transaction is complete.
import {openDB} from 'idb';

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

/** Opens the store; null where the browser keeps nothing (some private windows). */
export async function openStorage() {
  let database = null;
  const open = async () => {
    database ??= await openDB(DATABASE, VERSION, {
      upgrade,
      blocking: () => close(),
      terminated: () => (database = null),
    });
    return database;
  };
  const close = () => {
    database?.close();
    database = null;
  };
  try {
    await open();
  } catch {
    return null;
  }

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

    async game(id) {
      return (await open()).get('games', id);
    },

    /** Writes a game over its former revision. @param {SavedGame} game */
    async put(game) {
      const transaction = (await open()).transaction('games', 'readwrite');
      const former = await transaction.store.get(game.id);
      if (former && former.revision !== game.revision - 1) {
        transaction.abort();
        await transaction.done.catch(() => {});
        throw new Overtaken();
      }
      await Promise.all([transaction.store.put(game), transaction.done]);
    },

    async forget(id) {
      await (await open()).delete('games', id);
    },

    async unset(key) {
      await (await open()).delete('settings', key);
    },

    async set(key, value) {
      await (await open()).put('settings', value, key);
    },
  };
}

/** Asks the browser to keep the games when it clears space. */
export async function keepForGood() {
  if (!navigator.storage?.persist) return false;
  return await navigator.storage.persisted() || navigator.storage.persist();
}
