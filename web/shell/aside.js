// What no first move needs of the page itself: what it is made of, paper, colours of the reader's own,
// and whether it can be played without a network. Its style sheet comes with it.
/* global ASIDE_STYLE_URL */
import {element} from './elements.js';
import './paper.js';
import {watchAwake} from './awake.js';

export {showAbout} from './about.js';
export {offerFile, pickFile} from './files.js';
export {watchBack} from './back.js';
export {watchLaunches} from './launches.js';
export {puzzleSolved, watchDay} from './day_line.js';
export {createOffline} from './offline.js';

document.head.append(element('link',
  {rel: 'stylesheet', href: new URL(ASIDE_STYLE_URL, document.baseURI).href}));
watchAwake();
