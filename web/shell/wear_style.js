// A stylesheet that comes with a later script.
import {element} from './elements.js';

/** Resolves when it is worn, or could not be fetched: before that nothing is shown in it. */
export const wearStyle = (url) => new Promise((done) => {
  document.head.append(element('link', {rel: 'stylesheet', onload: done, onerror: done,
    href: new URL(url, document.baseURI).href}));
});
