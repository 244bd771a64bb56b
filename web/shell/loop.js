// The frame loop that stands still: a frame is drawn only when something asked for one.

/**
 * @param {(now: number) => number} draw  draws one frame; answers in how many milliseconds the next
 *     one is due: 0 the next animation frame, Infinity not before something happens
 */
export function createLoop(draw) {
  let request = 0;
  let timer = 0;
  let stopped = false;

  function run(now) {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    request = timer = 0;
    if (stopped) return;
    const wait = draw(now);
    if (wait <= 0) wake();
    else if (wait < Infinity) timer = setTimeout(wake, wait);
  }

  function wake() {
    if (!request && !stopped) request = requestAnimationFrame(run);
  }

  // A hidden page draws nothing, and no timer runs for it.
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    timer = 0;
    if (document.visibilityState === 'visible') wake();
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
