// The workers of the bots, as seen from the table: one each, started when it is first needed.
// Where no worker can be made, or none ever says a word, one bot thinks on the page itself. Each
// game's bots have a program, which is loaded when the first of them is to think.
/* global BOT_WORKER_URL, THINKERS */
import {createCalls} from './calls.js';
import {createDeliberation, isDone} from './deliberation.js';
import {patient} from './patience.js';
import {compile, startProgram} from './program.js';

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
function programOf(game, whileWanted) {
  const {wasm, script} = THINKERS[game];
  const module = once(() => patient(whileWanted(compile(here(wasm), () => {})), LOADING_BEATS));
  const start = async () => startProgram(here(script), {module: await module(), options: {}});
  return {game, script: here(script), module, own: once(() => start().then(createCalls))};
}

/**
 * @typedef {object} BotWorker
 * @property {Worker} worker
 * @property {Promise<void>} equipped  when the worker has the program
 * @property {boolean} waits   for that
 * @property {boolean} spoken  whether a word ever came from it
 * @property {boolean} busy    with the question that is with the workers
 * @property {number} quiet    beats since the last word
 */

/**
 * @param {(ticket: number, place: number, report: string) => void} page.reported  an empty report:
 *     the bot at this place is gone
 * @param {(promise: Promise) => Promise} page.whileWanted  told of what somebody waits for (background.js)
 * @param {number} page.count  how many may think at once
 */
export function createBots({reported, whileWanted, count}) {
  let program = null;  // of the game that was thought about last: {game, script, module, own}
  /** @type {(BotWorker | null)[]} */
  let workers = Array(count).fill(null);
  let asked = null;  // {ticket, question, answered} with the workers
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
      program = programOf(program.game, whileWanted);  // one that broke is asked nothing more
      told('');
    });
  }

  /** A bot that is mute will be so at another worker too: there is one fewer now. */
  function lose(bot, isMute = !bot.spoken) {
    const place = workers.indexOf(bot);
    if (place < 0) return;
    bot.worker?.terminate();
    workers[place] = null;
    if (isMute) count = workers.filter(Boolean).length;
    if (!bot.busy) return;
    bot.busy = false;
    const others = asked.answered || workers.some((other) => other?.busy);
    if (others || !isMute) report(place, '');
    else thinkHere(place);
  }

  function hear(bot, {ticket, report: text}) {
    bot.spoken = true;
    bot.quiet = 0;
    if (ticket !== asked?.ticket || !bot.busy) return;
    const place = workers.indexOf(bot);
    if (!text) return lose(bot);
    bot.busy = !isDone(text);
    asked.answered ||= !bot.busy;
    // One voice is enough to say how far they are.
    if (place === 0 || !bot.busy) report(place, text);
  }

  function engage(place) {
    const bot = {worker: null, equipped: Promise.resolve(), waits: true, spoken: false, busy: true,
      quiet: 0};
    workers[place] = bot;
    try {
      bot.worker = new Worker(new URL(BOT_WORKER_URL, document.baseURI), {type: 'module'});
    } catch (error) {
      console.warn(error);
      return queueMicrotask(() => lose(bot));  // whoever asks is not answered while asking
    }
    bot.worker.onmessage = ({data}) => hear(bot, data);
    bot.worker.onerror = () => lose(bot);
    const {script} = program;
    bot.equipped = program.module().then((module) => {
      bot.waits = false;
      bot.worker.postMessage({module, script});
    });
    // What did not load now may load when the bot is asked again.
    bot.equipped.catch(() => lose(bot, false));
  }

  /** In the order of the calls, once the worker has the program. */
  function send(bot, message) {
    bot.equipped.then(() => bot.worker?.postMessage(message), () => {});
  }

  function listen() {
    const busy = workers.filter((bot) => bot?.busy);
    if (busy.length === 0) {
      clearInterval(beat);
      beat = 0;
    }
    for (const bot of busy) if (!bot.waits && ++bot.quiet >= QUIET_BEATS) lose(bot);
  }

  /** Those who thought about another game are sent home. */
  function turnTo(game) {
    if (program?.game === game) return;
    program = programOf(game, whileWanted);
    for (const bot of workers.filter(Boolean)) bot.worker?.terminate();
    workers = [];
  }

  return {
    /** How many can think at once; 0: one, here. */
    get thinkers() { return count; },
    think(ticket, game, question, thinkers) {
      asked = {ticket, question, answered: false};
      turnTo(game);
      workers = workers.filter(Boolean);
      if (count === 0) return thinkHere(0);
      beat ||= setInterval(listen, BEAT);
      for (let place = 0; place < thinkers; ++place) {
        if (!workers[place]) engage(place);
        Object.assign(workers[place], {busy: true, quiet: 0});
        send(workers[place], {ticket, question, place});
      }
    },
    /** Nothing more is reported; the bots put the question down and remember what they found. */
    stop() {
      asked = null;
      ownThought.stop();
      for (const bot of workers.filter(Boolean)) {
        bot.busy = false;
        send(bot, {stop: true});
      }
    },
  };
}
