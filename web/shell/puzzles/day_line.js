// What the shelf says of the puzzle of the day.
/* global DAY_PUZZLES, DAY_TEXTS */
import {dayOf, idOfDay, KEPT, streakAt, withDay} from './days.js';
import {keepWord, keptWord} from '../kept/kept_words.js';
import {sayer} from '../saying.js';

const themeOfId = new Map(DAY_PUZZLES);

const today = () => dayOf(new Date());
const dayId = () => idOfDay([...themeOfId.keys()], today());

let tellShelf = () => {};

function line(texts) {
  const say = sayer(texts, 'page.puzzle.');
  const {isSolved, length} = streakAt(keptWord(KEPT), today());
  const theme = say(themeOfId.get(dayId()));
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
  keepWord(KEPT, withDay(keptWord(KEPT), today()));
  tellShelf();
}
