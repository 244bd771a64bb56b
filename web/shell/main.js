// The page around the table: loads the program, hands it what storage holds, and lends it hands and
// ears. The program itself decides everything (web/app/platform.h).
/* global ASIDE_URL, PROGRAM_URL, WASM_URL, WASM_SIZE, PUZZLES_URL, RULES_URL,
   SHARE_URL */
import {createMoment, isSparing, networkIdle} from './background.js';
import {createCalls} from './calls.js';
import {createChosen} from './chosen.js';
import {createHost} from './host.js';
import {forgetWords} from './kept/kept_words.js';
import {choiceOfLanguage, offerLanguages, openLanguage} from './language.js';
import {createLateBots} from './late_bots.js';
import {laterScript} from './later_script.js';
import {boundedGames, boundedSettings, cut, LINK, REPORT, TEXT} from './kept/limits.js';
import {showArrival} from './loading.js';
import {createLoop} from './loop.js';
import {createTextView} from './text_view.js';
import {createNotices} from './notices.js';
import {createModules, fetchAhead} from './modules.js';
import {listen} from './input/pointers.js';
import {compile, startProgram} from './program.js';
import {placeIn} from './own_places.js';
import {leavesLastGame, runBroke, startBegins} from './kept/runs.js';
import {element, sentence} from './sentences.js';
import {readFile, watchGiven} from './sharing.js';
import {openStorage} from './kept/storage.js';
import {createTextField} from './input/text_field.js';
import {lendTypefaces} from './typefaces.js';
import {watchSystemTheme} from './theme.js';
import {createTurns} from './turns.js';
import {createUndoing, NotHere} from './undoing.js';
import {watchViewport} from './input/viewport.js';
import {createWaitingCalls} from './waiting_calls.js';

const here = (url) => new URL(url, document.baseURI).href;

let calls = null;
let waitingCalls = null;
let broken = false;
let noteBroken = () => {};

/**
 * A program that has broken is not asked again. What was shown is stored; but a reload begins at
 * the start page, or what broke it might break it again.
 */
