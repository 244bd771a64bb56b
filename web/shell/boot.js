// The first script of the page, and a short one: it starts the others, and is still there when one
// of them did not arrive whole. What it starts is named by the page, so this one fits any version.
import {recover} from './recovery.js';
import {beginRun} from './kept/runs.js';
import {register, reportStart, watchVersions} from './updates.js';

const main = document.querySelector('link[rel=modulepreload]').href;

async function boot() {
  const run = beginRun(main);
  const {start} = await import(main);
  if (await start({run, register, watchVersions})) reportStart(main);
}

boot().catch((error) => {
  console.error(error);
  recover(main, error.name !== 'NoGraphics');
});
