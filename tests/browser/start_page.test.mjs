// The start page under the buttons of the page: nothing that can be pressed lies under them, the
// game can be begun from wherever one has scrolled to, and what is said is said to players.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {artifacts, openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {ask, choose, tell} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const SIZES = [[390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]];

const open = async ([width, height]) => {
  const opened = await openPage(stage,
    {viewport: {width, height}, hasTouch: true, painted: true, reducedMotion: 'reduce'});
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

for (const size of SIZES) {
  test(`the game can be begun at ${size.join(' × ')}, scrolled or not`, async () => {
    const {context, page, complaints} = await open(size);
    const [width, height] = size;
    const pressed = () => tell(page, 'table where begin');
    const first = await pressed();
    assert.ok(first.y > 0 && first.y < height - 20, `Begin stands at ${first.y} of ${height}`);
    await page.screenshot({path: path.join(artifacts, `start-${width}x${height}.png`)});
    await choose(page, 'options');
    await page.mouse.move(width / 2, height / 2);
    await scrollDown(page, 'build');
    await page.screenshot({path: path.join(artifacts, `start-${width}x${height}-scrolled.png`)});
    assert.deepEqual(await pressed(), first, 'it stays where it is');
    await page.touchscreen.tap(first.x, first.y);
    await page.waitForFunction(
      () => JSON.parse(window.maelstrom.command('page').split('\n')[0]).screen === 'table');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('what is told about the page is told to players', async () => {
  const {context, page} = await open([1024, 768]);
  await page.getByRole('button', {name: 'About'}).click();
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
