// What only one game needs of the program: modules beside it, which it calls through the table they
// share (tools/web/modules.mjs), each with its texts in the language spoken. They come when they
// are wanted, and otherwise in the background, one after the other.
//
// What no first visit needs of them, and of the program itself, comes after them: modules as well,
// though few of these are asked for. What of one is called before it has come is fetched on the
// spot, while the page stands still. Browsers lead such a request past the service worker to the
// network, which may be away: where all files are kept, these come before what may call them.
/* global LATER, MODULES */
import {fetchTexts} from './language.js';
import {compile} from './program.js';

const LATER_PIECES = [LATER, ...Object.values(MODULES).flatMap(({later}) => later)];

const pieceOf = (letter) => LATER_PIECES.find((piece) => piece.letter === letter);

const here = (url) => new URL(url, document.baseURI).href;

/** Whether the service worker answers, which has all files: on every visit but the first. */
const isKept = () => Boolean(navigator.serviceWorker?.controller);

/** What comes later of the page itself, where it need not; nothing where it does not come. */
export const fetchAhead = async () =>
  (isKept() ? compile(here(LATER.url), () => {}).catch(() => null) : null);

/** What the program finds in the places of a module until that is here. */
const missing = (letter) => new Proxy({}, {get: () => () => {
  throw new Error(`the module '${letter}' is not here`);
}});

/** The module, while everything waits. */
function compileNow(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.overrideMimeType('text/plain; charset=x-user-defined');  // each byte is a letter
  request.send();
  if (request.status !== 200) throw new Error(`${request.status} ${url}`);
  return new WebAssembly.Module(Uint8Array.from(request.responseText,
    (letter) => letter.charCodeAt(0)));
}

/**
 * @param {WebAssembly.Module?} ahead  what fetchAhead brought
 * @param {{code: string}} language  the one that is spoken
 * @param {(texts: Uint8Array, english: number) => number} takeUp  hands texts to the program; above
 *   0 if it could read them
 * @param {(letter: string, here: number) => void} fetched  told of each that came, or did not
 */
export function createModules(ahead, language, takeUp, fetched) {
  // Not every engine counts a table as holding the instances whose functions lie in it.
  const present = new Map();
  const coming = new Map();
  let page = null;
  let functions = null;  // what all of them lie in

  /** As with the code: what did not come whole may lie so in the browser's own cache. */
  async function readTexts(url, coming, english) {
    const read = async (texts) => takeUp(await texts, english) > 0;
    if (await read(coming).catch(() => false)) return;
    if (!await read(fetchTexts(url, 'reload'))) throw new Error(`no texts ${url}`);
  }

  async function bring(letter) {
    const {url, texts: {[language.code]: texts}} = MODULES[letter];
    const words = texts && fetchTexts(texts.url);
    words?.catch(() => {});  // which is seen below
    const instance = await WebAssembly.instantiate(await compile(here(url), () => {}), {page});
    if (texts) await readTexts(texts.url, words, +(texts.of === 'en'));
    const following = fetchFollowing(letter);
    if (isKept()) await following;  // who asks again meanwhile waits for these as well
    present.set(letter, instance);
    return true;
  }

  /** In its places lie its own functions as soon as it is present. */
  const bringNow = ({letter, url}) =>
    present.set(letter, new WebAssembly.Instance(compileNow(here(url)), {page}));

  async function bringLater({letter, url}) {
    const module = await compile(here(url), () => {});
    if (!present.has(letter)) present.set(letter, new WebAssembly.Instance(module, {page}));
    return true;
  }

  /** Where it does not come, it is fetched when something of it is called. */
  async function fetchLater({letter}) {
    if (!present.has(letter)) await fetchOnce(letter);
  }

  async function fetchFollowing(letter) {
    for (const piece of MODULES[letter]?.later ?? []) await fetchLater(piece);
  }

  /** What the program finds in the places of `piece` until that is here. */
  const called = (piece) => new Proxy({}, {get: (_, place) => (...values) => {
    if (!present.has(piece.letter)) bringNow(piece);
    return functions.get(+place)(...values);
  }});

  function failed(error) {
    console.warn(error);
    return false;
  }

  /** What did not come may come when it is asked for again. */
  function fetchOnce(letter) {
    if (!coming.has(letter)) {
      const arriving = letter in MODULES ? bring(letter) : bringLater(pieceOf(letter));
      coming.set(letter, arriving.catch(failed).finally(() => coming.delete(letter)));
    }
    return coming.get(letter);
  }

  /** There is nothing else that could be missing. */
  const has = (letter) => present.has(letter) || !(letter in MODULES || pieceOf(letter));

  const fetchNeeded = async (letter) =>
    fetched(letter, +(has(letter) || await fetchOnce(letter)));

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
      await Promise.all([fetchNeeded(letter), fetchLater(LATER), fetchFollowing(letter)]);
    },
    async fetchRest() {
      await fetchLater(LATER);
      for (const letter of Object.keys(MODULES)) if (!has(letter)) await fetchOnce(letter);
    },
  };
}
