// The sheet of settings on the real page: reached from the shelf and from a table, by key as well;
// what is chosen is at work at once and there again. And what the sounds are like.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {artifacts, broad, dist, keepPicture, openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {step, waitUntil} from './patience.mjs';
import {choose, layOut, liftCurtain, openTable, play, screenUp, settingKept, settled, tell, until}
  from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const sheet = (page) => page.locator('#settings');
const scriptOf = (name) => fs.readdirSync(dist).find((file) =>
  file.startsWith(`${name}-`) && file.endsWith('.js'));

/** Things of the sheet that are wider than their room. */
const cut = (page) => page.evaluate(() => [...document.querySelectorAll('#settings *')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 &&
    getComputedStyle(each).display !== 'inline' && each.tagName !== 'INPUT')
  .map((each) => each.textContent));

for (const [language, width, height] of [
  ['en-GB', 1280, 800], ['fr-FR', 1024, 768], ['fr-FR', 390, 844], ['en-GB', 390, 844],
  ['fr-FR', 844, 390], ['fr-FR', 320, 568],
]) {
  const how = language === 'fr-FR' && width < 400 ? {} : broad;
  test(`the sheet has room at ${width} × ${height} in ${language}`, how, async () => {
    const {context, page, complaints} = await openPage(stage,
      {viewport: {width, height}, hasTouch: true, locale: language});
    await tableLaid(page);
    await page.locator('#settings-open').click();
    await sheet(page).locator('h2').waitFor();
    assert.equal(await sheet(page).locator('h2').textContent(),
      language === 'fr-FR' ? 'Réglages' : 'Settings');
    assert.deepEqual(await cut(page), []);
    assert.doesNotMatch(await sheet(page).textContent(), /undefined|\{0\}/);
    await keepPicture(page, `settings-${width}x${height}-${language}`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a choice made by key is kept, and the next visit finds it', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  await page.locator('#settings-open').focus();
  await page.keyboard.press('Enter');
  const motion = (word) => sheet(page).locator(`[name=motion][value=${word}]`);
  await page.locator('#settings[open]').waitFor();
  assert.ok(await motion('even').isChecked());
  await motion('even').focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await motion('fast').isChecked());
  await page.keyboard.press('Escape');
  await settingKept(page, 'motion', 'fast');
  await page.reload();
  await tableLaid(page);
  await page.locator('#settings-open').click();
  await motion('fast').waitFor({state: 'attached'});
  assert.ok(await motion('fast').isChecked());
  assert.deepEqual(complaints, []);
  await context.close();
});

test('who switches hints off at a table is offered none there from then on', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  const offered = (is) => until(page, 'table', ({choices}) => choices?.includes('advise') === is,
    `hints ${is ? 'offered' : 'gone'}`);
  await offered(true);
  await choose(page, 'settings');
  await sheet(page).locator('[name=hints]').click();
  await sheet(page).getByRole('button', {name: 'Close'}).click();
  await offered(false);
  assert.equal((await settled(page)).over, false);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('every sound is heard, none is loud, each is short', async () => {
  const {context, page} = await openPage(stage);
  await tableLaid(page);
  const heard = await page.evaluate(async (url) => {
    const {render, SOUNDS} = await import(url);
    const rate = 44_100;
    const judge = async (name) => {
      const samples = await render(name, 2, rate);
      const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      const last = samples.findLastIndex((each) => Math.abs(each) > 0.003);
      return {name, decibel: 20 * Math.log10(peak), seconds: last / rate};
    };
    return Promise.all(Object.keys(SOUNDS).map(judge));
  }, `./${scriptOf('sound')}`);
  assert.ok(heard.length >= 12);
  for (const {name, decibel, seconds} of heard) {
    assert.ok(decibel > -13 && decibel <= -9, `${name} peaks at ${decibel} dB`);
    assert.ok(seconds > 0.02 && seconds <= 1.6, `${name} takes ${seconds} s`);
  }
  await context.close();
});

const worn = (page) => page.evaluate(() => document.documentElement.dataset.theme);

/** How light the wall is that the canvas paints, 0–255, at a place where nothing else is. */
async function wall(page) {
  await step(page);
  const picture = (await page.screenshot({clip: {x: 0, y: 80, width: 4, height: 4}})).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context.drawImage(image, 0, 0);
    return Math.max(...context.getImageData(2, 2, 1, 1).data.slice(0, 3));
  }, picture);
}

