// The desks of the bots, as seen from the table: one worker each, engaged when it is first needed.
// Where no worker can be made, or none ever says a word, one bot thinks on the page itself. Each
// game's bots have a program, which is loaded when the first of them is to think.
/* global BOT_WORKER_URL, THINKERS */
import {createCalls} from './calls.js';
import {createDeliberation, isDone} from './deliberation.js';
import {patient} from './patience.js';
import {compile, startProgram} from './program.js';

const MOST = 4;
const SLICE = 8;         // milliseconds of the page's own thread, between two frames
const BEAT = 500;        // milliseconds between two looks at who has spoken
const QUIET_BEATS = 24;  // after which a bot that thinks is given up; it should speak at each other
const LOADING_BEATS = 120;  // a program that has not come by then is waited for no longer

const here = (url) => new URL(url, document.baseURI).href;

/** What is made when it is first asked for, and again after it could not be made. */
function once(make) {
  let made = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** The program of a game's bots: compiled once for all, and started here where that is asked. */
function programOf(game) {
  const {wasm, script} = THINKERS[game];
  const module = once(() => patient(compile(here(wasm), () => {}), LOADING_BEATS));
  const start = async () => startProgram(here(script), {module: await module(), options: {}});
  return {game, script: here(script), module, own: once(() => start().then(createCalls))};
}

/**
 * @typedef {object} Desk
 * @property {Worker} worker
 * @property {Promise<void>} equipped  when the worker has the program
 * @property {boolean} waits   for that
 * @property {boolean} spoken  whether a word ever came from it
 * @property {boolean} busy    with the question that is on the desks
 * @property {number} quiet    beats since the last word
 */

/**
 * @param {(ticket: number, place: number, report: string) => void} page.reported  an empty report:
 *     the bot at this place is gone
 */
export function createBots({reported}) {
  let program = null;  // of the game that was thought about last: {game, script, module, own}
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
    ownThought.think(program.own(), question, place, told).catch((error) => {
      console.warn(error);
      program = programOf(program.game);  // one that broke is asked nothing more
      told('');
    });
  }

  /** A bot that is mute will be so at another desk too: there is one fewer now. */
  function lose(desk, isMute = !desk.spoken) {
    const place = desks.indexOf(desk);
    if (place < 0) return;
    desk.worker?.terminate();
    desks[place] = null;
    if (isMute) count = desks.filter(Boolean).length;
    if (!desk.busy) return;
    desk.busy = false;
    const others = asked.answered || desks.some((other) => other?.busy);
    if (others || !isMute) report(place, '');
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
    const desk = {worker: null, equipped: Promise.resolve(), waits: true, spoken: false, busy: true,
      quiet: 0};
    desks[place] = desk;
    try {
      desk.worker = new Worker(new URL(BOT_WORKER_URL, document.baseURI), {type: 'module'});
    } catch (error) {
      console.warn(error);
      return queueMicrotask(() => lose(desk));  // whoever asks is not answered while asking
    }
    desk.worker.onmessage = ({data}) => hear(desk, data);
    desk.worker.onerror = () => lose(desk);
    const {script} = program;
    desk.equipped = program.module().then((module) => {
      desk.waits = false;
      desk.worker.postMessage({module, script});
    });
    // What did not load now may load when the bot is asked again.
    desk.equipped.catch(() => lose(desk, false));
  }

  /** In the order of the calls, once the worker has the program. */
  function send(desk, message) {
    desk.equipped.then(() => desk.worker?.postMessage(message), () => {});
  }

  function listen() {
    const busy = desks.filter((desk) => desk?.busy);
    if (busy.length === 0) {
      clearInterval(beat);
      beat = 0;
    }
    for (const desk of busy) if (!desk.waits && ++desk.quiet >= QUIET_BEATS) lose(desk);
  }

  /** Those who thought about another game are sent home. */
  function turnTo(game) {
    if (program?.game === game) return;
    program = programOf(game);
    for (const desk of desks.filter(Boolean)) desk.worker?.terminate();
    desks = [];
  }

  return {
    /** How many can think at once; 0: one, here. */
    get thinkers() { return count; },
    think(ticket, game, question, thinkers) {
      asked = {ticket, question, answered: false};
      turnTo(game);
      desks = desks.filter(Boolean);
      if (count === 0) return thinkHere(0);
      beat ||= setInterval(listen, BEAT);
      for (let place = 0; place < thinkers; ++place) {
        if (!desks[place]) engage(place);
        Object.assign(desks[place], {busy: true, quiet: 0});
        send(desks[place], {ticket, question, place});
      }
    },
    /** Nothing more is reported; the bots put the question down and remember what they found. */
    stop() {
      asked = null;
      ownThought.stop();
      for (const desk of desks.filter(Boolean)) {
        desk.busy = false;
        send(desk, {stop: true});
      }
    },
  };
}
