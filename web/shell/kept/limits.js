// How much of what comes from outside the program is given to read. Nothing of ours is larger; what
// is has been made to be.

/** Characters of a link, and of a text given in answer; the same as in web/app/platform.h. */
export const LINK = 4096;
export const TEXT = 16_384;
/** Bytes of a file or a part of a game, of all games that are listed, of a language. */
export const GAME = 1 << 20;
const ALL_GAMES = 64 << 20;
/** Bytes of a file: of all games that are listed. */
export const FILE = ALL_GAMES;
export const LANGUAGE = 1 << 20;
/** Characters of what a bot found out. */
export const REPORT = 1 << 18;
/** Segments of a game: of the longest log there may be (engine/play/save.h). */
const SEGMENTS = 1563;
const LABEL = 300;
const NAME = 100;

/** The text, or so much of it that its reader sees it is too long. */
export const cut = (text, most) => text.slice(0, most + 1);

const label = (text) => (typeof text === 'string' ? text.slice(0, LABEL) : '');
const named = (text) => typeof text === 'string' && text !== '' && text.length <= NAME;

/** What cannot be a game is listed without bytes: it can be deleted, opening it says why not. */
const contents = (bytes) =>
  (bytes instanceof Uint8Array && bytes.length <= GAME ? bytes : new Uint8Array(0));

/** What is missing between them is empty. */
const parts = (segments) =>
  Array.from({length: Math.min(segments.length, SEGMENTS)}, (_, i) => contents(segments[i]));

const size = ({head, segments}) => segments.reduce((sum, {length}) => sum + length, head.length);

/** @param {import('./storage.js').SavedGame[]} games  as storage holds them, whoever wrote there */
export function boundedGames(games) {
  let left = ALL_GAMES;
  return games.filter(({id, revision}) => named(id) && Number.isInteger(revision))
    .map(({id, revision, when, title, line, head, segments}) => ({id, revision,
      when: Number.isSafeInteger(when) ? when : 0, title: label(title), line: label(line),
      head: contents(head), segments: parts(segments)}))
    .filter((game) => (left -= size(game)) >= 0);
}

/** @param {Map<string, string>} settings */
export const boundedSettings = (settings) => [...settings].filter(([key, value]) =>
  named(key) && typeof value === 'string' && value.length <= LINK);
