// What the keys of all keyboards mean to the table.

/** What goes on while a key is held; all else is decided once. */
const REPEATED = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'n', 'p', '+', '-', 'Tab']);

/** Whether a key decides anew while it is held. */
export const isHeld = (key) => REPEATED.has(key.length > 1 ? key : key.toLowerCase());

const isPlain = (key) => /^[a-z\d]$/i.test(key);

/**
 * What a key means to the table: what it writes, or where that is of another script, or a sign in the
 * row of digits (as on French keyboards), what stands there on others.
 */
export function meaningOf({key, code, shiftKey}) {
  if (key.length > 1 || isPlain(key)) return key;
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter && key.charCodeAt(0) > 127 ? letter.toLowerCase() : key;
}
