// What the program may ask of the page; each verb stands in web/app/platform.h.
import {cut, TEXT} from './kept/limits.js';
import {placeIn} from './own_places.js';
import {keepOpen} from './kept/runs.js';
import {copy, linkTo} from './sharing.js';
import {Gone, keepForGood, Overtaken} from './kept/storage.js';

// The same order as StoreProblem in web/app/platform.h.
const STORED = 0;
const REFUSED = 1;
const OVERTAKEN = 2;
const GONE = 3;

const problemOf = (error) =>
  (error instanceof Overtaken ? OVERTAKEN : error instanceof Gone ? GONE : REFUSED);

const done = (promise) => promise.then(() => true, () => false);

/** What is kept between two visits. */
function keeping({storage, tell, notices, sentence}) {
  let asked = false;
  return {
    async store(ticket, game) {
      let isBack = false;
      try {
        isBack = await storage.put(game);
      } catch (error) {
        return tell('stored', ticket, problemOf(error));
      }
      tell('stored', ticket, STORED);
      if (isBack) notices.say(sentence('game.back'));
      if (!asked) keepForGood();
      asked = true;
    },
    /** A setting that must not be lost; an empty value takes it away. */
    async keep(ticket, key, value) {
      const write = async () => (value ? storage.set(key, value) : storage.unset(key));
      tell('stored', ticket, await done(write()) ? STORED : REFUSED);
    },
    async forget(id) {
      tell('forgotten', id, +await done(storage.forget(id)));
    },
    remember(key, value) {
      if (key === 'open') keepOpen(value);
      storage?.set(key, value).catch(() => {});
    },
  };
}

/** What the page hands on; what no browser copies for it is shown, to be copied by hand. */
function sharing(notices, sentence, withShare) {
  const byHand = (title, value) => notices.ask({title, sentence: sentence('link.by-hand'),
    field: {label: title, value, fixed: true},
    choices: [{answer: 'done', label: sentence('link.done')}]});
  return {
    async share(title, fragment) {
      const url = linkTo(fragment);
      let isShown = false;
      await withShare((sheet) => {
        isShown = true;
        sheet.show(title, url);
      });
      if (!isShown) await byHand(title, url);
    },
    async copyText(title, text, copied) {
      if (await copy(text)) notices.say(copied);
      else await byHand(title, text);
    },
  };
}

/** @param {HTMLElement} surface  the table, where keys go once a question is answered */
export function createHost({tell, sentence, surface, language, storage, bots, loop, notices,
  textView, withRules, withShare, textField, chosen, withAside, withPuzzles, showPlace, modules, moment,
  turns, giveUp}) {
  return {
    texts: language.texts,
    refuseTexts: language.refuse,
    wake: loop.wake,
    randomWord: () => crypto.getRandomValues(new Uint32Array(1))[0],
    wallClock: () => Date.now(),
    ...keeping({storage, tell, notices, sentence}),
    hasCode: modules.has,
    fetchCode: modules.fetch,
    get thinkers() { return bots.thinkers; },
    think: bots.think,
    stopThinking: bots.stop,
    ...sharing(notices, sentence, withShare),
    offerFile: (...file) => withAside((script) => script.offerFile(...file)),
    pickFile: () => withAside((script) => script.pickFile({
      file: (bytes) => tell('file_opened', bytes),
      missing: () => notices.say(sentence('file.missing'))})),
    async ask(ticket, question) {
      const {answer, text} = await notices.ask(question);
      surface.focus({preventScroll: true});
      const place = answer === 'open' && placeIn(text);  // of the page's own
      tell('answered', ticket, place ? '' : answer, cut(text, TEXT));
      if (place) showPlace(place);
    },
    editText: textField.open,
    say: (line) => notices.say(line),
    unsay: (line) => notices.unsay(line),
    showWords(words) {
      textView.show(words);
      moment.shown(words);
    },
    showRules: (reference, at) => withRules((rules) => rules.show(reference, at)),
    applySettings: chosen.apply,
    showSettings: chosen.show,
    showPuzzles: (ids, after) => withPuzzles((puzzles) => {
      const solved = ids.split(' ');
      if (after) puzzles.showAfter(after, solved);
      else puzzles.show(solved);
    }),
    puzzleSolved: (id) => withAside((script) => script.puzzleSolved(id)),
    play: chosen.play,
    setTitle: turns.setTitle,
    setTurn: turns.set,
    setFragment(fragment) {
      history.replaceState(history.state, '', location.pathname + (fragment && `#${fragment}`));
    },
    setCursor: (name) => (surface.style.cursor = name),
    reload: () => location.reload(),
    giveUp,
  };
}
