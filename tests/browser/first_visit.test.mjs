// What the first visit costs: everything the page asks for until a game can begin, as a host sends
// it. A limit keeps it from growing unnoticed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {families} from '../../tools/web/games.mjs';
import {excesses, excessesOfVisits, firstVisitLimit, firstVisits, partOf, parts} from
  '../../tools/web/sizes.mjs';
import {STEP} from './clock.mjs';
import {dealAlike, deals, moveOffered} from './first_moves.mjs';
import {dist, openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {choose, screenUp, setUp, tell, until} from './table.mjs';

/** What is asked for until a game can be played, while the other games do not come. */
async function visitTo(game, file) {
  const stage = await openStage();
  const asked = new Set();
  const {page} = await openPage(stage, {serviceWorkers: 'block', locale: 'en-GB',
    prepare: async (fresh) => {
      fresh.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
      await fresh.route(/\/(game_|forces-)/,
        (route) => file.test(route.request().url()) && route.continue());
    }});
  await tableLaid(page, {games: false});
  await choose(page, `play ${game}`);
  await screenUp(page, 'table');
  await stage.close();
  return [...asked].map((name) => name || 'index.html');
}

test('the first visit costs no more than it may, whatever is played', async () => {
  const visits = firstVisits(sent());
  for (const {folder, games: [{game}]} of families) {
    const file = new RegExp(`^game_${folder}-`);
    const names = await visitTo(game, new RegExp(file.source.slice(1)));
    for (const part of [/^page-.*\.wasm$/, file]) {
      assert.ok(names.some((name) => part.test(name)), names.join(' '));
    }
    const own = new RegExp(`^texts_en_${folder}-`);
    assert.ok(names.some((name) => own.test(name)), names.join(' '));
    const others = names.filter((name) => !partOf(name)?.first && !file.test(name) && !own.test(name));
    const mayCome = /^(aside-|later_|icons_|forces-|game_|bots?[_-]|texts_en_)/;
    assert.ok(others.every((name) => mayCome.test(name)), others.join(' '));
  }
  assert.deepEqual(excessesOfVisits(visits), []);
  // A limit that lies far above holds nothing.
  for (const [game, bytes] of visits) {
    assert.ok(bytes > firstVisitLimit(game) * 0.85, `the limit can come down: ${game} needs ${bytes}`);
  }
});

/** Notes what a page asks for, and its bytes as they are sent, without the host's own lines before. */
async function noteRequests(page, notes) {
  const session = await page.context().newCDPSession(page);
  const byId = new Map();
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    const note = {name: new URL(request.url).pathname.slice(1), bytes: 0};
    byId.set(requestId, note);
    notes.push(note);
  });
  session.on('Network.dataReceived', ({requestId, encodedDataLength}) => {
    if (byId.has(requestId)) byId.get(requestId).bytes += encodedDataLength;
  });
  await session.send('Network.enable');
}

const BREATH = 1200;  // milliseconds; what nobody waits for begins to come within that (background.js)
const isUnasked = ({name}) => /^aside-/.test(name);  // the first of it

/** Looks at the table until more comes than anybody waits for; leaves that out. */
async function neededOf(page, notes) {
  for (let passed = 0; passed < BREATH && !notes.some(isUnasked); passed += STEP) await step(page);
  const first = notes.findIndex(isUnasked);
  return first < 0 ? notes : notes.slice(0, first);
}

// Nothing is held back here: what nobody waits for must not come before, by the page's own clock.
test('until the first move can be made no more is fetched than that needs', async () => {
  const stage = await openStage();
  for (const {games: [{game}]} of families) {
    const notes = [];
    const {context, page} = await openPage(stage, {locale: 'en-GB', reducedMotion: 'reduce',
      prepare: async (fresh) => {
        await fresh.addInitScript(dealAlike, deals[0]);
        await noteRequests(fresh, notes);
      }});
    await tableLaid(page, {games: false});
    await choose(page, `play ${game}`);
    await moveOffered(page);
    // Bots are no part of a first visit between people.
    const own = (await neededOf(page, notes)).filter(({name}) => !/^bots?[_-]/.test(name));
    const sum = own.reduce((total, {bytes}) => total + bytes, 0);
    const names = own.map(({name}) => name);
    assert.ok(names.some((name) => /^page-.*wasm$/.test(name)), names.join(' '));
    // What all games shall keep to; the battle is over it, since its table has a camera and marks.
    const most = Math.max(545_000, firstVisitLimit(game));
    assert.ok(sum > 450_000 && sum <= most, `${game}: ${sum} bytes, ${names.join(' ')}`);
    await context.close();
  }
  await stage.close();
});

