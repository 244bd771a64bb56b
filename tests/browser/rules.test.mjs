// The page of rules: chapters with small boards, a search and a glossary, which come when rules are
// first opened.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {keepPicture, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {waitUntil} from './patience.mjs';
import {exampleBattle, exampleCards, exampleGame, examplePirates} from './positions.mjs';
import {choose, layOut, openTable, settled, tell, until} from './table.mjs';

const file = /rules_maelstrom_en-[0-9a-f]+\.json$/;
const ofRules = /\/(rules|boards)[-_][^/]*$/;

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

async function openRules(page) {
  await choose(page, 'menu');
  await choose(page, 'open_rule');
  await page.locator('#rules .rule').first().waitFor();
  return page.locator('#rules');
}

const closeRules = (page) =>
  page.locator('#rules').getByRole('button', {name: 'Close'}).click();

/** Goes to a chapter by the list. */
async function turnTo(rules, name) {
  await rules.getByRole('navigation').getByRole('button', {name}).click();
  return rules.locator('.chapter h3 .name').textContent();
}

const step = (rules, name) => rules.getByRole('button', {name, exact: true});
const stepAt = (rules) => rules.locator('.steps .count').textContent();
const litIds = (rules) => rules.locator('.lit dt').allTextContents();
const seek = (rules, text) => rules.getByRole('searchbox').fill(text);
const hits = (rules) => rules.locator('.hit .id').allTextContents();

test('rules are asked for when they are opened, and hold those of both editions', async () => {
  const asked = [];
  const {context, page, complaints} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.on('request', (request) => asked.push(request.url()))});
  const {position} = await settled(page);
  assert.ok(asked.length > 3 && !asked.some((url) => ofRules.test(url)), asked.join(' '));
  const rules = await openRules(page);
  assert.equal(await rules.locator('.chapter h3 .name').textContent(), 'Tiles and counters');
  assert.equal(await rules.locator('#rule-MAE-001 + dd').textContent(),
    'Exactly two players sit at the table.');
  const names = asked.filter((url) => ofRules.test(url))
    .map((url) => path.basename(url).replace(/-[0-9a-f]+\./, '.')).sort();
  assert.deepEqual(names,
    ['boards_maelstrom.json', 'rules.css', 'rules.js', 'rules_maelstrom_en.json']);
  assert.equal(await turnTo(rules, '1 The demo set'), 'The demo set');
  assert.equal(await rules.locator('#rule-VTX-001').count(), 1);
  assert.equal(await rules.locator('.book').textContent(), 'Vortex');
  await closeRules(page);
  assert.equal((await settled(page)).position, position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('chapters follow each other, and the list says which is read', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const rules = await openRules(page);
  assert.equal(await rules.getByRole('button', {name: 'Previous chapter'}).count(), 0);
  await rules.getByRole('button', {name: 'Next chapter: 2 Forces of the basic game'}).click();
  assert.equal(await rules.locator('[aria-current] span').last().textContent(),
    'Forces of the basic game');
  assert.equal(await rules.locator('figure').count(), 0);  // no board makes a force clearer
  await rules.getByRole('button', {name: 'Next chapter: 3 Setting up'}).click();
  assert.equal(await rules.locator('figure').count(), 1);
  await rules.getByRole('button', {name: 'Previous chapter: 2'}).click();
  assert.equal(await rules.locator('#rule-MAE-035').count(), 1);
  await context.close();
});

test('a chapter begins at its beginning, also where the list is a page of its own', async () => {
  const {context, page} = await openTable(stage, exampleGame,
    {viewport: {width: 390, height: 844}, hasTouch: true});
  const rules = await openRules(page);
  const chapter = rules.locator('.chapter');
  await chapter.evaluate((body) => body.scrollTo(0, body.scrollHeight));
  assert.ok(await chapter.evaluate((body) => body.scrollTop) > 100);
  await rules.getByRole('button', {name: 'Chapters'}).click();
  assert.equal(await turnTo(rules, '3 Setting up'), 'Setting up');
  assert.equal(await chapter.evaluate((body) => body.scrollTop), 0);
  await context.close();
});

