// The rules references: every rule of a game with its id, by section, open at the one that was asked
// for. Each is a file of its language (tools/web/references.mjs), fetched when it is first opened;
// the service worker keeps them all, so that they are there without network as well.
/* global REFERENCES */
import {element} from './elements.js';
import {LANGUAGE as MOST} from './limits.js';
import {sentence} from './sentences.js';

/** One heading and list for each section, in the order in which sections first appear. */
function sections(rules) {
  const lists = new Map();
  for (const [id, section, text] of rules) {
    if (!lists.has(section)) lists.set(section, element('dl', {}));
    lists.get(section).append(element('dt', {id: `rule-${id}`, tabIndex: -1, textContent: id}),
      element('dd', {textContent: text}));
  }
  return [...lists].flatMap(([section, list]) => [element('h3', {textContent: section}), list]);
}

async function fetchRules(url) {
  const response = await fetch(new URL(url, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const text = await response.text();
  const rules = text.slice(0, MOST).trimEnd().split('\n').map((line) => line.split('\t'));
  if (rules.some((row) => row.length !== 3)) throw new Error(`no rules ${url}`);
  return rules;
}

function seek(id) {
  const rule = document.getElementById(`rule-${id}`);
  rule?.classList.add('asked');
  rule?.scrollIntoView({block: 'center'});
  rule?.focus({preventScroll: true});
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {{code: string}} language  the one that is spoken
 */
export function createRules(dialog, language) {
  return {
    /** The reference of this name, open at the rule of this id. */
    async show(reference, at) {
      const body = element('div', {className: 'rules', tabIndex: 0},
        element('p', {role: 'status', textContent: sentence('rules.coming')}));
      dialog.replaceChildren(
        element('header', {},
          element('h2', {id: 'rules-title', textContent: sentence('rules.title')}),
          element('button', {type: 'button', textContent: sentence('about.close'),
            onclick: () => dialog.close()})), body);
      if (!dialog.open) dialog.showModal();
      try {
        body.replaceChildren(...sections(await fetchRules(REFERENCES[reference][language.code])));
        if (body.isConnected) seek(at);
      } catch (error) {
        console.warn(error);
        body.firstChild.textContent = sentence('rules.missing');
      }
    },
  };
}