function breakDown(error) {
  if (broken) return;
  broken = true;
  console.error(error);
  noteBroken();
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

/** Calls one of the program's functions; below 0 where it is broken, nothing where it waits. */
const tell = (name, ...values) => attempt(() => waitingCalls.call(name, ...values));

/** What an address was given to lead to. Where a # was written otherwise it stands before it. */
function fragmentOf({hash, search}) {
  const [, behind] = /%(?:25)*23(.*)/s.exec(search) ?? [];
  return cut(hash || (behind ? `#${behind}` : ''), LINK);
}

/**
 * The same of the page's own. It loses that, and what others have added to it: a reload goes on with
 * the table, not the link.
 */
function takeFragment() {
  const fragment = fragmentOf(location);
  if (location.hash || location.search) history.replaceState(null, '', location.pathname);
  return fragment;
}

/** Tells what was wanted and did not come: the network is away, or the page has become another one. */
const tellMissing = (notices, key) => async (url) => {
  const answer = await fetch(url, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
  if (answer?.status !== 404) return key && notices.say(sentence(key));
  notices.say(sentence('version.gone'), {label: sentence('version.use'),
    later: sentence('version.later'), chosen: () => location.reload()});
};

/** Tells the program whether a media query holds, now and whenever that changes. */
function tellMedia(query, name) {
  const media = matchMedia(query);
  media.addEventListener('change', () => tell(name, +media.matches));
  tell(name, +media.matches);
}

/** Tells the program whether a dialog lies over the table: nobody is to think meanwhile. */
function tellCovered() {
  const covers = () => tell('covered', +Boolean(document.querySelector('dialog[open]')));
  new MutationObserver(covers).observe(document.body, {subtree: true, attributeFilter: ['open']});
}

/** @returns what the system opens with the page (launches.js) */
function watchPage({loop, notices}, open) {
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
    key: (...pressed) => Boolean(tell('key', ...pressed)),
    decided: loop.runNow,
  });
  const given = {file: (bytes) => tell('file_opened', bytes), text: open,
    missing: () => notices.say(sentence('file.missing'))};
  watchGiven(given);
  addEventListener('hashchange', () => location.hash && open(takeFragment()));

  watchSystemTheme((theme) => tell('theme_wished', theme));
  tellMedia('(prefers-reduced-motion: reduce)', 'motion_reduced');
  tellMedia('(pointer: coarse)', 'touch_expected');
  tellCovered();

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    loop.stop();
    tell('graphics_lost');
  });
  canvas.addEventListener('webglcontextrestored', () => {
    tell('graphics_restored');
    loop.resume();
  });
  return {file: (file) => readFile(file, given), address: (url) => open(fragmentOf(url))};
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
function furnish({storage, language, ahead, run}) {
  const turns = createTurns();
  const loop = createLoop((now) => {
    const wait = tell('frame', now) ?? -1;
    return wait < 0 ? Infinity : wait;
  }, turns.isAwaited);
  const surface = element('surface');
  const notices = createNotices(element('dialog'), element('toast'));
  const bots = createLateBots((ticket, place, report) =>
    tell('thought', ticket, place, report.length <= REPORT ? report : ''));
  const parts = ['title', 'status', 'scene', 'choices', 'log', 'live', 'alert'];
  const textView = createTextView(
    {...Object.fromEntries(parts.map((part) => [part, element(`words-${part}`)])),
      startOnly: element('corner'), surface},
    (choice) => tell('chosen', choice));
  const textField = createTextField(element('field'), (ticket, text) => {
    surface.focus({preventScroll: true});
    tell('text_edited', ticket, cut(text, TEXT));
  });
  const missing = (key) => tellMissing(notices, key);
  const modules = createModules(ahead, language,
    (texts, english) => attempt(() => calls.call('game_texts', texts, english)),
    (letter, isHere) => tell('code_fetched', letter, isHere), missing(null));
  const undoing = createUndoing(modules.isWhole);
  waitingCalls = createWaitingCalls({fetch: modules.fetchPart, drawn: loop.wake,
    make: (name, values) => undoing.run(() => calls.call(name, ...values), () => calls.undone()),
    asksAgain: async () => (await notices.ask({title: sentence('part.title'),
      sentence: sentence('part.missing'), choices: [{answer: 'again', label: sentence('again')},
        {answer: '', label: sentence('leave')}]})).answer === 'again'});
  const moment = createMoment();
  element('settings-open').onclick = () => tell('settings_wanted');
  const chosen = createChosen({choose: (key, word) => tell('setting_chosen', key, word),
    missing: missing('settings.missing'), dialog: element('settings'),
    language: choiceOfLanguage(language), data: {
      games: (what) => tell('data_wanted', what),
      clear: () => clearAll(storage),
      ask: async (question) => (await notices.ask(question)).answer,
    }});
  const withPuzzles = laterScript(PUZZLES_URL, (script) => script.createPuzzles(
    {language: language.code, pose: (table, told) => tell('puzzle_chosen', table, told)}),
    missing('puzzle.missing'));
  const withAside = laterScript(ASIDE_URL, (script) => script, missing('part.missing'));
  element('about-open').onclick = () => withAside((script) => script.showAbout());
  const withRules = laterScript(RULES_URL, (script) => script.createRules(element('rules'), language),
    missing('rules.missing'));
  const withShare = laterScript(SHARE_URL,
    (script) => script.createShare(element('share'), language.code), () => {});
  const showPuzzle = (id) => withPuzzles((puzzles) =>
    puzzles.showOne(id) || notices.say(sentence('puzzle.unknown')));
  const showPlace = ({kind, id}) =>
    (kind === 'rule' ? withRules((rules) => rules.showRule(id)) : showPuzzle(id));
  noteBroken = () => runBroke(storage, run);
  return {tell, sentence, surface, language, storage, bots, loop, notices, textView, textField,
    chosen, withAside, withPuzzles, showPlace, modules, withRules, withShare, undoing, moment, turns,
    giveUp: () => (broken = true)};
}

/** The part of the program that is needed from the start; none is known where what tells it has not come. */
function firstGame({undoing}, fragment) {
  try {
    return undoing.run(() => calls.read('begins_with', fragment), () => calls.undone());
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    return '';
  }
}

