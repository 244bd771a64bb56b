// node dist.mjs BUILD_FOLDER DIST_FOLDER
// Makes the folder that a static host serves, from the programs in BUILD_FOLDER (page.mjs with
// what page.wasm was split into in modules/, and those of the bots in thinkers/, named after their
// games) and the shell in web/shell. Every name carries the hash of its content, except the page,
// the manifest, the service worker and the first script: whoever holds a name holds exactly that
// file, and browsers may keep it for good.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, transform} from 'esbuild';
import {marked} from 'marked';
import {gamesWith} from './games.mjs';
import {modules, pageLater} from './modules.mjs';
import {boardsOf, puzzleBoards} from './boards/boards.mjs';
import {books, references, referencesByLetters} from './references.mjs';
import {pack, packOld} from './pack.mjs';
import {reportSizes} from './sizes.mjs';
import {themeOf} from '../../web/shell/puzzles/themes.js';
import {readTable} from '../assets/tables.mjs';

const [buildFolder, distFolder] = process.argv.slice(2);
if (!distFolder) throw new Error('usage: node dist.mjs BUILD_FOLDER DIST_FOLDER');

const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web/shell');
const target = ['es2021', 'safari15.4'];
const files = new Map();  // name in the folder -> content
const addresses = new Map([['index.html', './']]);  // of files that are asked for by another name
const later = new Map();  // names of files that the first visit does not load -> when they are

const ELSEWHERE = 'where there is no page';

const assets = path.resolve(shell, '../../assets');
const readShell = (name) => fs.readFileSync(path.join(shell, name), 'utf8');
const wholeHashOf = (content) => createHash('sha256').update(content).digest('hex');
const hashOf = (content) => wholeHashOf(content).slice(0, 10);

/** Adds a file under a name that carries its hash; returns that name. */
function add(name, content) {
  const {name: stem, ext} = path.parse(name);
  const hashed = `${stem}-${hashOf(content)}${ext}`;
  files.set(hashed, content);
  return hashed;
}

/**
 * Adds a file under its own name, for browsers to ask for again each time; returns its address,
 * which carries the hash all the same.
 */
function addPlain(name, content) {
  files.set(name, content);
  addresses.set(name, `${name}?${hashOf(content)}`);
  return addresses.get(name);
}

/** Bundles one script of the shell with what it imports; `constants` are the names it expects. */
async function bundle(name, constants, format = 'esm') {
  const define = Object.fromEntries(
    Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]));
  const {outputFiles: [script]} = await build({
    entryPoints: [path.join(shell, name)], bundle: true, format, minify: true, target,
    legalComments: 'none', charset: 'utf8', define, write: false,
  });
  return script.contents;
}

async function minify(text, loader) {
  const {code} = await transform(text, {loader, minify: true, target, legalComments: 'none',
    charset: 'utf8'});
  return code;
}

function picture(svg, pixels, name) {
  const size = String(pixels);
  const hashed = add(name, execFileSync('rsvg-convert',
    ['--width', size, '--height', size, path.join(shell, svg)]));
  later.set(hashed, 'when installed');
  return hashed;
}

/** Puts values in place of %NAME% and %key.of.a.text%; none may be left over. */
function fill(text, values) {
  return text.replace(/%([A-Z][A-Z0-9_]*|[a-z]+\.[a-z.-]+)%/g, (_, name) => {
    if (!(name in values)) throw new Error(`nothing known to put for %${name}%`);
    return values[name];
  });
}

/** What the names of tables of texts end in: of the house and of every game. */
const TEXTS = ['', ...modules.flatMap(({texts}) => texts ?? [])];

/** The rows of the tables of texts of a language, as [key, text]. */
const readTexts = (code, ends) =>
  ends.flatMap((end) => readTable(path.join(assets, 'texts', `${code}${end}.tsv`)));

/** The languages there are, by their codes. */
const codes = fs.readdirSync(path.join(assets, 'texts'))
  .filter((name) => /^[a-z]{2}\.tsv$/.test(name)).map((name) => name.slice(0, 2)).sort();

/** Adds a table of texts; returns its address. */
function addTexts(name, rows, when) {
  const table = [['key', 'text'], ...rows].map((row) => row.join('\t')).join('\n');
  const file = add(`texts_${name}.tsv`, `${table}\n`);
  later.set(file, when);
  return `./${file}`;
}

