// The screen stays on while a table is open, unless the player chose otherwise.
import {keptWord} from './kept/kept_words.js';
import {element} from './sentences.js';

export const CHANGED = 'awakechanged';  // an event of the page: the choice is another

export const staysAwake = () => keptWord('awake') !== 'off';

/** Keeps the screen on from now on; a browser that cannot leaves it to the system. */
export function watchAwake() {
  if (!navigator.wakeLock) return;
  const startOnly = element('corner');  // hidden while a table is open
  let lock = null;
  let asking = false;

  const isWanted = () =>
    startOnly.hidden && document.visibilityState === 'visible' && staysAwake();

  /** One that the system has taken back is asked for again when the page is seen next. */
  async function begin() {
    const mine = await navigator.wakeLock.request('screen');
    mine.addEventListener('release', () => {
      if (lock === mine) lock = null;
    });
    return mine;
  }

  async function settle() {
    if (asking) return;
    asking = true;
    while (isWanted() !== Boolean(lock)) {
      const held = lock;
      lock = null;
      try {
        if (held) await held.release();
        else lock = await begin();
      } catch {
        break;  // the battery is low, say; the next sign of use asks again
      }
    }
    asking = false;
  }

  for (const event of ['pointerdown', 'keydown', 'visibilitychange', CHANGED]) {
    addEventListener(event, settle, {capture: true, passive: true});
  }
  new MutationObserver(settle).observe(startOnly, {attributeFilter: ['hidden']});
  settle();
}
