// A first visit as far as the first move, of every game: what is run on it must be there from the
// start (tools/web/later.mjs).
import {games as listed} from '../../tools/web/games.mjs';
import {openPage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {choose, screenUp, settled, setUp, until} from './table.mjs';

export const games = listed.map(({game}) => game);

const sizes = [
  {viewport: {width: 1280, height: 800}},
  {viewport: {width: 1024, height: 768}, hasTouch: true},
  {viewport: {width: 390, height: 844}, hasTouch: true, deviceScaleFactor: 2},
];

/** How a newcomer may come: by size and language. */
export const visitors = [...sizes.map((size) => ({...size, locale: 'en-GB'})),
  {...sizes[0], locale: 'fr-FR'}];

/** How games may begin: who is first, what is dealt, what a bot does before. */
export const deals = [1, 2, 3, 4, 5, 6, 7, 8];

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

/** The table when whoever looks may move: the moves of bots and chance before have been seen. */
export const moveOffered = (page) => until(page, 'table', ({waiting, moving, choices}) =>
  !waiting && !moving && choices?.some(isAction), 'a move of ours');

async function makeFirstMove(page) {
  const {choices} = await moveOffered(page);
  await choose(page, choices.find(isAction));
  await settled(page);
}

/** In the page: every visit of a deal deals alike, so that what is run on it is no luck. */
export function dealAlike(deal) {
  crypto.getRandomValues = (words) => words.fill(deal);
}

function openVisit(stage, deal, {prepare, ...options}) {
  return openPage(stage, {serviceWorkers: 'block', ...options, prepare: async (fresh) => {
    await fresh.addInitScript(dealAlike, deal);
    await prepare?.(fresh);
  }});
}

/** @returns the page after a move in a game against a bot that is played at once */
export async function takeMoveAtOnce(stage, game, deal, options) {
  const opened = await openVisit(stage, deal, {reducedMotion: 'reduce', ...options});
  await tableLaid(opened.page, {games: false});
  await choose(opened.page, `play ${game}`);
  await screenUp(opened.page, 'table');
  await makeFirstMove(opened.page);
  return opened;
}

/** @returns the page after a move in a game that was set up */
export async function takeFirstMove(stage, game, {hasTouch, ...visitor}, options = {}) {
  const opened = await openVisit(stage, deals[0], {hasTouch, ...visitor, ...options});
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

/** @returns the page where a browser cannot draw the table */
export async function failToShow(stage, options) {
  const opened = await openVisit(stage, deals[0], {...options, prepare: async (fresh) => {
    await fresh.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
    await options?.prepare?.(fresh);
  }});
  await opened.page.locator('#loading').getByText('The table cannot be shown').waitFor();
  return opened;
}
