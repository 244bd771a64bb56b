// The battle's table as it looks: pictures of its moments at four sizes, kept for people;
// a finger that holds, drags and measures; and that nothing is drawn while nothing moves.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {broad, forPeople, keepPicture, openStage} from './harness.mjs';
import {step, waitUntil} from './patience.mjs';
import {ask, openTable, play, rests, settled, tell, until} from './table.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const SIZES = [['390x844', {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true,
  deviceScaleFactor: 2}],
['844x390', {viewport: {width: 844, height: 390}, hasTouch: true, isMobile: true}],
['1024x768', {viewport: {width: 1024, height: 768}, hasTouch: true}],
['1920x1080', {viewport: {width: 1920, height: 1080}}]];

// Two squads a side over woods, a house, crates, ruins and a hill; drones are about to act.
const field = 'edge-battle/1 table=36x36' +
  ' terrain=woods:4/14+10/13+12/17+9/21+4/20,house:23/14+29/14+29/19+23/19,' +
  'crates:14/15+18.4/15+18.4/16+14/16,ruins:7/25+14/25+14/30+7/30,hill:24/24+31/24+31/30+24/30,' +
  'wall:16/6+22/6+22/7+16/7' +
  ' a.i=E02:17/10.5+15.7/9.6+18.3/9.6+14.4/9+19.6/9,face:256' +
  ' a.ii=E05:27/8+25.7/8+28.3/8,face:256' +
  ' b.i=K01:17/21+15.7/22+18.3/22+14.4/22.6+19.6/22.6,face:768,supp:1' +
  ' b.ii=K02:27.5/21.5+26.2/22.2+28.8/22.2+24.9/22.4+30.1/22.4,face:768 cp=3,1';
const acting = `${field} stage=active gone=1 active=a1 frames=acting:a1`;
// As many squads as there can be, on the long table, which lies turned on an upright phone.
const line = (x, y, back) => [[0, 0], [-1.4, 0.7], [1.4, 0.7], [-2.8, 1.4], [2.8, 1.4]]
  .map(([aside, behind]) => `${(x + aside).toFixed(1)}/${(y + back * behind).toFixed(1)}`).join('+');
const crowded = 'edge-battle/1 table=72x48' +
  ' terrain=woods:8/16+16/15+18/21+14/26+7/24,ruins:20/20+29/20+29/27+20/27,' +
  'house:33/14+39/14+39/20+33/20,crates:31/25+36/25+36/26+31/26,bunker:44/26+50/26+50/31+44/31,' +
  'hill:52/12+61/12+61/20+52/20,wall:40/9+46/9+46/9.7+40/9.7,crater:59/26+64/26+65/31+58/31,' +
  'fence:24/33+31/33+31/33.5+24/33.5' +
  ` a.i=E01:${line(12, 11, -1)},face:256,cover:1 a.ii=E02:${line(26, 15, -1)},face:256` +
  ` a.iii=E01:${line(42, 12, -1)},face:256,supp:1,done:1 a.iv=E04:57/10+55.4/9+58.6/9+60/8,face:256` +
  ` b.i=K01:${line(14, 31, 1)},face:768 b.ii=K02:${line(30, 29, 1)},face:768,supp:2` +
  ` b.iii=K01:${line(47, 34, 1)},face:768,done:1 b.iv=K02:${line(62, 34, 1)},face:768 cp=3,1`;
// The last activation of the last turn.
const ending = field.replaceAll(',face', ',done:1,face').replace(',done:1', '')
  .replace('a.i=', 'turn=5 vp=4,3 a.i=') + ' stage=active gone=1 active=a1 frames=acting:a1';
const middleOf = async (page, thing) => {
  const {x, y} = await tell(page, `table where ${thing}`);
  return [x, y];
};
// A phone shows the numbers of a shot, a wider screen its weapons and lines.
const PHONES = ['390x844', '844x390'];
const firstOfShot = (size) => (PHONES.includes(size) ? 'link 1' : 'weapon 1');
const shown = (page, thing) =>
  until(page, `table where ${thing}`, ({error}) => !error, `${thing} is shown`);

