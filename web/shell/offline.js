// Whether all of the page is kept here, so that it needs no network any more: a small mark on the shelf
// and a line in About, and where it is waited for, the wish.
/* global OFFLINE_TEXTS */
import {sayer} from './saying.js';
import {element} from './sentences.js';

/** Whether the worker has all files; one that lost them has none. */
async function isReady() {
  const script = document.querySelector('link[rel=modulepreload]').href;
  return Boolean(navigator.serviceWorker?.controller && await self.caches?.match(script));
}

/**
 * @param {object} page
 * @param {object} page.notices
 * @param {() => Promise<ServiceWorkerRegistration?>} page.register
 * @param {() => void} page.wish  everything is wanted now
 * @param {string} page.language  the code of the one that is spoken
 * @param {boolean} page.isSparing  nothing comes unless it is wished for
 */
export function createOffline({notices, register, wish, language, isSparing}) {
  const mark = element('offline');
  const line = element('about-offline');
  const button = element('offline-wish');
  const told = sayer(OFFLINE_TEXTS[language], 'page.offline.');
  let state = '';

  function show(next) {
    state = next;
    const text = told(state);
    mark.dataset.state = state;
    mark.setAttribute('aria-label', text);
    mark.title = text;
    mark.hidden = state === 'never';
    line.textContent = text;
    button.hidden = state !== 'waits' && state !== 'failed';
  }

  /** Follows a worker that is fetching all files. */
  function follow(worker) {
    const look = () => {
      if (worker.state === 'redundant') show('failed');
      else if (worker.state !== 'installing') show('ready');
    };
    worker.addEventListener('statechange', look);
    look();
  }

  async function keep() {
    if (!navigator.serviceWorker) return show('never');
    if (await isReady()) {
      register();
      return show('ready');
    }
    show('coming');
    const registration = await register();
    if (!registration) return show('never');
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker ? follow(worker) : show('failed');
  }

  async function want() {
    if (state === 'waits') {
      show('coming');
      wish();
    } else if (state === 'failed') {
      await keep();
    }
    notices.say(told(state));
  }

  mark.onclick = want;
  button.onclick = want;
  addEventListener('online', () => state === 'failed' && !isSparing && keep());
  show(navigator.serviceWorker ? (isSparing ? 'waits' : 'coming') : 'never');
  isReady().then((is) => is && show('ready'));

  return {keep};
}
