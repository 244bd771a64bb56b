// The frame of the page of rules: its header with the search, the list of chapters, and room for a
// chapter and its board.
import {element} from '../elements.js';
import {sign} from './board.js';

function labelled(made, label) {
  made.setAttribute('aria-label', label);
  return made;
}

const signed = (kind, label, act, className = '') =>
  labelled(element('button', {type: 'button', className, onclick: act}, sign(kind)), label);

/** Widths of the page, in letters of its own size, below which less stands side by side. */
const NARROW = 56, BESIDE = 44, SLIM = 30, TINY = 18;
const LOW = 30;

/** Parts are laid out by how much room there is for letters, which players may enlarge. */
function fitTo(dialog) {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [wide, high] = [innerWidth / letter, innerHeight / letter];
  for (const [name, holds] of Object.entries({narrow: wide < NARROW, slim: wide < SLIM,
    tiny: wide < TINY, low: wide < NARROW && wide >= BESIDE && high < LOW})) {
    dialog.classList.toggle(name, holds);
  }
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {(key: string) => string} say
 * @param {() => void} seek  something else is looked for
 */
export function createFrame(dialog, say, seek) {
  const book = element('p', {className: 'book'});
  const field = labelled(element('input', {type: 'search', placeholder: say('search'),
    enterKeyHint: 'search', autocomplete: 'off', spellcheck: false, oninput: seek}), say('search'));
  const list = labelled(element('nav', {id: 'rules-chapters'}), say('chapters'));
  const open = signed('chapters', say('chapters'),
    () => showList(!dialog.classList.contains('listing')), 'open');
  const body = element('div', {className: 'rules chapter', tabIndex: 0});
  const beside = labelled(element('section', {className: 'beside'}), say('board'));
  const found = element('p', {className: 'unseen'});
  open.setAttribute('aria-controls', list.id);
  found.setAttribute('role', 'status');
  dialog.replaceChildren(
    element('header', {}, signed('back', say('close'), () => dialog.close()),
      element('div', {}, element('h2', {id: 'rules-title', textContent: say('title')}), book),
      field, open),
    element('div', {className: 'spread'}, list, body, beside), found);

  /** Where there is no room for it, the list is a page of its own. */
  function showList(listing) {
    dialog.classList.toggle('listing', listing);
    open.setAttribute('aria-expanded', listing);
    if (listing) list.querySelector('[aria-current]')?.focus();
  }

  addEventListener('resize', () => dialog.open && fitTo(dialog));

  /** A button of the list. */
  function item(key, number, text, act) {
    const button = element('button', {type: 'button', onclick: act},
      element('span', {className: 'number', textContent: number}),
      element('span', {textContent: text}));
    button.dataset.key = key;
    return element('li', {}, button);
  }

  return {book, field, body,
    /** Groups of buttons, each [title, items], an item [key, number, text, act]. */
    list: (groups) => list.replaceChildren(...groups.flatMap(([title, items]) => [
      ...title ? [element('h3', {textContent: title})] : [],
      element('ol', {}, ...items.map((each) => item(...each)))])),
    open() {
      fitTo(dialog);
      if (!dialog.open) dialog.showModal();
    },
    /** Says how many were found; nothing is looked for without a text. */
    tellFound: (text) => (found.textContent = text),
    /** What is read now, and which button of the list leads there. */
    fill(key, ...parts) {
      body.replaceChildren(...parts);
      showList(false);
      body.scrollTop = 0;  // only what is shown can be scrolled
      for (const each of list.querySelectorAll('button')) {
        if (each.dataset.key === key) each.setAttribute('aria-current', 'page');
        else each.removeAttribute('aria-current');
      }
      list.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'});
    },
    /** What stands beside it; nothing takes no room. */
    place(...parts) {
      beside.replaceChildren(...parts);
      beside.hidden = parts.length === 0;
      dialog.classList.toggle('alone', beside.hidden);
    },
  };
}
