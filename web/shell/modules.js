// What only one game needs of the program: modules beside it, which it calls through the table they
// share (tools/web/modules.mjs), each with its texts in the language spoken. They come when they
// are wanted, and otherwise in the background, one after the other (background.js).
//
// What no first visit needs of them, and of the program itself, comes after them: modules as well,
// though few of these are asked for. Where something of one is called before it has come, the call is
// made again once it is here (undoing.js). Where all files are kept, these come before what may call
// them.
/* global LATER, MODULES */
import {networkIdle, whileWanted} from './background.js';
import {fetchTexts} from './language.js';
import {compile} from './program.js';
import {NotHere} from './undoing.js';

const LATER_PIECES = [LATER, ...Object.values(MODULES).flatMap(({later}) => later)];

const pieceOf = (letter) => LATER_PIECES.find((piece) => piece.letter === letter);

const here = (url) => new URL(url, document.baseURI).href;

/** Whether the service worker answers, which has all files: on every visit but the first. */
const isKept = () => Boolean(navigator.serviceWorker?.controller);

/** What comes later of the page itself, where it need not; nothing where it does not come. */
export const fetchAhead = async () =>
  (isKept() ? compile(here(LATER.url), () => {}).catch(() => null) : null);

const LOW = 'low';

/** What the program finds in the places of a module until that is here. */
const missing = (letter) => new Proxy({}, {get: () => () => {
  throw new Error(`the module '${letter}' is not here`);
}});

/**
 * @param {WebAssembly.Module?} ahead  what fetchAhead brought
 * @param {{code: string}} language  the one that is spoken
 * @param {(texts: Uint8Array, english: number) => number} takeUp  hands texts to the program; above
 *   0 if it could read them
 * @param {(letter: string, here: number) => void} fetched  told of each that came, or did not
 * @param {(url: string) => void} missed  told of what was wanted and did not come
 */
export function createModules(ahead, language, takeUp, fetched, missed) {
  // Not every engine counts a table as holding the instances whose functions lie in it.
  const present = new Map();
  const coming = new Map();
  let page = null;
  let functions = null;  // what all of them lie in

  /** As with the code: what did not come whole may lie so in the browser's own cache. */
  async function readTexts(url, coming, english) {
    const read = async (texts) => takeUp(await texts, english) > 0;
    if (await read(coming).catch(() => false)) return;
    if (!await read(fetchTexts(url, {cache: 'reload'}))) throw new Error(`no texts ${url}`);
  }

  async function bring(letter, priority) {
    const {url, texts: {[language.code]: texts}} = MODULES[letter];
    // Together where somebody waits, else one after the other.
    const fetchWords = () => fetchTexts(texts.url, {priority});
    const words = texts && priority !== LOW ? fetchWords() : null;
    words?.catch(() => {});  // which is seen below
    const module = await compile(here(url), () => {}, priority);
    const instance = await WebAssembly.instantiate(module, {page});
    if (texts) await readTexts(texts.url, words ?? fetchWords(), +(texts.of === 'en'));
    if (isKept()) await fetchFollowing(letter);  // who asks again meanwhile waits for these as well
    present.set(letter, instance);
    return true;
  }

  /** In its places lie its own functions as soon as it is present. */
  async function bringLater({letter, url}, priority) {
    const module = await compile(here(url), () => {}, priority);
    present.set(letter, new WebAssembly.Instance(module, {page}));
    return true;
  }

  /** Where it does not come, it is fetched when something of it is called. */
  async function fetchLater({letter}, priority) {
    if (!present.has(letter)) await fetchOnce(letter, priority);
  }

  const following = (letter) => MODULES[letter]?.later ?? [];

  async function fetchFollowing(letter) {
    for (const piece of following(letter)) await fetchLater(piece);
  }

  /** In the background, when nothing else is fetched. */
  async function fetchQuietly(letter) {
    if (has(letter)) return true;
    if (!isKept()) await networkIdle();
    return fetchOnce(letter, LOW);
  }

  /** What the program finds in the places of `piece` until that is here. */
  const called = (piece) => new Proxy({}, {get: (_, place) => (...values) => {
    if (!present.has(piece.letter)) throw new NotHere(piece.letter);
    return functions.get(+place)(...values);
  }});

  function failed(error) {
    console.warn(error);
    return false;
  }

  /** What did not come may come when it is asked for again. */
  function fetchOnce(letter, priority) {
    if (!coming.has(letter)) {
      const arriving = letter in MODULES ? bring(letter, priority)
        : bringLater(pieceOf(letter), priority);
      coming.set(letter, arriving.catch(failed).finally(() => coming.delete(letter)));
    }
    return priority === LOW ? coming.get(letter) : whileWanted(coming.get(letter));
  }

  /** There is nothing else that could be missing. */
  const has = (letter) => present.has(letter) || !(letter in MODULES || pieceOf(letter));

  async function fetchNeeded(letter) {
    const isHere = has(letter) || await fetchOnce(letter);
    if (!isHere && letter in MODULES) missed(here(MODULES[letter].url));
    fetched(letter, +isHere);
  }

  return {
    has,
    absent: {
      ...Object.fromEntries(Object.keys(MODULES).map((letter) => [letter, missing(letter)])),
      ...Object.fromEntries(LATER_PIECES.map((piece) => [piece.letter, called(piece)])),
    },
    /** @param {WebAssembly.Exports} exports  what the program lends to its modules */
    join(exports) {
      page = exports;
      functions = Object.values(exports).find((each) => each instanceof WebAssembly.Table);
      if (ahead) present.set(LATER.letter, new WebAssembly.Instance(ahead, {page}));
    },
    fetch: fetchNeeded,
    /** For who goes on with a game: it will want what comes later at once. */
    async fetchWhole(letter) {
      await Promise.all([has(letter) || fetchOnce(letter), fetchFollowing(letter)]);
      await fetchNeeded(letter);
    },
    /** For who has been here before, or comes by a link: both are read by what comes later. */
    fetchReader: () => fetchLater(LATER),
    /** Whether nothing can be called that is not here. */
    isWhole: () => present.has(LATER.letter) && [...present.keys()].every((letter) =>
      following(letter).every((piece) => present.has(piece.letter))),
    /** A part that was called before it had come; whether it has come now. */
    fetchPart: async (letter) => has(letter) || fetchOnce(letter),
    /** All that is not here yet, what is nearest first. @returns {Promise<boolean>} whether it came */
    async fetchRest() {
      const letters = Object.keys(MODULES);
      const near = [LATER, ...letters.filter(has).flatMap(following)].map(({letter}) => letter);
      const far = letters.flatMap((letter) =>
        [letter, ...following(letter).map((piece) => piece.letter)]);
      let all = true;
      for (const letter of new Set([...near, ...far])) all = await fetchQuietly(letter) && all;
      return all;
    },
  };
}
