// The rules references: files of their own, which come when they are first opened.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {choose, layOut, openTable, settled} from './table.mjs';

const file = /rules_maelstrom_en-[0-9a-f]+\.tsv$/;

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

async function openRules(page) {
  await choose(page, 'menu');
  await choose(page, 'open_rule');
}

const closeRules = (page) =>
  page.locator('#rules').getByRole('button', {name: 'Close'}).click();

test('rules are asked for when they are opened, and hold those of both editions', async () => {
  const asked = [];
  const {context, page, complaints} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.on('request', (request) => asked.push(request.url()))});
  await settled(page);
  assert.ok(asked.length > 3 && !asked.some((url) => /rules_/.test(url)), asked.join(' '));
  await openRules(page);
  const rules = page.locator('#rules');
  await rules.locator('#rule-MAE-088').waitFor({state: 'attached'});
  assert.equal(await rules.locator('#rule-VTX-001').count(), 1);
  assert.equal(await rules.locator('#rule-MAE-001 + dd').textContent(),
    'Exactly two players sit at the table.');
  assert.equal(await rules.getByRole('heading', {level: 3}).first().textContent(),
    'Tiles and counters');
  assert.deepEqual(asked.filter((url) => /rules_/.test(url)).map((url) => file.test(url)), [true]);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('rules that are on their way say so, then are shown at the rule asked for', async () => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const {context, page} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.route(file, async (route) => { await held; await route.continue(); })});
  await openRules(page);
  const rules = page.locator('#rules');
  await rules.getByText('The rules are on their way.').waitFor();
  release();
  await rules.locator('dt').first().waitFor();
  assert.equal(await rules.getByText('on their way').count(), 0);
  await context.close();
});

for (const [what, answer] of [
  ['do not arrive', {status: 404, body: ''}],
  ['are something else', {status: 200, body: '<!doctype html><title>Please log in</title>'}],
]) {
  test(`rules that ${what} are told in one sentence, and the table goes on`, async () => {
    let broken = true;
    const {context, page} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
      prepare: (fresh) => fresh.route(file,
        (route) => (broken ? route.fulfill(answer) : route.continue()))});
    const {position} = await settled(page);
    await openRules(page);
    const rules = page.locator('#rules');
    await rules.getByText('The rules did not arrive: open them again').waitFor();
    assert.equal(await rules.locator('dt').count(), 0);
    await closeRules(page);
    assert.equal((await settled(page)).position, position);
    broken = false;
    await openRules(page);
    await rules.locator('dt').first().waitFor();
    await context.close();
  });
}

test('rules are there without network after the first visit', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await tableLaid(page);
  await context.setOffline(true);
  await layOut(page, exampleGame);
  await openRules(page);
  await page.locator('#rules dt').first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
