// What only one game needs of the program: modules beside it, which it calls through the table they
// share (tools/web/modules.mjs). Each comes when it is wanted, and otherwise in the background, one
// after the other.
/* global MODULES */
import {compile} from './program.js';

const here = (url) => new URL(url, document.baseURI).href;

/** What the program finds in the places of a module until that is here. */
const missing = (letter) => new Proxy({}, {get: () => () => {
  throw new Error(`the module '${letter}' is not here`);
}});

/** @param {(letter: string, here: number) => void} fetched  told of each that came, or did not */
export function createModules(fetched) {
  // Not every engine counts a table as holding the instances whose functions lie in it.
  const present = new Map();
  const coming = new Map();
  let page = null;

  async function bring(letter) {
    const module = await compile(here(MODULES[letter]), () => {});
    present.set(letter, await WebAssembly.instantiate(module, {page}));
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
