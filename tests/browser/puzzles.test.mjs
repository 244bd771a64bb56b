// The page of puzzles: reached from the shelf and by a link, the same one for everybody each day,
// solved at the real table, and kept.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {createRequire} from 'node:module';
import {rowsOf} from '../../tools/assets/tables.mjs';
import {gamesWith} from '../../tools/web/games.mjs';
import {broad, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {step, whileStepping} from './patience.mjs';
import {shellModule} from './shell_module.mjs';
import {ask, choose, play, screenUp, settingKept, until} from './table.mjs';

const axe = path.join(path.dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js');
const FIRST = {id: 'm01', right: 'a IrE3@1.5=AcA1'};  // assets/maelstrom/puzzles.tsv

const assets = path.resolve(import.meta.dirname, '../../assets');

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
    assert.ok(await squares(page).count() >= 10);
    await squares(page).first().scrollIntoViewIfNeeded();
    await sheet(page).locator('.squares svg').first().waitFor();
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
  await sheet(page).getByRole('button', {name: /^Win in this turn 1 of \d+$/}).waitFor();
  assert.equal(await sheet(page).locator('.squares .solved').count(), 1);
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
  await sheet(page).getByRole('button', {name: /^Win in this turn 1 of \d+$/}).waitFor();
  await sheet(page).getByRole('button', {name: /^Puzzle \d+, .*, solved with a hint$/}).waitFor();
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
  const {dayOf, idOfDay} = await shellModule('puzzles/days.js');
  const ids = Array.from({length: 200}, (_, i) => `m${i}`);
  const drawn = new Set(Array.from({length: 400}, (_, day) => idOfDay(ids, day)));
  assert.ok(drawn.size > 120, `${drawn.size} of 200 in 400 days`);
  assert.equal(dayOf(new Date(2026, 10, 25, 0, 1)), dayOf(new Date(2026, 10, 25, 23, 59)));
  assert.equal(dayOf(new Date(2026, 10, 26)) - dayOf(new Date(2026, 10, 25)), 1);
});

test('days in a row are counted, each once, until one is left out', async () => {
  const {streakAt, withDay} = await shellModule('puzzles/days.js');
  assert.deepEqual(streakAt(null, 100), {isSolved: false, length: 0});
  const first = withDay(null, 100);
  assert.deepEqual(streakAt(first, 100), {isSolved: true, length: 1});
  assert.equal(withDay(first, 100), first);
  assert.deepEqual(streakAt(first, 101), {isSolved: false, length: 1});
  const second = withDay(first, 101);
  assert.deepEqual(streakAt(second, 101), {isSolved: true, length: 2});
  assert.deepEqual(streakAt(second, 103), {isSolved: false, length: 0});
  assert.deepEqual(streakAt(withDay(second, 103), 103), {isSolved: true, length: 1});
  for (const broken of ['', 'x y', '101', '101 -3', '101 x']) {
    assert.equal(streakAt(broken, 102).length, 0, broken);
  }
});

test('after a puzzle comes the next open one of its game, then of another', async () => {
  const {puzzleAfter} = await shellModule('puzzles/puzzle_order.js');
  const puzzles = [...['m0', 'm1', 'm2'].map((id) => ({id, game: 'maelstrom'})),
    {id: 'c1', game: 'cards'}];
  const after = (id, ...solved) => puzzleAfter(puzzles, id, new Set(solved)).id;
  assert.equal(after('m0', 'm0', 'm1'), 'm2');
  assert.equal(after('m2', 'm2'), 'm0');
  assert.equal(after('m0', 'm0', 'm1', 'm2'), 'c1');
  assert.equal(after('c1', 'm0', 'm1', 'm2', 'c1'), 'm0');
});

const puzzlesOf = (game) => rowsOf(path.join(assets, game, 'puzzles.tsv'));

test('the puzzle of the day counts for its day, and the shelf tells of it', async () => {
  const {dayOf, idOfDay} = await shellModule('puzzles/days.js');
  const ids = gamesWith('puzzles.tsv').flatMap(puzzlesOf).map(({id}) => id);
  const {context, page, complaints} = await openPuzzles();
  await page.keyboard.press('Escape');
  const onShelf = page.locator('#words-choices [data-notation=puzzles]');
  await onShelf.filter({hasText: 'Today: '}).waitFor({state: 'attached'});

  // On to the day of a puzzle that one action solves.
  const [now, offset] = await page.evaluate(() => [Date.now(), new Date().getTimezoneOffset()]);
  let day = dayOf({getTime: () => now, getTimezoneOffset: () => offset});
  let days = 0;
  while (idOfDay(ids, day) !== FIRST.id) {
    ++day;
    ++days;
  }
  await step(page, days * 86_400_000);
  await page.evaluate((former) => {
    localStorage.setItem('maelstrom.days', `${former} 3`);
    document.dispatchEvent(new Event('visibilitychange'));
  }, day - 1);
  await onShelf.filter({hasText: 'Today: win in this turn · 3 days in a row'}).waitFor({state: 'attached'});
  await choose(page, 'puzzles');
  await sheet(page).locator('.day button').click();
  await screenUp(page, 'puzzle');
  await play(page, FIRST.right);
  await until(page, 'page', ({title}) => title === 'Solved', 'that it is solved');
  await choose(page, 'lesson_leave');
  await screenUp(page, 'start');
  await onShelf.filter({hasText: 'Today’s is solved · 4 days in a row'}).waitFor({state: 'attached'});
  await choose(page, 'puzzles');
  await sheet(page).getByText('4 days in a row').waitFor();
  await sheet(page).locator('.day .solved').getByText('Solved: look at it again').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('puzzles of another game and of what they ask for are shown when they are chosen', async () => {
  const {context, page, complaints} = await openPuzzles();
  const vortex = puzzlesOf('vortex');
  await sheet(page).getByRole('button', {name: 'Vortex', exact: true}).click();
  await sheet(page).getByRole('button', {name: /^Do not lose in this turn/}).click();
  const asked = vortex.filter(({goal, turns}) => goal.startsWith('!') && turns === '1').length;
  assert.equal(await squares(page).count(), asked);
  await squares(page).first().scrollIntoViewIfNeeded();
  await sheet(page).locator('.squares svg').first().waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'puzzles');
  await sheet(page).locator('.tabs [aria-pressed=true]').getByText('Vortex').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
