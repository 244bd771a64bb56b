// The sheet a link is handed on by: on every screen its code can be read by another device's camera,
// and says what the link does.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import decodeQR from 'qr/decode.js';
import {broad, dist, openStage} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
import {exampleBattle, exampleEnd, exampleTables} from './positions.mjs';
import {choose, openTable, play, screenUp, settled} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const sheet = (page) => page.locator('#share[open]');

/** A picture of a part of the page, as a camera would have it. */
async function photographed(page, locator) {
  const shot = (await locator.screenshot()).toString('base64');
  const {width, height, data} = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const {data: pixels} = context.getImageData(0, 0, image.width, image.height);
    return {width: image.width, height: image.height, data: [...pixels]};
  }, shot);
  return {width, height, data: Uint8ClampedArray.from(data)};
}

/** The link on the sheet, which its code says as well, in modules a camera can tell apart. */
async function linkOf(page) {
  const code = sheet(page).getByRole('img');
  await code.waitFor();
  const link = await sheet(page).getByRole('textbox').inputValue();
  assert.equal(decodeQR(await photographed(page, code)), link);
  const modules = Number((await code.getAttribute('viewBox')).split(' ')[2]);
  const {width} = await code.boundingBox();
  assert.ok(width / modules >= 3, `${width} pixels for ${modules} modules`);
  assert.ok((modules - 8 - 17) / 4 <= 25, `${modules} modules`);
  const within = await sheet(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth);
  assert.ok(within, 'the sheet is as wide as what is on it');
  return link;
}

/** A code as pixels: a square of four for each module. */
function asPicture(modules) {
  const side = 4 * modules.length;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; ++y) {
    for (let x = 0; x < side; ++x) {
      if (modules[y >> 2][x >> 2]) data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return {width: side, height: side, data};
}

test('a link of any length has a code that is read, or none', async () => {
  const file = fs.readdirSync(dist).find((name) => /^share-.*\.js$/.test(name));
  const {codeOf} = await import(pathToFileURL(path.join(dist, file)).href);
  const sizes = [];
  for (const length of [20, 100, 250, 600, 900, 1000, 1200, 1270]) {
    const link = `https://maelstrom.example/#${'pM5x'.repeat(400)}`.slice(0, length);
    const modules = codeOf(link);
    assert.ok(modules.length <= 17 + 4 * 25 + 8, `${length} letters: ${modules.length} modules`);
    assert.equal(decodeQR(asPicture(modules)), link);
    sizes.push(modules.length);
  }
  assert.equal(Math.max(...sizes), 17 + 4 * 25 + 8, 'the longest needs the largest');
  for (const length of [1300, 3000, 100_000]) assert.equal(codeOf('x'.repeat(length)), undefined);
});

/** Shares all there is to be seen, also where that has to be said. */
async function share(page) {
  await choose(page, 'share');
  const whole = page.getByRole('button', {name: 'Share both hands'});
  await waitUntil(page, 'the sheet or a question', async () => {
    await step(page);
    return await sheet(page).count() > 0 || await whole.count() > 0;
  });
  if (await whole.count() > 0) await whole.click();
}

const LOOKS = {
  'a phone in dark': {viewport: {width: 390, height: 844}, hasTouch: true},
  'a phone in light': {viewport: {width: 390, height: 844}, hasTouch: true, colorScheme: 'light'},
  'a tablet with high contrast': {viewport: {width: 1024, height: 768}, contrast: 'more'},
};

for (const [look, options] of Object.entries(LOOKS)) {
  const how = look === 'a phone in light' ? {} : broad;
  test(`the code of every game's link is read off ${look}`, how, async () => {
    for (const [, position] of exampleTables) {
      const {context, page, complaints} = await openTable(stage, position, options);
      await settled(page);
      await share(page);
      const link = await linkOf(page);
      assert.ok(link.startsWith(`${stage.address}#`), link);
      await sheet(page).getByRole('button', {name: 'Done'}).click();
      assert.equal(await sheet(page).count(), 0);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
}

test('so is the code of an analysis, and of a game with its actions', async () => {
  const {context, page, complaints} = await openTable(stage, exampleEnd,
    {viewport: {width: 390, height: 844}, hasTouch: true});
  const {choices} = await settled(page);
  await play(page, choices.find((choice) => /^[ab] /.test(choice)));
  await choose(page, 'analyse');
  await screenUp(page, 'analysis');
  await settled(page);
  await share(page);
  await linkOf(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('where the sheet does not arrive the link is there to be copied by hand', async () => {
  const {context, page} = await openTable(stage, exampleBattle, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.route(/\/share-.*\.js/, (route) => route.abort())});
  await choose(page, 'share');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  assert.ok((await field.inputValue()).startsWith(`${stage.address}#`));
  await context.close();
});
