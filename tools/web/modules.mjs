// node modules.mjs PROGRAM.wasm ICONS_FOLDER FOLDER
// Splits the page's program: what only one game needs becomes a module of its own in FOLDER, named
// by a letter, which the page fetches when it is needed; the rest is FOLDER/page.wasm. The program
// must have been linked with the names of its functions.
//
// Of the page and of each game, what no first visit needs before the first move (later.mjs) is a
// module as well, which comes in the background; what is called before that is fetched on the spot.
//
// With a game's functions go its constants: the tables of its content and its icons (of
// ICONS_FOLDER, as fonts.mjs leaves them). They keep their places in memory, where zeros are until
// the module is here, which brings them.
//
// A function belongs to a module if its name does – it lies in a namespace of that game, or is
// made for one of its types –, or if it is a helper that only functions of that module call. But
// where functions of two games were alike the linker has kept one of them, under one name: it is
// called from outside of its module, or stands in the table twice. It stays with the rest, and so
// does what it calls, which may be meant for another game too. Modules are entered through the
// table alone; one that leans on another is there only when that is, calls it directly, and leaves
// it what both call.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {rowsOf} from '../assets/tables.mjs';
import {assets, families, games} from './games.mjs';
import {knownLater} from './later.mjs';
import {describe, EMPTY_MODULE, exported, FUNCTION, renamed, withConstants, withoutConstant}
  from './wasm_binary.mjs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);

const NOTHING = /(?!)/;

/** What goes with a folder beside what is named after it, and what it has to itself (`own` below). */
const ALSO = {
  maelstrom: {names: '|ForceStore|OwnForce',
    own: /18DescribedMaelstrom/},
  // Two virtual functions of its game do the same and are one.
  battle: {own: /read_(own_terrain|ground|deployment)I|BattleTableEE9can_go_on/},
};

const fonts = new Set(rowsOf(path.join(assets, 'icons', 'icons.tsv')).map(({font}) => font));

/** The module of the games of a folder. */
function moduleOf({folder, games}) {
  const [{module: letter, later}] = games;
  const {names = '', own = NOTHING} = ALSO[folder] ?? {};
  const named = `${folder.length}${folder}|${capital(folder)}(Table|Setup|Icons)${names}`;
  return {letter, later, name: `game_${folder}`, names: new RegExp(named), own,
    texts: `_${folder}`, content: games.map(({game}) => game),
    icons: fonts.has(folder) ? folder : undefined};
}

/** Forces are built for the first game alone. */
const FORCES = {letter: 'f', name: 'forces', names: /6forces|ForcesScreen/, own: NOTHING,
  leans: games[0].module};

/** A font of icons of the first game that most visits show none of. */
const iconsOf = (letter, font) => ({letter, name: `icons_${font}`,
  names: new RegExp(`${capital(font)}Icons`), own: NOTHING, more: games[0].module, icons: font});

/**
 * The modules by their letters, which are those of the games' tables, with what their files are
 * called. `names`: of their functions, as the linker writes them. `own`: what the linker only ever
 * merges with functions of the same module. `leans`: on the module of this letter. `texts`: what
 * the names of its tables of texts end in. `later`: the letter of what of it comes later. `content`:
 * the folders of its tables. `icons`: its font of them, which goes with the function that takes it
 * up (web/house/main.cpp). `more`: the letter of the game after which it comes in the background,
 * though nothing may have asked for it. A function goes with the first that its name fits: every
 * set-up is handed forces, which are those of the first game.
 */
const [first, ...others] = families.map(moduleOf);
export const modules = [...others, FORCES, first, iconsOf('v', 'vortex'), iconsOf('x', 'advanced')];

/** The letter of what of the page itself comes later. */
export const pageLater = 'l';

/** Those of all pieces; what leans on others first, as they are taken out. */
export const moduleLetters = [...modules.flatMap(({later}) => later ?? []),
  ...modules.map(({letter}) => letter), pageLater];

export const FEATURES = ['--enable-bulk-memory', '--enable-exception-handling',
  '--enable-mutable-globals', '--enable-sign-ext', '--enable-nontrapping-float-to-int'];

