// A real text field laid over the canvas where the table shows one: only that brings up the
// on-screen keyboard, input methods and the browser's own editing.
import {zoom} from './text_size.js';

/**
 * @param {HTMLInputElement} input
 * @param {(ticket: number, text: string) => void} edited  called once, when the field is left
 */
export function createTextField(input, edited) {
  let ticket = 0;

  function finish(text) {
    if (!ticket) return;
    const of = ticket;
    ticket = 0;
    input.hidden = true;
    edited(of, text);
  }

  input.addEventListener('blur', () => finish(input.value));
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') finish(input.value);
    if (event.key === 'Escape') finish(input.defaultValue);
  });

  return {
    /** Opens the field in the same event as the press that asked for it. */
    open({ticket: forTicket, x, y, width, height, label, value, limit}) {
      finish(input.value);
      ticket = forTicket;
      const pixels = (length) => `${length * zoom()}px`;
      Object.assign(input.style, {left: pixels(x), top: pixels(y), width: pixels(width),
        height: pixels(height)});
      input.setAttribute('aria-label', label);
      input.maxLength = limit;
      input.defaultValue = input.value = value;
      input.hidden = false;
      input.focus();
      input.select();
    },
  };
}
