// What no first move needs of the page itself: what it is made of, paper, colours of the reader's own,
// where a line that passes lies, and whether it can be played without a network. Its style sheet
// comes with it.
/* global STYLE_URL */
import './rules/paper.js';
import {watchAwake} from './awake.js';
import {keepOnTop} from './toast_place.js';
import {wearStyle} from './wear_style.js';

export {showAbout} from './about.js';
export {offerFile, pickFile} from './files.js';
export {watchBack} from './back.js';
export {watchLaunches} from './launches.js';
export {puzzleSolved, watchDay} from './puzzles/day_line.js';
export {createOffline} from './offline.js';

wearStyle(STYLE_URL);
watchAwake();
keepOnTop(document.getElementById('toast'));