/** The programs of bots that are asked for once a game of these players has begun. */
async function botsAskedFor(stage, game, ...players) {
  const asked = new Set();
  const {context, page} = await openPage(stage, {serviceWorkers: 'block', reducedMotion: 'reduce',
    prepare: (fresh) => fresh.on('request', (request) => asked.add(new URL(request.url())))});
  await tableLaid(page);
  await tell(page, 'page pace 0');
  await setUp(page, game);
  for (const [i, kind] of players.entries()) await choose(page, `kind ${'ab'[i]} ${kind}`);
  await choose(page, 'begin');
  await screenUp(page, 'table');
  const programs = () => [...asked].map(({pathname}) => pathname.slice(1))
    .filter((name) => /^bots_.*\.wasm$/.test(name));
  if (!players.includes('person')) {
    // Dice and deals are actions too: what comes after the programs is the bots' own.
    const {actions: dealt} = await until(page, 'table', () => programs().length > 0, 'bots to come');
    await until(page, 'table', ({actions}) => actions > dealt, 'bots at play');
  }
  await context.close();
  return programs();
}

test('bots come when the first of them is to think, those of one game alone', async () => {
  const stage = await openStage();
  assert.deepEqual(await botsAskedFor(stage, 'cards', 'person', 'person'), []);
  const cards = await botsAskedFor(stage, 'cards', 'novice', 'novice');
  const maelstrom = await botsAskedFor(stage, 'maelstrom', 'novice', 'novice');
  await stage.close();
  assert.match(cards.join(' '), /^bots_edge-cards-[0-9a-f]+\.wasm$/);
  assert.match(maelstrom.join(' '), /^bots_maelstrom-[0-9a-f]+\.wasm$/);
});

const sent = () => new Map(fs.readdirSync(dist).filter((name) => name.endsWith('.br'))
  .map((name) => [path.parse(name).name, fs.statSync(path.join(dist, name)).size]));

test('each part costs no more than it may, and its limit holds it', () => {
  const sizes = sent();
  assert.deepEqual(excesses(sizes), []);
  for (const {name, limit, first} of parts) {
    const own = [...sizes].filter(([file]) => partOf(file)?.name === name).map(([, bytes]) => bytes);
    assert.ok(own.length > 0, `there are no ${name}`);
    const most = first ? own.reduce((sum, bytes) => sum + bytes) : Math.max(...own);
    assert.ok(most > limit * 0.85, `the limit of ${name} can come down: it takes ${most} bytes`);
  }
});

test('a part that grows over its limit is named', () => {
  const sizes = new Map([['page-0.wasm', 1], ['bots_a-0.wasm', 999_999], ['bots_b-0.wasm', 1]]);
  assert.equal(excesses(sizes).length, 1);
  assert.match(excesses(sizes)[0], /^bots_a-0\.wasm costs 999999 bytes, \d+ more than the \d+ it may/);
  sizes.set('index.html', 29_999).set('main-0.js', 29_999);
  assert.match(excesses(sizes)[0], /^the part 'page' costs 59998 bytes/);
});

test('the bots of a game draw nothing', () => {
  const names = fs.readdirSync(dist).filter((name) => /^bots_.*\.wasm$/.test(name));
  assert.ok(names.length >= 3, names.join(' '));
  for (const name of names) {
    const module = new WebAssembly.Module(fs.readFileSync(path.join(dist, name)));
    const imports = WebAssembly.Module.imports(module).map((each) => each.name).join(' ');
    assert.doesNotMatch(imports, /gl[A-Z]|SDL|host_/, name);
  }
});

test('the page itself cannot think', () => {
  const name = fs.readdirSync(dist).find((file) => /^page-.*\.wasm$/.test(file));
  const module = new WebAssembly.Module(fs.readFileSync(path.join(dist, name)));
  // Names are short after linking: the ways in stand in the JavaScript around it.
  const script = fs.readdirSync(dist).find((file) => /^page-.*\.js$/.test(file));
  const around = fs.readFileSync(path.join(dist, script), 'utf8');
  assert.ok(WebAssembly.Module.exports(module).length > 10);
  assert.match(around, /_mael_thought/);
  assert.doesNotMatch(around, /_mael_begin_thinking|_mael_think_for/);
});

test('what is over its limit is told with its figures', () => {
  for (const {games: [{game}]} of families) {
    const most = firstVisitLimit(game);
    assert.deepEqual(excessesOfVisits(new Map([[game, most]])), []);
    assert.match(excessesOfVisits(new Map([[game, most + 2048]])).join(), new RegExp(
      `${game} costs ${most + 2048} bytes, 2048 more than the ${most} it may`));
  }
});