/** A pointer of the kind the page has: it goes down, moves on, is lifted. */
async function handOn(context, page, touch) {
  const session = touch ? await context.newCDPSession(page) : undefined;
  const finger = (type, points) => session.send('Input.dispatchTouchEvent',
    {type, touchPoints: points.map(([x, y]) => ({x, y}))});
  return {
    async down(at) {
      if (touch) await finger('touchStart', [at]);
      else { await page.mouse.move(...at); await page.mouse.down(); }
    },
    async move(at) {
      if (touch) await finger('touchMove', [at]);
      else await page.mouse.move(...at);
      await step(page);
    },
    async up() {
      if (touch) await finger('touchEnd', []);
      else await page.mouse.up();
      await step(page);
    },
    /** A long press, or the other button, and on to somewhere. */
    async hold(from, to) {
      if (touch) {
        await finger('touchStart', [from]);
        for (let steps = 0; steps < 8; ++steps) await step(page);
      } else {
        await page.mouse.move(...from);
        await page.mouse.down({button: 'right'});
      }
      if (to) await this.move(to);
      if (touch) await finger('touchEnd', []);
      else await page.mouse.up({button: 'right'});
      await step(page);
    },
    async tap(at) {
      if (touch) await page.touchscreen.tap(...at);
      else await page.mouse.click(...at);
      await step(page);
    },
  };
}

const between = ([ax, ay], [bx, by], part) => [ax + (bx - ax) * part, ay + (by - ay) * part];

