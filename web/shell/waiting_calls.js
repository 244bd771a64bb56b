// What the page tells the program, in its order, also while a part of the program is on its way that one
// of these calls needs (undoing.js): that call and all after it wait.
import {NotHere} from './undoing.js';

const FRAME = 'frame';
/** What people do: it may come to nothing, and be done again. */
const INPUT = new Set(['pointer', 'wheel', 'key', 'back_pressed', 'chosen', FRAME]);
const MOST = 500;  // of inputs that wait: a pointer moves on and on

/**
 * @param {object} page
 * @param {(name: string, values: any[]) => any} page.make  makes a call
 * @param {(letter: string) => Promise<boolean>} page.fetch  a part of the program; whether it has come
 * @param {() => Promise<boolean>} page.asksAgain  it has not: whether to try again
 * @param {() => void} page.drawn  frames are wanted again
 */
export function createWaitingCalls({make, fetch, asksAgain, drawn}) {
  let waiting = [];
  let letter = null;  // of the part they wait for
  let busy = false;

  /** Whether all were made. */
  function makeAll() {
    while (waiting.length > 0) {
      const {name, values} = waiting[0];
      try {
        make(name, values);
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        letter = error.letter;
        return false;
      }
      waiting.shift();
    }
    return true;
  }

  async function goOn() {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) {
      if (await fetch(letter)) {
        makeAll();
      } else if (!await asksAgain()) {
        // What was not done by anybody stays until something is done again.
        waiting = waiting.filter(({name}) => !INPUT.has(name));
        break;
      }
    }
    busy = false;
    if (waiting.length === 0) drawn();
  }

  addEventListener('online', () => waiting.length > 0 && goOn());

  return {
    /** @returns what the call answers; nothing where it waits */
    call(name, ...values) {
      if (waiting.length === 0) {
        try {
          return make(name, values);
        } catch (error) {
          if (!(error instanceof NotHere)) throw error;
          letter = error.letter;
        }
      }
      const isRoom = waiting.length < MOST || !INPUT.has(name);
      if (isRoom && (name !== FRAME || waiting.length === 0)) waiting.push({name, values});
      goOn();
      return undefined;
    },
  };
}
