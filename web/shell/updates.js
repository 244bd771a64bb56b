// Playing without network, and newer versions: the service worker keeps the whole page. A newer one
// waits until the player agrees or every tab is closed; it never takes over a running game.

const workers = navigator.serviceWorker;
let registering = null;

/** Registers the service worker, once; null where there can be none, or its files did not come. */
export async function register() {
  registering ??= workers?.register('service_worker.js').catch(() => null) ?? null;
  const registration = await registering;
  const isGone = registration && !registration.installing && !registration.waiting &&
    !registration.active;
  if (isGone || !registration) registering = null;
  return isGone ? register() : registration;
}

/** Tells the worker that the program of this script has started: it may forget older ones. */
export async function reportStart(script) {
  (await workers?.ready)?.active.postMessage({started: script});
}

/**
 * @param {(accept: () => void) => void} offer  called when a newer version waits
 */
export async function watchVersions(offer) {
  const registration = await register();
  if (!registration) return;

  let agreed = false;
  workers.addEventListener('controllerchange', () => agreed && location.reload());
  // Chromium lets a worker go on for minutes that was just being started, for a sound or the like,
  // when another is to take over: one that has answered lets go.
  async function accept() {
    agreed = true;
    await fetch('./').catch(() => {});
    // Another tab may have taken it already.
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  }
  function look() {
    if (registration.waiting && workers.controller) offer(accept);
  }

  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
