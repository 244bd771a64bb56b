// Files handed out by the system's own sheet or by download, and picked. It must be called inside a press
// of the player's, or browsers refuse.
import {isChoice, readFile} from './sharing.js';

const byFinger = () => matchMedia('(pointer: coarse)').matches;

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

/** Lets the player pick a file. No `accept`: tablets grey out what they do not know. */
export function pickFile(given) {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => input.files.length && readFile(input.files[0], given);
  input.click();
}
