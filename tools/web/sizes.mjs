// What a visit costs: every file as it is and as a host sends it (pack.mjs).
import {games} from './games.mjs';
import {modules} from './modules.mjs';

/**
 * The most bytes a first visit to a game may take, as a host sends them. Who comes over it makes the
 * page smaller again, or raises the limit in a commit that says what for.
 */
const FIRST_VISIT = 545_000;
/** Those that may take more. */
const LARGER_VISITS = {battle: 593_000};
export const firstVisitLimit = (game) => LARGER_VISITS[game] ?? FIRST_VISIT;

const GAME = /^game_.*\.wasm$/;

/**
 * The most bytes of each part, as a host sends them: the first of these that a file's name fits is
 * its part. A first visit takes the parts of `first` and one game with its English texts; games,
 * bots, texts and rules are limited each alone.
 * @type {{name: string, names: RegExp, limit: number, first: boolean}[]}
 */
export const parts = [
  {name: 'program', names: /^page-.*\.wasm$/, limit: 380_500, first: true},
  {name: 'glue', names: /^page-.*\.js$/, limit: 14_900, first: true},
  {name: 'page', names: /^(index\.html|manifest|main-|boot\.js|first_look-|style-|icon-)/, limit: 22_000,
    first: true},
  {name: 'games', names: GAME, limit: 165_500, first: false},
  {name: 'icons', names: /^icons_.*\.wasm$/, limit: 15_000, first: false},
  {name: 'later', names: /^later_.*\.wasm$/, limit: 126_500, first: false},
  {name: 'forces', names: /^forces-.*\.wasm$/, limit: 27_800, first: false},
  {name: 'bots', names: /^bots_.*\.wasm$/, limit: 202_000, first: false},
  {name: 'texts', names: /^texts_/, limit: 18_800, first: false},
  {name: 'rules', names: /^rules_/, limit: 14_600, first: false},
  {name: 'pictures', names: /^boards_puzzles/, limit: 45_000, first: false},
  {name: 'boards', names: /^boards_/, limit: 17_000, first: false},
];

/** What each game waits for beside what the page begins with: files of these names. */
const waitsFor = Object.fromEntries(games.map(({game, folder}) => {
  const icons = modules.filter(({icons, more}) => more && icons === game).map(({name}) => name);
  return [game, [`game_${folder}`, `texts_en_${folder}`, ...icons]];
}));

/**
 * What a first visit to each game costs.
 * @param {Map<string, number>} sizes  of files, as a host sends them
 * @returns {Map<string, number>}
 */
export function firstVisits(sizes) {
  const sum = (taken) => taken.reduce((total, [, bytes]) => total + bytes, 0);
  const start = sum([...sizes].filter(([file]) => partOf(file)?.first));
  const cost = (name) => {
    const found = [...sizes].find(([file]) => file.startsWith(`${name}-`));
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  return new Map(Object.entries(waitsFor).map(([game, names]) => [game, start + sum(names.map(cost))]));
}

/** The part a file belongs to; nothing where none is limited. */
export const partOf = (name) => parts.find(({names}) => names.test(name));

/** What is wrong with `what` of so many bytes; nothing if it keeps to its limit. */
function excessOf(bytes, limit, what) {
  if (bytes <= limit) return undefined;
  return `${what} costs ${bytes} bytes, ${bytes - limit} more than the ${limit} it may: ` +
    'make it smaller, or raise the limit in tools/web/sizes.mjs and say what for';
}

/**
 * Every first visit that costs more than it may, in one sentence each.
 * @param {Map<string, number>} visits  to each game (firstVisits)
 */
export function excessesOfVisits(visits) {
  return [...visits].map(([game, bytes]) =>
    excessOf(bytes, firstVisitLimit(game), `a first visit to ${game}`)).filter(Boolean);
}

/**
 * Every part that costs more than it may, in one sentence each.
 * @param {Map<string, number>} sizes  of files, as a host sends them
 */
export function excesses(sizes) {
  return parts.flatMap(({name, limit, first}) => {
    const own = [...sizes].filter(([file]) => partOf(file)?.name === name);
    const sum = own.reduce((total, [, bytes]) => total + bytes, 0);
    const found = first ? [excessOf(sum, limit, `the part '${name}'`)]
      : own.map(([file, bytes]) => excessOf(bytes, limit, file));
    return found.filter(Boolean);
  });
}

function print(raw, packed, what) {
  console.log(`${String(raw).padStart(10)}${String(packed).padStart(10)}  ${what}`);
}

/**
 * Prints one line for each of `files` (name -> content), and the sum of those the start page loads:
 * all but those of `later` (name -> when they are loaded). `packed`: name -> as a host sends it.
 */
export function reportSizes(files, later, packed) {
  const rows = [...files].map(([name, content]) =>
    ({name, raw: Buffer.byteLength(content), packed: packed.get(name).length}));
  rows.sort((a, b) => b.packed - a.packed);
  const first = rows.filter(({name}) => !later.has(name));
  const sum = (key) => first.reduce((total, row) => total + row[key], 0);
  print('bytes', 'brotli', 'file');
  for (const {name, raw, packed} of first) print(raw, packed, name);
  print(sum('raw'), sum('packed'), 'the start page in all');
  const sizes = new Map(rows.map(({name, packed}) => [name, packed]));
  const visits = firstVisits(sizes);
  for (const [game, bytes] of visits) print('', bytes, `a first visit to ${game}`);
  for (const excess of [...excessesOfVisits(visits), ...excesses(sizes)]) {
    console.log(`\n${excess}\n`);
  }
  for (const {name, raw, packed} of rows.filter(({name}) => later.has(name))) {
    print(raw, packed, `${name} (${later.get(name)})`);
  }
}
