// A bot at its own desk: the same program, without window or table. It is told what its seat may
// know, as text, and reports what it found out (web/app/bot_talk.h); nothing, where it fails. It
// thinks in slices, and listens between them: whatever comes in ends the thought under way.
/* global PROGRAM_URL */
import {startProgram} from './program.js';

const SLICE = 15;    // milliseconds
const NEWS = 250;    // milliseconds between two reports of a bot that is not done

let program = null;
let latest = 0;  // counts what came in

/** Lets what waits be heard: behind this message in the queue, but without a timer's delay. */
const {port1, port2} = new MessageChannel();
const heard = () => new Promise((done) => {
  port1.onmessage = done;
  port2.postMessage(0);
});

async function think({ticket, question, place}) {
  const mine = latest;
  const {ccall} = await program;
  if (mine !== latest) return;
  const report = (text) => postMessage({ticket, report: text});
  if (!ccall('mael_begin_thinking', 'number', ['string', 'number'], [question, place])) {
    return report('');
  }
  let told = performance.now();
  while (mine === latest) {
    const text = ccall('mael_think_for', 'string', ['number'], [SLICE]);
    if (/^\d+ done/.test(text)) return report(text);
    // One voice is enough to say how far they are.
    if (place === 0 && performance.now() - told >= NEWS) {
      told = performance.now();
      report(text);
    }
    await heard();
  }
}

addEventListener('message', async ({data}) => {
  ++latest;
  if (data.module) {
    program = startProgram(new URL(PROGRAM_URL, data.base).href,
      {module: data.module, options: {noInitialRun: true}});
  } else if (data.question) {
    await think(data).catch(() => postMessage({ticket: data.ticket, report: ''}));
  }
});
