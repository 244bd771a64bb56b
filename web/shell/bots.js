// The desks of the bots, as seen from the table: one worker each, engaged when it is first needed.
// Where no worker can be made, or none ever says a word, one bot thinks on the page itself.
/* global BOT_WORKER_URL */
import {createDeliberation, isDone} from './deliberation.js';

const MOST = 4;
const SLICE = 8;         // milliseconds of the page's own thread, between two frames
const BEAT = 500;        // milliseconds between two looks at who has spoken
const QUIET_BEATS = 24;  // after which a bot that thinks is given up; it should speak at each other

/**
 * @typedef {object} Desk
 * @property {Worker} worker
 * @property {boolean} spoken  whether a word ever came from it
 * @property {boolean} busy    with the question that is on the desks
 * @property {number} quiet    beats since the last word
 */

/**
 * @param {WebAssembly.Module} module  the program, compiled once for all
 * @param {() => object} page.calls  of the program on the page (calls.js)
 * @param {(error: Error) => void} page.failed  the program on the page broke over a thought
 * @param {(ticket: number, place: number, report: string) => void} page.reported  an empty report:
 *     the bot at this place is gone
 */
export function createBots(module, {calls, failed, reported}) {
  // One processor is left to the table.
  let count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));
  /** @type {(Desk | null)[]} */
  let desks = Array(count).fill(null);
  let asked = null;  // {ticket, question, answered} on the desks
  let beat = 0;
  const ownThought = createDeliberation(SLICE);

  function report(place, text) {
    if (asked) reported(asked.ticket, place, text);
  }

  function thinkHere(place) {
    const {ticket, question} = asked;
    const told = (text) => asked?.ticket === ticket && reported(ticket, place, text);
    // Not inside the call that asks for it: the program answers one call after the other.
    const free = new Promise((done) => setTimeout(done)).then(calls);
    ownThought.think(free, question, place, told).catch(failed);
  }

  /** A bot that never spoke will not do so at another desk either: there is one fewer now. */
  function lose(desk) {
    const place = desks.indexOf(desk);
    if (place < 0) return;
    desk.worker?.terminate();
    desks[place] = null;
    if (!desk.spoken) count = desks.filter(Boolean).length;
    if (!desk.busy) return;
    desk.busy = false;
    const others = asked.answered || desks.some((other) => other?.busy);
    if (others || desk.spoken) report(place, '');
    else thinkHere(place);
  }

  function hear(desk, {ticket, report: text}) {
    desk.spoken = true;
    desk.quiet = 0;
    if (ticket !== asked?.ticket || !desk.busy) return;
    const place = desks.indexOf(desk);
    if (!text) return lose(desk);
    desk.busy = !isDone(text);
    asked.answered ||= !desk.busy;
    // One voice is enough to say how far they are.
    if (place === 0 || !desk.busy) report(place, text);
  }

  function engage(place) {
    const desk = {worker: null, spoken: false, busy: true, quiet: 0};
    desks[place] = desk;
    try {
      desk.worker = new Worker(new URL(BOT_WORKER_URL, document.baseURI), {type: 'module'});
    } catch (error) {
      console.warn(error);
      return queueMicrotask(() => lose(desk));  // whoever asks is not answered while asking
    }
    desk.worker.onmessage = ({data}) => hear(desk, data);
    desk.worker.onerror = () => lose(desk);
    desk.worker.postMessage({module, base: document.baseURI});
  }

  function listen() {
    const busy = desks.filter((desk) => desk?.busy);
    if (busy.length === 0) {
      clearInterval(beat);
      beat = 0;
    }
    for (const desk of busy) if (++desk.quiet >= QUIET_BEATS) lose(desk);
  }

  return {
    /** How many can think at once; 0: one, here. */
    get thinkers() { return count; },
    think(ticket, question, thinkers) {
      asked = {ticket, question, answered: false};
      desks = desks.filter(Boolean);
      if (count === 0) return thinkHere(0);
      beat ||= setInterval(listen, BEAT);
      for (let place = 0; place < thinkers; ++place) {
        if (!desks[place]) engage(place);
        Object.assign(desks[place], {busy: true, quiet: 0});
        desks[place].worker?.postMessage({ticket, question, place});
      }
    },
    /** Nothing more is reported; the bots put the question down and remember what they found. */
    stop() {
      asked = null;
      ownThought.stop();
      for (const desk of desks.filter(Boolean)) {
        desk.busy = false;
        desk.worker?.postMessage({stop: true});
      }
    },
  };
}
