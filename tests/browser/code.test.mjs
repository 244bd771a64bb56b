// The code of the games comes beside the program: when it is wanted, or in the background; and what
// happens where it does not come.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {families} from '../../tools/web/games.mjs';
import {games, takeFirstMove, visitors} from './first_moves.mjs';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
import {exampleEnd, exampleVortex} from './positions.mjs';
import {ask, choicesOf, choose, screenUp, settled, tell, until} from './table.mjs';

/** A fresh page whose games and texts come when `lets(name of the file)` says so; others fail. */
async function openHeld(stage, lets, options = {}) {
  const nameIn = (url) => /\/(\w+)-\w+\.(wasm|tsv)/.exec(url)[1];
  const opened = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce', ...options,
    prepare: (page) => page.route(/\/(game_|icons_|forces-|texts_\w\w_)/, (route) =>
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

/** Keys are shown where there is no text. */
async function noKeysShown(page) {
  assert.doesNotMatch(await page.locator('#words').textContent(), /\[[a-z_]+\.[\w.-]+\]/);
}

for (const [language, locale] of [['en', 'en-GB'], ['fr', 'fr-FR']]) {
  test(`a game whose texts did not come waits for them: ${language}`, async () => {
    const stage = await openStage();
    let network = false;
    const isText = (name) => name === `texts_${language}_cards`;
    const {page, complaints} = await openHeld(stage, (name) => network || !isText(name), {locale});
    await choose(page, 'play cards');
    await page.locator('#dialog button').first().waitFor();
    assert.equal((await ask(page, 'page')).screen, 'start');
    await noKeysShown(page);
    network = true;
    await page.locator('#dialog button').first().click();
    await screenUp(page, 'table');
    await settled(page);
    await noKeysShown(page);
    assert.deepEqual(complaints.filter((line) => !failed(line)), []);
    await stage.close();
  });
}

test('texts of a game that came broken are asked for anew, past what the browser keeps', async () => {
  const stage = await openStage();
  let times = 0;
  const {page} = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce',
    prepare: (fresh) => fresh.route(/\/texts_en_cards-/, (route) =>
      (++times === 1 ? route.fulfill({body: 'key\ttext\ncards.help.1\t{'}) : route.continue()))});
  await tableLaid(page);
  assert.equal(times, 2);
  await choose(page, 'play cards');
  await screenUp(page, 'table');
  await noKeysShown(page);
  await stage.close();
});

/** The kind of bot of a set-up that is soonest done. */
const quickBot = (page) => waitUntil(page, 'bots are offered', async () => {
  await step(page);
  const offered = await choicesOf(page).evaluateAll((all) =>
    all.map(({dataset}) => dataset.notation));
  return ['novice', 'greedy'].find((kind) => offered.includes(`kind a ${kind}`));
});

test('every game is played without the code and the texts of the others', async () => {
  const stage = await openStage();
  for (const {folder, games: ofFolder} of families) {
    const {game} = ofFolder.at(-1);
    const own = [`game_${folder}`, `texts_en_${folder}`, `icons_${game}`];
    if (game === 'vortex') own.push('icons_advanced');  // of some tiles, which few games see
    const {context, page, complaints} = await openHeld(stage, (name) => own.includes(name));
    await tell(page, 'page pace 0');
    await tell(page, 'page think 20');
    await choose(page, `set_up ${game}`);
    await screenUp(page, 'set_up');
    const kind = await quickBot(page);
    for (const seat of 'ab') await choose(page, `kind ${seat} ${kind}`);
    await choose(page, 'begin');
    await screenUp(page, 'table');
    await until(page, 'table', ({actions}) => actions > 12, `bots at play in ${game}`);
    for (const sheet of ['menu', 'log', 'help']) {
      await choose(page, sheet);
      await noKeysShown(page);
    }
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

test('no first move needs what comes later', async () => {
  const stage = await openStage();
  for (const game of games) {
    const {context, complaints} = await takeFirstMove(stage, game, visitors[0], {
      prepare: (page) => page.route(/\/(later_|icons_(?!vortex))/, (route) => route.abort())});
    assert.deepEqual(complaints.filter((line) => !failed(line)), [], game);
    await context.close();
  }
  await stage.close();
});

for (const [what, files, want, goOn] of [
  ['icons', /\/icons_vortex/, async (page) => {
    await ask(page, `table open ${exampleVortex}`);
    await screenUp(page, 'table');
    await settled(page);
    await choose(page, 'lift');  // behind the curtain no tile is shown
  }, (page) => until(page, 'table', ({choices}) => choices && !choices.includes('lift'), 'tiles')],
  ['code', /\/later_/, (page) => choose(page, 'learn'), (page) =>
    page.getByRole('dialog').getByRole('button', {name: 'The Edge', exact: true}).click()],
]) {
  const laid = (page) => until(page, 'page',
    ({screen}) => screen === 'table' || screen === 'lesson', 'the table');

  test(`${what} that is wanted before it has come is fetched, and nothing waits for it`, async () => {
    const stage = await openStage();
    const asked = [];
    const {page, complaints} = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce',
      prepare: (fresh) => fresh.on('request', (request) => asked.push(request))});
    await tableLaid(page, {games: false});
    await want(page);
    await goOn(page);
    await laid(page);
    await waitUntil(page, `${what} asked for`, async () => {
      await step(page);
      return asked.some((request) => files.test(request.url()));
    });
    assert.deepEqual(asked.filter((request) => request.resourceType() === 'xhr'), []);
    assert.deepEqual(complaints, []);
    await stage.close();
  });

  test(`where the network does not bring ${what}, that is told, and it can be tried again`, async () => {
    const stage = await openStage();
    let network = false;
    const {page, complaints} = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce',
      prepare: (fresh) => fresh.route(files, (route) => (network ? route.continue() : route.abort()))});
    await tableLaid(page, {games: false});
    await want(page);
    const again = page.locator('#dialog').getByRole('button', {name: 'Try again'});
    await again.waitFor();
    assert.ok(!await page.locator('#broken').isVisible());
    network = true;
    await again.click();
    await goOn(page);
    await laid(page);
    assert.deepEqual(complaints.filter((line) => !failed(line)), []);
    await stage.close();
  });
}
