// The page in French: by the browser's languages, by choice, remembered, without network, and with
// texts that do not arrive.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {families} from '../../tools/web/games.mjs';
import {mouse} from './hands.mjs';
import {forPeople, keepPicture, keptHere, openPage, openStage, tableLaid} from './harness.mjs';
import {exampleGame} from './positions.mjs';
import {choose, openTable, screenUp, settled} from './table.mjs';

const french = {locale: 'fr-FR'};
const texts = /texts_fr-[0-9a-f]+\.tsv$/;

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const spokenOn = (page) => page.evaluate(() => document.documentElement.lang);
const choiceNamed = (page, name) => page.locator('#words-choices button', {hasText: name}).first();
const languageButton = (page, name) => page.locator('#languages').getByRole('button', {name});

async function choosesLanguage(page, name) {
  await Promise.all([page.waitForEvent('load'), languageButton(page, name).click()]);
  await tableLaid(page);
}

test('a French reader is spoken to in French', async () => {
  const {context, page, complaints} = await openPage(stage, french);
  await tableLaid(page);
  assert.equal(await spokenOn(page), 'fr');
  await choiceNamed(page, 'Ouvrir un lien').waitFor({state: 'attached'});
  assert.equal(await page.locator('#choices-title').textContent(), 'Ce qu’on peut faire');
  assert.equal(await page.locator('#about-open').textContent(), 'À propos');
  assert.equal(await page.locator('#surface').getAttribute('aria-label'), 'La table');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('an English reader loads no other texts', async () => {
  const asked = [];
  const {context, page} = await openPage(stage, {serviceWorkers: 'block', locale: 'en-GB',
    prepare: (fresh) => fresh.on('request', (request) => asked.push(request.url()))});
  await tableLaid(page);
  assert.equal(await spokenOn(page), 'en');
  assert.ok(asked.some((url) => /texts_en_cards-/.test(url)), asked.join(' '));
  assert.ok(!asked.some((url) => /texts_fr/.test(url)), asked.join(' '));
  await context.close();
});

test('a French reader loads no English texts but the names that lists of tiles are read by',
  async () => {
    const asked = new Set();
    const {context, page} = await openPage(stage, {serviceWorkers: 'block', ...french,
      prepare: (fresh) => fresh.on('request', (request) => asked.add(request.url()))});
    await tableLaid(page);
    const found = [...asked].flatMap((url) => /texts_(\w+)-[0-9a-f]+\.tsv$/.exec(url)?.[1] ?? []);
    assert.deepEqual(found.sort(),
      ['en_names', 'fr', ...families.map(({folder}) => `fr_${folder}`)].sort());
    await context.close();
  });

test('a choice is remembered, whatever the browser prefers', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  assert.equal(await spokenOn(page), 'en');
  const {width, height} = await languageButton(page, 'Français').boundingBox();
  assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
  await choosesLanguage(page, 'Français');
  assert.equal(await spokenOn(page), 'fr');
  await page.reload();
  await tableLaid(page);
  assert.equal(await spokenOn(page), 'fr');
  await choosesLanguage(page, 'English');
  await choiceNamed(page, 'Open a link').waitFor({state: 'attached'});
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game is told in French', async () => {
  const {context, page, complaints} =
    await openTable(stage, exampleGame, {painted: forPeople, ...french});
  await settled(page);
  const words = await page.locator('#words').textContent();
  assert.match(words, /Invoquer Horde de Démons sur/);
  assert.doesNotMatch(words, /\[[a-z]+\.[a-z.]+\]/, 'no key is shown instead of its text');
  assert.doesNotMatch(words, /Summon|Lake of Fire/);
  await keepPicture(page, 'table-french');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the rules are told in French', async () => {
  const {context, page} = await openTable(stage, exampleGame, french);
  await settled(page);
  await mouse.hand(page, 'DHo');
  await mouse.space(page, '1.2');
  await choose(page, 'open_rule');
  const rules = page.locator('#rules');
  await rules.locator('.asked').waitFor();
  await rules.getByRole('navigation').getByRole('button', {name: /^1 /}).first().click();
  assert.equal(await rules.locator('#rule-MAE-001 + dd').textContent(),
    'Deux joueurs exactement prennent place à la table.');
  assert.equal(await rules.locator('.telling').textContent(),
    'L’Académie au bord du Vortex a Armure 1 et Vie 2.');
  await rules.getByRole('searchbox').fill('regle d\'or');
  assert.equal(await rules.locator('.entry dt').first().textContent(), 'Règle d’or');
  await rules.getByRole('button', {name: 'Fermer'}).click();
  await context.close();
});

test('French is there without network, and can be chosen there', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  await keptHere(page);
  await page.reload();
  await tableLaid(page);
  await context.setOffline(true);
  await choosesLanguage(page, 'Français');
  assert.equal(await spokenOn(page), 'fr');
  await choiceNamed(page, 'Ouvrir un lien').waitFor({state: 'attached'});
  await choose(page, 'play cards');
  await screenUp(page, 'table');
  await settled(page);
  const words = await page.locator('#words').textContent();
  assert.match(words, /cartes en main/);
  assert.doesNotMatch(words, /\[[a-z_]+\.[\w.-]+\]/, 'no key is shown instead of its text');
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [what, answer] of [
  ['do not arrive', {status: 404, body: ''}],
  ['are something else', {status: 200, body: '<!doctype html><title>Please log in</title>'}],
  ['are broken off', {status: 200, body: 'key\ttext\npage.table\tLa table\nui.turn\tTour {0'}],
]) {
  test(`texts that ${what} leave the page in English, and it says so`, async () => {
    const {context, page} = await openPage(stage, {serviceWorkers: 'block', ...french,
      prepare: (fresh) => fresh.route(texts, (route) => route.fulfill(answer))});
    await tableLaid(page);
    assert.equal(await spokenOn(page), 'en');
    assert.match(await page.locator('#toast').textContent(), /did not arrive whole/);
    assert.equal(await page.locator('#surface').getAttribute('aria-label'), 'The table');
    await choiceNamed(page, 'Open a link').waitFor({state: 'attached'});
    await context.close();
  });
}
