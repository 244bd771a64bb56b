// Runs before the page is painted for the first time, so that it is never seen in the wrong colours.
import {wearKeptTheme} from './theme.js';

wearKeptTheme();