/**
 * Texts of the page that only one of its later scripts shows, by language: they come with that
 * script, and the first visit does without them.
 */
const OF_LATER_SCRIPTS =
  /^page\.(?:(?:settings|puzzle|rules|share)\.(?!missing$|unknown$)|offline\.(?!wish$))/;
const textsOf = (keys) => Object.fromEntries(codes.map((code) =>
  [code, Object.fromEntries(readTexts(code, ['_page']).filter(([key]) => keys.test(key)))]));

/** The puzzles of all games, in their order, each with the name of its game's folder. */
const readPuzzles = () => gamesWith('puzzles.tsv').flatMap((game) =>
  readTable(path.join(assets, game, 'puzzles.tsv'))
    .map(([id, level, turns, goal, position, right]) =>
      ({game, id, level: Number(level), turns: Number(turns), goal, position, right})));

/**
 * Adds a script that the first visit does not load, under its name and with the sheets it wears as one;
 * returns its address. `room` is the folder of the shell it lies in.
 */
async function addLaterScript(name, when, constants = {}, sheets = [], room = '.') {
  if (sheets.length > 0) {
    const style = add(`${name}.css`, await minify(sheets.map(readShell).join(''), 'css'));
    later.set(style, when);
    constants = {...constants, STYLE_URL: `./${style}`};
  }
  const script = add(`${name}.js`, await bundle(`${room}/${name}.js`, constants));
  later.set(script, when);
  return `./${script}`;
}

/** The page of puzzles, with their pictures. */
function addPuzzles(PUZZLES) {
  const when = 'when puzzles are opened';
  const pictures = add('boards_puzzles.json', JSON.stringify(puzzleBoards(assets, PUZZLES)));
  later.set(pictures, when);
  return addLaterScript('puzzles', when, {PUZZLES, PUZZLE_TEXTS: textsOf(/^page\.puzzle\./),
    PUZZLE_BOARDS_URL: `./${pictures}`}, ['puzzles/puzzles.css', 'rules/board.css'], 'puzzles');
}

/** What is asked about soon after the first move, and the line of the puzzle of the day. */
const addAside = (puzzles) => addLaterScript('aside', 'when the table can be played', {
  ABOUT: marked.parse(fs.readFileSync(path.join(assets, 'LICENSES.md'), 'utf8')),
  OFFLINE_TEXTS: textsOf(/^page\.offline\./),
  DAY_TEXTS: textsOf(/^page\.puzzle\.(day\.|win|hold)/),
  DAY_PUZZLES: puzzles.map((puzzle) => [puzzle.id, themeOf(puzzle)]),
}, ['aside.css']);

/** The scripts that a first move does not need. */
async function addLaterScripts() {
  const puzzles = readPuzzles();
  return {
    ASIDE_URL: await addAside(puzzles),
    PUZZLES_URL: await addPuzzles(puzzles),
    SETTINGS_URL: await addLaterScript('settings', 'when the settings are opened',
      {SETTINGS_TEXTS: textsOf(/^page\.settings\./)}, ['settings.css']),
    SHARE_URL: await addLaterScript('share', 'when a link is shared',
      {SHARE_TEXTS: textsOf(/^page\.share\./)}, ['share.css']),
    SOUND_URL: await addLaterScript('sound', 'after the first touch'),
  };
}

/** Adds the languages beside English, each one file of what the house and the page say. */
function addLanguages() {
  return codes.filter((code) => code !== 'en').map((code) => {
    const rows = readTexts(code, ['', '_page']).filter(([key]) => !OF_LATER_SCRIPTS.test(key));
    const url = addTexts(code, rows, 'in that language');
    return {code, name: new Map(rows).get('page.language'), url};
  });
}

/**
 * Adds the texts that a module brings, by the language spoken, each with the language they are of.
 * Lists of tiles are read in English too, by the names of these.
 */
