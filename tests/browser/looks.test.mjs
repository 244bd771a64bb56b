// How the page looks, for people to see: pictures at three sizes, kept with the test results. What
// a test can judge: the table is painted, and survives the loss of the graphics context.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {letters} from '../../tools/assets/text_fonts.mjs';
import {readTable} from '../../tools/assets/tables.mjs';
import {artifacts, broad, forPeople, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {exampleEnd, exampleTables} from './positions.mjs';
import {choose, layOut, openTable, screenUp, setUp, settled, tell} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const SIZES = [
  ['desktop', {viewport: {width: 1280, height: 800}}],
  ['tablet', {viewport: {width: 1024, height: 768}, hasTouch: true, deviceScaleFactor: 2}],
  ['phone', {viewport: {width: 390, height: 844}, hasTouch: true, deviceScaleFactor: 3}],
];

/** What a picture of the page, or of a part of it, holds: how many colours, and its brightest red. */
async function pictured(page, clip) {
  const picture = (await page.screenshot({clip})).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const {data: pixels} = context.getImageData(0, 0, image.width, image.height);
    const seen = new Set();
    let brightest = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      brightest = Math.max(brightest, pixels[i]);
      if (i % (4 * 97) > 0) continue;  // a few are enough to tell
      seen.add((pixels[i] >> 4) << 8 | (pixels[i + 1] >> 4) << 4 | pixels[i + 2] >> 4);
    }
    return {colours: seen.size, brightest};
  }, picture);
}

const colours = async (page) => (await pictured(page)).colours;

/** Whether there is a picture where a thing of the table is: more than its ground. */
async function isPainted(page, thing) {
  const {x, y, width, height} = await tell(page, `table where ${thing}`);
  const {brightest} = await pictured(page, {x: x - width / 2, y: y - height / 2, width, height});
  return brightest > 180;
}

/** Takes the graphics context away or gives it back, until the page has heard of it. */
const graphics = (page, act, event) => page.evaluate(async ([does, heard]) => {
  const canvas = document.getElementById('canvas');
  const told = new Promise((done) => {
    canvas.addEventListener(heard, () => done(), {once: true});
  });
  window.losing ??= canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  window.losing[does]();
  await told;
}, [act, event]);

for (const [name, options] of SIZES) {
  test(`start and table at the size of a ${name}`, name === 'tablet' ? broad : {}, async () => {
    const {context, page, complaints} = await openPage(stage,
      {...options, painted: true, reducedMotion: 'reduce', bypassCSP: true});
    await tableLaid(page);
    await keepPicture(page, `start-${name}`);
    assert.ok(await colours(page) > 200, 'more than a bare ground is painted');
    await context.close();

    const table = await openTable(stage, exampleEnd, {...options, painted: true, bypassCSP: true});
    await settled(table.page);
    await keepPicture(table.page, `table-${name}`);
    assert.ok(await colours(table.page) > 60, 'more than a bare table is painted');
    assert.ok(await isPainted(table.page, 'button menu'), 'panels and words are painted as well');
    const canvas = await table.page.evaluate(() => {
      const {width, height} = document.getElementById('canvas');
      return {width, height};
    });
    const ratio = Math.min(options.deviceScaleFactor ?? 1, 2.5);
    assert.deepEqual(canvas, {width: Math.round(options.viewport.width * ratio),
      height: Math.round(options.viewport.height * ratio)});
    assert.deepEqual([...complaints, ...table.complaints], []);
    await table.context.close();
  });
}

test('every letter of the texts can be written', () => {
  const folder = path.join(import.meta.dirname, '../../assets/texts');
  const tables = fs.readdirSync(folder).filter((name) => !/_(page|rules)\.tsv$/.test(name));
  assert.ok(tables.length >= 8, tables.join(' '));
  for (const name of tables) {
    const words = readTable(path.join(folder, name)).map(([, text]) => text).join('');
    const missing = [...new Set(words)].filter((letter) => !letters.includes(letter));
    assert.deepEqual(missing, [], name);
  }
});

