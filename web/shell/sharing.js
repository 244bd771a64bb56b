// Handing things on: a link by the system's own sheet or the clipboard, a file by download. All of
// it must be called inside a press of the player's, or browsers refuse.
import {FILE} from './limits.js';

const byFinger = () => matchMedia('(pointer: coarse)').matches;

/** The address of this page with a fragment in place of whatever it has. */
export function linkTo(fragment) {
  const url = new URL(location.href);
  url.hash = fragment;
  return url.href;
}

/** A sheet that is open, or was closed without choosing, is no failure. */
const isChoice = (error) => error.name === 'AbortError' || error.name === 'InvalidStateError';

/**
 * @returns {Promise<'shared' | 'copied' | 'failed'>}
 */
export async function shareLink(title, url) {
  if (byFinger() && navigator.share) {
    try {
      await navigator.share({title, url});
      return 'shared';
    } catch (error) {
      if (isChoice(error)) return 'shared';
    }
  }
  return await copy(url) ? 'copied' : 'failed';
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers bytes as a file: the share sheet on a tablet, a download elsewhere. */
export async function offerFile(name, bytes) {
  const file = new File([bytes], name, {type: 'application/octet-stream'});
  if (byFinger() && navigator.canShare?.({files: [file]})) {
    try {
      await navigator.share({files: [file]});
      return;
    } catch (error) {
      if (isChoice(error)) return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What is larger than any file of ours comes from elsewhere and is not read. */
async function read(file, opened) {
  opened(file.size <= FILE ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(0));
}

/** Lets the player pick a file. No `accept`: tablets grey out what they do not know. */
export function pickFile(opened) {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => input.files.length && read(input.files[0], opened);
  input.click();
}

/** A file dropped anywhere on the page is opened. */
export function watchDrops(opened) {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) read(file, opened);
  });
}
