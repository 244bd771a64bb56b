// In which order puzzles are shown and gone on with.
import {themeOf, THEMES} from './themes.js';

/** The first one in `puzzles` after this that is not solved, of the same game while there is one. */
export function puzzleAfter(puzzles, id, solved) {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const open = round.filter((puzzle) => !solved.has(puzzle.id));
  const {game} = puzzles[at] ?? {};
  return open.find((puzzle) => puzzle.game === game) ?? open[0] ?? round[0];
}

/** Which of the entries kept are solved, and which of these with a hint. */
export function asKept(entries) {
  const helped = entries.filter((entry) => entry.endsWith('?')).map((entry) => entry.slice(0, -1));
  return {solved: new Set([...entries, ...helped]), helped: new Set(helped)};
}

/** In the order they are shown and gone on with in: by game, what they ask for, and level. */
export const inOrder = (puzzles) => grouped(puzzles, ({game}) => game).flatMap(([, some]) =>
  [...some].sort((a, b) => THEMES.indexOf(themeOf(a)) - THEMES.indexOf(themeOf(b)) ||
    a.level - b.level));

export function grouped(list, keyOf) {
  const groups = new Map();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
}
