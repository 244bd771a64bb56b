// The sheet of settings: one row for each, made of what every browser knows how to reach by key, to
// read aloud and to press with a finger. The program keeps what is chosen and says what holds
// (web/app/settings.h); the sheet shows that, and tells of choices.
/* global STYLE_URL, SETTINGS_TEXTS */
import {CHANGED, staysAwake} from './awake.js';
import {element} from './elements.js';
import {keepWord} from './kept/kept_words.js';
import {sayer} from './saying.js';
import {wearStyle} from './wear_style.js';

const MEGABYTE = 1e6;

/** A group with its heading. */
function group(title, ...rows) {
  const id = `settings-${title.replace(/\W+/g, '-')}`;
  const section = element('section', {}, element('h3', {id, textContent: title}), ...rows);
  section.setAttribute('aria-labelledby', id);
  return section;
}

/**
 * One of several, in a row: radio buttons.
 * @param {(value: string, text: string) => Node[]} picture  what stands for an option
 */
function oneOf(className, name, label, options, chosen, picture) {
  const bar = element('div', {className});
  const row = element('fieldset', {className: 'row'}, element('legend', {textContent: label}), bar);
  for (const [value, text, lang] of options) {
    const input = element('input', {type: 'radio', name, value, onchange: () => chosen(value)});
    const option = element('label', {}, input, ...picture(value, text));
    if (lang) option.lang = lang;
    bar.append(option);
  }
  const show = (value) => bar.querySelectorAll('input')
    .forEach((input) => (input.checked = input.value === value));
  return {row, show};
}

/** Buttons that look like the segments of a bar. */
const segments = (name, label, options, chosen) => oneOf('segments', name, label, options, chosen,
  (_, text) => [element('span', {textContent: text})]);

/** The themes, each a small picture of itself. */
const themePictures = (label, options, chosen) => oneOf('themes', 'theme', label, options, chosen,
  (value, text) => {
    const swatch = element('span', {className: `swatch ${value}`});
    if (value !== 'system') swatch.dataset.theme = value;
    return [swatch, element('b', {textContent: text})];
  });

/** On or off. */
function flip(name, label, chosen) {
  const input = element('input', {type: 'checkbox', name,
    onchange: () => chosen(input.checked ? 'on' : 'off')});
  input.setAttribute('role', 'switch');
  const row = element('label', {className: 'row flip'}, element('span', {textContent: label}), input);
  return {row, show: (word) => (input.checked = word === 'on')};
}

/** A number of percent. */
function slider(name, label, {least, most, step}, chosen) {
  const input = element('input', {type: 'range', name, min: least, max: most, step,
    oninput: () => chosen(input.value)});
  const read = element('output', {});
  const row = element('label', {className: 'row'}, element('span', {textContent: label}), input,
    read);
  const show = (word) => {
    input.value = word;
    input.style.setProperty('--share', `${100 * (input.value - least) / (most - least)}%`);
    read.textContent = `${word} %`;
    input.setAttribute('aria-valuetext', read.textContent);
  };
  return {row, show};
}

/** What the browser says this page keeps, in megabytes with one decimal; nothing if it does not. */
async function storedMegabytes(code) {
  const {usage} = await navigator.storage?.estimate?.() ?? {};
  if (usage === undefined) return undefined;
  return (usage / MEGABYTE).toLocaleString(code, {minimumFractionDigits: 1, maximumFractionDigits: 1});
}

/** The rows of what the program keeps, by their keys. */
function makeRows(say, choose) {
  const chosen = (key) => (word) => choose(key, word);
  const paces = ['off', 'slow', 'even', 'fast'].map((pace) => [pace, say(`motion.${pace}`)]);
  const themes = ['dark', 'light', 'contrast', 'system']
    .map((theme) => [theme, say(`theme.${theme}`)]);
  const flips = ['sound', 'hints', 'advantage', 'asks_first', 'curtain'].map((key) =>
    [key, flip(key, say(key), chosen(key))]);
  return {theme: themePictures(say('theme'), themes, chosen('theme')),
    motion: segments('motion', say('motion'), paces, chosen('motion')),
    volume: slider('volume', say('volume'), {least: 0, most: 100, step: 10}, chosen('volume')),
    ...Object.fromEntries(flips)};
}

