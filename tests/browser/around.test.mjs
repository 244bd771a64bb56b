// What stands round the table: links as others write them, files that cannot be read, keys of other
// keyboards, sound that rests, paper, colours of the reader's own, and a mark for playing without network.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {dist, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {waitUntil} from './patience.mjs';
import {exampleBattle, exampleGame} from './positions.mjs';
import {shellModule} from './shell_module.mjs';
import {ask, openTable, play, screenUp, settled, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

test('what the reader\'s address carried is not kept, and a # written otherwise leads to the page', async () => {
  const {context, page} = await openPage(stage);
  await tableLaid(page, {games: false});
  for (const [address, hash] of [['?fbclid=1&utm_source=x', ''], ['%23rule=MAE-077', '#rule=MAE-077'],
    ['index.html%2523rule=MAE-077', '#rule=MAE-077']]) {
    const led = page.waitForRequest((request) => request.isNavigationRequest() &&
      !/%(25)*23/.test(request.url()));
    await page.goto(stage.address + address).catch(() => {});
    assert.ok((await led).url().startsWith(stage.address), hash);
    await tableLaid(page, {games: false});
    assert.equal(new URL(page.url()).search + new URL(page.url()).hash, '');
    if (hash) await page.locator('#rules[open]').waitFor();
  }
  await context.close();
});

const linkTo = async (page, position) =>
  (await tell(page, `show ${position.replaceAll(' ', '_')}`)).link.replace('#', '');

test('a text that another program shares with the page opens the link in it', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  const {share_target: shares} = await page.evaluate(async () =>
    (await fetch('manifest.webmanifest')).json());
  const shared = new URL(shares.action, stage.address);
  const text = `Your turn (${stage.address}#${await linkTo(page, exampleBattle)}).`;
  shared.search = new URLSearchParams({[shares.params.title]: 'A battle', [shares.params.text]: text});
  await page.goto(shared.href);
  await tableLaid(page);
  await screenUp(page, 'table');
  assert.match((await settled(page)).position, /^edge-battle/);
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('links and files that the system opens with the page go to the page that is there', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce',
    prepare: (fresh) => fresh.addInitScript(() => Object.defineProperty(window, 'launchQueue',
      {value: {setConsumer: (consumer) => (window.launch = consumer)}}))});
  await tableLaid(page);
  await page.waitForFunction(() => window.launch);
  // What the page was begun with has been read.
  await page.evaluate((address) => window.launch({files: [], targetURL: address}), page.url());
  assert.equal((await ask(page, 'page')).screen, 'start');
  const link = await linkTo(page, exampleBattle);
  await page.evaluate((address) => window.launch({files: [], targetURL: address}),
    `${stage.address}#${link}`);
  await screenUp(page, 'table');
  assert.match((await settled(page)).position, /^edge-battle/);
  await page.evaluate(() => window.launch({files: [{getFile: async () => new File(['x'], 'x')}]}));
  await page.getByRole('dialog').getByText('This file is').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link to a rule or a puzzle is known with what others added', async () => {
  const {placeIn} = await shellModule('own_places.js');
  for (const text of ['#rule=MAE-077', '#rule=MAE-077&utm_source=x', 'https://a.example/#rule=MAE-077.',
    '(https://a.example/%23rule=MAE-077)', '<https://a.example/?x=1#rule=MAE-077>', '#rule%3DMAE-077']) {
    assert.deepEqual(placeIn(text), {kind: 'rule', id: 'MAE-077'}, text);
  }
  assert.ok(!placeIn('#pm2abc'));
  assert.ok(!placeIn('#rule=MAE-077-and-more'));
});