/** Who calls whom directly. @returns {[string, string][]} */
function callsIn(program) {
  const graph = execFileSync('wasm-opt', [...FEATURES, '--print-call-graph', program],
    {encoding: 'utf8', maxBuffer: 2 ** 28});
  return [...graph.matchAll(/^ *"(.+?)" -> "(.+?)";/gm)].map(([, from, to]) => [from, to]);
}

function group(pairs) {
  const groups = new Map();
  for (const [key, value] of pairs) {
    if (!groups.has(key)) groups.set(key, new Set());
    groups.get(key).add(value);
  }
  return (key) => groups.get(key) ?? new Set();
}

/** All that is reached from `starts` by `next`, with these. */
function reached(starts, next) {
  const found = new Set(starts);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

/** Helpers without a module of their own, which only functions of one module call, go with it. */
function addHelpers(of, helpers, callers) {
  for (let before = -1; before !== of.size;) {
    before = of.size;
    for (const name of helpers.filter((helper) => !of.has(helper))) {
      const users = new Set([...callers(name)].filter((caller) => caller !== name)
        .map((caller) => of.get(caller)));
      if (users.size === 1 && !users.has(undefined)) of.set(name, [...users][0]);
    }
  }
}

/** What a module and the one it leans on both call belongs to that one, with what it calls. */
function yieldShared(of, callers, called) {
  for (const module of modules.filter(({leans}) => leans)) {
    const base = modules.find(({letter}) => letter === module.leans);
    const own = (name) => of.get(name) === module;
    const both = [...of.keys()].filter((name) => own(name) &&
      [...callers(name)].some((caller) => of.get(caller) === base));
    for (const name of reached(both, (each) => [...called(each)].filter(own))) of.set(name, base);
  }
}

/**
 * The letter of the module each function goes with; none stands there for the rest.
 * @param {{names: string[], exported: Set<string>, table: string[]}} program
 * @param {[string, string][]} calls
 * @returns {Map<string, string>}
 */
export function assign({names, exported, table}, calls) {
  const callers = group(calls.map(([from, to]) => [to, from]));
  const called = group(calls);
  const places = new Map();
  for (const name of table) places.set(name, (places.get(name) ?? 0) + 1);

  const of = new Map();
  for (const name of names) {
    const found = modules.find((each) => each.names.test(name));
    if (found) of.set(name, found);
  }
  addHelpers(of, names.filter((name) => !exported.has(name) && !places.has(name)), callers);
  yieldShared(of, callers, called);

  const isInside = (caller, own) => caller && (caller === own || caller.leans === own.letter);
  const isShared = (name) => exported.has(name) ||
    (places.get(name) > 1 && !of.get(name).own.test(name)) ||
    [...callers(name)].some((caller) => !isInside(of.get(caller), of.get(name)));
  const shared = reached([...of.keys()].filter(isShared),
    (name) => [...called(name)].filter((other) => of.has(other)));
  for (const name of shared) of.delete(name);
  return new Map([...of].map(([name, {letter}]) => [name, letter]));
}

/**
 * The letter of the module each of these functions is taken out to, in the order in which that is
 * done: what leans on others first.
 * @param {Map<string, string>} goesWith  the letter of the module of a function
 * @param {string[]} later  functions that no first visit needs
 * @returns {Map<string, string[]>}
 */
export function placed(goesWith, later) {
  const laterOf = new Map(modules.map((module) => [module.letter, module.later]));
  const letters = new Map(goesWith);
  for (const name of later) {
    const own = goesWith.get(name);
    const letter = own ? laterOf.get(own) : pageLater;
    if (letter) letters.set(name, letter);
  }
  return new Map(moduleLetters.map((letter) =>
    [letter, [...letters].filter(([, of]) => of === letter).map(([name]) => name)]));
}

/** Takes the functions out of `program`, which is written anew, into a module. */
function takeOut(functions, program, module, letter) {
  const list = `${module}.txt`;
  fs.writeFileSync(list, `${functions.join('\n')}\n`);
  execFileSync('wasm-split', [...FEATURES, '-g', `--split-funcs=@${list}`, program,
    '-o1', program, '-o2', module, '--import-namespace=page', `--placeholder-namespace=${letter}`,
    `--export-prefix=${letter}.`]);
  fs.rmSync(list);
}

/** The constants of a module, as {name, bytes, isNeeded}; of tables not all are in a program. */
function constantsOf({content = [], icons}, iconsFolder) {
  const tables = content.flatMap((folder) => fs.readdirSync(path.join(assets, folder))
    .filter((name) => name.endsWith('.tsv')).map((name) => path.join(assets, folder, name)));
  const fonts = icons ? [path.join(iconsFolder, `${icons}_icons.bin`)] : [];
  return [...tables, ...fonts].map((name) =>
    ({name, bytes: fs.readFileSync(name), isNeeded: fonts.includes(name)}));
}

/** Takes the constants of a module out of the page, which is written anew, into the module. */
function moveConstants(page, file, constants) {
  let program = fs.readFileSync(page);
  const moved = constants.flatMap(({name, bytes, isNeeded}) => {
    const {file: rest, at} = withoutConstant(program, bytes);
    if (at === undefined && isNeeded) throw new Error(`not in the program: ${name}`);
    program = rest;
    return at === undefined ? [] : {at, bytes};
  });
  fs.writeFileSync(file, withConstants(fs.readFileSync(file), moved));
  fs.writeFileSync(page, program);
}

function makeSmall(file) {
  execFileSync('wasm-opt', [...FEATURES, '-Oz', '--converge', file, '-o', file]);
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-';

/**
 * The name of the function with this number. The last of its letters goes from 0 to 3, since names
 * and numbers that are alike in fours are packed best: by 8 kB better than names counted on.
 */
export function nameOfFunction(index) {
  const word = (number) => (number < 64 ? '' : word(number >> 6)) + DIGITS[number & 63];
  return word(index >> 2).padStart(2, '0') + DIGITS[index & 3];
}

/** What the modules take from the page is called by its number there, in all of them. */
function shorten(page, files) {
  const taken = exported(fs.readFileSync(page)).filter(({name}) => /^[a-z]\./.test(name));
  const short = new Map(taken.map(({name, kind, index}) =>
    [name, kind === FUNCTION ? nameOfFunction(index) : `${kind}.${index}`]));
  const write = (file, nameOf) => fs.writeFileSync(file, renamed(fs.readFileSync(file), nameOf));
  write(page, {exported: (name) => short.get(name) ?? name});
  const imported = (_, name) => short.get(name) ?? name;
  for (const file of files) write(file, {imported});
}

/** What the page imports of its JavaScript has a letter as well, which no module may have. */
function refuseTakenLetters(program) {
  const page = new WebAssembly.Module(fs.readFileSync(program));
  const taken = new Set(WebAssembly.Module.imports(page).map(({module}) => module));
  const twice = moduleLetters.find((letter) => taken.has(letter));
  if (twice) throw new Error(`the page imports of its JavaScript by the letter '${twice}'`);
}

function split(program, iconsFolder, folder) {
  refuseTakenLetters(program);
  fs.mkdirSync(folder, {recursive: true});
  const described = describe(fs.readFileSync(program));
  const goesWith = assign(described, callsIn(program));
  const page = path.join(folder, 'page.wasm');
  fs.copyFileSync(program, page);
  const fileOf = (letter) => path.join(folder, `${letter}.wasm`);
  const files = [...placed(goesWith, knownLater(described))].map(([letter, functions]) => {
    const module = fileOf(letter);
    // wasm-split takes an empty list for all there is.
    if (functions.length === 0) fs.writeFileSync(module, EMPTY_MODULE);
    else takeOut(functions, page, module, letter);
    return module;
  });
  for (const module of modules) {
    moveConstants(page, fileOf(module.letter), constantsOf(module, iconsFolder));
  }
  for (const file of [page, ...files]) makeSmall(file);
  shorten(page, files);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [program, iconsFolder, folder] = process.argv.slice(2);
  if (!folder) throw new Error('usage: node modules.mjs PROGRAM.wasm ICONS_FOLDER FOLDER');
  split(program, iconsFolder, folder);
}
