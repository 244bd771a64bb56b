// What only one game needs of the program: modules beside it, which it calls through the table they
// share (tools/web/modules.mjs), each with its texts in the language spoken. They come when they
// are wanted, and otherwise in the background, one after the other.
/* global MODULES */
import {fetchTexts} from './language.js';
import {compile} from './program.js';

const here = (url) => new URL(url, document.baseURI).href;

/** What the program finds in the places of a module until that is here. */
const missing = (letter) => new Proxy({}, {get: () => () => {
  throw new Error(`the module '${letter}' is not here`);
}});

/**
 * @param {{code: string}} language  the one that is spoken
 * @param {(texts: Uint8Array, english: number) => number} takeUp  hands texts to the program; above
 *   0 if it could read them
 * @param {(letter: string, here: number) => void} fetched  told of each that came, or did not
 */
export function createModules(language, takeUp, fetched) {
  // Not every engine counts a table as holding the instances whose functions lie in it.
  const present = new Map();
  const coming = new Map();
  let page = null;

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
    present.set(letter, instance);
    return true;
  }

  function failed(error) {
    console.warn(error);
    return false;
  }

  /** What did not come may come when it is asked for again. */
  function fetchOnce(letter) {
    if (!coming.has(letter)) {
      coming.set(letter, bring(letter).catch(failed).finally(() => coming.delete(letter)));
    }
    return coming.get(letter);
  }

  /** There is nothing else that could be missing. */
  const has = (letter) => present.has(letter) || !(letter in MODULES);

  return {
    has,
    absent: Object.fromEntries(Object.keys(MODULES).map((letter) => [letter, missing(letter)])),
    /** @param {WebAssembly.Exports} exports  what the program lends to its modules */
    join: (exports) => (page = exports),
    fetch: async (letter) => fetched(letter, +(has(letter) || await fetchOnce(letter))),
    async fetchRest() {
      for (const letter of Object.keys(MODULES)) if (!has(letter)) await fetchOnce(letter);
    },
  };
}