/** Texts grow under the finger, so the row shows what holds by itself. */
function sizeRow(say, {SIZES, textSize, chooseTextSize}) {
  const {row, show} = slider('size', say('size'), SIZES, (percent) => {
    chooseTextSize(Number(percent));
    show(percent);
  });
  show(textSize());
  return row;
}

/** Nothing where the screen cannot be kept on, or no choice can be kept. */
function awakeRows(say) {
  if (!navigator.wakeLock || !keepWord('awake', staysAwake() ? 'on' : 'off')) return [];
  const {row, show} = flip('awake', say('awake'), (word) => {
    keepWord('awake', word);
    dispatchEvent(new Event(CHANGED));
  });
  show(staysAwake() ? 'on' : 'off');
  return [row];
}

/** All games into a file or out of one, and everything that is kept here deleted. */
function dataRow(say, {dialog, games, clear, ask}) {
  const leaving = (act) => () => {
    dialog.close();
    act();
  };
  const button = (key, act) => element('button', {type: 'button', textContent: say(key),
    onclick: leaving(act)});
  const sure = async (step) => await ask({title: say('delete.title'), sentence: say(step),
    choices: [{answer: 'keep', label: say('delete.no')}, {answer: 'delete', label: say('delete.yes')}],
  }) === 'delete';
  const all = button('delete', async () => {
    if (await sure('delete.first') && await sure('delete.second')) clear();
  });
  all.classList.add('danger');
  return element('div', {className: 'choices'}, button('export', () => games('export')),
    button('import', () => games('import')), all);
}

/** None where no choice can be kept. */
function languageRows(say, {code, all, choose}) {
  if (all.length < 2) return [];
  const names = all.map((each) => [each.code, each.name, each.code]);
  const {row, show} = segments('language', say('language'), names, choose);
  show(code);
  return [row];
}

/**
 * @param {object} page
 * @param {HTMLDialogElement} page.dialog
 * @param {object} page.language  `code` of the one that is spoken, `all` that can be chosen, `choose`
 * @param {(key: string, word: string) => void} page.choose
 * @param {object} page.size  text_size.js, of which there may be only one
 * @param {object} page.data  `games(what)` for "export" and "import", `clear()` for all that is kept
 *   here, and `ask(question)`, which resolves to the answer
 */
export function createSheet({dialog, language, size, choose, data}) {
  const worn = wearStyle(STYLE_URL);
  const say = sayer(SETTINGS_TEXTS[language.code], 'page.settings.');
  const rows = makeRows(say, choose);
  const stored = element('p', {});
  const close = element('button', {type: 'button', textContent: say('close'),
    onclick: () => dialog.close()});
  const quiet = element('p', {className: 'aside', textContent: say('motion.system')});
  dialog.replaceChildren(
    element('header', {}, element('h2', {id: 'settings-title', textContent: say('title')}), close),
    element('div', {className: 'sheet'},
      group(say('group.look'), rows.theme.row, sizeRow(say, size), ...languageRows(say, language)),
      group(say('group.senses'), rows.sound.row, rows.volume.row, rows.motion.row, quiet),
      group(say('group.table'), rows.hints.row, rows.advantage.row, rows.asks_first.row,
        rows.curtain.row, ...awakeRows(say)),
      group(say('group.data'), stored, dataRow(say, {dialog, ...data}))));

  async function weigh() {
    const megabytes = await storedMegabytes(language.code);
    stored.textContent = megabytes === undefined ? say('stored.unknown')
      : say('stored').replace('{0}', megabytes);
  }

  return {
    /** Shows what holds. */
    apply(words) {
      for (const [key, row] of Object.entries(rows)) row.show(words[key]);
      rows.volume.row.classList.toggle('off', words.sound !== 'on');
    },
    async open() {
      weigh();
      await worn;
      if (!dialog.open) dialog.showModal();
    },
  };
}
