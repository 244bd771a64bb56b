// Waiting for what may never answer, but not for ever.

const BEAT = 500;  // milliseconds

export class Silence extends Error {}

/**
 * What a promise comes to, or Silence after so many beats. Beats are counted rather than time:
 * while the page itself stands still nothing can be heard.
 */
export function patient(promise, beats) {
  return new Promise((resolve, reject) => {
    let left = beats;
    const timer = setInterval(() => {
      if (--left > 0) return;
      clearInterval(timer);
      reject(new Silence(`nothing was heard for ${beats * BEAT} ms`));
    }, BEAT);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
