// Pointer, wheel and key events of the table, passed on as they come.
import {isHeld, meaningOf} from './keys.js';
import {zoom} from './text_size.js';

const ACTIONS = {pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3, pointerleave: 4};
const DEVICES = {mouse: 0, touch: 1, pen: 2};
const BUTTONS = {0: 0, 1: 2, 2: 1};  // the browser's numbering to primary, secondary, middle
const LINE = 16;
const NOTCH = 120;

// The same order as Key in web/app/screen.h.
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'Tab',
  'Backspace', 'Home', 'End', '+', '-'];
const CHARACTER = KEYS.length;

/**
 * @param {HTMLElement} surface
 * @param {object} sink
 * @param {(action, device, button, id, x, y, time) => void} sink.pointer
 * @param {(x, y, dx, dy, zooms, steps) => void} sink.wheel
 * @param {(key, character, shift, control) => boolean} sink.key  whether the table wants the key
 * @param {() => void} sink.decided  something was pressed: draw inside this very event
 */
export function listen(surface, sink) {
  const rest = {passive: false};

  /** Where an event is, in CSS pixels of the canvas. */
  function place(event) {
    const box = surface.getBoundingClientRect();
    return [(event.clientX - box.left) / zoom(), (event.clientY - box.top) / zoom()];
  }

  function onPointer(event) {
    if (event.type === 'pointerdown') {
      surface.focus({preventScroll: true});
      surface.setPointerCapture(event.pointerId);
    }
    if (event.type === 'pointerleave' && event.pointerType === 'touch') return;
    sink.pointer(ACTIONS[event.type], DEVICES[event.pointerType] ?? 0, BUTTONS[event.button] ?? 0,
      event.pointerId, ...place(event), event.timeStamp);
    if (event.type === 'pointerup') sink.decided();
  }
  for (const type of Object.keys(ACTIONS)) surface.addEventListener(type, onPointer);

  surface.addEventListener('wheel', (event) => {
    event.preventDefault();
    const unit = [1, LINE, surface.clientHeight][event.deltaMode] / zoom();
    // A wheel with notches turns by whole notches and one way only; a trackpad glides.
    const notched = event.deltaMode !== 0 ||
      (event.deltaX === 0 && event.wheelDeltaY && event.wheelDeltaY % NOTCH === 0);
    sink.wheel(...place(event), event.deltaX * unit, event.deltaY * unit, event.ctrlKey, Boolean(notched));
  }, rest);

  surface.addEventListener('keydown', (event) => {
    const key = meaningOf(event);
    const control = event.metaKey || event.ctrlKey;
    const isUndo = control && !event.shiftKey && key.toLowerCase() === 'z';
    if (event.isComposing || event.altKey || (control && !isUndo)) return;
    const named = KEYS.indexOf(key);
    const letter = key.length === 1 && key.charCodeAt(0) < 128;
    if (named < 0 && !letter) return;
    if (event.repeat && !isHeld(key)) return event.preventDefault();
    const character = letter ? key.toLowerCase().charCodeAt(0) : 0;
    const wanted = sink.key(named < 0 ? CHARACTER : named, character, +event.shiftKey, +control);
    if (!wanted) return;
    event.preventDefault();
    sink.decided();
  });

  // A key that is held presses no button that comes up under it, and not one twice.
  addEventListener('keydown', (event) => {
    const isField = event.target instanceof HTMLTextAreaElement;
    if (!event.repeat || event.key !== 'Enter' || isField) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // Whoever last used keys wants to see where the focus is.
  const byKey = (yes) => () => document.body.classList.toggle('by-key', yes);
  addEventListener('keydown', byKey(true), true);
  addEventListener('pointerdown', byKey(false), true);

  // What browsers do with a finger on a page is in the way of a table: above all, to click behind a
  // touch that was acted on, and on whatever has come up under it meanwhile.
  for (const type of ['contextmenu', 'gesturestart', 'dblclick', 'selectstart', 'dragstart', 'touchend']) {
    surface.addEventListener(type, (event) => event.cancelable && event.preventDefault(), rest);
  }
}
