// When the program does not start: back to the version that last did, on to a newer one if there is
// any, or all of it once more from the host. Games are never touched.
import {patient} from './patience.js';
import {cachesHere} from './kept/caches_here.js';
import {element, sentence} from './sentences.js';
import {register} from './updates.js';

const WORD = 6;  // beats in which a service worker answers

const workers = navigator.serviceWorker;

/** Whether the worker has an older version to show instead. */
function goesBack(script) {
  const {port1, port2} = new MessageChannel();
  workers.controller.postMessage({failed: script}, [port2]);
  const answered = new Promise((resolve) => (port1.onmessage = ({data}) => resolve(data)));
  return patient(answered, WORD).catch(() => false);
}

/** Nothing runs here that a newer version could disturb: it comes as soon as it is there. */
function welcome(registration) {
  const controlled = Boolean(workers.controller);
  workers.addEventListener('controllerchange', () => location.reload());
  const watch = (worker) => {
    const look = () => {
      if (worker.state === 'installed' && controlled) worker.postMessage('take over');
      // The first worker of all brings files that are whole.
      if (worker.state === 'activated' && !controlled) location.reload();
    };
    worker.addEventListener('statechange', look);
    look();
  };
  for (const worker of [registration.waiting, registration.installing]) if (worker) watch(worker);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  registration.update().catch(() => {});
}

/** Drops what was kept of the page, here and in the browser's own cache, and loads it anew. */
async function startOver() {
  const host = await fetch('service_worker.js', {cache: 'no-store'}).catch(() => null);
  if (!host?.ok) {
    element('loading').querySelector('p').textContent = sentence('host.silent');
    return;
  }
  for (const registration of await workers?.getRegistrations() ?? []) {
    const isOurs = registration.scope === new URL('./', document.baseURI).href;
    if (isOurs) await registration.unregister();
  }
  const names = self.caches ? await cachesHere(new URL('./', document.baseURI)) : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const files = performance.getEntriesByType('resource').map(({name}) => name)
    .filter((name) => name.startsWith(location.origin));
  await Promise.all([location.pathname, ...new Set(files)]
    .map((name) => fetch(name, {cache: 'reload'}).catch(() => null)));
  location.reload();
}

function showFailure() {
  const button = Object.assign(document.createElement('button'),
    {type: 'button', textContent: sentence('start-over'), onclick: startOver});
  const words = Object.assign(document.createElement('p'), {textContent: sentence('cannot-start')});
  element('loading').replaceChildren(words, button);
}

/**
 * @param {string} script  address of what did not start
 * @param {boolean} isFault  whether another version might do better
 */
export async function recover(script, isFault) {
  const registration = await register();
  if (isFault && workers?.controller && await goesBack(script)) return location.reload();
  showFailure();
  if (isFault && registration) welcome(registration);
}
