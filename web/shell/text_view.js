// The table in words: where it stands, what was said, and every choice as a real button. Screen
// readers read it, Tab reaches it, and tests press it.

/** Fills a list in place, so that what has the focus keeps it. */
function fillList(list, items, make, update) {
  while (list.children.length > items.length) list.lastElementChild.remove();
  while (list.children.length < items.length) list.append(make());
  items.forEach((item, i) => update(list.children[i], item, i));
}

const makeLine = () => document.createElement('li');

/** Choices with the same heading that follow each other, with the number of the first. */
function groupsOf(choices) {
  const groups = [];
  choices.forEach((choice, i) => {
    const heading = choice.group ?? '';
    if (groups.at(-1)?.heading !== heading) groups.push({heading, first: i, choices: []});
    groups.at(-1).choices.push(choice);
  });
  return groups;
}

function makeGroup() {
  const item = document.createElement('li');
  item.append(document.createElement('h4'), document.createElement('ul'));
  return item;
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {{title, status, scene, choices, log, live, alert, startOnly, surface}} parts  elements of
 *   the page; `startOnly` is there while no table is open, `surface` says whether a screen is the first
 *   and whether forces are built on it
 * @param {(choice: number) => void} choose
 */
export function createTextView(parts, choose) {
  let spoken = 0;
  let former = '';

  function makeChoice() {
    const button = document.createElement('button');
    button.type = 'button';
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  function updateChoice(item, {label, notation, pressed}, number) {
    const button = item.firstElementChild;
    setText(button, label);
    button.dataset.notation = notation;
    if (pressed === undefined) {
      button.removeAttribute('aria-pressed');
    } else {
      button.setAttribute('aria-pressed', String(Boolean(pressed)));
    }
    button.onclick = () => choose(number);
  }

  function updateGroup(item, {heading, first, choices}) {
    const [title, list] = item.children;
    title.hidden = heading === '';
    setText(title, heading);
    if (heading === '') list.removeAttribute('aria-label');
    else list.setAttribute('aria-label', heading);
    fillList(list, choices, makeChoice, (each, choice, i) => updateChoice(each, choice, first + i));
  }

  // What is new in the log, and then what is to be done. Nothing is read twice.
  function speak({log, status, table}) {
    const fresh = table === former ? log.slice(Math.min(spoken, log.length)) : [];
    former = table;
    spoken = log.length;
    setText(parts.live, [...fresh, status].join(' '));
  }

  return {
    /** @param {{table: string, first: boolean, title: string, status: string, alert: string, scene: string[],
     *    log: string[], choices: {label: string, notation: string, group?: string,
   *    pressed?: boolean | number}[]}} view */
    show(view) {
      setText(parts.title, view.title);
      setText(parts.status, view.status);
      fillList(parts.scene, view.scene, makeLine, setText);
      fillList(parts.log, view.log, makeLine, setText);
      fillList(parts.choices, groupsOf(view.choices), makeGroup, updateGroup);
      setText(parts.alert, view.alert);
      parts.startOnly.hidden = view.table !== '';
      parts.surface.toggleAttribute('data-first', view.first);
      parts.surface.toggleAttribute('data-forces', view.table === 'forces');
      speak(view);
    },
  };
}
