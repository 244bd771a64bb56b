// Whatever is pressed on a phone is as large as a finger: in the dialogs of the page, and at tables. Words
// within a text that tell what they mean are as high as its lines.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {step} from './patience.mjs';
import {exampleBattle, exampleCards, exampleGame, examplePirates, exampleVortex} from
  './positions.mjs';
import {ask, choose, layOut, liftCurtain, play, settled, until} from './table.mjs';

const FINGER = 44;
const ROUNDING = 0.1;
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const isLarge = ({width, height}) =>
  width >= FINGER - ROUNDING && height >= FINGER - ROUNDING;

async function start(options = PHONE) {
  const opened = await openPage(stage, {reducedMotion: 'reduce', ...options});
  await tableLaid(opened.page);
  return opened;
}

/** What can be pressed on the page and is too small; a field is pressed on its label as well. */
const tooSmall = (page) => page.evaluate((least) => {
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...front.querySelectorAll('button, a[href], input, select, textarea, summary')];
  return all.filter((each) => each.checkVisibility() && !each.closest('.unseen, #words, .whole'))
    .flatMap((each) => {
      const {width, height} = (each.closest('label') ?? each).getBoundingClientRect();
      const isSmall = width > 0 && (width < least || height < least);
      return isSmall ? [`${each.outerHTML.slice(0, 80)}: ${width} × ${height}`] : [];
    });
}, FINGER - ROUNDING);

async function assertLarge(page, where) {
  await step(page);
  assert.deepEqual(await tooSmall(page), [], where);
}

/** The dialog that comes up, looked at and put aside. */
async function lookAt(page, dialog) {
  await page.locator(`#${dialog}[open]`).waitFor();
  await assertLarge(page, dialog);
  await page.keyboard.press('Escape');
  await page.locator(`#${dialog}[open]`).waitFor({state: 'detached'});
}

test('the dialogs of the page can be pressed by fingers', async () => {
  const {context, page, complaints} = await start();
  await assertLarge(page, 'the shelf');
  await page.locator('#settings-open').click();
  await lookAt(page, 'settings');
  await page.locator('#about-open').click();
  await lookAt(page, 'about');
  await choose(page, 'puzzles');
  await lookAt(page, 'puzzles');
  await layOut(page, exampleGame);
  await choose(page, 'share');
  await page.locator('#dialog[open]').waitFor();
  await assertLarge(page, 'a question');
  await page.getByRole('button', {name: 'Share both hands'}).click();
  await lookAt(page, 'share');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the pages of rules can be pressed by fingers', async () => {
  const {context, page, complaints} = await start();
  await layOut(page, exampleGame);
  await choose(page, 'open_rule');
  await page.locator('#rules .rule').first().waitFor();
  await assertLarge(page, 'a chapter');
  await page.locator('#rules .open').click();
  await assertLarge(page, 'the chapters');
  await page.locator('#rules-chapters button').last().click();
  await page.locator('#rules .entry').first().waitFor();
  await assertLarge(page, 'the glossary');
  await page.locator('#rules input').fill('tile');
  await page.locator('#rules .hit').first().waitFor();
  await assertLarge(page, 'what was found');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Which buttons of the table are shown, and too small. */
async function smallButtons(page) {
  const small = [];
  for (const choice of (await settled(page)).choices) {
    if (choice.includes(' ')) continue;
    const place = await ask(page, `table where button ${choice}`);
    if (!place.error && !isLarge(place)) small.push(`${choice}: ${place.width} × ${place.height}`);
  }
  return small;
}

for (const [name, position] of Object.entries(
  {exampleGame, exampleVortex, exampleCards, examplePirates, exampleBattle})) {
  test(`the buttons of a table can be pressed by fingers: ${name}`, async () => {
    const {context, page, complaints} = await start();
    await layOut(page, position);
    assert.deepEqual(await smallButtons(page), []);
    for (const sheet of ['menu', 'help', 'log']) {
      await choose(page, sheet);
      assert.deepEqual(await smallButtons(page), [], sheet);
      await choose(page, sheet);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('the buttons of an earlier moment can be pressed by fingers', async () => {
  const {context, page, complaints} = await start();
  await layOut(page, exampleGame);
  await play(page, 'b end');
  await liftCurtain(page);
  await choose(page, 'look_back');
  await until(page, 'page', ({status}) => /Back then/.test(status), 'an earlier moment');
  assert.deepEqual(await smallButtons(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
