// The desks of the bots, as seen from the table: one worker each, engaged when it is first needed.
/* global BOT_WORKER_URL */

const MOST = 4;

/**
 * @param {WebAssembly.Module} module  the program, compiled once for all
 * @param {(ticket: number, place: number, report: string) => void} reported  an empty report: the
 *     bot at this place is gone
 */
export function createBots(module, reported) {
  // One processor is left to the table.
  const count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));
  const workers = Array(count).fill(null);
  let ticketOnDesk = 0;

  function lose(place) {
    workers[place]?.terminate();
    workers[place] = null;
    if (ticketOnDesk) reported(ticketOnDesk, place, '');
  }

  function engage(place) {
    const worker = new Worker(new URL(BOT_WORKER_URL, document.baseURI), {type: 'module'});
    worker.onmessage = ({data: {ticket, report}}) => {
      if (ticket !== ticketOnDesk) return;
      if (report) reported(ticket, place, report);
      else lose(place);
    };
    worker.onerror = () => lose(place);
    worker.postMessage({module, base: document.baseURI});
    workers[place] = worker;
  }

  return {
    thinkers: count,
    think(ticket, question, thinkers) {
      ticketOnDesk = ticket;
      for (let place = 0; place < thinkers; ++place) {
        if (!workers[place]) engage(place);
        workers[place].postMessage({ticket, question, place});
      }
    },
    /** Nothing more is reported; the bots put the question down and remember what they found. */
    stop() {
      ticketOnDesk = 0;
      for (const worker of workers) worker?.postMessage({stop: true});
    },
  };
}