function addModuleTexts({name, texts}) {
  const when = `with ${name}`;
  const english = () => readTexts('en', ['_maelstrom'])
    .filter(([key]) => /^tile\.\w+\.name$/.test(key));
  const own = (code) => ({of: code, url: addTexts(code + texts, readTexts(code, [texts]), when)});
  const names = (code) =>
    (code === 'en' ? undefined : {of: 'en', url: addTexts('en_names', english(), when)});
  return Object.fromEntries(codes.map((code) => [code, texts ? own(code) : names(code)]));
}

/** Adds the rules references of all languages; returns their addresses by name and language. */
function addReferences() {
  const REFERENCES = {};
  const english = new Map(readTexts('en', TEXTS));
  for (const code of codes) {
    const texts = code === 'en' ? english : new Map(readTexts(code, [...TEXTS, '_rules']));
    for (const {name, content} of references(assets, english, texts)) {
      const file = add(`rules_${name}_${code}.json`, content);
      later.set(file, 'when its rules are read');
      REFERENCES[name] = {...REFERENCES[name], [code]: `./${file}`};
    }
  }
  return REFERENCES;
}

/** Adds what the boards of each reference show; returns their addresses by name. */
function addBoards() {
  return Object.fromEntries(Object.entries(books).map(([name, {folders}]) => {
    const file = add(`boards_${name}.json`, JSON.stringify(boardsOf(assets, folders)));
    later.set(file, 'when its rules are read');
    return [name, `./${file}`];
  }));
}

/** The page of rules. */
const addRules = async () => ({RULES_URL: await addLaterScript('rules', 'when rules are read',
  {REFERENCES: addReferences(), REFERENCE_OF: referencesByLetters(assets), BOARDS: addBoards(),
    RULES_TEXTS: textsOf(/^page\.rules\./)}, ['rules/rules.css', 'rules/board.css'],
  'rules')});

const readBuilt = (name) => fs.readFileSync(path.join(buildFolder, name));
const readGlue = (name) => minify(readBuilt(`${name}.mjs`).toString(), 'js');

/** The programs of the bots, by game, and the worker that runs one: loaded when a bot thinks. */
async function addThinkers() {
  const games = fs.readdirSync(path.join(buildFolder, 'thinkers'))
    .filter((name) => name.endsWith('.wasm')).map((name) => path.parse(name).name).sort();
  const worker = add('bot_worker.js', await bundle('bot_worker.js', {}));
  later.set(worker, 'when a bot thinks');
  const THINKERS = {};
  for (const game of games) {
    const built = path.join('thinkers', game);
    const wasm = add(`bots_${game}.wasm`, readBuilt(`${built}.wasm`));
    const script = add(`bots_${game}.js`, await readGlue(built));
    for (const name of [wasm, script]) later.set(name, `when a bot of ${game} thinks`);
    THINKERS[game] = {wasm: `./${wasm}`, script: `./${script}`};
  }
  const bots = add('bots.js', await bundle('bots.js', {THINKERS, BOT_WORKER_URL: `./${worker}`}));
  later.set(bots, 'when a bot thinks');
  return {BOTS_URL: `./${bots}`};
}

/** Adds a module of that name; returns its address. */
function addModule(name, letter, when) {
  const wasm = add(`${name}.wasm`, readBuilt(`modules/${letter}.wasm`));
  later.set(wasm, when);
  return `./${wasm}`;
}

const addLater = (name, letter) =>
  ({letter, url: addModule(`later_${name}`, letter, 'after the first move')});

/** What comes after a module in the background, in that order. */
function addFollowing(module) {
  const later = module.later ? [addLater(module.name, module.later)] : [];
  const more = modules.filter((each) => each.more === module.letter)
    .map(({name, letter}) => ({letter, url: addModule(name, letter, `after ${module.name}`)}));
  return [...later, ...more];
}

/** What the program was split into beside the page, by its letters, with the texts of each. */
function addModules() {
  return Object.fromEntries(modules.filter(({more}) => !more).map((module) => [module.letter, {
    url: addModule(module.name, module.letter, 'when it is wanted'),
    texts: addModuleTexts(module),
    later: addFollowing(module),
  }]));
}