/** The colours around the canvas. */
const around = (page) => page.evaluate(() => ({
  page: getComputedStyle(document.body).backgroundColor,
  bar: document.querySelector('meta[name=theme-color]').content,
}));

async function openSheet(page) {
  await page.locator('#settings-open').click();
  await sheet(page).locator('h2').waitFor();
}

test('canvas and page wear a theme at once, and from the first moment of the next visit', async () => {
  const {context, page, complaints} = await openPage(stage, {painted: true, bypassCSP: true});
  await tableLaid(page);
  assert.equal(await worn(page), 'dark');
  assert.ok(await wall(page) < 60, 'the wall is dark');
  const put = async (theme) => {
    await openSheet(page);
    await sheet(page).locator(`[name=theme][value=${theme}]`).click();
    await page.keyboard.press('Escape');
    await until(page, 'page', ({waiting}) => !waiting, 'the theme painted');
  };
  await put('light');
  assert.deepEqual(await around(page), {page: 'rgb(217, 207, 187)', bar: '#d9cfbb'});
  assert.ok(await wall(page) > 150, 'the wall is light');
  await put('contrast');
  assert.deepEqual(await around(page), {page: 'rgb(0, 0, 0)', bar: '#000'});
  assert.ok(await wall(page) < 20, 'the wall is black');
  await settingKept(page, 'theme', 'contrast');
  await page.addInitScript(() => {
    new MutationObserver(() => document.body && (window.firstTheme ??=
      document.documentElement.dataset.theme ?? 'none')).observe(document, {childList: true, subtree: true});
  });
  await page.reload();
  await tableLaid(page);
  assert.equal(await page.evaluate(() => window.firstTheme), 'contrast');
  assert.equal(await worn(page), 'contrast');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('without a choice the system is followed, also when it changes its mind', async () => {
  const {context, page, complaints} = await openPage(stage, {colorScheme: 'light', painted: true, bypassCSP: true});
  await tableLaid(page);
  assert.equal(await worn(page), 'light');
  assert.ok(await wall(page) > 150);
  await page.emulateMedia({colorScheme: 'dark'});
  await waitUntil(page, 'the dark theme', () => worn(page), (theme) => theme === 'dark');
  await until(page, 'page', ({waiting}) => !waiting, 'the theme painted');
  assert.ok(await wall(page) < 60);
  await page.emulateMedia({colorScheme: 'light', contrast: 'more'});
  await waitUntil(page, 'high contrast', () => worn(page), (theme) => theme === 'contrast');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Chooses a size on the sheet, by key: the slider is a row of steps. */
async function chooseSize(page, percent) {
  await openSheet(page);
  const slider = sheet(page).locator('[name=size]');
  await slider.focus();
  await page.keyboard.press(percent > 100 ? 'End' : 'Home');
  assert.equal(await slider.inputValue(), String(percent));
}

for (const [width, height] of [[1280, 800], [390, 844]]) {
  const how = width === 390 ? {} : broad;
  test(`everything at 200 % and at 80 % has room at ${width} × ${height}`, how, async () => {
    const {context, page, complaints} = await openPage(stage,
      {viewport: {width, height}, hasTouch: true, locale: 'fr-FR'});
    await tableLaid(page);
    const corner = () => page.locator('#about-open').boundingBox();
    const usual = await corner();
    await chooseSize(page, 200);
    assert.deepEqual(await cut(page), []);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '32px');
    await keepPicture(page, `settings-200-${width}x${height}`);
    await page.keyboard.press('Escape');
    assert.ok((await corner()).height > usual.height * 1.2, 'the corner grows with the canvas');
    await page.reload();
    await tableLaid(page);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '32px');
    // What is pressed is what is shown.
    const {x, y} = await tell(page, 'table where set_up maelstrom');
    const zoom = await page.evaluate(() =>
      Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')));
    assert.ok(zoom > 1.2 && zoom <= 2, `enlarged by ${zoom}`);
    await page.mouse.click(x, y);
    await screenUp(page, 'set_up');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('what a large screen shows grows with it', async () => {
  const {context, page, complaints} = await openPage(stage,
    {viewport: {width: 1920, height: 1080}, hasTouch: true});
  await tableLaid(page);
  const enlarged = (by) => waitUntil(page, `the canvas enlarged by ${by}`, () => page.evaluate(
    () => Number(document.documentElement.style.getPropertyValue('--zoom'))), (zoom) => zoom === by);
  await enlarged(1.2);
  const {x, y} = await tell(page, 'table where set_up maelstrom');
  await page.touchscreen.tap(x, y);
  await screenUp(page, 'set_up');
  await page.setViewportSize({width: 1440, height: 900});
  await enlarged(1.125);
  await page.setViewportSize({width: 1280, height: 800});
  await enlarged(1);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** What stands for the machine's loudspeaker: it takes sounds in and counts them. */
function countSounds() {
  window.begun = 0;
  window.opened = 0;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 44_100, 44_100);
      ++window.opened;
    }
    get state() { return 'running'; }
  };
  for (const {prototype} of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const {start} = prototype;
    prototype.start = function (...when) {
      ++window.begun;
      return start.apply(this, when);
    };
  }
}

const sounds = (page) => page.evaluate(() => ({begun: window.begun, opened: window.opened}));

test('a move sounds, but nothing before the first touch, and nothing when muted', async () => {
  const asked = [];
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce',
    prepare: async (fresh) => {
      await fresh.addInitScript(countSounds);
      fresh.on('request', (request) => asked.push(request.url()));
    }});
  const fetched = () => asked.some((url) => url.includes(scriptOf('sound')));
  await tableLaid(page);
  await layOut(page, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  assert.equal(fetched(), false);
  assert.deepEqual(await sounds(page), {begun: 0, opened: 0});

  await page.mouse.click(5, 400);  // the first touch: the sounds are fetched
  await waitUntil(page, 'the sounds', async () => fetched());
  await page.mouse.click(5, 400);  // and woken
  await waitUntil(page, 'the loudspeaker', async () => {
    await page.mouse.click(5, 400);
    return (await sounds(page)).opened;
  });
  const before = (await sounds(page)).begun;
  await play(page, 'b LoF2@1.4');
  const after = (await sounds(page)).begun;
  assert.ok(after > before, 'the move sounds');

  await choose(page, 'settings');
  await sheet(page).locator('[name=sound]').click();
  await sheet(page).getByRole('button', {name: 'Close'}).click();
  await settled(page);
  const muted = (await sounds(page)).begun;
  await play(page, 'b end');
  assert.equal((await sounds(page)).begun, muted, 'muted');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('all games go into a file, everything is deleted, and the file brings them back', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  await play(page, 'b DHo1@1.0=LoF1');
  const {position} = await settled(page);
  await choose(page, 'leave');
  await screenUp(page, 'start');
  const press = async (name) => {
    await openSheet(page);
    await sheet(page).getByRole('button', {name}).click();
  };
  const download = page.waitForEvent('download');
  await press('All games into a file');
  const file = await (await download).path();

  const answer = (name) => page.locator('#dialog').getByRole('button', {name}).click();
  await press('Delete everything');
  await answer('Keep everything');
  await press('Delete everything');
  await answer('Delete everything');
  await page.locator('#dialog', {hasText: 'cannot be taken back'}).waitFor();
  await Promise.all([page.waitForEvent('load'), answer('Delete everything')]);
  await tableLaid(page);
  const resumes = page.locator('#words-choices button[data-notation="resume 1"]');
  assert.equal(await resumes.count(), 0);

  const bring = async (from) => {
    const chooser = page.waitForEvent('filechooser');
    await press('Games from a file');
    await (await chooser).setFiles(from);
  };
  const broken = path.join(artifacts, 'broken.maelstrom');
  fs.writeFileSync(broken, fs.readFileSync(file).subarray(0, -3));
  await bring(broken);
  await page.locator('#dialog', {hasText: 'This file is damaged.'}).waitFor();
  await answer('Close');
  assert.equal(await resumes.count(), 0);
  await bring(file);
  await waitUntil(page, 'the game back', async () => {
    await until(page, 'page', ({screen}) => screen === 'start');
    return resumes.count();
  });
  await choose(page, 'resume 1');
  await screenUp(page, 'table');
  await liftCurtain(page);
  assert.equal((await settled(page)).position, position);
  assert.deepEqual(complaints, []);
  await context.close();
});
