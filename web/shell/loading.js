// What is seen until the table is laid: how much of the program has come, in a bar and in words.
import {element} from './sentences.js';

/**
 * @param {number} whole  bytes there are to come
 * @returns {(bytes: number) => void}  to be told of every part that has come
 */
export function showArrival(whole) {
  const bar = element('loading-bar');
  const words = element('loading-share');
  let come = 0;
  return (bytes) => {
    come = Math.min(whole, come + bytes);
    bar.value = come / whole;
    words.textContent = `${Math.floor(100 * come / whole)} %`;
  };
}
