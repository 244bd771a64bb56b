// Positions travel as links: they open anywhere, and what is no good link says so and harms nothing.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {broad, openPage, openStage, tableLaid} from './harness.mjs';
import {exampleEnd, exampleGame} from './positions.mjs';
import {ask, choose, liftCurtain, openTable, play, screenUp, settled, takeLink, tell, until}
  from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const linkOf = async (page, position) => (await tell(page, `show ${position.replaceAll(' ', '_')}`)).link;

test('the link that is shared opens the same position in a fresh profile', async () => {
  const {context, page} = await openTable(stage, exampleGame,
    {permissions: ['clipboard-read', 'clipboard-write']});
  const {position} = await play(page, 'b DHo1@1.0=LoF1');
  await choose(page, 'share');
  await page.getByRole('button', {name: 'Share both hands'}).click();
  const link = await takeLink(page);
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
  assert.ok(link.startsWith(`${stage.address}#p`), link);
  assert.ok(link.split('#')[1].length <= 250, link);
  assert.match(link, /[A-Za-z0-9]$/);
  await context.close();

  const fresh = await openPage(stage, {fragment: link.split('#')[1]});
  await tableLaid(fresh.page);
  await liftCurtain(fresh.page);
  assert.equal((await settled(fresh.page)).position, position);
  assert.equal(new URL(fresh.page.url()).hash, '', 'a reload goes on with the table, not the link');
  assert.deepEqual(fresh.complaints, []);
  await fresh.context.close();
});

for (const [width, height] of [[1280, 800], [1024, 768], [390, 844], [844, 390]]) {
  const how = width === 390 ? {} : broad;
  test(`a message does not lie on buttons of the table at ${width} × ${height}`, how, async () => {
    const {context, page} = await openTable(stage, exampleEnd,
      {viewport: {width, height}, permissions: ['clipboard-read', 'clipboard-write']});
    const {choices} = await settled(page);
    await play(page, choices.find((choice) => /^[ab] /.test(choice)));
    await choose(page, 'copy_match');
    await page.getByRole('dialog').getByRole('button', {name: 'Copy'}).click();
    await page.locator('#toast').getByText('copied').waitFor();
    const {x, y, width: wide, height: high} = await page.locator('#toast').boundingBox();
    for (const button of ['menu', 'help', 'advise', 'take_back', 'end_phase', 'draw']) {
      const at = await ask(page, `table where button ${button}`);
      if (at.error) continue;
      const under = at.x > x && at.x < x + wide && at.y > y && at.y < y + high;
      assert.ok(!under, `${button} at ${at.x}, ${at.y} lies under the message`);
    }
    await context.close();
  });
}

test('a link opened on a running table asks first and keeps that game', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const {position} = await play(page, 'b DHo1@1.0=LoF1');
  const link = await linkOf(page, exampleEnd);
  await page.evaluate((fragment) => { location.hash = fragment; }, link);
  await page.getByRole('button', {name: 'Stay here'}).click();
  assert.equal((await settled(page)).position, position);

  await page.evaluate((fragment) => { location.hash = fragment; }, link);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await until(page, 'page', (answer) => answer.games === 2);
  await liftCurtain(page);
  assert.match((await settled(page)).position, /turn=5 to=b/);

  await choose(page, 'leave');
  await screenUp(page, 'start');
  await choose(page, 'resume 2');
  await screenUp(page, 'table');
  await liftCurtain(page);
  assert.equal((await settled(page)).position, position);
  await context.close();
});

test('bad links are refused in one sentence, and the open table stays open', async () => {
  const {context, page} = await openTable(stage, exampleGame);
  const {position} = await settled(page);
  const good = (await linkOf(page, exampleEnd)).slice(1);
  const newer = `pmz${good.slice(3)}`;
  const bad = {
    cut: good.slice(0, -4),
    slipped: good.replace(/.(?=.{6}$)/, (letter) => (letter === 'a' ? 'b' : 'a')),
    long: `pm1${'A'.repeat(2000)}`,
    foreign: 'section-4',
    empty: 'p',
    newer,
    moment: `a${good.slice(1)}`,
    cutMoment: 'am2AAAA',
  };
  const sentences = new Set();
  for (const [kind, fragment] of Object.entries(bad)) {
    await page.evaluate((text) => { location.hash = text; }, fragment);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const sentence = await dialog.locator('p').innerText();
    assert.match(sentence, /^[A-Z].{10,160}[.!]$/s, `${kind}: ${sentence}`);
    assert.equal(sentence.split(/[.!?](?:\s|$)/).filter(Boolean).length, 1, sentence);
    sentences.add(sentence);
    await dialog.getByRole('button', {name: 'Close'}).click();
    assert.equal((await settled(page)).position, position, kind);
  }
  assert.ok(sentences.size >= 3, [...sentences].join(' | '));
  assert.equal((await ask(page, 'page')).games, 1);
  await context.close();
});

test('a position in notation can be pasted', async () => {
  const {context, page} = await openPage(stage);
  await tableLaid(page);
  await choose(page, 'link');
  await page.getByLabel('Link, notation or match').fill(exampleEnd);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await screenUp(page, 'table');
  await liftCurtain(page);
  const seen = exampleEnd.replace('hand.a=AcA2+IrE1+StP1+CRu1', 'hand.a=?5');
  assert.equal((await settled(page)).position, seen);
  await context.close();
});

test('an earlier moment is shared as a link that opens exactly there', async () => {
  const {context, page} = await openTable(stage, exampleGame,
    {permissions: ['clipboard-read', 'clipboard-write']});
  await liftCurtain(page);
  const {position: first} = await settled(page);
  const {actions} = await play(page, 'b DHo1@1.0=LoF1');
  await liftCurtain(page);
  await choose(page, 'look_back');
  await until(page, 'page', ({status}) => /Back then/.test(status), 'the moment before');
  await page.keyboard.press('Home');
  await until(page, 'page', ({status}) => /step 0 of /.test(status), 'the beginning');
  await choose(page, 'share');
  await page.getByRole('button', {name: 'Share both hands'}).click();
  const link = await takeLink(page);
  assert.ok(link.startsWith(`${stage.address}#am`), link);
  const shown = await tell(page, `show ${link.split('#')[1]}`);
  assert.equal(shown.moment, 0);
  assert.equal(shown.entries, actions);
  await context.close();

  const fresh = await openPage(stage, {fragment: link.split('#')[1]});
  await tableLaid(fresh.page);
  await screenUp(fresh.page, 'analysis');
  assert.equal((await settled(fresh.page)).position, first);
  await choose(fresh.page, 'analysis_on');
  await until(fresh.page, 'table', ({position}) => /DHo1/.test(position.split('mass=')[1]),
    'what was done there');
  assert.deepEqual(fresh.complaints, []);
  await fresh.context.close();
});
