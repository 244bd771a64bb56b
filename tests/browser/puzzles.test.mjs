// The page of puzzles: reached from the shelf and by a link, the same one for everybody each day,
// solved at the real table, and kept.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {after, before, test} from 'node:test';
import {createRequire} from 'node:module';
import {broad, dist, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {whileStepping} from './patience.mjs';
import {ask, choose, play, screenUp, settingKept, until} from './table.mjs';

const axe = path.join(path.dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js');
const FIRST = {id: 'm01', right: 'a IrE3@1.5=AcA1'};  // assets/maelstrom/puzzles.tsv

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const sheet = (page) => page.locator('#puzzles');
const squares = (page) => sheet(page).locator('.squares button');

async function openPuzzles(options = {}) {
  const opened = await openPage(stage, {reducedMotion: 'reduce', ...options});
  await tableLaid(opened.page);
  await screenUp(opened.page, 'start');
  await choose(opened.page, 'puzzles');
  await squares(opened.page).first().waitFor();
  return opened;
}

/** What is cut off on the sheet, and what is too small for a finger. */
const faults = (page) => sheet(page).evaluate((dialog) => {
  const room = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('button, h2, h3, h4, p')].flatMap((each) => {
    const {left, right, width, height} = each.getBoundingClientRect();
    const small = each.localName === 'button' && (width < 44 || height < 44);
    return left < room.left - 1 || right > room.right + 1 || small ? [each.textContent] : [];
  });
});

for (const [width, height, locale] of [[1280, 800, 'en-GB'], [390, 844, 'fr-FR'], [844, 390, 'en-GB'],
  [320, 568, 'fr-FR']]) {
  const how = [390, 320].includes(width) ? {} : broad;
  test(`puzzles have room at ${width} × ${height} in ${locale}`, how, async () => {
    const {context, page, complaints} =
      await openPuzzles({viewport: {width, height}, hasTouch: true, locale, bypassCSP: true});
    assert.deepEqual(await faults(page), []);
    assert.doesNotMatch(await sheet(page).textContent(), /undefined|\{\d\}/);
    assert.ok(await squares(page).count() >= 200);
    await page.addScriptTag({path: axe});
    const {violations} = await whileStepping(page, 'axe', page.evaluate(() => window.axe.run()));
    assert.deepEqual(violations.map(({id}) => id), []);
    await keepPicture(page, `puzzles-${width}x${height}-${locale}`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a puzzle by link is tried, slips, is solved, and is known on the next visit', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await page.evaluate((id) => { location.hash = `#puzzle=${id}`; }, FIRST.id);
  await screenUp(page, 'puzzle');
  assert.equal((await ask(page, 'page')).title, 'Win in this turn');
  await play(page, 'a end');
  await until(page, 'page', ({alert}) => /lets it slip/.test(alert), 'that it slipped');
  await choose(page, 'puzzle_again');
  await until(page, 'table', ({actions}) => actions === 0, 'the puzzle once more');
  await play(page, FIRST.right);
  await until(page, 'page', ({title}) => title === 'Solved', 'that it is solved');
  await settingKept(page, 'puzzles', FIRST.id);
  await choose(page, 'puzzle_next');
  await until(page, 'page', ({screen, title}) => screen === 'puzzle' && title !== 'Solved',
    'the next one');
  await page.reload();
  await tableLaid(page);
  await choose(page, 'puzzles');
  await sheet(page).getByText(/^1 of \d+ solved$/).waitFor();
  assert.equal(await sheet(page).locator('.solved').count(), 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a hint is asked for before the first action, and the page of puzzles knows of it', async () => {
  const {context, page, complaints} =
    await openPage(stage, {reducedMotion: 'reduce', fragment: `puzzle=${FIRST.id}`});
  await tableLaid(page);
  await screenUp(page, 'puzzle');
  await choose(page, 'puzzle_hint');
  await until(page, 'page', ({status}) => /It begins with a summon/.test(status), 'the hint');
  await play(page, FIRST.right);
  await settingKept(page, 'puzzles', `${FIRST.id}?`);
  await choose(page, 'lesson_leave');
  await choose(page, 'puzzles');
  await sheet(page).getByText(/^1 of \d+ solved, 1 of them with a hint/).waitFor();
  await sheet(page).getByLabel(/^Puzzle \d+, .*, solved with a hint$/).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link to a puzzle opens it on the first visit, one to none says so', async () => {
  const {context, page, complaints} =
    await openPage(stage, {reducedMotion: 'reduce', fragment: `puzzle=${FIRST.id}`});
  await tableLaid(page);
  await screenUp(page, 'puzzle');
  await page.evaluate(() => { location.hash = '#puzzle=x999'; });
  await page.locator('#toast').getByText('does not have that puzzle').waitFor();
  assert.equal((await ask(page, 'page')).screen, 'puzzle');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the puzzle of a day is drawn from all, and is the same whatever the hour', async () => {
  const file = fs.readdirSync(dist).find((name) => /^puzzles-[0-9a-f]+\.js$/.test(name));
  const {dayOf, puzzleAfter, puzzleOfDay} = await import(pathToFileURL(path.join(dist, file)).href);
  const puzzles = Array.from({length: 200}, (_, i) => ({id: `m${i}`, game: 'maelstrom'}));
  const drawn = new Set(Array.from({length: 400}, (_, day) => puzzleOfDay(puzzles, day).id));
  assert.ok(drawn.size > 120, `${drawn.size} of 200 in 400 days`);
  assert.equal(dayOf(new Date(2026, 10, 25, 0, 1)), dayOf(new Date(2026, 10, 25, 23, 59)));
  assert.equal(dayOf(new Date(2026, 10, 26)) - dayOf(new Date(2026, 10, 25)), 1);
  const two = [...puzzles.slice(0, 3), {id: 'c1', game: 'cards'}];
  assert.equal(puzzleAfter(two, 'm0', new Set(['m0', 'm1'])).id, 'm2');
  assert.equal(puzzleAfter(two, 'm2', new Set(['m2'])).id, 'm0');
  assert.equal(puzzleAfter(two, 'm0', new Set(['m0', 'm1', 'm2'])).id, 'c1');
  assert.equal(puzzleAfter(two, 'c1', new Set(['m0', 'm1', 'm2', 'c1'])).id, 'm0');
});
