// The sheet of settings on the real page: reached from the shelf and from a table, by key as well;
// what is chosen is at work at once and there again. And what the sounds are like.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {artifacts, dist, openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {choose, openTable, settingKept, settled, until} from './table.mjs';

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
  test(`the sheet has room at ${width} × ${height} in ${language}`, async () => {
    const {context, page, complaints} = await openPage(stage,
      {viewport: {width, height}, hasTouch: true, locale: language});
    await tableLaid(page);
    await page.locator('#settings-open').click();
    await sheet(page).locator('h2').waitFor();
    assert.equal(await sheet(page).locator('h2').textContent(),
      language === 'fr-FR' ? 'Réglages' : 'Settings');
    assert.deepEqual(await cut(page), []);
    assert.doesNotMatch(await sheet(page).textContent(), /undefined|\{0\}/);
    await page.screenshot({path: path.join(artifacts, `settings-${width}x${height}-${language}.png`)});
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
  await motion('even').waitFor({state: 'attached'});
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
