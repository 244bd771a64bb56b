// The first script of the page, and a short one: it starts the others, and is still there when one
// of them did not arrive whole.
/* global MAIN_URL */
import {recover} from './recovery.js';
import {register, reportStart, watchVersions} from './updates.js';

const main = new URL(MAIN_URL, document.baseURI).href;

async function boot() {
  const {start} = await import(main);
  if (await start({filesArrived: register, watchVersions})) reportStart(main);
}

boot().catch((error) => {
  console.error(error);
  recover(main, error.name !== 'NoGraphics');
});