for (const [name, options] of SIZES) {
  test(`moments of a firefight at ${name}`, name === '1024x768' ? {} : broad, async () => {
    const {context, page, complaints} = await openTable(stage, acting,
      {...options, painted: forPeople, bypassCSP: true});
    const keep = async (what) => {
      await settled(page);
      await keepPicture(page, `battle-${what}-${name}`);
    };
    const hand = await handOn(context, page, options.hasTouch);
    await keep('overview');

    // Sight, threat and reach; then the ruler, from the same squad to an enemy behind the house.
    await hand.hold(await middleOf(page, 'squad a1'));
    await shown(page, 'step 1');
    await keep('look');
    await page.keyboard.press('Escape');
    await hand.hold(await middleOf(page, 'squad a2'), await middleOf(page, 'squad b2'));
    await shown(page, 'step 1');
    await keep('ruler');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    // A leader under way, and a ghost that was let go.
    const leader = await middleOf(page, 'squad a1');
    const to = await middleOf(page, 'at 16/14.4');
    const finger = options.hasTouch ? [to[0], to[1] + 44] : to;
    await hand.down(leader);
    // A finger that leads by its tip may end near where it began: only on the way is it a drag.
    await hand.move([leader[0] + 40, leader[1] + 30]);
    for (const part of [0.3, 0.6, 1]) await hand.move(between(leader, finger, part));
    await keep('move');
    await hand.up();
    await shown(page, 'button confirm');
    await keep('ghost');
    // The ring turns it to the west.
    const [x, y] = await middleOf(page, 'facing');
    await hand.down([x, y]);
    for (const part of [0.3, 0.6, 1]) await hand.move(between([x, y], [x - 120, to[1]], part));
    await hand.up();
    await keep('turned');
    await page.keyboard.press('Escape');

    // A shot, line by line, and its dice.
    await hand.tap(await middleOf(page, 'squad b1'));
    await shown(page, firstOfShot(name));
    await keep('shot');
    if (PHONES.includes(name)) {
      await hand.tap(await middleOf(page, 'link 2'));
      await shown(page, 'step 2');
      await keep('shot-lines');
    }
    await hand.tap(await middleOf(page, 'button confirm'));
    await shown(page, 'die 1');
    await keep('dice');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`a charge that is answered and the end of a firefight at ${name}`,
    name === '1024x768' ? {} : broad, async () => {
      const open = (position) => openTable(stage, position,
        {...options, painted: forPeople, bypassCSP: true});
      const keep = async ({context, page, complaints}, what) => {
        await settled(page);
        await keepPicture(page, `battle-${what}-${name}`);
        assert.deepEqual(complaints, []);
        await context.close();
      };

      const charged = await open(acting);
      const {choices} = await settled(charged.page);
      await play(charged.page, choices.find((choice) => choice.startsWith('a charge:b1:')));
      await shown(charged.page, firstOfShot(name));
      await shown(charged.page, 'button confirm');
      await keep(charged, 'charged');

      // A table that is left unfinished would ask first: the end has a page of its own.
      const ended = await open(ending);
      for (const last of ['a end', 'a retire:-', 'b retire:-']) await play(ended.page, last);
      await until(ended.page, 'table', ({over}) => over, 'the end');
      await keep(ended, 'end');
    });
}

test('the table and a squad on the long table on a phone', async () => {
  const {context, page, complaints} = await openTable(stage, crowded,
    {...SIZES[0][1], painted: forPeople, bypassCSP: true});
  const keep = async (what) => {
    await settled(page);
    await keepPicture(page, `battle-crowded-${what}-390x844`);
  };
  const hand = await handOn(context, page, true);
  // The whole table is seen, its west above and its south at the left.
  const corners = await Promise.all(['at 0/0', 'at 72/48'].map((at) => middleOf(page, at)));
  assert.ok(corners[0][0] < corners[1][0] && corners[0][1] < corners[1][1], `${corners}`);
  assert.ok(corners[1][1] - corners[0][1] > 330, `${corners}`);
  await keep('table');
  await hand.tap(await middleOf(page, 'squad a2'));
  await until(page, 'table where map', ({error}) => !error, 'the small map');
  await keep('squad');
  await play(page, 'a activate:a2');
  await keep('acting');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger holds a squad and measures to another, and nothing is decided', async () => {
  const {context, page, complaints} = await openTable(stage, acting, SIZES[0][1]);
  const before = await settled(page);
  const hand = await handOn(context, page, true);
  await hand.hold(await middleOf(page, 'squad b1'), await middleOf(page, 'squad a1'));
  const status = page.locator('#words-status');
  await waitUntil(page, 'the ruler in words', async () => {
    await step(page);
    return status.textContent();
  }, (words) => /From base to base: 9\.4″/.test(words));
  assert.equal((await settled(page)).actions, before.actions);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a firefight draws no frame while nothing moves', async () => {
  const {context, page} = await openTable(stage, acting);
  const hand = await handOn(context, page, false);
  await rests(page, 'the whole table');
  await hand.hold(await middleOf(page, 'squad a1'));
  await rests(page, 'a squad that is looked at');
  await page.keyboard.press('Escape');
  await page.mouse.click(...await middleOf(page, 'at 16/14.4'));
  await shown(page, 'button confirm');
  await rests(page, 'ghosts');
  await context.close();
});

// What it takes is for people to read: no test depends on how fast the machine is.
test('frames while the table is panned by a processor four times slower', broad, async () => {
  const {context, page} = await openTable(stage, acting, {painted: true, inRealTime: true});
  const [x, y] = await middleOf(page, 'at 30/33');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.mouse.move(x, y);
  await page.mouse.down();
  const {frames: first} = await ask(page, 'page');
  const begun = performance.now();
  for (let moves = 0; moves < 200; ++moves) {
    await page.mouse.move(x - 60 * Math.sin(moves / 6), y + 40 * Math.sin(moves / 9));
  }
  const {frames: last} = await until(page, 'page', ({frames}) => frames > first,
    'the table painted anew while it is panned');
  const elapsed = performance.now() - begun;
  await page.mouse.up();
  console.log(`panning: ${last - first} frames in ${elapsed.toFixed(0)} ms, ` +
    `${((last - first) * 1000 / elapsed).toFixed(1)} a second`);
  assert.ok(last > first);
  await context.close();
});