test('a small board plays its example, and each step lights its rule', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame,
    {reducedMotion: 'no-preference'});
  const rules = await openRules(page);
  await turnTo(rules, '5 Movement');
  assert.equal(await stepAt(rules), '1 of 4');
  const placeOf = (piece) => rules.locator(`.board [data-piece="${piece}"]`)
    .evaluate(({style}) => style.transform);
  const before = await placeOf('aIrE1');
  // What is refused is said by its rule, and leaves everything where it is.
  await step(rules, 'Next step').click();
  assert.deepEqual(await litIds(rules), ['MAE-067']);
  assert.equal(await rules.locator('.refuses .telling').textContent(),
    'The side to the north is three spaces away: too far.');
  assert.equal(await placeOf('aIrE1'), before);
  assert.notEqual(await placeOf('cross'), before);
  await step(rules, 'Next step').click();
  assert.deepEqual(await litIds(rules), ['MAE-070']);
  assert.equal(await rules.locator('.refuses').count(), 0);
  assert.notEqual(await placeOf('aIrE1'), before);
  await step(rules, 'Previous step').click();
  assert.equal(await stepAt(rules), '2 of 4');

  await step(rules, 'Play').click();
  const seen = new Set();
  await waitUntil(page, 'the last step', async () => {
    await page.evaluate(() => window.testClock.step(1000));
    seen.add(await stepAt(rules));
    return stepAt(rules);
  }, (at) => at === '4 of 4');
  assert.deepEqual([...seen], ['2 of 4', '3 of 4', '4 of 4']);
  await step(rules, 'From the beginning').click();
  assert.equal(await stepAt(rules), '1 of 4');
  await step(rules, 'Pause').click();

  await rules.getByRole('button', {name: 'Example 3'}).click();
  assert.equal(await rules.locator('.telling').textContent(),
    'The same place, and a Daemon Horde, which flies.');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what is looked for is found by words, ids and terms, whatever the accents', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const rules = await openRules(page);
  await seek(rules, 'mae-162');
  assert.deepEqual(await hits(rules), ['MAE-162']);
  assert.equal(await rules.getByRole('status').textContent(), '1 found');
  await seek(rules, 'ÉSSENCE fewer');
  assert.deepEqual(await hits(rules), ['MAE-162', 'VTX-052']);
  assert.deepEqual([...new Set(await rules.locator('.hit mark').allTextContents())].sort(),
    ['Essence', 'fewer']);
  await seek(rules, 'counterstrike');
  assert.equal(await rules.locator('.entry dt').first().textContent(), 'Counterstrike');
  await seek(rules, 'zzz');
  assert.equal(await rules.getByRole('status').textContent(), '0 found');
  await seek(rules, 'burns');
  await rules.locator('.hit').filter({hasText: 'MAE-168'}).click();
  assert.equal(await rules.locator('.asked dt').textContent(), 'MAE-168');
  assert.equal(await rules.getByRole('searchbox').inputValue(), '');
  await seek(rules, 'burns');
  await seek(rules, '');
  assert.equal(await rules.locator('.chapter h3 .name').textContent(), 'Tiles and counters');
  await context.close();
});

test('words of the glossary are told where they stand, and lead to their rules', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const rules = await openRules(page);
  const word = rules.locator('#rule-MAE-001, #rule-MAE-002').locator('xpath=..')
    .locator('.term', {hasText: 'Essence'});
  await word.click();
  assert.equal(await rules.locator('.told p').first().textContent(),
    'What burns in a Burn Phase, one at a time; without any the game is lost.');
  assert.equal(await word.getAttribute('aria-expanded'), 'true');
  await word.click();
  assert.equal(await rules.locator('.told').count(), 0);
  assert.equal(await turnTo(rules, 'Glossary'), 'Glossary');
  const terms = await rules.locator('.entry dt').allTextContents();
  assert.ok(terms.length > 20);
  assert.deepEqual(terms, terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  await rules.locator('.entry', {hasText: 'Golden Rule'}).getByRole('button', {name: 'MAE-086'}).click();
  assert.equal(await rules.locator('.asked dt').textContent(), 'MAE-086');
  await context.close();
});

