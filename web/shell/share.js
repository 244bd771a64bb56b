// The sheet a link is handed on by: copied, given to the system's own sheet, or read off the screen as a
// code by another device. Fetched when the first link is shared.
/* global STYLE_URL, SHARE_TEXTS */
import encodeQR from 'qr';
import {element, selectAll} from './elements.js';
import {copy, isChoice} from './sharing.js';
import {sayer} from './saying.js';
import {wearStyle} from './wear_style.js';

const QUIET = 4;     // modules round a code that stay bare
const LARGEST = 25;  // version of a code that a phone still shows so that another can read it
const MODULE = 3;    // CSS pixels at least
const ROOM = 320;    // CSS pixels a code takes where its modules may be larger

const SVG = 'http://www.w3.org/2000/svg';

const versionOf = (modules) => (modules.length - 2 * QUIET - 17) / 4;

/** A link as rows of modules, dark ones true, quiet ones round them; nothing where it is too long. */
export function codeOf(link) {
  for (const ecc of ['medium', 'low']) {
    try {
      const modules = encodeQR(link, 'raw', {ecc, border: QUIET});
      if (versionOf(modules) <= LARGEST) return modules;
    } catch (error) {
      if (!/capacity/i.test(error.message)) throw error;
    }
  }
  return undefined;
}

/** The dark modules of a row as the parts of a path. */
const rowPath = (row, y) =>
  [...row.map((dark) => (dark ? '1' : '0')).join('').matchAll(/1+/g)]
    .map(({0: run, index}) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');

/** Dark on light, whatever the theme: readers expect it. Every module is as many whole pixels wide. */
function drawn(modules, label) {
  const size = modules.length;
  const pixels = size * Math.max(MODULE, Math.floor(ROOM / size));
  const svg = document.createElementNS(SVG, 'svg');
  const part = (name, attributes) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    svg.append(made);
  };
  for (const [key, value] of Object.entries({class: 'code', role: 'img', 'aria-label': label,
    viewBox: `0 0 ${size} ${size}`, width: pixels, height: pixels,
    'shape-rendering': 'crispEdges'})) svg.setAttribute(key, value);
  part('rect', {width: size, height: size, fill: '#fff'});
  part('path', {d: modules.map(rowPath).join(''), fill: '#000'});
  return svg;
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} language  its code
 */
export function createShare(dialog, language) {
  const text = sayer(SHARE_TEXTS[language], 'page.share.');

  async function copied(field, line) {
    const isCopied = await copy(field.value);
    line.textContent = text(isCopied ? 'copied' : 'by-hand');
    if (!isCopied) selectAll(field);
  }

  const worn = wearStyle(STYLE_URL);

  return {
    async show(title, link) {
      await worn;
      const modules = codeOf(link);
      const line = element('p', {role: 'status'});
      const field = element('textarea', {rows: 3, readOnly: true, spellcheck: false, value: link});
      field.setAttribute('aria-label', text('link'));
      const button = (key, onclick, className = '') =>
        element('button', {type: 'button', textContent: text(key), className, onclick});
      const system = navigator.share && button('system', () =>
        navigator.share({title, url: link}).catch((error) => isChoice(error) || copied(field, line)));
      const first = button('copy', () => copied(field, line), 'main');
      dialog.replaceChildren(
        element('h2', {id: 'share-title', textContent: text('title')}),
        ...(modules ? [drawn(modules, text('code'))] : []),
        element('p', {textContent: text(modules ? 'camera' : 'long')}),
        field, line,
        element('div', {className: 'choices'}, first, ...(system ? [system] : []),
          button('done', () => dialog.close())));
      if (!dialog.open) dialog.showModal();
      first.focus();
      copied(field, line);
    },
  };
}
