// The small board beside a chapter of the rules: it shows an example step by step (board.js).
import {createPicture, sign} from './board.js';
import {element} from '../elements.js';

const BETWEEN = 2400;  // milliseconds from step to step while it plays

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
