// Bids that travel by link between two devices: neither link tells them, and nobody changes them.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {openPage, openStage, tableLaid} from './harness.mjs';
import {ask, choose, fieldsOf, liftCurtain, openTable, play, screenUp, settled, takeLink, tell,
  until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

// a attacks b's picket cutter, defence 1, with an attack of 4.
const BATTLE = 'edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan'
  + ' ships.b=A1.Pic,A2.Rai declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res';
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

/** What stands behind the # of the link that is shared. */
async function share(page) {
  await settled(page);
  await choose(page, 'share');
  return (await takeLink(page)).split('#')[1];
}

/** Opens a link while a game is on the table. */
async function receive(page, link) {
  const {games} = await ask(page, 'page');
  await page.evaluate((fragment) => { location.hash = fragment; }, link);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await until(page, 'page', (answer) => answer.games > games && !answer.waiting, 'the link opened');
}

const bid = async (page, action) => {
  await liftCurtain(page);
  return play(page, action);
};

const decisions = ({choices}) => choices.filter((choice) => /^[ab] /.test(choice));

/** The link of a table, opened on another device. */
async function openLink(fragment) {
  const opened = await openPage(stage, {fragment, reducedMotion: 'reduce', ...CLIPBOARD});
  await tableLaid(opened.page);
  await screenUp(opened.page, 'table');
  return opened;
}

const sealedIn = async (page, link) =>
  fieldsOf((await tell(page, `show ${link}`)).position).sealed;

test('a battle is bid for by links between two devices', async () => {
  const first = await openTable(stage, BATTLE, CLIPBOARD);
  await bid(first.page, 'a bid:3');
  const asked = await share(first.page);
  assert.equal(await sealedIn(first.page, asked), '?,-');

  const second = await openLink(asked);
  await bid(second.page, 'b bid:7');
  assert.deepEqual(decisions(await settled(second.page)), []);
  assert.match((await ask(second.page, 'page')).status,
    /Send the link to this position to the other device: Epirian Foundation opens first/);
  const answered = await share(second.page);
  assert.equal(await sealedIn(second.page, answered), '?,?', 'both have pledged');

  // The opening was stored with the bid: it outlives the page.
  await first.page.reload();
  await tableLaid(first.page);
  await screenUp(first.page, 'table');
  await receive(first.page, answered);
  await until(first.page, 'page', ({status}) => /Send the link/.test(status), 'both pledges');
  const opened = await share(first.page);
  assert.equal(await sealedIn(first.page, opened), '3,?', 'the first opens');

  await receive(second.page, opened);
  await second.page.getByText('The secret opened with this link is 3, as it was sealed before.')
    .first().waitFor();
  const turned = await until(second.page, 'table',
    ({position}) => !position.includes('await=bid'), 'the bids turned over');
  assert.equal(fieldsOf(turned.position).stockpile, '6,5');
  assert.equal(fieldsOf(turned.position).discard, 'Lan');
  const ended = await share(second.page);

  await receive(first.page, ended);
  await first.page.getByText('The secret opened with this link is 7, as it was sealed before.')
    .first().waitFor();
  await until(first.page, 'table', ({position}) => fieldsOf(position).stockpile === '6,5',
    'the same position');
  assert.deepEqual([...first.complaints, ...second.complaints], []);
  await first.context.close();
  await second.context.close();
});

test('whatever was bid, links of one battle differ by their seals alone', async () => {
  const links = new Set(), positions = new Set(), lengths = [];
  for (const amount of [0, 0, 9]) {
    const {context, page} = await openTable(stage, BATTLE, CLIPBOARD);
    await bid(page, `a bid:${amount}`);
    const link = await share(page);
    links.add(link);
    lengths.push(link.length);
    positions.add((await tell(page, `show ${link}`)).position);
    await context.close();
  }
  assert.equal(positions.size, 1);
  assert.ok([...positions][0].endsWith('sealed=?,-'));
  assert.equal(links.size, 3, 'the same bid has another seal on another device');
  assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 2, String(lengths));
});

test('what was answered stays, and other links do not open without a word', async () => {
  const {context, page} = await openTable(stage, BATTLE, CLIPBOARD);
  await bid(page, 'a bid:3');
  const asked = await share(page);
  const second = await openLink(asked);
  await bid(second.page, 'b bid:7');
  const answered = await share(second.page);
  assert.ok(!(await settled(second.page)).choices.includes('take_back'));

  await receive(second.page, asked);
  const again = await settled(second.page);
  assert.deepEqual(decisions(again), [], 'the same link once more asks nothing');
  assert.equal(await share(second.page), answered);

  const bare = (await tell(page, `show ${BATTLE.replace('9,12', '0,12')}`)).link.split('#')[1];
  await second.page.evaluate((fragment) => { location.hash = fragment; }, bare);
  const dialog = second.page.getByRole('dialog');
  await dialog.getByText('nothing in it could be compared with what was sealed').waitFor();
  await dialog.getByRole('button', {name: 'Stay here'}).click();
  assert.equal((await settled(second.page)).position, again.position);
  await second.context.close();
  await context.close();
});

test('a link that shows both hands says so, and one sight can be shared instead', async () => {
  const hands = 'edge-cards/1 turn=5 stockpile=9,12 hand.a=Min+Eva+Res+Pic+Lan'
    + ' hand.b=Min+Eva+Res+Esc+Rai';
  const {context, page} = await openTable(stage, hands, CLIPBOARD);
  const choose_to = async (name) => {
    await settled(page);
    await choose(page, 'share');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This link shows both hands').waitFor();
    await dialog.getByRole('button', {name}).click();
    return (await takeLink(page)).split('#')[1];
  };
  const sight = await choose_to('Only what Epirian Foundation sees');
  assert.ok(!(await tell(page, `show ${sight}`)).position.includes('Rai'));
  const whole = await choose_to('Share both hands');
  assert.ok((await tell(page, `show ${whole}`)).position.includes('Rai'));

  const other = await openLink(sight);
  assert.deepEqual(decisions(await settled(other.page)), []);
  assert.match((await ask(other.page, 'page')).status, /nothing can be played here/);
  assert.deepEqual(other.complaints, []);
  await other.context.close();
  await context.close();
});
