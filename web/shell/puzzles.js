// The page of puzzles: the one of the day, then those of every game by what they ask for. Solved
// ones are ticked. Fetched when it is first opened, with the puzzles themselves; the program poses
// them, judges, and keeps which are solved (web/table/puzzle_table.h).
/* global PUZZLES, PUZZLE_TEXTS */
import {element} from './elements.js';

const COLUMNS = ['id', 'level', 'turns', 'goal', 'position', 'right'];
const MOST_LEVEL = 3;
const DAY = 86_400_000;
const THEMES = ['win.1', 'win.2', 'hold.1', 'hold.2'];

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

/** The puzzle of a day: the same on every device, whatever has been solved there. */
export function puzzleOfDay(puzzles, day) {
  const drawn = puzzles.map((puzzle) => [lot(`${day} ${puzzle.id}`), puzzle]);
  return drawn.reduce((least, each) => (each[0] < least[0] ? each : least))[1];
}

/** The first one in `puzzles` after this that is not solved, of the same game while there is one. */
export function puzzleAfter(puzzles, id, solved) {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const open = round.filter((puzzle) => !solved.has(puzzle.id));
  const {game} = puzzles[at] ?? {};
  return open.find((puzzle) => puzzle.game === game) ?? open[0] ?? round[0];
}

/** Which of the entries kept are solved, and which of these with a hint. */
function asKept(entries) {
  const helped = entries.filter((entry) => entry.endsWith('?')).map((entry) => entry.slice(0, -1));
  return {solved: new Set([...entries, ...helped]), helped: new Set(helped)};
}

/** What it asks for, as a part of the key of a text: "win.1", "hold.2". */
const themeOf = ({goal, turns}) => `${goal.startsWith('!') ? 'hold' : 'win'}.${turns}`;

/** In the order they are shown and gone on with in: by game, what they ask for, and level. */
const inOrder = (puzzles) => grouped(puzzles, ({game}) => game).flatMap(([, some]) =>
  [...some].sort((a, b) => THEMES.indexOf(themeOf(a)) - THEMES.indexOf(themeOf(b)) ||
    a.level - b.level));

function grouped(list, keyOf) {
  const groups = new Map();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
}

/**
 * @param {object} page
 * @param {string} page.language  the code of the one that is spoken
 * @param {(table: string, told: string) => void} page.pose  lays a puzzle on the table
 */
export function createPuzzles({language, pose}) {
  const texts = PUZZLE_TEXTS[language];
  const puzzles = inOrder(PUZZLES);
  const say = (key, ...values) =>
    values.reduce((text, value, i) => text.replace(`{${i}}`, value), texts[`page.puzzle.${key}`]);
  const list = element('div', {className: 'sheet'});
  const dialog = element('dialog', {id: 'puzzles'},
    element('header', {}, element('h2', {id: 'puzzles-title', textContent: say('title')}),
      element('button', {type: 'button', textContent: say('close'),
        onclick: () => dialog.close()})),
    list);
  dialog.setAttribute('aria-labelledby', 'puzzles-title');
  document.querySelector('main').append(dialog);

  function choose(puzzle) {
    dialog.close();
    const table = [COLUMNS, COLUMNS.map((column) => puzzle[column])]
      .map((cells) => cells.join('\t')).join('\n');
    pose(`${table}\n`, texts[`page.puzzle.${puzzle.id}`] ?? '');
  }

  /** A square with its number, as many dots as it is hard, and a tick if it is solved. */
  function square(puzzle, number, {solved, helped}) {
    const is = solved.has(puzzle.id);
    const told = helped.has(puzzle.id) ? 'told.helped' : is ? 'told.solved' : 'told';
    const tick = helped.has(puzzle.id) ? '(✓)' : is ? ' ✓' : '';
    const level = element('span', {className: 'level', textContent: '●'.repeat(puzzle.level)});
    const button = element('button', {type: 'button', className: is ? 'solved' : '',
      onclick: () => choose(puzzle)}, number + tick, level);
    button.setAttribute('aria-label', say(told, number, say(`level.${puzzle.level}`)));
    return button;
  }

  function gameSection([game, own], kept) {
    const known = own.filter(({id}) => kept.solved.has(id)).length;
    const aided = own.filter(({id}) => kept.helped.has(id)).length;
    let number = 0;
    const themes = grouped(own, themeOf).map(([theme, some]) => [
      element('h4', {textContent: say(theme)}),
      element('div', {className: 'squares'},
        ...some.map((puzzle) => square(puzzle, ++number, kept)))]);
    return element('section', {},
      element('h3', {textContent: say(`game.${game}`)}),
      element('p', {className: 'aside',
        textContent: say(aided ? 'count.helped' : 'count', known, own.length, aided)}),
      ...themes.flat());
  }

  function daySection(solved) {
    const puzzle = puzzleOfDay(puzzles, dayOf(new Date()));
    const is = solved.has(puzzle.id);
    return element('section', {className: 'day'},
      element('h3', {textContent: say('day')}),
      element('p', {textContent: say('day.line', say(`game.${puzzle.game}`),
        say(themeOf(puzzle)), say(`level.${puzzle.level}`))}),
      element('button', {type: 'button', className: 'main', onclick: () => choose(puzzle),
        textContent: say(is ? 'day.again' : 'day.solve')}));
  }

  return {
    /** @param {string[]} entries  ids of those that are solved, a ? behind what was with a hint */
    show(entries) {
      const kept = asKept(entries);
      list.replaceChildren(daySection(kept.solved),
        ...grouped(puzzles, ({game}) => game).map((each) => gameSection(each, kept)),
        element('p', {className: 'aside', textContent: say('levels', MOST_LEVEL)}));
      if (!dialog.open) dialog.showModal();
      list.scrollTop = 0;
    },
    /** The one to go on with after that of this id. */
    showAfter: (id, entries) => choose(puzzleAfter(puzzles, id, asKept(entries).solved)),
    /** The one of this id; false if there is none. */
    showOne(id) {
      const puzzle = puzzles.find((each) => each.id === id);
      if (puzzle) choose(puzzle);
      return Boolean(puzzle);
    },
  };
}
