// How long the page's own thread is busy at a stretch, while bots think elsewhere.

/** What no task of the page may exceed, in milliseconds. */
export const LONGEST_TASK = 50;

/** The threads that pages run on, as `process/thread`. */
function pageThreads(events) {
  return new Set(events
    .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({pid, tid}) => `${pid}/${tid}`));
}

/**
 * The longest task of the page during `happening()`, in milliseconds: `processor` is what it cost,
 * `elapsed` how long it took with all it had to wait for. Only the first is the page's own doing:
 * on a machine with other work a task of 5 ms may take 80. An event is written when its task ends,
 * and an answer of the page leaves while its task still runs: one more task has to pass before the
 * trace is stopped, or it lacks the last one.
 */
export async function longestTask({browser}, page, happening) {
  await browser.startTracing(page, {categories: ['toplevel']});
  await happening();
  await page.evaluate(() => {});
  const {traceEvents} = JSON.parse(await browser.stopTracing());
  const threads = pageThreads(traceEvents);
  // Now and then an event comes without its processor time: that task is not counted.
  const tasks = traceEvents.filter(({ph, name, pid, tid, tdur}) => ph === 'X' &&
    tdur !== undefined && name.endsWith('RunTask') && threads.has(`${pid}/${tid}`));
  const longest = (times) => Math.max(...times) / 1000;
  return {
    processor: longest(tasks.map(({tdur}) => tdur)),
    elapsed: longest(tasks.map(({dur}) => dur)),
  };
}

/** The same in words, for the record of a run. */
export const taskInWords = ({processor, elapsed}) =>
  `longest task ${processor.toFixed(1)} ms of processor, ${elapsed.toFixed(1)} ms elapsed`;
