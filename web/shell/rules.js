// The rules reference: every rule with its id, by section, open at the one that was asked for.
// Each game has its own: they are laid out anew whenever they are opened.

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** One heading and list for each section, in the order in which sections first appear. */
function sections(rules) {
  const lists = new Map();
  for (const {id, section, text} of rules) {
    if (!lists.has(section)) lists.set(section, element('dl', {}));
    lists.get(section).append(element('dt', {id: `rule-${id}`, tabIndex: -1, textContent: id}),
      element('dd', {textContent: text}));
  }
  return [...lists].flatMap(([section, list]) => [element('h3', {textContent: section}), list]);
}

/** @param {HTMLDialogElement} dialog */
export function createRules(dialog) {
  return {
    /** @param {{title, close, at, rules: {id, section, text}[]}} book */
    show({title, close, at, rules}) {
      dialog.replaceChildren(
        element('header', {}, element('h2', {id: 'rules-title', textContent: title}),
          element('button', {type: 'button', textContent: close, onclick: () => dialog.close()})),
        element('div', {className: 'rules', tabIndex: 0}, ...sections(rules)));
      dialog.showModal();
      const rule = document.getElementById(`rule-${at}`);
      rule?.classList.add('asked');
      rule?.scrollIntoView({block: 'center'});
      rule?.focus({preventScroll: true});
    },
  };
}
