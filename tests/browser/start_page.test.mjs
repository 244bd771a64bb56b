// The shelf of games and the set-up of each: a game is a tap away, what waits is in sight and says
// whose turn it is, a game can be begun from wherever its set-up is scrolled to and is set up as it
// was last time, and what is said is said to players.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {broad, forPeople, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {exampleCards, exampleEnd, exampleGame} from './positions.mjs';
import {ask, choose, layOut, screenUp, setUp, tell} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const SIZES = [[390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];

const open = async ([width, height]) => {
  const opened = await openPage(stage,
    {viewport: {width, height}, hasTouch: true, painted: forPeople, reducedMotion: 'reduce'});
  await tableLaid(opened.page);
  await opened.page.locator('#about-open').waitFor();
  return opened;
};

/** Turns the wheel over the page until `what` stands still. */
async function scrollDown(page, what) {
  for (let last = null; ;) {
    await page.mouse.wheel(0, 300);
    await step(page);
    await step(page);
    const {y} = await tell(page, `table where ${what}`);
    if (y === last) return;
    last = y;
  }
}

for (const size of SIZES.filter(([width]) => width <= 844)) {
  const how = size[0] === 390 ? {} : broad;
  test(`a message lies on no sign of the page at ${size.join(' × ')}, and none moves`, how, async () => {
    const {context, page, complaints} = await open(size);
    await page.locator('#offline[data-state]').waitFor({state: 'attached'});
    const settings = page.locator('#settings-open');
    const before = await settings.boundingBox();
    await page.locator('#offline').evaluate((mark) => { mark.hidden = !mark.hidden; });
    assert.deepEqual(await settings.boundingBox(), before);
    await page.locator('#offline').evaluate((mark) => { mark.hidden = false; mark.click(); });
    await page.locator('#toast:not([hidden])').waitFor();
    const line = await page.locator('#toast').boundingBox();
    for (const sign of await page.locator('#corner button:visible').all()) {
      const at = await sign.boundingBox();
      assert.ok(line.y >= at.y + at.height, `the message lies on ${await sign.getAttribute('id')}`);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

for (const size of SIZES) {
  const name = size.join('x');
  const how = size[0] === 390 ? {} : broad;

  test(`a game is one tap away at ${size.join(' × ')}, and then waits on the shelf`, how, async () => {
    const {context, page, complaints} = await open(size);
    await keepPicture(page, `shelf-${name}`);
    const {x, y} = await tell(page, 'table where play vortex');
    await page.touchscreen.tap(x, y);
    await screenUp(page, 'table');
    assert.match((await tell(page, 'table')).position, /^vortex/);
    await choose(page, 'leave');
    await screenUp(page, 'start');
    for (const position of [exampleEnd, exampleCards, exampleGame]) {
      await layOut(page, position);
      await choose(page, 'leave');
      await screenUp(page, 'start');
    }
    await keepPicture(page, `shelf-${name}-waiting`);
    const first = await tell(page, 'table where resume 1');
    await page.touchscreen.tap(first.x, first.y);
    await screenUp(page, 'table');
    assert.match((await tell(page, 'table')).position, /^maelstrom.* phase=summon turn=1 /);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`the game can be begun at ${size.join(' × ')}, scrolled or not`, how, async () => {
    const {context, page, complaints} = await open(size);
    const [width, height] = size;
    await setUp(page, 'maelstrom');
    const pressed = () => tell(page, 'table where begin');
    const first = await pressed();
    assert.ok(first.y > 0 && first.y < height - 20, `Begin stands at ${first.y} of ${height}`);
    await keepPicture(page, `set_up-${name}`);
    await choose(page, 'options');
    await page.mouse.move(width / 2, height / 2);
    await scrollDown(page, 'option same');
    await keepPicture(page, `set_up-${name}-scrolled`);
    assert.deepEqual(await pressed(), first, 'it stays where it is');
    await page.touchscreen.tap(first.x, first.y);
    await page.waitForFunction(
      () => JSON.parse(window.maelstrom.command('page').split('\n')[0]).screen === 'table');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

/** Whether the choice in words of this notation is the one that is chosen. */
const isChosen = async (page, notation) =>
  await page.locator(`#words-choices button[data-notation="${notation}"]`)
    .getAttribute('aria-pressed') === 'true';

/** Writes a setting into storage, as another program at this address might. */
async function putSetting([key, value]) {
  const opening = indexedDB.open('maelstrom');
  await new Promise((done) => (opening.onsuccess = done));
  const transaction = opening.result.transaction('settings', 'readwrite');
  transaction.objectStore('settings').put(value, key);
  await new Promise((done) => (transaction.oncomplete = done));
  opening.result.close();
}

test('each game has a picture of its own in its set-up', broad, async () => {
  for (const game of ['vortex', 'cards']) {
    for (const size of [[390, 844], [1024, 768]]) {
      const {context, page, complaints} = await open(size);
      await setUp(page, game);
      await keepPicture(page, `set_up-${game}-${size.join('x')}`);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  }
});

test('a game is set up as it was last time, each in its own way', async () => {
  const {context, page, complaints} = await open([1024, 768]);
  await setUp(page, 'cards');
  for (const choice of ['force a the-broken', 'kind b expert', 'back']) await choose(page, choice);
  await screenUp(page, 'start');
  await setUp(page, 'vortex');
  for (const choice of ['pick a', 'random', 'options', 'essence more', 'back']) {
    await choose(page, choice);
  }
  await screenUp(page, 'start');
  await setUp(page, 'vortex');
  const drawn = await page.locator('#words-choices button[data-notation="pick a"]').textContent();
  await page.reload();
  await tableLaid(page);
  await setUp(page, 'cards');
  assert.ok(await isChosen(page, 'force a the-broken'));
  assert.ok(await isChosen(page, 'kind b expert'));
  await choose(page, 'back');
  await screenUp(page, 'start');
  await setUp(page, 'vortex');
  assert.ok(await isChosen(page, 'kind b casual'), 'the other game is as it was');
  const again = await page.locator('#words-choices button[data-notation="pick a"]').textContent();
  assert.equal(again, drawn);
  await choose(page, 'begin');
  await screenUp(page, 'table');
  assert.match((await tell(page, 'table')).position, /^vortex\S* opt=essence:4,discard:3 /);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a set-up that was stored broken is the usual one', async () => {
  const {context, page, complaints} = await open([1024, 768]);
  for (const broken of ['setup/9 seats=person', 'setup/1 seats=nobody force', 'x'.repeat(4000)]) {
    await page.evaluate(putSetting, ['setup.maelstrom', broken]);
    await page.reload();
    await tableLaid(page);
    await setUp(page, 'maelstrom');
    assert.ok(await isChosen(page, 'force a arcanae'), broken.slice(0, 40));
    assert.ok(await isChosen(page, 'kind b casual'));
    await choose(page, 'back');
    await screenUp(page, 'start');
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what waits says whose turn it is, in the language spoken', async () => {
  const {context, page, complaints} = await open([390, 844]);
  await setUp(page, 'maelstrom');
  for (const kind of ['kind a person', 'kind b person', 'begin']) await choose(page, kind);
  await screenUp(page, 'table');
  await choose(page, 'leave');
  await screenUp(page, 'start');
  await choose(page, 'play cards');
  await screenUp(page, 'table');
  await choose(page, 'leave');
  await screenUp(page, 'start');
  const told = (number) =>
    page.locator(`#words-choices button[data-notation="resume ${number}"]`).textContent();
  assert.match(await told(1), /Your turn|is to play/);
  assert.match(await told(2), /Go on: Arcanae against Brood\. (Arcanae|Brood) is to play\. Setting up/);
  await keepPicture(page, 'shelf-turns');
  await Promise.all([page.waitForEvent('load'),
    page.locator('#languages').getByRole('button', {name: 'Français'}).click()]);
  await tableLaid(page);
  await screenUp(page, 'start');
  assert.match(await told(1), /À jouer|À .* de jouer/);
  assert.match(await told(2), /Arcanae contre .*À .* de jouer.*Mise en place/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what is told about the page is told to players', async () => {
  const {context, page} = await open([1024, 768]);
  await page.locator('#about-open').click();
  await page.locator('#about .rules h2').first().waitFor();
  const told = await page.locator('#about').innerText();
  for (const word of ['packed until', 'assets/', '@fontsource', 'row', '`']) {
    assert.ok(!told.includes(word), `About says “${word}”`);
  }
  await page.getByRole('button', {name: 'Close'}).click();
  for (const link of ['pm1nonsense', 'pm2ImhwWCTY3WZbO9GDb20PLXjsW3NUOPH', 'maelstrom/1 a=nobody']) {
    await page.evaluate((fragment) => { location.hash = fragment; }, link);
    const dialog = page.locator('#dialog[open]');
    await dialog.waitFor();
    assert.doesNotMatch(await dialog.innerText(), /character|[A-Z]{3}-R?\d|column/);
    await dialog.getByRole('button').first().click();
    await dialog.waitFor({state: 'hidden'});
  }
  assert.equal((await ask(page, 'page')).screen, 'start');
  await context.close();
});
