// How large everything is, in percent of what it usually is. Texts of the page grow by all of it. The
// canvas is enlarged as a whole, with its boards and targets, and no further than its layouts have
// room for: what a table shows must not be cut.
import {keepWord, keptWord} from '../kept/kept_words.js';

const KEY = 'size';
export const SIZES = {least: 80, most: 200, step: 20, usual: 100};
/** Layouts have room from these sizes on, in CSS pixels. */
const LEAST = [[320, 568], [568, 320]];
/** Screens larger than this are seen from further away: what they show grows with them so far. */
const NEAR = [1280, 800];
const MOST_GROWN = 1.2;

const listeners = new Set();
let zoomed = 1;

const kept = Number(keptWord(KEY)) || SIZES.usual;
let percent = Math.min(Math.max(kept, SIZES.least), SIZES.most);

export const textSize = () => percent;

const show = (name, share) => document.documentElement.style.setProperty(name, share);

/** Before anything is painted, and whenever it changes. */
export const showTextSize = () => show('--size', percent / 100);

export function chooseTextSize(wanted) {
  percent = wanted;
  showTextSize();
  for (const listener of listeners) listener();
  keepWord(KEY, wanted);
}

export const onTextSize = (listener) => listeners.add(listener);

/** By how much a canvas of this size is enlarged; `zoom` answers the same until the next. */
export function zoomOf(width, height) {
  const room = Math.max(...LEAST.map(([w, h]) => Math.min(width / w, height / h)));
  const far = Math.min(Math.max(Math.min(width / NEAR[0], height / NEAR[1]), 1), MOST_GROWN);
  zoomed = Math.min(far * percent / 100, Math.max(room, 1));
  show('--zoom', zoomed);
  return zoomed;
}

export const zoom = () => zoomed;
