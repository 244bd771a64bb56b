// Handing things on: a text by the clipboard, what is dropped or pasted (links: share.js, files:
// files.js). Whatever is handed out must be so inside a press of the player's, or browsers refuse.
import {cut, FILE, TEXT} from './kept/limits.js';

/** The address of this page with a fragment, and nothing else of what the reader's own carries. */
export function linkTo(fragment) {
  const url = new URL(location.pathname, location.origin);
  url.hash = fragment;
  return url.href;
}

/** A sheet that is open, or was closed without choosing, is no failure. */
export const isChoice = (error) => error.name === 'AbortError' || error.name === 'InvalidStateError';

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is larger than any file of ours comes from elsewhere and is not read.
 * @param {object} given  `file(bytes)`, and `missing()` where there is none any more, or it is a folder
 */
export async function readFile(file, given) {
  try {
    given.file(file.size <= FILE ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(0));
  } catch (error) {
    console.warn(error);
    given.missing();
  }
}

/** Texts without a sign of ours were not meant for the table. */
const mayBeOurs = (text) => /#|%23|&num;|=|\w\/\d/.test(text);

function take(data, given) {
  if (!data) return false;
  const [file] = data.files;
  const text = data.getData('text/uri-list') || data.getData('text/plain');
  if (file) readFile(file, given);
  else if (mayBeOurs(text)) given.text(cut(text, TEXT));
  return Boolean(file) || mayBeOurs(text);
}

const isWritten = (target) => target instanceof Element && target.closest('input, textarea, dialog');

/** A file, a link or a text dropped anywhere on the page, or pasted where nothing is written, is opened. */
export function watchGiven(given) {
  addEventListener('dragover', (event) => isWritten(event.target) || event.preventDefault());
  addEventListener('drop', (event) => {
    if (isWritten(event.target) && !event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer, given);
  });
  addEventListener('paste', (event) => {
    if (!isWritten(event.target) && take(event.clipboardData, given)) event.preventDefault();
  });
}
