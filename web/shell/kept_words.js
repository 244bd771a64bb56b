// Words that the page must know before anything is painted, when the storage of the games is not open
// yet. Some private windows keep nothing, or refuse even to be asked.
const PREFIX = 'maelstrom.';

/** The word kept under a key; null where there is none. */
export function keptWord(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Whether the word is kept. */
export function keepWord(key, word) {
  try {
    localStorage.setItem(PREFIX + key, word);
    return true;
  } catch {
    return false;
  }
}

export function forgetWords() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Then there is nothing to forget.
  }
}
