// The small board beside a chapter of the rules: it shows an example step by step. What is drawn was
// made with the page (tools/web/boards): pieces by name, each with the shapes it is made of and its
// place. A piece that has the same name in two steps moves from one place to the other.
import {element} from './elements.js';

const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set(['path', 'circle', 'rect', 'text']);
const SIGNS = {back: 'M15 5L8 12L15 19', on: 'M9 5L16 12L9 19', play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19', again: 'M18 9A7 7 0 1 0 19 13M18 4V9H13',
  chapters: 'M4 6H20M4 12H20M4 18H20',
  flame: 'M12 3Q13 8 16.5 11.5A6.2 6.2 0 1 1 6.5 12Q8 10.5 8.2 8Q10 9 10.5 11Q12.5 7.5 12 3Z'};
const BETWEEN = 2400;  // milliseconds from step to step while it plays

function shape([tag, {icon, text, ...attributes}], icons) {
  const known = tag === 'icon' ? 'path' : tag;
  if (!TAGS.has(known)) throw new Error(`no shape ${tag}`);
  const made = document.createElementNS(SVG, known);
  if (icon) made.setAttribute('d', icons[icon]);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}

/** A sign on a button, by its name. */
export function sign(kind) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'sign');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(shape(['path', {d: SIGNS[kind]}]));
  return svg;
}

function group(shapes, icons) {
  const made = document.createElementNS(SVG, 'g');
  made.append(...shapes.map((each) => shape(each, icons)));
  return made;
}

/** Draws the steps of a board into an SVG element, one at a time. */
export function createPicture({boards, looks, icons}, name) {
  const {view, room, ground, steps} = boards[name];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', view.map(Math.round).join(' '));
  svg.setAttribute('class', `board ${room}`);
  svg.setAttribute('aria-hidden', 'true');
  const floor = group(ground, icons);
  svg.append(floor);
  const there = new Map();

  function put([key, look, place], before) {
    let piece = there.get(key);
    const kind = typeof look === 'string' ? look : JSON.stringify(look);
    if (!piece) {
      piece = {node: document.createElementNS(SVG, 'g')};
      piece.node.dataset.piece = key;
      there.set(key, piece);
    }
    if (piece.kind !== kind) {
      piece.kind = kind;
      piece.node.replaceChildren(group(typeof look === 'string' ? looks[look] : look, icons));
    }
    if (piece.place !== place) {
      piece.place = place;
      piece.node.style.transform = place;
    }
    if (before.nextSibling !== piece.node) before.after(piece.node);
    return piece.node;
  }

  return {svg, show(step) {
    const kept = new Set(steps[step].map(([key]) => key));
    for (const [key, {node}] of there) {
      if (kept.has(key)) continue;
      node.remove();
      there.delete(key);
    }
    steps[step].reduce((before, piece) => put(piece, before), floor);
  }};
}

/** A button with a sign, and what it is for. */
function createButton(kind, say, act) {
  const button = element('button', {type: 'button', onclick: act});
  const show = (other) => {
    button.replaceChildren(sign(other));
    button.setAttribute('aria-label', say(`step.${other}`));
  };
  show(kind);
  return {button, show};
}

/**
 * A figure that plays an example.
 * @param {object} drawn  what is drawn of all examples
 * @param {{name: string, steps: {rule: string, text: string, refused: boolean}[]}} example
 * @param {(key: string, ...values: number[]) => string} say
 * @param {(rule: string, wanted: boolean) => void} light  shows the rule of the step
 */
function createExample(drawn, {name, steps}, say, light) {
  const picture = createPicture(drawn, name);
  const last = steps.length - 1;
  let at = 0;
  let timer = 0;

  const back = createButton('back', say, () => go(at - 1));
  const on = createButton('on', say, () => go(at + 1));
  const play = createButton('play', say, () => (timer ? stop() : start()));
  const count = element('p', {className: 'count'});
  const rule = element('button', {type: 'button', className: 'id',
    onclick: () => light(steps[at].rule, true)});
  const told = element('p', {className: 'telling'});
  const caption = element('figcaption', {}, rule, told);
  caption.setAttribute('aria-live', 'polite');
  const figure = element('figure', {className: 'example'}, picture.svg,
    element('div', {className: 'steps'}, back.button, play.button, count, on.button), caption);

  const showPlaying = () => play.show(timer ? 'pause' : at === last ? 'again' : 'play');

  function show(step) {
    at = step;
    picture.show(at);
    count.textContent = say('step.count', at + 1, last + 1);
    rule.textContent = steps[at].rule;
    told.textContent = steps[at].text;
    figure.classList.toggle('refuses', steps[at].refused);
    back.button.setAttribute('aria-disabled', at === 0);
    on.button.setAttribute('aria-disabled', at === last);
    showPlaying();
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    showPlaying();
  }

  function go(step) {
    stop();
    show(Math.max(0, Math.min(step, last)));
    light(steps[at].rule, false);
  }

  /** Shows a step, and the next one in a while. */
  function goOn(step) {
    go(step);
    if (at < last) timer = setTimeout(() => goOn(at + 1), BETWEEN);
    showPlaying();
  }

  const start = () => goOn(at === last ? 0 : at);

  show(0);
  return {figure, stop, go};
}

/** The examples of a chapter, one at a time. */
export function createExamples(say, light) {
  let playing = null;
  const stop = () => playing?.stop();

  function choices(examples, pick) {
    const buttons = examples.map((_, i) => {
      const button = element('button', {type: 'button', textContent: i + 1, onclick: () => pick(i)});
      button.setAttribute('aria-label', say('example', i + 1));
      return button;
    });
    const bar = element('div', {className: 'examples', hidden: buttons.length < 2}, ...buttons);
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', say('examples'));
    const press = (which) => buttons.forEach((button, i) =>
      button.setAttribute('aria-pressed', i === which));
    return {bar, press};
  }

  return {stop,
    /** What shows them, the one that has the rule asked for first; nothing where there are none. */
    of(drawn, examples, asked) {
      stop();
      playing = null;
      if (examples.length === 0) return [];
      const room = element('div', {className: 'room'});
      const {bar, press} = choices(examples, pick);
      function pick(which) {
        stop();
        playing = createExample(drawn, examples[which], say, light);
        press(which);
        room.replaceChildren(playing.figure);
      }
      const first = examples.findIndex(({steps}) => steps.some(({rule}) => rule === asked));
      pick(Math.max(0, first));
      return [room, bar];
    },
  };
}
