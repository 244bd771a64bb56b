// A run of the page is one tab from its load to its end. Several go on at once and write to the same
// storage, so what belongs to one run is kept by its name: which game it has open, and whether a start
// with that game came to its end. A game that breaks the program must not be opened again by itself,
// or no reload would ever lead to the start page.
//
// Each run holds a lock while it lives. It is let go however the run ends, so a start that was begun
// and not ended is a failure only where its run is gone.
import {patient} from '../patience.js';
import {named, place} from '../place.js';

const OPEN = named('maelstrom.open');
const BROKE = named('maelstrom.broke');
const MARK = 'run.';  // keys of settings: the game a run starts with; ! before what broke one
const BROKEN = '!';
const ANSWER = 4;  // beats

const lockName = (run, script) => `maelstrom ${place} ${run} ${script}`;
const runIn = (name) => name.split(' ')[2];

/** Some private windows refuse to be asked. */
function attempt(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

/**
 * Begins a run, which keeps its version alive (service_worker.js).
 * @param {string} script  the address of the page's first module
 * @returns {string} its name
 */
export function beginRun(script) {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  const run = high.toString(16) + low.toString(16);
  navigator.locks?.request(lockName(run, script), () => new Promise(() => {})).catch(() => {});
  return run;
}

async function livingRuns() {
  const {held = []} = await navigator.locks?.query() ?? {};
  return new Set(held.map(({name}) => runIn(name)));
}

/** The game this tab has open; null in a tab that is new. */
const openHere = () => attempt(() => sessionStorage.getItem(OPEN));
export const keepOpen = (id) => attempt(() => sessionStorage.setItem(OPEN, id));

/** What was open in this tab goes on here, whatever other tabs have opened since. */
function takeOpen({games, settings}) {
  const own = openHere();
  if (own === null) return;
  if (games.some(({id}) => id === own)) settings.set('open', own);
  else settings.delete('open');
}

/** Takes the marks of runs that are gone; answers with the games they ended over. */
async function takeMarks({storage, settings}) {
  const living = await livingRuns();
  const marks = [...settings].filter(([key]) => key.startsWith(MARK));
  const lost = new Set();
  for (const [key, value] of marks) {
    settings.delete(key);
    const word = String(value);
    if (living.has(key.slice(MARK.length)) && !word.startsWith(BROKEN)) continue;
    lost.add(word.startsWith(BROKEN) ? word.slice(1) : word);
    storage.unset(key).catch(() => {});
  }
  return lost;
}

/**
 * Whether the game that was open last is left in the list, because the program broke over it.
 * @param {{storage: object, games: object[], settings: Map<string, string>}} kept  what storage holds
 */
export async function leavesLastGame(kept) {
  const {storage, settings} = kept;
  if (!storage) return false;
  takeOpen(kept);
  const lost = await takeMarks(kept);
  const broke = attempt(() => sessionStorage.getItem(BROKE)) !== null;
  attempt(() => sessionStorage.removeItem(BROKE));
  const open = settings.get('open');
  if (!open || !(broke || lost.has(open))) return false;
  settings.delete('open');
  keepOpen('');
  storage.unset('open').catch(() => {});
  return true;
}

/**
 * To be told before the program goes on with a game: from now on, whatever ends the run without
 * another word counts as a failure.
 * @returns {Promise<() => void>}  to be called once the game is on the table
 */
export async function startBegins({storage, settings}, run) {
  const game = settings.get('open');
  if (!storage || !game) return () => {};
  await patient(storage.set(MARK + run, game), ANSWER).catch(() => {});
  return () => { storage.unset(MARK + run).catch(() => {}); };
}

/** The program has broken. Nobody waits for what is written, so the tab notes it as well. */
export function runBroke(storage, run) {
  attempt(() => sessionStorage.setItem(BROKE, ''));
  const game = openHere();
  if (game) storage?.set(MARK + run, BROKEN + game).catch(() => {});
}
