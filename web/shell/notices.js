// What the page says outside the table: questions in a dialog, news in a line that passes.
import {element, selectAll} from './elements.js';
import {TEXT} from './kept/limits.js';

const PASSING = 6000;  // milliseconds a line stays, longer the more there is to read
const PER_LETTER = 40;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} toast
 */
export function createNotices(dialog, toast) {
  let timer = 0;
  let settle = () => {};

  function close(answer, text = '') {
    const done = settle;
    settle = () => {};
    dialog.close();
    done({answer, text});
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close('');
  });

  /** What a row of a list is: its sign, its words, and what has been reached there. */
  function row({label, note, sign, ink}) {
    const face = document.createElementNS(SVG, 'svg');
    const line = document.createElementNS(SVG, 'path');
    face.setAttribute('viewBox', '0 0 24 24');
    face.setAttribute('aria-hidden', 'true');
    line.setAttribute('d', sign);
    line.style.stroke = ink;
    face.append(line);
    return [face, element('span', {textContent: label}),
      ...(note ? [element('small', {textContent: note})] : [])];
  }

  /** The sign that puts a list aside. */
  function cross(name) {
    const button = element('button', {type: 'button', className: 'cross', textContent: '✕',
      onclick: () => close('')});
    button.setAttribute('aria-label', name);
    return button;
  }

  /**
   * Of a question with `close` the choices are rows of a list.
   * @param {{title, sentence, field, close, choices: {answer, label, note, sign, ink}[]}} question
   */
  function fill(question) {
    const title = element('h2', {id: 'dialog-title', textContent: question.title});
    const body = element('p', {textContent: question.sentence});
    const field = question.field && element('textarea', {rows: 4, spellcheck: false,
      autocapitalize: 'off', maxLength: TEXT + 1, value: question.field.value,
      readOnly: Boolean(question.field.fixed)});
    field?.setAttribute('aria-label', question.field.label);
    // On paper a field shows no more than on the screen.
    const whole = field && element('pre', {className: 'on-paper', textContent: field.value});
    const lists = Boolean(question.close);
    const buttons = question.choices.map((choice, i) => element('button',
      {type: 'button', className: i === 0 && !lists ? 'main' : '',
        onclick: () => close(choice.answer, field ? field.value : '')},
      ...(lists ? row(choice) : [choice.label])));
    dialog.replaceChildren(...(lists ? [cross(question.close)] : []), title, body,
      ...(field ? [field, whole] : []),
      element('div', {className: lists ? 'choices rows' : 'choices'}, ...buttons));
    return field ?? buttons[0];
  }

  return {
    /** Asks; an empty answer means the dialog was put aside. */
    ask(question) {
      if (dialog.open) close('');
      const first = fill(question);
      dialog.showModal();
      first.focus();
      if (question.field?.fixed) selectAll(first);
      return new Promise((resolve) => (settle = resolve));
    },

    /** What was said passes at once, unless something else has been said since. */
    unsay(sentence) {
      if (toast.textContent === sentence) toast.hidden = true;
    },

    /** A line in passing; `action` puts a button beside it and makes it stay. */
    say(sentence, action) {
      clearTimeout(timer);
      const hide = () => (toast.hidden = true);
      toast.replaceChildren(element('span', {textContent: sentence}));
      if (action) {
        toast.append(
          element('button', {type: 'button', textContent: action.label, className: 'main',
            onclick: () => { hide(); action.chosen(); }}),
          element('button', {type: 'button', textContent: action.later, onclick: hide}));
      } else {
        timer = setTimeout(hide, PASSING + PER_LETTER * sentence.length);
      }
      toast.hidden = false;
    },
  };
}
