// A first visit as far as the first move, of every game: what is run on it must be there from the
// start (tools/web/later.mjs).
import {openPage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {choose, screenUp, settled, setUp, until} from './table.mjs';

export const games = ['maelstrom', 'vortex', 'cards', 'pirates', 'battle'];

const sizes = [
  {viewport: {width: 1280, height: 800}},
  {viewport: {width: 1024, height: 768}, hasTouch: true},
  {viewport: {width: 390, height: 844}, hasTouch: true, deviceScaleFactor: 2},
];

/** How a newcomer may come: by size and language. */
export const visitors = [...sizes.map((size) => ({...size, locale: 'en-GB'})),
  {...sizes[0], locale: 'fr-FR'}];

/** The pointer goes all over the page. */
async function lookAround(page) {
  const {width, height} = page.viewportSize();
  for (let y = height / 9; y < height; y += height / 9) {
    for (let x = width / 9; x < width; x += width / 9) {
      await page.mouse.move(x, y);
      await step(page);
    }
  }
}

const isAction = (choice) => choice.includes(' ');

/** Whoever moves first: the moves of bots and chance are seen as well. */
async function makeFirstMove(page) {
  const {choices} = await until(page, 'table', ({waiting, moving, choices: offered}) =>
    !waiting && !moving && offered?.some(isAction), 'a move of ours');
  await choose(page, choices.find(isAction));
  await settled(page);
}

/** In the page: every visit deals alike, so that what is run on it is no luck. */
function dealAlike() {
  crypto.getRandomValues = (words) => words.fill(1);
}

/** @returns the page after a move in a game that was set up */
export async function takeFirstMove(stage, game, {hasTouch, ...visitor}, {prepare, ...options} = {}) {
  const opened = await openPage(stage, {hasTouch, ...visitor, serviceWorkers: 'block', ...options,
    prepare: async (fresh) => {
      await fresh.addInitScript(dealAlike);
      await prepare?.(fresh);
    }});
  const {page} = opened;
  await tableLaid(page, {games: false});
  if (!hasTouch) await lookAround(page);
  await setUp(page, game);
  await step(page);
  await choose(page, 'begin');
  await screenUp(page, 'table');
  await settled(page);
  if (!hasTouch) await lookAround(page);
  await makeFirstMove(page);
  return opened;
}
