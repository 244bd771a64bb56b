// What the shelf says of the puzzle of the day.
/* global DAY_PUZZLES, DAY_TEXTS */
import {dayOf, idOfDay, streakAt, withDay} from './days.js';
import {keepWord, keptWord} from './kept_words.js';

const THEMES = new Map(DAY_PUZZLES);

const KEY = 'days';

const today = () => dayOf(new Date());
const dayId = () => idOfDay([...THEMES.keys()], today());

let tellShelf = () => {};

function line(texts) {
  const say = (key, ...values) =>
    values.reduce((text, value, i) => text.replace(`{${i}}`, value), texts[`page.puzzle.${key}`]);
  const {isSolved, length} = streakAt(keptWord(KEY), today());
  const theme = say(THEMES.get(dayId()));
  const first = isSolved ? say('day.done')
    : say('day.asks', theme[0].toLowerCase() + theme.slice(1));
  return length > 1 ? `${first} · ${say('day.streak', length)}` : first;
}

/** Tells the shelf, now and on another day. */
export function watchDay(language, tell) {
  tellShelf = () => tell(line(DAY_TEXTS[language]));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tellShelf();
  });
  tellShelf();
}

export function puzzleSolved(id) {
  if (id !== dayId()) return;
  keepWord(KEY, withDay(keptWord(KEY), today()));
  tellShelf();
}
