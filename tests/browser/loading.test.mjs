// The first visit: how far the program has come is shown while it loads, and hosts send it packed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import zlib from 'node:zlib';
import {pack} from '../../tools/web/pack.mjs';
import {serve} from '../../tools/web/server.mjs';
import {openCrookedHost, readSite} from './crooked_host.mjs';
import {dist, openPage, openStage, tableLaid} from './harness.mjs';

/** An answer as it was sent. */
const get = (address, headers) => new Promise((resolve) => {
  http.get(address, {headers}, async (response) => {
    resolve({headers: response.headers, content: Buffer.concat(await response.toArray())});
  });
});

test('how much of the program has come is seen and told while it loads', async () => {
  const {browser, close} = await openStage();
  const host = await openCrookedHost(readSite(dist));
  host.hold(/^page-.*\.wasm$/);
  const {page, complaints} = await openPage({browser, address: host.address});
  const bar = page.getByRole('progressbar', {name: 'The table is being laid'});
  await bar.waitFor();
  await page.waitForFunction(() => document.getElementById('loading-bar').value > 0.45);
  assert.ok(await bar.evaluate(({position}) => position > 0.45 && position <= 0.5));
  assert.match(await page.locator('#loading').innerText(), /The table is being laid… (4\d|50) %/);
  host.release();
  await tableLaid(page);
  assert.deepEqual(complaints, []);
  await close();
  await host.close();
});

test('a host sends packed copies where there are some, and they hold what was packed', async () => {
  const host = await serve(dist);
  const names = fs.readdirSync(dist).filter((name) => !/\.(br|gz|png)$/.test(name));
  assert.ok(names.some((name) => name.endsWith('.wasm')));
  for (const [coding, unpack] of [['br', zlib.brotliDecompressSync], ['gzip', zlib.gunzipSync]]) {
    for (const name of names) {
      const whole = fs.readFileSync(path.join(dist, name));
      const {headers, content} = await get(host.address + name, {'Accept-Encoding': coding});
      assert.equal(headers['content-encoding'], coding, name);
      assert.equal(headers['content-length'], String(content.length), name);
      assert.ok(unpack(content).equals(whole), name);
    }
  }
  const {headers, content} = await get(`${host.address}index.html`, {});
  assert.equal(headers['content-encoding'], undefined);
  assert.ok(content.equals(fs.readFileSync(path.join(dist, 'index.html'))));
  await host.close();
});

test('a program is packed by its sections, smaller than as a whole', async () => {
  const [name] = fs.readdirSync(dist).filter((each) => /^page-.*\.wasm$/.test(each));
  const program = fs.readFileSync(path.join(dist, name));
  const packed = await pack(program);
  assert.ok(zlib.brotliDecompressSync(packed).equals(program));
  assert.ok(packed.length < zlib.brotliCompressSync(program).length);
});

test('a packed copy that is older than its file is not sent for it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maelstrom-'));
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync('before'));
  fs.utimesSync(`${file}.br`, 1, 1);
  fs.writeFileSync(file, 'after');
  const host = await serve(folder);
  const {content} = await get(host.address, {'Accept-Encoding': 'br'});
  assert.equal(content.toString(), 'after');
  await host.close();
  fs.rmSync(folder, {recursive: true});
});
