// How tests speak with a running table: commands of the page (web/app/page_command.cpp), and
// pointer, finger and keyboard at places the page names.
import assert from 'node:assert/strict';
import {STEP} from './clock.mjs';
import {complaintsOf, openPage, tableLaid} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';

/** The answer to a command, and by how much the canvas is enlarged; `time` passes before it. */
const answered = (page, line, time) => page.evaluate(([words, passes]) => {
  if (passes) window.testClock?.step(passes);
  const zoom = document.documentElement.style.getPropertyValue('--zoom');
  return {text: window.maelstrom.command(words), zoom: Number(zoom) || 1};
}, [line, time]);

/**
 * Answers are one JSON object a line; the first of them, its places in pixels of the page. Of a
 * program that broke: no text.
 */
function firstOf(page, {text, zoom}, line) {
  if (typeof text !== 'string') {
    assert.fail(`${line}: the program broke (${complaintsOf(page).join('; ')})`);
  }
  const answer = JSON.parse(text.split('\n')[0]);
  if (!line.startsWith('table where ')) return answer;
  for (const side of ['x', 'y', 'width', 'height']) {
    if (side in answer) answer[side] *= zoom;
  }
  return answer;
}

/** Asks the page; what that needs of the program may only be coming. */
export async function ask(page, line) {
  const answer = await waitUntil(page, `an answer to ${line}`, () => answered(page, line),
    ({text}) => text !== '{"waiting":true}');
  return firstOf(page, answer, line);
}

/** The same, for what must succeed. */
export async function tell(page, line) {
  const answer = await ask(page, line);
  assert.equal(answer.error, undefined, `${line}: ${answer.error}`);
  return answer;
}

/** Steps the page's clock until `holds(answer)` for the answer to a command. */
export function until(page, line, holds, what = line) {
  const look = async () => firstOf(page, await answered(page, line, STEP), line);
  return waitUntil(page, what, look, holds);
}

/** The table when nothing moves and nothing waits to be stored. */
export const settled = (page) =>
  until(page, 'table', (table) => !table.error && !table.waiting && !table.moving, 'a quiet table');

/** Waits until nothing waits for time or for a bot; then fails if the page draws within ten seconds. */
export async function rests(page, what = 'the page') {
  await waitUntil(page, `${what} at rest`, async () => {
    await step(page);
    const {asking} = await ask(page, 'page');
    return {asking, pending: await page.evaluate(() => window.testClock.pending())};
  }, ({asking, pending}) => !asking && pending === 0);
  const {frames} = await ask(page, 'page');
  for (let steps = 0; steps < 100; ++steps) await step(page);
  assert.equal((await ask(page, 'page')).frames, frames, what);
  assert.equal(await page.evaluate(() => window.testClock.pending()), 0, 'nothing waits for time');
}

export {fieldsOf} from '../../tools/web/boards/shapes.mjs';

/** The choices in words that a screen reader would find. */
export const choicesOf = (page) => page.locator('#words-choices button');

/** Presses the choice in words of this notation. */
export async function choose(page, notation) {
  // What commands answer may be ahead of the words on the page by a frame or two.
  await page.evaluate((time) => {
    for (let frames = 0; frames < 2; ++frames) window.testClock?.step(time);
  }, STEP);
  await page.locator(`#words-choices button[data-notation="${notation}"]`).dispatchEvent('click');
}

/** From the shelf to the set-up of a game, by its name in assets/games.tsv. */
export async function setUp(page, game) {
  await choose(page, `set_up ${game}`);
  await screenUp(page, 'set_up');
}

/** A fresh profile with a position on the table, its curtain lifted. */
export async function openTable(stage, position, options = {}) {
  const opened = await openPage(stage, {reducedMotion: 'reduce', ...options});
  await tableLaid(opened.page);
  await layOut(opened.page, position);
  return opened;
}

export async function layOut(page, position) {
  await tell(page, `table open ${position}`);
  await screenUp(page, 'table');
  await liftCurtain(page);
}

/** Waits until the shelf (start), the set-up of a game, a table … is up, in words too. */
export const screenUp = (page, screen) =>
  until(page, 'page', (answer) => answer.screen === screen && !answer.waiting, `the ${screen}`);

/** Two people at one device hand it over behind a curtain. */
export async function liftCurtain(page) {
  const table = await settled(page);
  if (!table.choices.includes('lift')) return;
  await choose(page, 'lift');
  await until(page, 'table', (answer) => !answer.choices.includes('lift'), 'the lifted curtain');
}

/** Decides in notation, as a player who types. */
export async function play(page, action) {
  const before = await settled(page);
  const answer = await tell(page, `table play ${action}`);
  assert.equal(answer.accepted, true, `${action}: ${answer.sentence}`);
  await until(page, 'table', (table) => table.actions > before.actions && !table.waiting, action);
  return settled(page);
}

/** Waits until the storage holds what was chosen: until then a reload may come before the write. */
export const settingKept = (page, key, value) =>
  waitUntil(page, `${key} kept as ${value}`, () => page.evaluate(async (wanted) => {
    const opening = indexedDB.open('maelstrom');
    await new Promise((done) => (opening.onsuccess = done));
    const reading = opening.result.transaction('settings').objectStore('settings').get(wanted);
    await new Promise((done) => (reading.onsuccess = done));
    opening.result.close();
    return reading.result;
  }, key), (kept) => kept === value);

/** The link on the sheet that a press of "share" opens, and that has copied it; then puts it away. */
export async function takeLink(page) {
  const sheet = page.locator('#share[open]');
  await sheet.getByRole('status').filter({hasText: 'The link is copied.'}).waitFor();
  const link = await sheet.getByRole('textbox').inputValue();
  await sheet.getByRole('button', {name: 'Done'}).click();
  return link;
}

/** Waits until the match has grown by at least one action. */
export async function afterAction(page, act, what) {
  const before = await settled(page);
  await act();
  await until(page, 'table', (table) => table.actions > before.actions && !table.waiting, what);
  return settled(page);
}
