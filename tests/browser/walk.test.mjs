// A walk of the page that every engine takes: it starts, a finger plays, a reload keeps the game,
// bots play, and all of it goes on without network. MAELSTROM_ENGINE names the engine: chromium,
// firefox or webkit (tools/browser_walk). Time is real here.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {serve} from '../../tools/web/server.mjs';
import {engines} from './engines.mjs';
import {dist, keptHere} from './harness.mjs';
import {waitUntil} from './patience.mjs';
import {exampleGame} from './positions.mjs';
import {fieldsOf} from './table.mjs';

const engine = process.env.MAELSTROM_ENGINE ?? 'chromium';

/** What a walker can do; a page that is broken says so. */
function walkerOf(page) {
  const state = () => page.evaluate(() => ({
    broken: Boolean(document.getElementById('broken')?.open),
    laid: Boolean(window.maelstrom) && !document.getElementById('loading'),
  }));
  // What has not come is fetched, and asked again.
  const ask = async (line) => {
    const answer = await waitUntil(page, line,
      () => page.evaluate((words) => window.maelstrom.command(words), line),
      (text) => text !== '{"waiting":true}');
    return JSON.parse(answer.split('\n')[0]);
  };
  const until = (line, holds, what) => waitUntil(page, what, () => ask(line), holds);
  const walker = {
    ask,
    until,
    async started() {
      const {broken} = await waitUntil(page, 'the table laid', state,
        (now) => now.broken || now.laid);
      assert.ok(!broken, 'something broke');
    },
    settled: () => until('table', (table) => !table.error && !table.waiting && !table.moving,
      'a quiet table'),
    async tap(thing) {
      const {x, y, error} = await ask(`table where ${thing}`);
      assert.equal(error, undefined, `${thing}: ${error}`);
      await page.tap(x, y);
    },
    async choose(notation) {
      await waitUntil(page, `the choice ${notation}`, () => page.evaluate((name) => {
        const button = document.querySelector(`#words-choices button[data-notation="${name}"]`);
        button?.click();
        return Boolean(button);
      }, notation));
    },
    up: (screen) => until('page', (now) => now.screen === screen && !now.waiting, `the ${screen}`),
  };
  return walker;
}

/** Daemon Horde is summoned by hand; the first way to pay will do. */
async function summon(walker) {
  const {position} = await walker.settled();
  const hand = fieldsOf(position)['hand.b'].split('+');
  await walker.tap(`hand ${hand.findIndex((tiles) => tiles.startsWith('DHo')) + 1}`);
  await walker.settled();
  await walker.tap('1.0');
  await walker.settled();
  if (!(await walker.ask('table where button confirm')).error) await walker.tap('button confirm');
  await walker.until('table', ({actions, waiting}) => actions === 1 && !waiting, 'the summons');
  return walker.settled();
}

async function liftCurtain(walker) {
  const {choices} = await walker.settled();
  if (choices.includes('lift')) await walker.tap('button lift');
  return walker.until('table', (table) => !table.choices.includes('lift') && !table.waiting,
    'the lifted curtain');
}

test(`a walk of the page in ${engine}`, async (t) => {
  const host = await serve(dist);
  const page = await engines[engine]();
  t.after(() => Promise.all([page.close(), host.close()]));  // else a walk that fails does not end
  const walker = walkerOf(page);
  const seen = (what) => console.log(`${engine}: ${what}`);

  await page.goto(host.address);
  await walker.started();
  await walker.up('start');
  seen('start');

  await walker.ask(`table open ${exampleGame}`);
  await walker.up('table');
  await liftCurtain(walker);
  const {position} = await summon(walker);
  assert.match(position, /1\.0bDHo1/);
  seen('touch');

  await page.reload();
  await walker.started();
  assert.equal((await liftCurtain(walker)).position, position);
  seen('reload');

  await walker.choose('leave');
  await walker.up('start');
  await walker.choose('set_up maelstrom');
  await walker.up('set_up');
  await walker.choose('kind a casual');
  await walker.choose('kind b casual');
  await walker.choose('begin');
  const {actions} = await walker.until('table', (table) => table.actions >= 2, 'a bot at play');
  seen('bots');

  await keptHere(page);
  await host.close();
  await page.reload();
  await walker.started();
  await walker.until('table', (table) => table.actions > actions + 2, 'bots at play without network');
  seen('offline');
});
