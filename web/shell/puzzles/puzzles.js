// The page of puzzles: the one of the day, then those of a game by what they ask for, each with a
// picture. Fetched when it is first opened, with the puzzles themselves; the program poses them,
// judges, and keeps which are solved (web/table/kinds/puzzle_table.h).
/* global PUZZLES, PUZZLE_BOARDS_URL, STYLE_URL, PUZZLE_TEXTS */
import {whileWanted} from '../background.js';
import {dayOf, idOfDay, KEPT, streakAt} from './days.js';
import {element} from '../elements.js';
import {keptWord} from '../kept/kept_words.js';
import {asKept, grouped, inOrder, puzzleAfter} from './puzzle_order.js';
import {createPicture, sign} from '../rules/board.js';
import {sayer} from '../saying.js';
import {themeOf} from './themes.js';
import {wearStyle} from '../wear_style.js';

const COLUMNS = ['id', 'level', 'turns', 'goal', 'position', 'right'];
const MOST_LEVEL = 3;

/** Draws a puzzle's board into a place once that is seen, when the boards have come. */
function createPictures() {
  const drawn = whileWanted(fetch(new URL(PUZZLE_BOARDS_URL, document.baseURI)))
    .then((answer) => answer.json());
  drawn.catch(console.warn);  // then there are none
  const seen = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) draw(target);
  });
  async function draw(place) {
    seen.unobserve(place);
    const boards = await drawn.catch(() => null);
    if (!boards || place.firstChild) return;
    const {svg, show} = createPicture(boards, place.dataset.puzzle);
    show(0);
    place.append(svg);
  }
  return ({id, game}) => {
    const place = element('span', {className: `picture ${game}`});
    place.dataset.puzzle = id;
    seen.observe(place);
    return place;
  };
}

/**
 * @param {object} page
 * @param {string} page.language  the code of the one that is spoken
 * @param {(table: string, told: string) => void} page.pose  lays a puzzle on the table
 */
export function createPuzzles({language, pose}) {
  const texts = PUZZLE_TEXTS[language];
  const puzzles = inOrder(PUZZLES);
  const games = [...new Set(puzzles.map(({game}) => game))];
  const say = sayer(texts, 'page.puzzle.');
  const dates = [...navigator.languages.filter((each) => each.startsWith(language)), language];
  const streak = element('p', {className: 'streak'});
  const tabs = element('div', {className: 'tabs', role: 'group', ariaLabel: say('games')});
  const day = element('div', {className: 'day'});
  const themes = element('div', {className: 'asked', role: 'group', ariaLabel: say('themes')});
  const squares = element('div', {className: 'squares', tabIndex: -1});
  const close = element('button', {type: 'button', className: 'close', ariaLabel: say('close'),
    onclick: () => dialog.close()}, sign('back'));
  const dialog = element('dialog', {id: 'puzzles'},
    element('header', {}, close, element('h2', {id: 'puzzles-title', textContent: say('title')}),
      tabs, streak),
    element('div', {className: 'room'}, element('div', {className: 'ways'}, day, themes), squares));
  dialog.setAttribute('aria-labelledby', 'puzzles-title');
  document.querySelector('main').append(dialog);

  const style = wearStyle(STYLE_URL);
  let pictureOf = null;
  let kept = asKept([]);
  const shown = {game: games[0], theme: ''};

  function choose(puzzle) {
    dialog.close();
    const table = [COLUMNS, COLUMNS.map((column) => puzzle[column])]
      .map((cells) => cells.join('\t')).join('\n');
    pose(`${table}\n`, texts[`page.puzzle.${puzzle.id}`] ?? '');
  }

  const isSolved = ({id}) => kept.solved.has(id);
  const ofGame = (game) => puzzles.filter((puzzle) => puzzle.game === game);
  const pressed = (button, is) => {
    button.setAttribute('aria-pressed', is);
    return button;
  };

  function stars(level) {
    const told = element('span', {className: 'level', ariaHidden: true});
    told.append(element('b', {textContent: '★'.repeat(level)}), '☆'.repeat(MOST_LEVEL - level));
    return told;
  }

  /** Its picture with its number, as many stars as it is hard, and a tick if it is solved. */
  function square(puzzle, number) {
    const isHelped = kept.helped.has(puzzle.id);
    const told = isHelped ? 'told.helped' : isSolved(puzzle) ? 'told.solved' : 'told';
    const tick = isHelped ? '(✓)' : isSolved(puzzle) ? '✓' : '';
    const button = element('button', {type: 'button', className: isSolved(puzzle) ? 'solved' : '',
      onclick: () => choose(puzzle)}, pictureOf(puzzle),
    element('span', {className: 'line', ariaHidden: true}, element('span', {textContent: number}),
      element('span', {className: 'tick', textContent: tick}), stars(puzzle.level)),
    element('span', {className: 'unseen',
      textContent: say(told, number, say(`level.${puzzle.level}`))}));
    return button;
  }

  function showDay() {
    const date = new Date();
    const today = dayOf(date);
    const {isSolved: isDone, length} = streakAt(keptWord(KEPT), today);
    const idToday = idOfDay(PUZZLES.map(({id}) => id), today);
    const puzzle = puzzles.find(({id}) => id === idToday);
    const button = element('button', {type: 'button', onclick: () => choose(puzzle)},
      pictureOf(puzzle), element('span', {className: 'title', textContent: say('day')}),
      element('span', {className: 'date',
        textContent: date.toLocaleDateString(dates, {day: 'numeric', month: 'long'})}),
      element('span', {className: 'asks', textContent: say(themeOf(puzzle))}),
      element('span', {className: 'line'}, element('span', {textContent: say(`game.${puzzle.game}`)}),
        stars(puzzle.level)),
      element('span', {className: 'wish', textContent: say(isDone ? 'day.again' : 'day.solve')}));
    button.classList.toggle('solved', isDone);
    day.replaceChildren(button);
    streak.replaceChildren(sign('flame'), say('day.streak', length));
    streak.hidden = length < 2;
  }

  function showTabs() {
    tabs.replaceChildren(...games.map((game) => pressed(element('button',
      {type: 'button', textContent: say(`game.${game}`), onclick: () => show(game)}),
    game === shown.game)));
  }

  function showThemes() {
    themes.replaceChildren(...grouped(ofGame(shown.game), themeOf).map(([theme, some]) => {
      const known = some.filter(isSolved).length;
      const button = element('button', {type: 'button', onclick: () => show(shown.game, theme)},
        element('span', {textContent: say(theme)}), ' ',
        element('span', {className: 'count', textContent: say('count', known, some.length)}),
        element('progress', {max: some.length, value: known, ariaHidden: true}));
      return pressed(button, theme === shown.theme);
    }));
  }

  /** Without a theme the first of which some are not solved. */
  function show(game, theme) {
    const groups = grouped(ofGame(game), themeOf);
    const open = groups.find(([, some]) => !some.every(isSolved)) ?? groups[0];
    shown.game = game;
    shown.theme = theme ?? open[0];
    showTabs();
    showThemes();
    let number = 0;
    squares.replaceChildren(...ofGame(game).flatMap((puzzle) => {
      ++number;
      return themeOf(puzzle) === shown.theme ? [square(puzzle, number)] : [];
    }));
    squares.scrollTop = 0;
  }

  return {
    /** @param {string[]} entries  ids of those that are solved, a ? behind what was with a hint */
    async show(entries) {
      await style;
      pictureOf ??= createPictures();
      kept = asKept(entries);
      showDay();
      show(shown.game);
      if (!dialog.open) dialog.showModal();
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