/** Lays the table; answers with what there is to say about it, and what watches for launches. */
async function layTable(page, kept, run) {
  const {modules, showPlace} = page;
  const left = await leavesLastGame(kept);
  const given = takeFragment();
  const place = placeIn(given);
  const fragment = place ? '' : given;
  if (kept.games.length > 0 || fragment) await modules.fetchReader();
  handOver(kept);
  const first = attempt(() => firstGame(page, fragment));
  if (first) await modules.fetchWhole(first);
  const startEnds = fragment ? () => {} : await startBegins(kept, run);
  tell('started', fragment, +Boolean(kept.storage));
  const launches = watchPage(page, (changed) => {  // draws the first frame
    const other = placeIn(changed);
    if (other) showPlace(other);
    else tell('fragment_changed', changed);
  });
  if (place) showPlace(place);
  if (!broken) startEnds();
  return {launches, news: [left && 'not-resumed', kept.isSilent && 'storage.silent']};
}

/** What a command answers; where it needs what has not come, that is fetched for the next time. */
function command({undoing, modules}, line) {
  try {
    return undoing.run(() => calls.read('command', line), () => calls.undone());
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    modules.fetchPart(error.letter);
    return '{"waiting":true}';
  }
}

/** This device cannot show the table, whichever version asks it to. */
class NoGraphics extends Error {
  name = 'NoGraphics';
}

/** Fetches what nobody waits for yet, and then all that is kept for playing without a network. */
async function fetchRest({modules, moment, notices, surface, language}, {launches}, {register, watchVersions}) {
  const withOffline = laterScript(ASIDE_URL, (script) => {
    script.watchLaunches(launches);
    script.watchDay(language.code, (line) => tell('day_told', line));
    script.watchBack(surface, () => tell('back_pressed'));
    return script.createOffline({notices, register, wish: moment.wish, language: language.code,
      isSparing: isSparing()});
  }, () => {});
  const watch = () => watchVersions((accept) => notices.say(sentence('version.ready'),
    {label: sentence('version.use'), later: sentence('version.later'), chosen: accept}));
  if (navigator.serviceWorker?.controller) {
    watch();
    withOffline((offline) => offline.keep());
    await modules.fetchRest();
  } else {
    if (!matchMedia('(forced-colors: active)').matches) await moment.settles();
    await withOffline(() => {});
    await moment.comes();
    await modules.fetchRest();
    await networkIdle();
    await withOffline((offline) => offline.keep());
    watch();
  }
}

/**
 * @param {string} page.run  the name of this run (runs.js)
 * @param {() => Promise<ServiceWorkerRegistration?>} page.register
 * @param {(offer: (accept: () => void) => void) => void} page.watchVersions
 * @returns {Promise<boolean>} whether the table is laid and nothing broke
 */
export async function start({run, register, watchVersions}) {
  const [module, ahead, kept, language] = await Promise.all([
    compile(here(WASM_URL), showArrival(WASM_SIZE)), fetchAhead(), openStorage(), openLanguage()]);
  const page = furnish({storage: kept.storage, language, ahead, run});
  const {modules, undoing} = page;
  calls = createCalls(await startProgram(here(PROGRAM_URL),
    {module, options: {canvas: element('canvas'), host: undoing.heed(createHost(page))},
      besides: modules.absent, lent: (exports) => {
        modules.join(exports);
        undoing.watch(exports);
      }}));
  if (broken) throw new NoGraphics();
  const laid = await layTable(page, kept, run);
  const news = [...laid.news, language.failed && 'language.failed'].filter(Boolean);
  offerLanguages(element('languages'), language.code);
  if (news.length > 0) page.notices.say(news.map(sentence).join(' '));
  lendTypefaces(calls).catch(console.warn);
  element('loading').remove();
  element('surface').focus({preventScroll: true});

  window.maelstrom = Object.freeze({command: (line) => attempt(() => command(page, String(line)))});
  fetchRest(page, laid, {register, watchVersions}).catch(console.warn);
  return !broken;
}
