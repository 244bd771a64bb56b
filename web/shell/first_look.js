// Runs before the page is painted for the first time, so that it is never seen in the wrong colours
// or sizes.
import {showTextSize} from './input/text_size.js';
import {wearKeptTheme} from './theme.js';

wearKeptTheme();
showTextSize();
