// Bids that travel by link between two devices: neither link tells them, and nobody changes them.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {ask, choose, fieldsOf, liftCurtain, openTable, play, screenUp, settled, tell, until}
  from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

// a attacks b's picket cutter, defence 1, with an attack of 4.
const BATTLE = 'edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan'
  + ' ships.b=A1.Pic,A2.Rai declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res';
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

/** What stands behind the # of the link that is shared. */
async function share(page) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await settled(page);
  await choose(page, 'share');
  const link = await page.waitForFunction(() => navigator.clipboard.readText());
  return (await link.jsonValue()).split('#')[1];
}

/** Opens a link while a game is on the table. */
async function receive(page, link) {
  await page.evaluate((fragment) => { location.hash = fragment; }, link);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
}

const bid = async (page, action) => {
  await liftCurtain(page);
  return play(page, action);
};

const decisions = ({choices}) => choices.filter((choice) => /^[ab] /.test(choice));

test('a battle is bid for by links between two devices', async () => {
  const first = await openTable(stage, BATTLE, CLIPBOARD);
  await bid(first.page, 'a bid:3');
  const asked = await share(first.page);
  assert.ok((await tell(first.page, `show ${asked}`)).position.endsWith('sealed=?,-'));

  const second = await openPage(stage, {fragment: asked, reducedMotion: 'reduce', ...CLIPBOARD});
  await tableLaid(second.page);
  await screenUp(second.page, 'table');
  await bid(second.page, 'b bid:7');
  const waiting = await settled(second.page);
  assert.deepEqual(decisions(waiting), []);
  assert.match((await ask(second.page, 'page')).status,
    /Only the device on which Epirian Foundation settled can open the secret/);
  const answered = await share(second.page);
  assert.ok((await tell(second.page, `show ${answered}`)).position.endsWith('sealed=?,7'));

  // The opening was stored with the bid: it outlives the page.
  await first.page.reload();
  await tableLaid(first.page);
  await screenUp(first.page, 'table');
  await receive(first.page, answered);
  const turned = await until(first.page, 'table', ({position}) => !position.includes('await=bid'),
    'the bids turned over');
  assert.equal(fieldsOf(turned.position).stockpile, '6,5');
  assert.equal(fieldsOf(turned.position).discard, 'Lan');
  const opened = await share(first.page);

  await receive(second.page, opened);
  await second.page.getByText('The secret opened with this link is 3, as it was sealed before.')
    .first().waitFor();
  await until(second.page, 'table', ({position}) => fieldsOf(position).stockpile === '6,5',
    'the same position');
  assert.deepEqual([...first.complaints, ...second.complaints], []);
  await first.context.close();
  await second.context.close();
});

test('whatever was bid, links of one battle differ by their seals alone', async () => {
  const {context, page} = await openTable(stage, BATTLE, CLIPBOARD);
  const links = new Set(), positions = new Set(), lengths = [];
  for (let amount = 0; amount <= 9; ++amount) {
    await bid(page, `a bid:${amount}`);
    const link = await share(page);
    links.add(link);
    lengths.push(link.length);
    positions.add((await tell(page, `show ${link}`)).position);
    await choose(page, 'take_back');
    await until(page, 'table', ({actions, waiting}) => actions === 0 && !waiting, 'the bid back');
  }
  assert.equal(positions.size, 1);
  assert.ok([...positions][0].endsWith('sealed=?,-'));
  assert.equal(links.size, 10);
  assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 2, String(lengths));
  // The same bid has another seal on another device.
  const other = await openTable(stage, BATTLE, CLIPBOARD);
  await bid(other.page, 'a bid:0');
  assert.ok(!links.has(await share(other.page)));
  await other.context.close();
  await context.close();
});

test('another pledge for the same moment is refused, and the table stays', async () => {
  const {context, page} = await openTable(stage, BATTLE, CLIPBOARD);
  await bid(page, 'a bid:3');
  const asked = await share(page);
  const receiver = await openPage(stage, {fragment: asked, reducedMotion: 'reduce'});
  await tableLaid(receiver.page);
  await screenUp(receiver.page, 'table');
  const {position} = await bid(receiver.page, 'b bid:7');

  await choose(page, 'take_back');
  await until(page, 'table', ({actions, waiting}) => actions === 0 && !waiting, 'the bid back');
  await bid(page, 'a bid:9');
  const changed = await share(page);
  await receiver.page.evaluate((fragment) => { location.hash = fragment; }, changed);
  const dialog = receiver.page.getByRole('dialog');
  await dialog.getByText('another secret was sealed before').waitFor();
  await dialog.getByRole('button', {name: 'Close'}).click();
  assert.equal((await settled(receiver.page)).position, position);
  await receiver.context.close();
  await context.close();
});
