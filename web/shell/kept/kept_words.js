// Words that the page must know before anything is painted, when the storage of the games is not open
// yet; and those that the page keeps for itself alone. Some private windows keep nothing, or refuse even to be asked.
import {named} from '../place.js';

const WORDS = ['language', 'theme', 'size', 'awake', 'days'];
const nameOf = (key) => named(`maelstrom.${key}`);

/** The word kept under a key; null where there is none. */
export function keptWord(key) {
  try {
    return localStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

/** Whether the word is kept. */
export function keepWord(key, word) {
  try {
    localStorage.setItem(nameOf(key), word);
    return true;
  } catch {
    return false;
  }
}

export function forgetWords() {
  try {
    for (const key of [...WORDS, 'kept']) localStorage.removeItem(nameOf(key));
  } catch {
    // Then there is nothing to forget.
  }
}