/** How the name of the first seat looks once it has been typed. */
async function lookOfName(page, name) {
  const {x, y, width, height} = await tell(page, 'table where name a');
  await page.mouse.click(x, y);
  await page.locator('#field').fill(name);
  await page.locator('#field').press('Enter');
  await page.locator('#field').waitFor({state: 'hidden'});
  await page.mouse.move(1, 1);
  for (let steps = 0; steps < 3; ++steps) await step(page);
  const clip = {x: x - width / 2, y: y - height / 2, width, height};
  return (await page.screenshot({clip})).toString('base64');
}

test('names are written in letters of their own, and none is a question mark', async () => {
  const {context, page, complaints} = await openPage(stage,
    {painted: true, bypassCSP: true, reducedMotion: 'reduce'});
  await tableLaid(page);
  await setUp(page, 'maelstrom');
  const names = ['????', 'Łukł', 'Łukż', 'Дмит', 'Димт', 'Ωμέγ', '😀😀😀😀'];
  const looks = [];
  for (const name of names) looks.push(await lookOfName(page, name));
  assert.equal(new Set(looks).size, names.length, 'each looks like no other');
  assert.equal(await lookOfName(page, names[3]), looks[3], 'and always as it is');
  await page.reload();
  await tableLaid(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a lost graphics context is made anew, and the game goes on', async () => {
  const {context, page} = await openTable(stage, exampleEnd, {painted: true, bypassCSP: true});
  const {position} = await settled(page);
  const before = await colours(page);
  await graphics(page, 'loseContext', 'webglcontextlost');
  await graphics(page, 'restoreContext', 'webglcontextrestored');
  assert.equal((await settled(page)).position, position);
  const afterwards = await colours(page);
  assert.ok(Math.abs(afterwards - before) < before / 10, `${before} colours, then ${afterwards}`);
  await context.close();
});

test('a turned tablet is laid out anew', async () => {
  const {context, page} = await openTable(stage, exampleEnd,
    {painted: forPeople, viewport: {width: 1024, height: 768}});
  await page.setViewportSize({width: 768, height: 1024});
  await page.waitForFunction(() => document.getElementById('canvas').width === 768);
  await settled(page);
  await keepPicture(page, 'table-upright');
  await context.close();
});

/** The darkest and the lightest a theme's start, set-up, table and sheet may be on the whole, 0–255. */
const TONES = {dark: [0, 72], light: [75, 255], contrast: [0, 72]};

/** The width each theme is always looked at in; the others are broad. */
const LOOKED_AT = {dark: 390, light: 1024, contrast: 390};

/** How light a picture of the page is on the whole. */
async function tone(page, file) {
  const picture = (await page.screenshot({path: file})).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  }, picture);
}

for (const theme of Object.keys(TONES)) {
  for (const [width, height] of [[1280, 800], [1024, 768], [390, 844]]) {
    const how = LOOKED_AT[theme] === width ? {} : broad;
    test(`start, set-up, table and sheet in ${theme} at ${width} × ${height}`, how, async () => {
      const {context, page, complaints} = await openPage(stage, {viewport: {width, height},
        hasTouch: width < 1280, colorScheme: theme === 'light' ? 'light' : 'dark',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
        painted: true, reducedMotion: 'reduce', bypassCSP: true});
      await tableLaid(page);
      const seen = async (screen) => {
        const file = path.join(artifacts, `${theme}-${screen}-${width}x${height}.png`);
        const [darkest, lightest] = TONES[theme];
        const light = await tone(page, file);
        assert.ok(light >= darkest && light <= lightest, `${screen} in ${theme}: ${light}`);
      };
      await seen('start');
      await page.locator('#settings-open').click();
      await page.locator('#settings h2').waitFor();
      await seen('sheet');
      await page.keyboard.press('Escape');
      await setUp(page, 'maelstrom');
      await step(page);
      await seen('set-up');
      for (const [name, position] of [['table', exampleEnd], ...exampleTables.slice(1)]) {
        await layOut(page, position);
        await settled(page);
        await step(page);
        await seen(name);
        await choose(page, 'leave');
        await screenUp(page, 'start');
      }
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
}
