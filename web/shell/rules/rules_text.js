// What stands on a page of rules: rules in which words can be asked about, entries of the glossary, and
// what was found.
import {element} from '../elements.js';
import {placesOf, termsIn} from './rules_words.js';

/** A text with marks about these parts of it. */
function marked(text, places) {
  let end = 0;
  const parts = places.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, element('mark', {textContent: text.slice(from, to)})];
  });
  return [...parts, text.slice(end)];
}

const found = (text, words) => marked(text, placesOf(text, words));

/** Whole, so that it can be handed on. */
const addressOf = (id) => new URL(`#rule=${id}`, location.href).href;

/**
 * @param {HTMLElement} page  within which one word at a time is told
 * @param {(rule: string) => void} goTo  opens a rule
 */
export function createTexts(page, goTo) {
  const links = (rules) => element('p', {className: 'links'},
    ...rules.map((id) => element('button', {type: 'button', className: 'id', textContent: id,
      onclick: () => goTo(id)})));

  /** The glossary's sentence below the rule in which a word is asked about, or no more. */
  function tell(button, term) {
    const opens = button.getAttribute('aria-expanded') === 'false';
    page.querySelector('.term[aria-expanded="true"]')?.setAttribute('aria-expanded', 'false');
    page.querySelector('.told')?.remove();
    if (!opens) return;
    button.setAttribute('aria-expanded', 'true');
    const told = element('div', {className: 'told'}, element('b', {textContent: term.forms[0]}),
      element('p', {textContent: term.text}), links(term.rules));
    told.setAttribute('role', 'note');
    button.closest('dd').append(told);
  }

  function wordButton(text, term) {
    const button = element('button', {type: 'button', className: 'term', textContent: text,
      onclick: () => tell(button, term)});
    button.setAttribute('aria-expanded', 'false');
    return button;
  }

  /**
   * A text with its terms as buttons; those `told` already are not, the others are added. Signs behind
   * a term stay on its line.
   */
  function explained(text, terms, told) {
    let end = 0;
    const parts = termsIn(text, terms.filter((term) => !told.has(term)))
      .flatMap(({from, to, term}) => {
        told.add(term);
        const before = text.slice(end, from);
        const [sign] = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(to));
        end = to + sign.length;
        return [before, element('span', {className: 'whole'},
          wordButton(text.slice(from, to), term), sign)];
      });
    return [...parts, text.slice(end)];
  }

  return {
    /** The rules of a chapter; each term can be asked about where it stands first. */
    rules(rules, terms) {
      const told = new Set();
      return element('dl', {}, ...rules.map(([id, text]) => element('div', {className: 'rule'},
        element('dt', {id: `rule-${id}`, tabIndex: -1},
          element('a', {href: addressOf(id), tabIndex: -1, textContent: id})),
        element('dd', {}, ...explained(text, terms, told)))));
    },
    /** Terms with what they mean; the words looked for are marked. */
    terms: (terms, words = []) => element('dl', {},
      ...terms.map((term) => element('div', {className: 'entry'},
        element('dt', {}, ...found(term.forms[0], words)),
        element('dd', {}, element('p', {}, ...found(term.text, words)), links(term.rules))))),
    /** Rules that were found, each a way to its chapter. */
    hits: (rules, words) => element('ul', {className: 'hits'},
      ...rules.map(([id, text]) => element('li', {},
        element('button', {type: 'button', className: 'hit', onclick: () => goTo(id)},
          element('span', {className: 'id'}, ...found(id, words)),
          element('span', {}, ...found(text, words)))))),
    /** The heading of a page. */
    heading: (number, text) => element('h3', {tabIndex: -1},
      ...number ? [element('span', {className: 'number', textContent: number}), ' '] : [],
      element('span', {className: 'name', textContent: text})),
  };
}