test('an id is a link to its rule, and leads there from anywhere', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  const {position} = await settled(page);
  const rules = await openRules(page);
  await rules.locator('#rule-MAE-004 a').click();
  await rules.locator('.asked dt').getByText('MAE-004').waitFor();
  await closeRules(page);
  assert.equal((await settled(page)).position, position);
  for (const [id, chapter] of [['PIR-062', 'Attacks'], ['VTX-R2', 'Setting up']]) {
    await page.evaluate((rule) => (location.hash = `#rule=${rule}`), id);
    await rules.locator('.asked dt').getByText(id).waitFor();
    assert.equal(await rules.locator('.chapter h3 .name').textContent(), chapter);
  }
  await closeRules(page);
  assert.equal((await settled(page)).position, position);
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the sheet of a tile leads to the rule that tells what it is', async () => {
  const {context, page, complaints} = await openTable(stage, exampleGame);
  for (const [space, id] of [['1.2', 'MAE-024'], ['hand 2', 'MAE-010']]) {
    const {x, y} = await tell(page, `table where ${space}`);
    await page.mouse.click(x, y, {button: 'right'});
    const sign = await until(page, 'table where button open_rule', (place) => !place.error);
    assert.ok(sign.width >= 44 && sign.height >= 44);
    await page.mouse.click(sign.x, sign.y);
    await page.locator('#rules .asked dt').getByText(id).waitFor();
    await closeRules(page);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('every game has its own chapters, boards and words', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  for (const [position, id, chapter] of [[exampleCards, 'ECG-092', 'Battles'],
    [examplePirates, 'PIR-063', 'Turning a circle'], [exampleBattle, 'EDG-066', 'Moving']]) {
    await layOut(page, position);
    const rules = await openRules(page);
    await seek(rules, id);
    await rules.locator('.hit').first().click();
    assert.equal(await rules.locator('.chapter h3 .name').textContent(), chapter);
    assert.ok(await rules.locator('.board g[style]').count() > 3, id);
    assert.ok(await rules.locator('.term').count() > 0, id);
    await keepPicture(page, `rules-${id}`);
    await closeRules(page);
    await choose(page, 'leave');
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('rules that are on their way say so, then are shown at the rule asked for', async () => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const {context, page} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.route(file, async (route) => { await held; await route.continue(); })});
  await choose(page, 'menu');
  await choose(page, 'open_rule');
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
    await choose(page, 'menu');
    await choose(page, 'open_rule');
    const rules = page.locator('#rules');
    await rules.getByText('The rules did not arrive: open them again').waitFor();
    assert.equal(await rules.locator('dt').count(), 0);
    await closeRules(page);
    assert.equal((await settled(page)).position, position);
    broken = false;
    await openRules(page);
    await context.close();
  });
}

test('a page of rules that does not arrive is told in one sentence', async () => {
  const {context, page} = await openTable(stage, exampleGame, {serviceWorkers: 'block',
    prepare: (fresh) => fresh.route(/\/rules-[0-9a-f]+\.js$/, (route) => route.abort())});
  await choose(page, 'menu');
  await choose(page, 'open_rule');
  await page.locator('#toast').getByText('The rules did not arrive: open them again').waitFor();
  assert.ok((await settled(page)).position);
  await context.close();
});

test('rules are there without network after the first visit', async () => {
  const {context, page, complaints} = await openPage(stage, {reducedMotion: 'reduce'});
  await tableLaid(page);
  await keptHere(page);
  await page.reload();
  await tableLaid(page);
  await context.setOffline(true);
  await layOut(page, exampleGame);
  const rules = await openRules(page);
  await turnTo(rules, '8 Attack');
  await step(rules, 'Next step').click();
  assert.equal(await stepAt(rules), '2 of 3');
  assert.deepEqual(complaints, []);
  await context.close();
});
