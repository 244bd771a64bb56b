// Playing without network, and newer versions: the service worker keeps the whole page. A newer one
// waits until the player agrees or every tab is closed; it never takes over a running game.

/**
 * @param {(accept: () => void) => void} offer  called when a newer version waits
 */
export async function keepOffline(offer) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const registration = await workers.register('service_worker.js').catch(() => null);
  if (!registration) return;

  let agreed = false;
  workers.addEventListener('controllerchange', () => agreed && location.reload());
  function accept() {
    agreed = true;
    registration.waiting?.postMessage('take over');
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
