// The colours around the canvas (style.css): those of the theme chosen, or of the one that the system
// asks for. What was chosen is kept here as well as by the program, which is not there yet when the
// page is first painted.
import {keepWord, keptWord} from './kept/kept_words.js';

const KEY = 'theme';
const THEMES = ['dark', 'light', 'contrast'];  // the same order as Themed in web/base/theme.h
const LIGHT = matchMedia('(prefers-color-scheme: light)');
const CONTRAST = matchMedia('(prefers-contrast: more)');

const systemTheme = () => (CONTRAST.matches ? 'contrast' : LIGHT.matches ? 'light' : 'dark');

function wear(choice) {
  const root = document.documentElement;
  root.dataset.theme = THEMES.includes(choice) ? choice : systemTheme();
  document.querySelector('meta[name=theme-color]').content =
    getComputedStyle(root).getPropertyValue('--table');
}

/** Before anything is painted. */
export function wearKeptTheme() {
  wear(keptWord(KEY));
}

/** @param {string} choice  a word of the setting (web/app/settings.cpp) */
export function applyTheme(choice) {
  wear(choice);
  keepWord(KEY, choice);
}

/** @param {(theme: number) => void} tell  called now and whenever the system asks for another */
export function watchSystemTheme(tell) {
  const ask = () => tell(THEMES.indexOf(systemTheme()));
  for (const media of [LIGHT, CONTRAST]) media.addEventListener('change', ask);
  ask();
}
