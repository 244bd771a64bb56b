// The page around the table: loads the program, hands it what storage holds, and lends it hands and
// ears. The program itself decides everything (web/app/platform.h).
/* global PROGRAM_URL, WASM_URL, WASM_SIZE, PUZZLES_URL, RULES_URL */
import {createBots} from './bots.js';
import {createCalls} from './calls.js';
import {createChosen} from './chosen.js';
import {createHost} from './host.js';
import {forgetWords} from './kept_words.js';
import {choiceOfLanguage, offerLanguages, openLanguage} from './language.js';
import {laterScript} from './later_script.js';
import {lastStartFailed, startBegins, startSucceeded} from './last_start.js';
import {boundedGames, boundedSettings, cut, LINK, REPORT, TEXT} from './limits.js';
import {showArrival} from './loading.js';
import {createLoop} from './loop.js';
import {createTextView} from './text_view.js';
import {createNotices} from './notices.js';
import {createModules, fetchAhead} from './modules.js';
import {listen} from './pointers.js';
import {compile, startProgram} from './program.js';
import {element, sentence} from './sentences.js';
import {watchDrops} from './sharing.js';
import {openStorage} from './storage.js';
import {createTextField} from './text_field.js';
import {lendTypefaces} from './typefaces.js';
import {watchSystemTheme} from './theme.js';
import {watchViewport} from './viewport.js';

const here = (url) => new URL(url, document.baseURI).href;

let calls = null;
let broken = false;

/**
 * A program that has broken is not asked again. What was shown is stored; but a reload begins at
 * the start page, or what broke it might break it again.
 */
function breakDown(error) {
  if (broken) return;
  broken = true;
  console.error(error);
  startBegins();
  const notice = element('broken');
  notice.showModal();
  notice.querySelector('button').onclick = () => location.reload();
}

function attempt(call) {
  if (broken) return -1;
  try {
    return call();
  } catch (error) {
    breakDown(error);
    return -1;
  }
}

/** Calls one of the program's functions; below 0 where it is broken. */
const tell = (name, ...values) => attempt(() => calls.call(name, ...values));

/** The fragment of the address, which it loses: a reload goes on with the table, not the link. */
function takeFragment() {
  const {hash, pathname, search} = location;
  if (hash) history.replaceState(null, '', pathname + search);
  return cut(hash, LINK);
}

/** What a fragment leads to of the page's own, a puzzle or a rule; all else is the program's. */
function placeIn(fragment) {
  const [, kind, id] = /^#(puzzle|rule)=([\w-]{1,8})$/.exec(fragment) ?? [];
  return kind && {kind, id};
}

/** Tells the program whether a media query holds, now and whenever that changes. */
function tellMedia(query, name) {
  const media = matchMedia(query);
  media.addEventListener('change', () => tell(name, +media.matches));
  tell(name, +media.matches);
}

function watchPage(loop, open) {
  const canvas = element('canvas');
  watchViewport(canvas, element('safe-area'), (size) => {
    canvas.width = size.pixelWidth;
    canvas.height = size.pixelHeight;
    const {left, top, right, bottom} = size.safe;
    tell('resized', size.width, size.height, size.ratio, size.pixelWidth, size.pixelHeight,
      left, top, right, bottom);
    loop.runNow();  // a resized canvas is empty until it is drawn
  });

  listen(element('surface'), {
    pointer: (...event) => tell('pointer', ...event),
    wheel: (x, y, dx, dy, zooms, steps) => tell('wheel', x, y, dx, dy, +zooms, +steps),
    key: (key, character, shift) => Boolean(tell('key', key, character, +shift)),
    decided: loop.runNow,
  });
  watchDrops((bytes) => tell('file_opened', bytes));
  addEventListener('hashchange', () => open(takeFragment()));

  watchSystemTheme((theme) => tell('theme_wished', theme));
  tellMedia('(prefers-reduced-motion: reduce)', 'motion_reduced');
  tellMedia('(pointer: coarse)', 'touch_expected');

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    loop.stop();
    tell('graphics_lost');
  });
  canvas.addEventListener('webglcontextrestored', () => {
    tell('graphics_restored');
    loop.resume();
  });
}

/** Hands over what storage holds. */
function handOver({games, settings}) {
  for (const [key, value] of boundedSettings(settings)) tell('remembered', key, value);
  for (const {id, revision, when, title, line, head, segments} of boundedGames(games)) {
    for (const segment of segments) tell('kept_segment', segment);
    tell('kept', id, revision, when, title, line, head);
  }
}

/** Deletes whatever this page keeps on this device, and begins afresh. */
async function clearAll(storage) {
  try {
    await storage?.clear();
  } catch (error) {
    console.warn(error);  // what is left is there again, and can be deleted again
  }
  forgetWords();
  location.reload();
}

