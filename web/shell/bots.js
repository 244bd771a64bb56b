// The desk of the bots, as seen from the table: one worker, engaged when it is first needed.
/* global BOT_WORKER_URL */

/**
 * @param {WebAssembly.Module} module  the program, compiled once for both
 * @param {(ticket: number, answer: string) => void} answered  an empty answer: the bot has failed
 */
export function createBots(module, answered) {
  let worker = null;
  let ticketOnDesk = 0;

  function dismiss() {
    worker?.terminate();
    worker = null;
  }

  function settle(answer) {
    const ticket = ticketOnDesk;
    ticketOnDesk = 0;
    if (!answer) dismiss();
    if (ticket) answered(ticket, answer);
  }

  function engage() {
    worker = new Worker(new URL(BOT_WORKER_URL, document.baseURI), {type: 'module'});
    worker.onmessage = ({data}) => {
      if (data.ticket === ticketOnDesk) settle(data.answer);
    };
    worker.onerror = () => settle('');
    worker.postMessage({module, base: document.baseURI});
  }

  return {
    think(ticket, question) {
      if (!worker) engage();
      ticketOnDesk = ticket;
      worker.postMessage({ticket, question});
    },
    /** Nothing more is answered; a bot in mid-thought is sent away. */
    stop() {
      if (ticketOnDesk) dismiss();
      ticketOnDesk = 0;
    },
  };
}
