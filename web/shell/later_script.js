// A script that no first move needs: fetched when it is first wanted.
import {whileWanted} from './background.js';

/**
 * @param {string} url
 * @param {(module: object) => object} make  what it gives, made once
 * @param {(url: string) => void} missing  it could not be fetched
 * @returns {(use: (made: object) => void) => Promise<void>}
 */
export function laterScript(url, make, missing) {
  let made = null;
  const {href} = new URL(url, document.baseURI);
  return async (use) => {
    try {
      made ??= make(await whileWanted(import(href)));
    } catch (error) {
      console.warn(error);
      return missing(href);
    }
    use(made);
  };
}