test('keys mean what they write, or what stands there on other keyboards', async () => {
  const {meaningOf} = await shellModule('input/keys.js');
  const means = (key, code, shiftKey = false) => meaningOf({key, code, shiftKey});
  for (const [i, sign] of [...'à&é"\'(-è_ç'].entries()) assert.equal(means(sign, `Digit${i}`), String(i));
  assert.equal(means('6', 'Digit6', true), '6');
  assert.equal(means('у', 'KeyE'), 'e');
  assert.equal(means('ε', 'KeyE'), 'e');
  assert.equal(means('a', 'KeyQ'), 'a');
  assert.equal(means('-', 'Minus'), '-');
  assert.equal(means('+', 'Equal', true), '+');
  assert.equal(means('ArrowUp', 'ArrowUp'), 'ArrowUp');
});

test('control and z take the last decision back', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  await page.locator('#surface').focus();
  await page.keyboard.press('Control+z');
  await until(page, 'table', ({actions, waiting}) => actions === 0 && !waiting, 'it taken back');
  await page.keyboard.press('Control+Shift+z');
  assert.equal((await settled(page)).actions, 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a key that is held decides once, but for those that lead on', async () => {
  const {isHeld} = await shellModule('input/keys.js');
  for (const key of ['ArrowUp', 'ArrowRight', 'n', 'P', '+', '-', 'Tab']) assert.ok(isHeld(key), key);
  for (const key of ['e', 'd', 'u', '1', 'Enter', ' ', 'Escape']) assert.ok(!isHeld(key), key);
});

test('a call that needs what has not come is undone, and made again when it has', async () => {
  const {createUndoing, NotHere} = await shellModule('undoing.js');
  let isHere = false;
  const undoing = createUndoing(() => isHere);
  const memory = new WebAssembly.Memory({initial: 1});
  const top = new WebAssembly.Global({value: 'i32', mutable: true}, 7);
  undoing.watch({m: memory, g: top, f() {}});
  const stored = [];
  const host = undoing.heed({store: (game) => stored.push(game), randomWord: () => 5});
  function act() {
    new Uint8Array(memory.buffer)[9] += 1;
    top.value = 3;
    memory.grow(1);
    assert.equal(host.randomWord(), 5);
    host.store('a game');
    if (!isHere) throw new NotHere('l');
    top.value = 7;
    return 'done';
  }
  let undone = 0;
  assert.throws(() => undoing.run(act, () => ++undone), NotHere);
  assert.deepEqual([new Uint8Array(memory.buffer)[9], top.value, stored, undone], [0, 7, [], 1]);
  isHere = true;
  assert.equal(undoing.run(act, () => ++undone), 'done');
  assert.deepEqual([new Uint8Array(memory.buffer)[9], top.value, stored, undone], [1, 7, ['a game'], 1]);
});

/** Drops a folder on the page, which says that it cannot be read. */
async function dropFolder(context, page) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maelstrom-'));
  const session = await context.newCDPSession(page);
  const data = {items: [], files: [folder], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await session.send('Input.dispatchDragEvent', {type, x: 300, y: 300, data});
  }
  await page.locator('#toast').getByText('This cannot be read').waitFor();
  fs.rmdirSync(folder);
}

test('a folder that is dropped is told of', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page, {games: false});
  await dropFolder(context, page);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Whether a press in the middle of what is said meets it. */
const meetsToast = (page) => page.locator('#toast').evaluate((toast) => {
  const {x, y, width, height} = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
});

test('what is said lies on a sheet that is open or comes up, and never under it', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page, {games: false});
  await page.locator('#offline[data-state]').waitFor({state: 'attached'});
  await dropFolder(context, page);
  assert.ok(await meetsToast(page), 'on the page');
  await page.locator('#settings-open').click();
  await page.locator('#settings h2').waitFor();
  assert.ok(await meetsToast(page), 'on a sheet that came up after it');
  await dropFolder(context, page);
  assert.ok(await meetsToast(page), 'on a sheet that was there before it');
  await page.locator('#settings').evaluate((sheet) => sheet.close());
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  assert.ok(await meetsToast(page), 'on the page again');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Keeps the contexts of sound the page makes. */
function keepContexts() {
  window.contexts = [];
  navigator.audioSession = {type: 'auto'};
  window.AudioContext = class extends AudioContext {
    constructor(...given) {
      super(...given);
      window.contexts.push(this);
    }
  };
}

