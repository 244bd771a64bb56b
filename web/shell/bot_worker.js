// A bot in its own worker, with the program of its game's bots. It is told what its seat may know,
// as text, and reports what it found out (web/app/thinking/talk.h); nothing, where it fails. Whatever comes
// in ends the thought under way.
import {createCalls} from './calls.js';
import {createDeliberation} from './deliberation.js';
import {startProgram} from './program.js';

const SLICE = 15;  // milliseconds

const deliberation = createDeliberation(SLICE);
let calls = null;

async function think({ticket, question, place}) {
  await deliberation.think(calls, question, place, (report) => postMessage({ticket, report}));
}

addEventListener('message', async ({data}) => {
  deliberation.stop();
  if (data.module) {
    calls = startProgram(data.script, {module: data.module, options: {}}).then(createCalls);
    calls.then(() => postMessage({}), () => {});  // there is somebody in this worker
  } else if (data.question) {
    await think(data).catch(() => postMessage({ticket: data.ticket, report: ''}));
  }
});
