// A bot at its own desk: the same program, without window or table. It is told what its seat may
// know, as text, and answers with an action in notation; with nothing, where it fails.
/* global PROGRAM_URL */
import {startProgram} from './program.js';

let program = null;

async function answer(question) {
  try {
    const {ccall} = await program;
    return ccall('mael_think', 'string', ['string'], [question]);
  } catch {
    return '';
  }
}

addEventListener('message', async ({data}) => {
  if (data.module) {
    program = startProgram(new URL(PROGRAM_URL, data.base).href,
      {module: data.module, options: {noInitialRun: true}});
  } else {
    postMessage({ticket: data.ticket, answer: await answer(data.question)});
  }
});
