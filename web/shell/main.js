// The page around the table: loads the program, hands it what storage holds, and lends it hands and
// ears. The program itself decides everything (web/app/platform.h).
/* global PROGRAM_URL, WASM_URL */
import {createBots} from './bots.js';
import {offerLanguages, openLanguage} from './language.js';
import {createLoop} from './loop.js';
import {createMirror} from './mirror.js';
import {createNotices} from './notices.js';
import {listen} from './pointers.js';
import {compile, startProgram} from './program.js';
import {createRules} from './rules.js';
import {linkTo, offerFile, pickFile, shareLink, watchDrops} from './sharing.js';
import {keepForGood, openStorage, Overtaken} from './storage.js';
import {createTextField} from './text_field.js';
import {keepOffline} from './updates.js';
import {watchViewport} from './viewport.js';

const element = (id) => document.getElementById(id);
const here = (url) => new URL(url, document.baseURI).href;

/** A sentence of the page itself; it stands in the page, in the language that is spoken. */
const sentence = (key) => document.querySelector(`#sentences [data-text="page.${key}"]`).textContent;

// The same order as StoreProblem in web/app/platform.h.
const STORED = 0;
const REFUSED = 1;
const OVERTAKEN = 2;

let program = null;
let broken = false;

/** A program that has broken is not asked again. What was shown is stored: a reload goes on. */
function breakDown(error) {
  if (broken) return;
  broken = true;
  console.error(error);
  const notice = element('broken');
  notice.showModal();
  notice.querySelector('button').onclick = () => location.reload();
}

/** Calls one of the program's functions; strings and bytes are passed as such. */
function tell(name, ...values) {
  if (broken) return -1;
  const types = values.map((value) => value instanceof Uint8Array ? 'array' : typeof value);
  const passed = values.flatMap((value, i) => types[i] === 'array' ? [value, value.length] : value);
  const passedTypes = types.flatMap((type) => type === 'array' ? ['array', 'number'] : type);
  try {
    return program.ccall(`mael_${name}`, 'number', passedTypes, passed);
  } catch (error) {
    breakDown(error);
    return -1;
  }
}

function tellLine(name, line) {
  return program.ccall(`mael_${name}`, 'string', ['string'], [line]);
}

/** What the program may ask of the page; each verb stands in web/app/platform.h. */
function createHost({language, storage, bots, loop, notices, mirror, rules, textField}) {
  let asked = false;

  async function store(ticket, game) {
    try {
      await storage.put(game);
    } catch (error) {
      return tell('stored', ticket, error instanceof Overtaken ? OVERTAKEN : REFUSED);
    }
    tell('stored', ticket, STORED);
    if (!asked) keepForGood();
    asked = true;
  }

  /** A setting that must not be lost; an empty value takes it away. */
  async function keep(ticket, key, value) {
    const write = async () => (value ? storage.set(key, value) : storage.unset(key));
    const done = await write().then(() => true, () => false);
    tell('stored', ticket, done ? STORED : REFUSED);
  }

  async function forget(id) {
    const gone = await storage.forget(id).then(() => true, () => false);
    tell('forgotten', id, +gone);
  }

  async function share(title, fragment) {
    const url = linkTo(fragment);
    const how = await shareLink(title, url);
    if (how === 'copied') notices.say(sentence('link.copied'));
    if (how !== 'failed') return;
    const what = sentence('link.title');
    await notices.ask({title: what, sentence: sentence('link.by-hand'),
      field: {label: what, value: url, fixed: true},
      choices: [{answer: 'done', label: sentence('link.done')}]});
  }

  return {
    texts: language.texts,
    refuseTexts: language.refuse,
    wake: loop.wake,
    randomWord: () => crypto.getRandomValues(new Uint32Array(1))[0],
    wallClock: () => Date.now(),
    store,
    keep,
    forget,
    remember: (key, value) => storage?.set(key, value).catch(() => {}),
    thinkers: bots.thinkers,
    think: bots.think,
    stopThinking: bots.stop,
    share,
    offerFile,
    pickFile: () => pickFile((bytes) => tell('file_opened', bytes)),
    async ask(ticket, question) {
      const {answer, text} = await notices.ask(question);
      element('surface').focus({preventScroll: true});
      tell('answered', ticket, answer, text);
    },
    editText: textField.open,
    say: (sentence) => notices.say(sentence),
    showWords: mirror.show,
    showRules: rules.show,
    setTitle: (title) => (document.title = title),
    setFragment(fragment) {
      const bare = location.pathname + location.search;
      history.replaceState(null, '', fragment ? `${bare}#${fragment}` : bare);
    },
    setCursor: (name) => (element('surface').style.cursor = name),
    reload: () => location.reload(),
    giveUp: () => (broken = true),
  };
}

/** Tells the program whether a media query holds, now and whenever that changes. */
function tellMedia(query, name) {
  const media = matchMedia(query);
  media.addEventListener('change', () => tell(name, +media.matches));
  tell(name, +media.matches);
}

function watchPage(loop) {
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
  addEventListener('hashchange', () => tell('fragment_changed', location.hash));

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

async function handOver(storage) {
  if (!storage) return;
  const [games, settings] = await Promise.all([storage.games(), storage.settings()]);
  for (const [key, value] of settings) tell('remembered', key, value);
  for (const {id, revision, when, title, line, bytes} of games) {
    tell('kept', id, revision, when, title, line, bytes);
  }
}

async function start() {
  const [module, storage, language] =
    await Promise.all([compile(here(WASM_URL)), openStorage(), openLanguage()]);
  const loop = createLoop((now) => {
    const wait = tell('frame', now);
    return wait < 0 ? Infinity : wait;
  });
  const notices = createNotices(element('dialog'), element('toast'));
  const bots = createBots(module,
    (ticket, place, report) => tell('thought', ticket, place, report));
  const parts = ['title', 'status', 'scene', 'choices', 'log', 'live', 'alert'];
  const mirror = createMirror(
    {...Object.fromEntries(parts.map((part) => [part, element(`words-${part}`)])),
      startOnly: element('corner')},
    (choice) => tell('chosen', choice));
  element('about-open').onclick = () => element('about').showModal();
  element('about-close').onclick = () => element('about').close();
  const rules = createRules(element('rules'));
  const textField = createTextField(element('field'), (ticket, text) => {
    element('surface').focus({preventScroll: true});
    tell('text_edited', ticket, text);
  });

  program = await startProgram(here(PROGRAM_URL), {module, options: {canvas: element('canvas'),
    host: createHost({language, storage, bots, loop, notices, mirror, rules, textField})}});
  if (broken) throw new Error('no graphics');
  await handOver(storage);
  tell('started', location.hash, +Boolean(storage));
  watchPage(loop);
  offerLanguages(element('languages'), language.code);
  if (language.failed) notices.say(sentence('language.failed'));
  element('loading').remove();
  element('surface').focus({preventScroll: true});

  window.maelstrom = Object.freeze({command: (line) => tellLine('command', String(line))});
  keepOffline((accept) => notices.say(sentence('version.ready'),
    {label: sentence('version.use'), later: sentence('version.later'), chosen: accept}));
}

start().catch((error) => {
  console.error(error);
  element('loading').textContent = sentence('cannot-start');
});