test('sound rests soon after the last press, and lets others sound', async () => {
  const {context, page} = await openPage(stage, {prepare: (fresh) => fresh.addInitScript(keepContexts)});
  await tableLaid(page);
  const press = () => page.mouse.click(5, 400);
  const states = () => page.evaluate(() => window.contexts.map(({state}) => state).join());
  for (let times = 0; times < 2; ++times) {
    await waitUntil(page, 'sound awake', async () => {
      await press();
      return states();
    }, (state) => state === 'running');
    await waitUntil(page, 'sound at rest', async () => {
      await page.evaluate(() => window.testClock.step(500));
      return states();
    }, (state) => state === 'suspended');
  }
  assert.equal(await page.evaluate(() => navigator.audioSession.type), 'ambient');
  await context.close();
});

test('a chapter of the rules is printed on as many pages as it takes', async () => {
  const {context, page} = await openPage(stage, {fragment: 'rule=MAE-077'});
  await tableLaid(page);
  await page.locator('#rules[open] .chapter h3').first().waitFor();
  const pages = (await page.pdf({format: 'A5'})).toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  assert.ok(pages > 1, `${pages} pages`);
  assert.ok(await page.locator('#rules').evaluate((dialog) => dialog.matches(':modal')));
  await context.close();
});

test('in colours of the reader\'s own a switch that is on is not like one that is off', async () => {
  const {context, page} = await openPage(stage, {forcedColors: 'active'});
  await tableLaid(page);
  await page.locator('#settings-open').click();
  const flip = page.locator('#settings input[role=switch]').first();
  await flip.waitFor();
  const look = () => flip.evaluate((input) => getComputedStyle(input).backgroundColor +
    getComputedStyle(input, '::before').left);
  await flip.evaluate((input) => { input.checked = true; });
  const on = await look();
  await flip.evaluate((input) => { input.checked = false; });
  assert.notEqual(await look(), on);
  const track = await page.locator('#settings input[type=range]').first()
    .evaluate((input) => getComputedStyle(input).backgroundImage);
  assert.match(track, /gradient/);
  await context.close();
});

test('the page says what it is to whoever shows a link to it', () => {
  const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  for (const name of ['og:title', 'og:description', 'og:image', 'og:type']) {
    assert.match(page, new RegExp(`property="${name}" content="[^"]+"`));
  }
});

test('whether the page can be played without network is seen on the shelf and read in About', async () => {
  for (const [locale, ready] of [['en-GB', 'Ready for playing'], ['fr-FR', 'Prêt à jouer']]) {
    const {context, page} = await openPage(stage, {locale});
    await tableLaid(page);
    await keptHere(page);
    await page.locator('#offline[data-state=ready]').waitFor();
    assert.match(await page.locator('#offline').getAttribute('aria-label'), new RegExp(ready));
    await page.locator('#about-open').click();
    assert.match(await page.locator('#about-offline').innerText(), new RegExp(ready));
    await context.close();
  }
});

test('where data is to be saved nothing comes unasked, and all of it once it is wished for', async () => {
  const asked = [];
  const {context, page} = await openPage(stage, {prepare: async (fresh) => {
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await fresh.addInitScript(() => Object.defineProperty(navigator, 'connection',
      {value: {saveData: true, effectiveType: '4g', addEventListener() {}}}));
  }});
  await tableLaid(page, {games: false});
  await page.locator('#offline[data-state=waits]').waitFor();
  for (let steps = 0; steps < 60; ++steps) await page.evaluate(() => window.testClock.step(1000));
  assert.deepEqual(asked.filter((name) => /game_|later_|forces-/.test(name)), []);
  await page.locator('#offline').click();
  await tableLaid(page);
  await page.locator('#offline[data-state=ready]').waitFor();
  await context.close();
});
