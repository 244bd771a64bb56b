// Whether the last start came to its end. A game that breaks the program must not be opened again
// by itself, or no reload would ever lead to the start page.

const KEY = 'maelstrom.start';

/** Some private windows refuse to be asked; they keep no games either. */
function attempt(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

export const lastStartFailed = () => attempt(() => localStorage.getItem(KEY)) !== null;
/** From now on, whatever ends the page without another word counts as a failure. */
export const startBegins = () => attempt(() => localStorage.setItem(KEY, 'begun'));
export const startSucceeded = () => attempt(() => localStorage.removeItem(KEY));
