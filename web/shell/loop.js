// The frame loop that stands still: a frame is drawn only when something asked for one.

/**
 * @param {(now: number) => number} draw  draws one frame; answers in how many milliseconds the next
 *     one is due: 0 the next animation frame, Infinity not before something happens
 * @param {() => boolean} goesOn  whether somebody waits for what a hidden page does
 */
export function createLoop(draw, goesOn) {
  let request = 0;
  let timer = 0;
  let stopped = false;

  const isShown = () => document.visibilityState === 'visible';

  function run(now) {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    request = timer = 0;
    if (stopped) return;
    const wait = draw(now);
    if (wait === Infinity) return;
    if (wait <= 0) wake();
    else if (isShown() || goesOn()) runAfter(wait);
  }

  function runAfter(wait) {
    timer = setTimeout(() => {
      timer = 0;
      if (isShown()) wake();
      else run(performance.now());
    }, Math.max(0, wait));
  }

  function wake() {
    if (request || stopped) return;
    if (isShown()) request = requestAnimationFrame(run);
    else if (goesOn() && !timer) runAfter(0);
  }

  // A hidden page draws nothing, and no timer runs for it, unless it is waited for elsewhere.
  // What is under way when it is hidden is done once more, so that it is known whether anybody waits.
  document.addEventListener('visibilitychange', () => {
    const isPending = request || timer;
    cancelAnimationFrame(request);
    clearTimeout(timer);
    request = timer = 0;
    if (isShown()) wake();
    else if (isPending) run(performance.now());
  });

  return {
    wake,
    /** Draws at once, inside the event being handled: what it leads to still counts as the
        player's own gesture (sharing, clipboard, the on-screen keyboard). */
    runNow: () => run(performance.now()),
    stop() {
      stopped = true;
      cancelAnimationFrame(request);
      clearTimeout(timer);
    },
    resume() {
      stopped = false;
      wake();
    },
  };
}
