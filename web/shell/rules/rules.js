// The rules references, a chapter at a time: every rule with its id, a small board that plays
// examples, a search, and a glossary whose words are told where they stand. Fetched when rules are
// first opened, and so is what they hold, a file for each reference and language
// (tools/web/references.mjs) and one of what its boards show; the service worker keeps them all, so
// that they are there without network.
/* global REFERENCES, REFERENCE_OF, BOARDS, RULES_TEXTS, STYLE_URL */
import {element} from '../elements.js';
import {LANGUAGE as MOST} from '../kept/limits.js';
import {createExamples} from './rules_board.js';
import {createFrame} from './rules_frame.js';
import {createTexts} from './rules_text.js';
import {holdsAll, wordsIn} from './rules_words.js';
import {sayer} from '../saying.js';
import {wearStyle} from '../wear_style.js';

const GLOSSARY = 'glossary';

async function fetchOf(url) {
  const response = await fetch(new URL(url, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return JSON.parse((await response.text()).slice(0, MOST));
}

/** What a reference holds, with its chapters in one row. */
function indexed({books, examples, terms}, drawn) {
  const chapters = books.flatMap(({letters, chapters: own}) => own.map(([number, title, rules]) =>
    ({key: `${letters}.${number}`, letters, number, title, rules,
      examples: examples.filter(({at}) => at === `${letters}.${number}`)})));
  const chapterOf = new Map(chapters.flatMap((chapter) =>
    chapter.rules.map(([id]) => [id, chapter])));
  return {books, chapters, chapterOf, terms, drawn};
}

/** References by their names, each fetched once. */
function createShelf(code) {
  const known = new Map();
  return async (name) => {
    if (!known.has(name)) {
      const [told, drawn] = await Promise.all([fetchOf(REFERENCES[name][code]),
        fetchOf(BOARDS[name])]);
      known.set(name, indexed(told, drawn));
    }
    return known.get(name);
  };
}

/** What holds all the words: terms, and rules by their chapters. */
function lookFor(words, {terms, chapters}) {
  const groups = chapters.map(({title, rules}) =>
    [title, rules.filter(([id, text]) => holdsAll(`${id} ${text}`, words))]);
  return {terms: terms.filter(({forms, text}) => holdsAll(`${forms.join(' ')} ${text}`, words)),
    groups: groups.filter(([, hits]) => hits.length > 0)};
}

/**
 * The pages of one reference.
 * @param {ReturnType<typeof createFrame>} frame
 * @param {ReturnType<typeof createTexts>} texts
 * @param {ReturnType<typeof createExamples>} examples
 * @param {Function} say
 * @param {string} code  of the language, in whose order words stand
 */
function createPages(frame, texts, examples, say, code) {
  let shown = null;  // the reference
  let here = null;  // the chapter

  /** Lights one rule at a time of those that are shown. */
  function light(id, className) {
    frame.body.querySelector(`.${className}`)?.classList.remove(className);
    const rule = document.getElementById(`rule-${id}`);
    rule?.parentNode.classList.add(className);
    return rule;
  }

  function turning() {
    const at = shown.chapters.indexOf(here);
    const button = (chapter, key) => (chapter ? [element('button', {type: 'button',
      onclick: () => showChapter(chapter)}, element('span', {textContent: say(key)}),
    ` ${chapter.number} ${chapter.title}`)] : []);
    return element('div', {className: 'turning'}, ...button(shown.chapters[at - 1], 'before'),
      ...button(shown.chapters[at + 1], 'after'));
  }

  function beginPage(chapter) {
    here = chapter;
    frame.field.value = '';
    frame.tellFound('');
  }

  const takeHeading = () => frame.body.querySelector('h3').focus({preventScroll: true});

  function showChapter(chapter, asked) {
    beginPage(chapter);
    frame.fill(chapter.key, texts.heading(chapter.number, chapter.title),
      texts.rules(chapter.rules, shown.terms), turning());
    frame.book.textContent = say(`book.${chapter.letters}`);
    frame.place(...examples.of(shown.drawn, chapter.examples, asked));
    if (!asked) takeHeading();
  }

  function showAlone(key, ...parts) {
    frame.place(...examples.of(shown.drawn, []));
    frame.fill(key, ...parts);
  }

  function showGlossary() {
    beginPage(null);
    const sorted = [...shown.terms].sort((a, b) => a.forms[0].localeCompare(b.forms[0], code));
    showAlone(GLOSSARY, texts.heading('', say('glossary')), texts.terms(sorted));
    takeHeading();
  }

  function showFound(words) {
    const {terms, groups} = lookFor(words, shown);
    const count = groups.reduce((sum, [, hits]) => sum + hits.length, terms.length);
    const told = say(count === 1 ? 'found.one' : 'found', count);
    here = null;
    frame.tellFound(told);
    showAlone('', texts.heading('', told), ...terms.length ? [texts.terms(terms, words)] : [],
      ...groups.flatMap(([title, hits]) =>
        [element('h4', {textContent: title}), texts.hits(hits, words)]));
  }

  function showRule(id) {
    showChapter(shown.chapterOf.get(id) ?? shown.chapters[0], id);
    const rule = light(id, 'asked');
    rule?.parentNode.scrollIntoView({block: 'center'});
    if (rule) rule.focus({preventScroll: true});
    else takeHeading();
  }

  return {showRule,
    /** The rule of a step; `wanted`, it is gone to wherever it stands. */
    lightStep(id, wanted) {
      const rule = light(id, 'lit');
      if (rule) rule.parentNode.scrollIntoView({block: 'nearest'});
      else if (wanted) showRule(id);
    },
    seek() {
      const words = wordsIn(frame.field.value);
      if (words.length > 0) showFound(words);
      else if (!here) showChapter(shown.chapters[0]);
    },
    open(reference, rule) {
      shown = reference;
      const several = shown.books.length > 1;
      const item = (chapter) =>
        [chapter.key, chapter.number, chapter.title, () => showChapter(chapter)];
      frame.list([...shown.books.map(({letters}) => [several ? say(`book.${letters}`) : '',
        shown.chapters.filter((chapter) => chapter.letters === letters).map(item)]),
      ['', [[GLOSSARY, '', say('glossary'), showGlossary]]]]);
      if (rule) showRule(rule);
      else showChapter(shown.chapters[0]);
    },
  };
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {{code: string}} language  the one that is spoken
 */
export function createRules(dialog, {code}) {
  const say = sayer(RULES_TEXTS[code], 'page.rules.');
  const styled = wearStyle(STYLE_URL);
  const fetchReference = createShelf(code);
  const frame = createFrame(dialog, say, () => pages.seek());
  const examples = createExamples(say, (id, wanted) => pages.lightStep(id, wanted));
  const texts = createTexts(dialog, (id) => pages.showRule(id));
  const pages = createPages(frame, texts, examples, say, code);
  let asks = 0;  // how often a reference has been asked for
  dialog.addEventListener('close', examples.stop);

  function tellOf(key) {
    frame.place();
    frame.list([]);
    frame.book.textContent = '';
    frame.field.disabled = true;
    const told = element('p', {textContent: say(key)});
    told.setAttribute('role', 'status');
    frame.body.replaceChildren(told);
  }

  const rules = {
    /** The reference of this name, open at the rule of this id, or where its book begins. */
    async show(name, rule) {
      const ask = ++asks;
      examples.stop();
      tellOf('coming');
      await styled;
      frame.open();
      const reference = await fetchReference(name).catch((error) => console.warn(error));
      if (ask !== asks) return;
      if (!reference) return tellOf('missing');
      frame.field.disabled = false;
      pages.open(reference, rule);
    },
    /** The reference that has the rule of this id, open there. */
    showRule(id) {
      const name = REFERENCE_OF[id.slice(0, 3)];
      if (name) rules.show(name, id);
    },
  };
  return rules;
}
