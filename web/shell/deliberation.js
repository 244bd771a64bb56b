// Thinking in slices, in a worker or on the page's own thread: between two of them whatever else
// waits is heard, and may end the thought.

/** Lets what waits be heard: behind it in the queue, but without a timer's delay. */
function createPause() {
  const {port1, port2} = new MessageChannel();
  return () => new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(0);
  });
}

/** What tells that a thought has come to its end. */
export const isDone = (report) => /^\d+ done/.test(report);

const NEWS = 250;  // milliseconds between two reports of a bot that is not done

/** @param {number} slice  milliseconds */
export function createDeliberation(slice) {
  const pause = createPause();
  let latest = 0;  // counts the thoughts; only the last one is thought on

  return {
    stop: () => ++latest,
    /**
     * @param {Promise<{call, read}>} calls  of the program (calls.js)
     * @param {(report: string) => void} told  what was found out so far, again and again; at last
     *     what comes of it, or nothing where there is nothing to think about
     */
    async think(calls, question, place, told) {
      const mine = ++latest;
      const {call, read} = await calls;
      if (mine !== latest) return;
      if (!call('begin_thinking', question, place)) return told('');
      let since = performance.now();
      while (mine === latest) {
        const report = read('think_for', slice);
        const done = isDone(report);
        if (done || performance.now() - since >= NEWS) {
          since = performance.now();
          told(report);
        }
        if (done) return;
        await pause();
      }
    },
  };
}
