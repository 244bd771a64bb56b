// The clock of a page under test. It stands still until the test steps it, so how far a motion, a
// pause or a passing line has come depends on the test alone, never on the machine.
//
// Playwright's own clock does the same, but each of its steps is kept as one more script that every
// later load runs again, takes a round trip of its own, and hides what the page has loaded. Tests
// step thousands of times.

/** Milliseconds of one step: motions take a few steps, and something that passes is seen first. */
export const STEP = 100;

/**
 * Milliseconds that pass with each look at the clock: who waits in a loop until it is late, as a bot
 * does that thinks on the page, gets there.
 */
export const LOOK = 0.05;

/**
 * Runs in the page, before any of its scripts. Workers keep real time; so do the browser's own
 * doings: storage, network, styles. Every step of `window.testClock` calls the timers that are due,
 * in their order, and then draws one frame, however long the step is.
 *
 * What the page does at intervals is to watch over those who keep real time: whether a worker still
 * speaks, whether storage answers. Steps may outrun them by far, so intervals come round only where
 * a test is about that: `watching`.
 */
export function installClock({watching, look}) {
  const begun = Number(window.name) || Date.UTC(2026, 0, 1);
  const RealDate = Date;
  const timers = new Map();
  let frames = new Map();
  let ids = 0;
  let now = 0;

  function add(due, call, every) {
    timers.set(++ids, {due, call, every});
    return ids;
  }
  const after = (wait) => now + Math.max(1, Number(wait) || 0);

  function run(call) {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  }

  function nextDue(end) {
    let next;
    for (const [id, {due}] of timers) {
      if (due <= end && (!next || due < timers.get(next).due)) next = id;
    }
    return next;
  }

  function runTimers(end) {
    for (let id = nextDue(end); id; id = nextDue(end)) {
      const timer = timers.get(id);
      now = Math.max(now, timer.due);
      if (timer.every) timer.due = after(timer.every);
      else timers.delete(id);
      run(timer.call);
    }
    now = Math.max(now, end);
  }

  function runFrames() {
    const due = frames;
    frames = new Map();
    for (const call of due.values()) run(() => call(now));
  }

  globalThis.setTimeout = (call, wait, ...rest) => add(after(wait), () => call(...rest));
  globalThis.setInterval = (call, wait, ...rest) =>
    (watching ? add(after(wait), () => call(...rest), Math.max(1, wait)) : ++ids);
  globalThis.clearTimeout = globalThis.clearInterval = (id) => { timers.delete(id); };
  globalThis.requestAnimationFrame = (call) => {
    frames.set(++ids, call);
    return ids;
  };
  globalThis.cancelAnimationFrame = (id) => { frames.delete(id); };
  performance.now = () => (now += look);
  Object.defineProperty(Event.prototype, 'timeStamp', {get: () => now});
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [begun + now]));
    }
    static now() { return begun + now; }
  };

  window.testClock = {
    step(milliseconds) {
      runTimers(now + milliseconds);
      runFrames();
      window.name = begun + now;  // the same page goes on from there after a reload
    },
    /** How much waits for time to pass. */
    pending: () => timers.size + frames.size,
  };
}