async function addProgram() {
  const program = readBuilt('modules/page.wasm');
  const [wasm, script] = [add('page.wasm', program), add('page.js', await readGlue('page'))];
  const MAIN = add('main.js', await bundle('main.js', {PROGRAM_URL: `./${script}`,
    WASM_URL: `./${wasm}`, WASM_SIZE: program.length, MODULES: addModules(),
    LATER: addLater('page', pageLater), LANGUAGES: addLanguages(),
    ...await addThinkers(), ...await addLaterScripts(), ...await addRules()}));
  // Nothing else can mend what browsers keep of a bad upload: of this one, they keep nothing.
  return {MAIN, BOOT: addPlain('boot.js', await bundle('boot.js', {}))};
}

async function addPage() {
  const values = {
    ...Object.fromEntries(readTexts('en', ['_page'])),
    // Where the page will lie, for previews of links: most want whole addresses.
    ADDRESS: process.env.MAELSTROM_ADDRESS ?? './',
    ...await addProgram(),
    FIRST_LOOK: add('first_look.js', await bundle('first_look.js', {}, 'iife')),
    STYLE: add('style.css', await minify(readShell('style.css'), 'css')),
    ICON: add('icon.svg', readShell('icon.svg')),
    ICON_180: picture('icon_maskable.svg', 180, 'icon_180.png'),
    ICON_192: picture('icon.svg', 192, 'icon_192.png'),
    ICON_512: picture('icon.svg', 512, 'icon_512.png'),
    ICON_MASKABLE: picture('icon_maskable.svg', 512, 'icon_maskable.png'),
  };
  files.set('index.html', fill(readShell('index.html'), {...values, PREVIEW: values.ICON_MASKABLE}));
  files.set('manifest.webmanifest', fill(readShell('manifest.webmanifest'), values));
}

/** What hosts show where there is nothing: it mends links whose # was written otherwise. */
async function addNotFound() {
  const french = new Map(readTexts('fr', ['_page']));
  const script = (await minify(readShell('not_found.js'), 'js')).trim();
  const policy = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  files.set('404.html', fill(readShell('not_found.html'), {
    ...Object.fromEntries(readTexts('en', ['_page'])), SCRIPT: script, POLICY: policy,
    FRENCH_TITLE: french.get('page.nowhere.title'), FRENCH_LINK: french.get('page.nowhere.link')}));
  later.set('404.html', ELSEWHERE);
}

async function addServiceWorker() {
  const everything = [...files].map(([name, content]) => `${name} ${hashOf(content)}`).sort();
  const addressOf = (name) => addresses.get(name) ?? name;
  const PRECACHE = [...files.keys()]
    .filter((name) => !['when installed', ELSEWHERE].includes(later.get(name)))
    .map(addressOf).sort();
  // Of those whose names carry none.
  const HASHES = Object.fromEntries(['index.html', 'manifest.webmanifest']
    .map((name) => [addressOf(name), wholeHashOf(files.get(name))]));
  const VERSION = hashOf(everything.join('\n'));
  files.set('service_worker.js', await bundle('service_worker.js', {PRECACHE, HASHES, VERSION}));
}

/** The copy of this content that was packed last time, by the same code: packing takes longest. */
function packedBefore(name, content) {
  const file = path.join(distFolder, name), copy = `${file}.br`;
  if (!fs.existsSync(file) || !fs.existsSync(copy)) return undefined;
  const [made, packer] = [copy, path.join(path.dirname(fileURLToPath(import.meta.url)), 'pack.mjs')]
    .map((each) => fs.statSync(each).mtimeMs);
  if (made < packer || !fs.readFileSync(file).equals(Buffer.from(content))) return undefined;
  return fs.readFileSync(copy);
}

await addPage();
await addNotFound();
await addServiceWorker();
const packed = new Map(await Promise.all([...files].map(async ([name, content]) =>
  [name, packedBefore(name, content) ?? await pack(content)])));
fs.rmSync(distFolder, {recursive: true, force: true});
fs.mkdirSync(distFolder, {recursive: true});
for (const [name, content] of files) {
  const file = path.join(distFolder, name);
  fs.writeFileSync(file, content);
  // For hosts that send ready-made copies; pictures are packed already.
  if (name.endsWith('.png')) continue;
  fs.writeFileSync(`${file}.br`, packed.get(name));
  fs.writeFileSync(`${file}.gz`, packOld(content));
}
reportSizes(files, later, packed);