/** What the program speaks through: everything of the page beside the table itself. */
function furnish(storage, language, ahead) {
  const loop = createLoop((now) => {
    const wait = tell('frame', now);
    return wait < 0 ? Infinity : wait;
  });
  const surface = element('surface');
  const notices = createNotices(element('dialog'), element('toast'));
  const bots = createBots({reported: (ticket, place, report) =>
    tell('thought', ticket, place, report.length <= REPORT ? report : '')});
  const parts = ['title', 'status', 'scene', 'choices', 'log', 'live', 'alert'];
  const textView = createTextView(
    {...Object.fromEntries(parts.map((part) => [part, element(`words-${part}`)])),
      startOnly: element('corner')},
    (choice) => tell('chosen', choice));
  element('about-open').onclick = () => element('about').showModal();
  element('about-close').onclick = () => element('about').close();
  const textField = createTextField(element('field'), (ticket, text) => {
    surface.focus({preventScroll: true});
    tell('text_edited', ticket, cut(text, TEXT));
  });
  const modules = createModules(ahead, language,
    (texts, english) => tell('game_texts', texts, english),
    (letter, isHere) => tell('code_fetched', letter, isHere));
  element('settings-open').onclick = () => tell('settings_wanted');
  const chosen = createChosen({choose: (key, word) => tell('setting_chosen', key, word),
    missing: () => notices.say(sentence('settings.missing')), dialog: element('settings'),
    language: choiceOfLanguage(language), data: {
      games: (what) => tell('data_wanted', what),
      clear: () => clearAll(storage),
      ask: async (question) => (await notices.ask(question)).answer,
    }});
  const withPuzzles = laterScript(PUZZLES_URL, (script) => script.createPuzzles(
    {language: language.code, pose: (table, told) => tell('puzzle_chosen', table, told)}),
    () => notices.say(sentence('puzzle.missing')));
  const withRules = laterScript(RULES_URL, (script) => script.createRules(element('rules'), language),
    () => notices.say(sentence('rules.missing')));
  const showPuzzle = (id) => withPuzzles((puzzles) =>
    puzzles.showOne(id) || notices.say(sentence('puzzle.unknown')));
  const showPlace = ({kind, id}) =>
    (kind === 'rule' ? withRules((rules) => rules.showRule(id)) : showPuzzle(id));
  return {tell, sentence, surface, language, storage, bots, loop, notices, textView, textField,
    chosen, withPuzzles, showPlace, modules, withRules,
    giveUp: () => (broken = true)};
}

/** Whether the game that was open last is left in the list, because the program broke over it. */
function leavesLastGame({storage, settings}) {
  if (!lastStartFailed() || !settings.get('open')) return false;
  settings.delete('open');
  storage.unset('open').catch(() => {});
  return true;
}

/** Lays the table; answers with what there is to say about it. */
async function layTable({loop, modules, showPlace}, kept) {
  const left = leavesLastGame(kept);
  addEventListener('pagehide', () => broken || startSucceeded());
  startBegins();
  handOver(kept);
  const given = takeFragment();
  const place = placeIn(given);
  const fragment = place ? '' : given;
  const first = attempt(() => calls.read('begins_with', fragment));
  if (first) await modules.fetchWhole(first);
  tell('started', fragment, +Boolean(kept.storage));
  watchPage(loop, (changed) => {  // draws the first frame
    const other = placeIn(changed);
    if (other) showPlace(other);
    else tell('fragment_changed', changed);
  });
  if (place) showPlace(place);
  if (!broken) startSucceeded();
  return [left && 'not-resumed', kept.isSilent && 'storage.silent'];
}

/** This device cannot show the table, whichever version asks it to. */
class NoGraphics extends Error {
  name = 'NoGraphics';
}

/**
 * @param {() => void} page.filesArrived  called when what is to be loaded has come, whole or not
 * @param {(offer: (accept: () => void) => void) => void} page.watchVersions
 * @returns {Promise<boolean>} whether the table is laid and nothing broke
 */
export async function start({filesArrived, watchVersions}) {
  const arriving = Promise.all([compile(here(WASM_URL), showArrival(WASM_SIZE)), fetchAhead(),
    openStorage(), openLanguage()]);
  const [module, ahead, kept, language] = await arriving.finally(filesArrived);
  const page = furnish(kept.storage, language, ahead);
  calls = createCalls(await startProgram(here(PROGRAM_URL),
    {module, options: {canvas: element('canvas'), host: createHost(page)},
      besides: page.modules.absent, lent: page.modules.join}));
  if (broken) throw new NoGraphics();
  const news = [...await layTable(page, kept), language.failed && 'language.failed']
    .filter(Boolean);
  offerLanguages(element('languages'), language.code);
  if (news.length > 0) page.notices.say(news.map(sentence).join(' '));
  lendTypefaces(calls).catch(console.warn);
  element('loading').remove();
  element('surface').focus({preventScroll: true});
  page.modules.fetchRest();

  window.maelstrom = Object.freeze(
    {command: (line) => attempt(() => calls.read('command', String(line)))});
  watchVersions((accept) => page.notices.say(sentence('version.ready'),
    {label: sentence('version.use'), later: sentence('version.later'), chosen: accept}));
  return !broken;
}
