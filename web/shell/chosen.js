// What the player has chosen for the page, as the program told it last, and what comes of it here:
// the sheet of settings and the sounds. Each is a script of its own, which no first move needs: the
// sheet is fetched when it is opened, the sounds after the first touch, before which none is heard.
/* global SETTINGS_URL, SOUND_URL */
import {laterScript} from './later_script.js';
import * as size from './input/text_size.js';
import {applyTheme} from './theme.js';

/** Calls `done` once, when a key or a pointer is first used. */
function onFirstTouch(done) {
  const events = ['pointerup', 'keydown'];
  const once = () => {
    for (const event of events) removeEventListener(event, once, true);
    done();
  };
  for (const event of events) addEventListener(event, once, true);
}

/**
 * @param {object} page  `dialog`, `language` and `data` are for the sheet (settings.js)
 * @param {(key: string, word: string) => void} page.choose  tells the program of a choice
 * @param {() => void} page.missing  the sheet could not be fetched
 */
export function createChosen({choose, missing, dialog, language, data}) {
  let words = {};
  let sheet = null;
  let sounds = null;
  const withSheet = laterScript(SETTINGS_URL, (script) =>
    (sheet = script.createSheet({dialog, language, size, choose, data})), missing);
  // Silence takes nothing from a game.
  const withSounds = laterScript(SOUND_URL, (script) => (sounds = script.createSounds()), () => {});

  onFirstTouch(() => withSounds(() => sounds.apply(words)));

  return {
    /** @param {Object<string, string>} given  a word for each setting (web/app/settings.h) */
    apply(given) {
      words = given;
      applyTheme(words.theme);
      sheet?.apply(words);
      sounds?.apply(words);
    },
    show: () => withSheet(() => {
      sheet.apply(words);
      sheet.open();
    }),
    play: (sound) => sounds?.play(sound),
  };
}
