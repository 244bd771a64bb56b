// The page as a whole: it starts, keeps to its own host, and needs no network the second time.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {forPeople, keepPicture, keptHere, openPage, openStage, tableLaid} from './harness.mjs';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

test('the table is laid without a complaint and without asking another host', async () => {
  const {context, page, complaints} = await openPage(stage, {painted: forPeople});
  await tableLaid(page);
  await keepPicture(page, 'start');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('after one visit the page starts without network', async () => {
  const {context, page, complaints} = await openPage(stage);
  await tableLaid(page);
  await keptHere(page);
  await context.setOffline(true);
  await page.reload();
  await tableLaid(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('every file but those with plain names may be kept for ever', async () => {
  const {context, page} = await openPage(stage);
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.reload();
  await tableLaid(page);
  const unhashed = answers.map((answer) => new URL(answer.url()).pathname)
    .filter((name) => !/-[0-9a-f]{10}\.\w+$/.test(name));
  const known = ['/', '/boot.js', '/manifest.webmanifest', '/service_worker.js'];
  assert.deepEqual(unhashed.filter((name) => !known.includes(name)), []);
  assert.ok(answers.length > unhashed.length);
  await context.close();
});
