// A bot at its own desk: the same program, without window or table. It is told what its seat may
// know, as text, and answers with an action in notation.
/* global PROGRAM_URL */
import {startProgram} from './program.js';

let program = null;

addEventListener('message', async ({data}) => {
  if (data.module) {
    program = startProgram(new URL(PROGRAM_URL, data.base).href,
      {module: data.module, options: {noInitialRun: true}});
    return;
  }
  const {ccall} = await program;
  postMessage({ticket: data.ticket,
    answer: ccall('mael_think', 'string', ['string'], [data.question])});
});
