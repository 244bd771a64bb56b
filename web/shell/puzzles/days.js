// The puzzle of the day, and the days in a row on which it was solved.
const DAY = 86_400_000;

/** The word they are kept under (kept_words.js). */
export const KEPT = 'days';

/** A number that seems drawn by lot, always the same for the same text. */
function lot(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The day at a moment where the reader is, counted from 1970. */
export const dayOf = (date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

/** The one of these ids of a day: the same on every device, whatever has been solved there. */
export function idOfDay(ids, day) {
  const drawn = ids.map((id) => [lot(`${day} ${id}`), id]);
  return drawn.reduce((least, each) => (each[0] < least[0] ? each : least))[1];
}

/**
 * The days in a row up to this one, or to the one before while this one's is not solved yet.
 * @param {string?} kept  the last day and how many were in a row then
 */
export function streakAt(kept, day) {
  const [last, length] = (kept ?? '').split(' ').map(Number);
  const isSolved = last === day;
  return {isSolved, length: (isSolved || last === day - 1) && length > 0 ? length : 0};
}

/** What is kept once the puzzle of this day is solved. */
export function withDay(kept, day) {
  const {isSolved, length} = streakAt(kept, day);
  return isSolved ? kept : `${day} ${length + 1}`;
}
