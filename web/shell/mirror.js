// The table in words: where it stands, what was said, and every choice as a real button. Screen
// readers read it, Tab reaches it, and tests press it.

/** Fills a list in place, so that what has the focus keeps it. */
function fillList(list, items, make, update) {
  while (list.children.length > items.length) list.lastElementChild.remove();
  while (list.children.length < items.length) list.append(make());
  items.forEach((item, i) => update(list.children[i], item, i));
}

const makeLine = () => document.createElement('li');

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {{title, status, scene, choices, log, live, alert, startOnly}} parts  elements of the page;
 *   `startOnly` is there while no table is open
 * @param {(choice: number) => void} choose
 */
export function createMirror(parts, choose) {
  let spoken = 0;
  let former = '';

  function makeChoice() {
    const button = document.createElement('button');
    button.type = 'button';
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  function updateChoice(item, {label, notation}, i) {
    const button = item.firstElementChild;
    setText(button, label);
    button.dataset.notation = notation;
    button.onclick = () => choose(i);
  }

  // What is new in the log, and then what is to be done. Nothing is read twice.
  function speak({log, status, table}) {
    const fresh = table === former ? log.slice(Math.min(spoken, log.length)) : [];
    former = table;
    spoken = log.length;
    setText(parts.live, [...fresh, status].join(' '));
  }

  return {
    /** @param {{table: string, title: string, status: string, alert: string, scene: string[],
     *    log: string[], choices: {label: string, notation: string}[]}} view */
    show(view) {
      setText(parts.title, view.title);
      setText(parts.status, view.status);
      fillList(parts.scene, view.scene, makeLine, setText);
      fillList(parts.log, view.log, makeLine, setText);
      fillList(parts.choices, view.choices, makeChoice, updateChoice);
      setText(parts.alert, view.alert);
      parts.startOnly.hidden = view.table !== '';
      speak(view);
    },
  };
}
