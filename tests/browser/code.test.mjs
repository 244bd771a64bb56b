// The code of the games comes beside the program: when it is wanted, or in the background; and what
// happens where it does not come.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd} from './positions.mjs';
import {ask, choose, screenUp, settled, tell, until} from './table.mjs';

/** A fresh page whose games come when `lets(name of the file)` says so; others fail. */
async function openHeld(stage, lets) {
  const nameIn = (url) => /\/(\w+)-\w+\.wasm/.exec(url)[1];
  const opened = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce',
    prepare: (page) => page.route(/\/(game_|forces-)/, (route) =>
      (lets(nameIn(route.request().url())) ? route.continue() : route.abort()))});
  await tableLaid(opened.page, {games: false});
  return opened;
}

const failed = (line) => /Failed to (load resource|fetch)/.test(line);

test('a game that did not come is told of, and comes when it is asked for again', async () => {
  const stage = await openStage();
  let network = false;
  const {page, complaints} = await openHeld(stage, () => network);
  await choose(page, 'play maelstrom');
  await page.locator('#dialog').getByText('The game has not come').waitFor();
  assert.equal((await ask(page, 'page')).screen, 'start');
  network = true;
  await page.locator('#dialog').getByText('Try again').click();
  await screenUp(page, 'table');
  await settled(page);
  assert.deepEqual(complaints.filter((line) => !failed(line)), []);
  await stage.close();
});

test('every game is played without the code of the others', async () => {
  const stage = await openStage();
  for (const [file, game] of [['game_maelstrom', 'vortex'], ['game_cards', 'cards'],
    ['game_pirates', 'pirates']]) {
    const {context, page, complaints} = await openHeld(stage, (name) => name === file);
    await tell(page, 'page pace 0');
    await tell(page, 'page think 20');
    await choose(page, `set_up ${game}`);
    await screenUp(page, 'set_up');
    for (const seat of 'ab') await choose(page, `kind ${seat} novice`);
    await choose(page, 'begin');
    await screenUp(page, 'table');
    await until(page, 'table', ({actions}) => actions > 12, `bots at play in ${game}`);
    for (const sheet of ['menu', 'log', 'help']) await choose(page, sheet);
    await screenUp(page, 'table');
    assert.deepEqual(complaints.filter((line) => !failed(line)), []);
    await context.close();
  }
  await stage.close();
});

test('a position that is opened before its game has come waits for it', async () => {
  const stage = await openStage();
  const {page, complaints} = await openPage(stage, {serviceWorkers: 'block',
    reducedMotion: 'reduce',
    prepare: (fresh) => fresh.route(/\/(game_|forces-)/, () => {})});
  await tableLaid(page, {games: false});
  assert.deepEqual(await ask(page, `table open ${exampleEnd}`), {opening: true});
  assert.equal((await ask(page, 'page')).screen, 'start');
  assert.match((await ask(page, 'new maelstrom')).error, /not all here yet/);
  await page.unrouteAll();  // which lets them come
  await screenUp(page, 'table');
  assert.deepEqual(complaints, []);
  await stage.close();
});

test('a reload goes on where one was, whichever game comes first', async () => {
  const stage = await openStage();
  const {page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await choose(page, 'play cards');
  await screenUp(page, 'table');
  await settled(page);
  const {position} = await ask(page, 'table');
  await page.reload();
  await tableLaid(page, {games: false});
  assert.equal((await ask(page, 'page')).screen, 'table');
  assert.equal((await ask(page, 'table')).position, position);
  assert.deepEqual(complaints, []);
  await stage.close();
});
