// What the first visit costs: everything the page asks for until a game can begin, as a host sends
// it. A limit keeps it from growing unnoticed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {excessOf, firstVisitLimit, packedSize} from '../../tools/web/sizes.mjs';
import {dist, openPage, openStage, tableLaid} from './harness.mjs';

test('the first visit costs no more than it may', async () => {
  const stage = await openStage();
  const asked = new Set();
  const {page} = await openPage(stage, {serviceWorkers: 'block', locale: 'en-GB',
    prepare: (fresh) => fresh.on('request', (request) => asked.add(new URL(request.url())))});
  await tableLaid(page);
  const names = new Set([...asked].map(({pathname}) => pathname.slice(1) || 'index.html'));
  await stage.close();
  assert.ok([...names].some((name) => /^page-.*\.wasm$/.test(name)), [...names].join(' '));
  let packed = 0;
  for (const name of names) packed += packedSize(fs.readFileSync(path.join(dist, name)));
  assert.equal(excessOf(packed), undefined);
  // A limit that lies far above holds nothing.
  assert.ok(packed > firstVisitLimit * 0.85, `the limit can come down: ${packed} bytes are needed`);
});

test('what is over the limit is told with its figures', () => {
  assert.equal(excessOf(firstVisitLimit), undefined);
  assert.match(excessOf(firstVisitLimit + 2048), new RegExp(
    `costs ${firstVisitLimit + 2048} bytes, 2048 more than the ${firstVisitLimit} it may`));
});
