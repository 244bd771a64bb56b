// A plain host whose files can be spoiled and mended while browsers visit it: cut short, replaced,
// held up half way, or those of another version altogether.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const mediaTypes = {'.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript',
  '.svg': 'image/svg+xml', '.wasm': 'application/wasm'};
const hashed = /-[0-9a-f]{10}(?=\.\w+$)/;
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** A built page in memory. @typedef {Map<string, Buffer>} Site  name -> content */

export function readSite(folder) {
  return new Map(fs.readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

export const nameIn = (site, pattern) => [...site.keys()].find((name) => pattern.test(name));

/** Puts other content in a file, and all names and hashes right that follow from it. */
function replace(site, name, content) {
  const fresh = name.replace(hashed, `-${hashOf(content).slice(0, 10)}`);
  const [former, latter] = [hashOf(site.get(name)), hashOf(content)];
  site.delete(name);
  site.set(fresh, content);
  for (const other of [...site.keys()]) {
    if (!/\.(html|js)$/.test(other) || other === fresh || !site.has(other)) continue;
    const text = site.get(other).toString();
    const changed = text.replaceAll(name, fresh).replaceAll(former, latter)
      .replaceAll(former.slice(0, 10), latter.slice(0, 10));
    if (changed !== text) replace(site, other, Buffer.from(changed));
  }
}

/** Another version of a built page: `change` makes the new content of the file that fits. */
export function otherVersion(site, pattern, change) {
  const other = new Map(site);
  const name = nameIn(other, pattern);
  replace(other, name, change(other.get(name)));
  const worker = other.get('service_worker.js').toString();
  const version = /"([0-9a-f]{10})"/.exec(worker)[1];
  other.set('service_worker.js',
    Buffer.from(worker.replaceAll(version, hashOf(worker).slice(0, 10))));
  return other;
}

/** @param {Site} site  what is served at first; `asked` lists what was asked for */
export async function openCrookedHost(site) {
  const spoiled = [];
  const host = {site, held: [], asked: []};

  function answer(request, response) {
    const {pathname} = new URL(request.url, 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    host.asked.push(name);
    const whole = host.site.get(name);
    const fault = spoiled.find(({pattern}) => pattern.test(name));
    if (!whole) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': mediaTypes[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': hashed.test(name) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (!fault?.holds) return response.end(fault ? fault.content(whole) : whole);
    const half = whole.length >> 1;
    response.write(whole.subarray(0, half));
    host.held.push(() => response.end(whole.subarray(half)));
  }

  const server = http.createServer(answer).unref();  // a test that fails does not close it
  await new Promise((done) => server.listen(0, 'localhost', done));
  return Object.assign(host, {
    address: `http://localhost:${server.address().port}/`,
    /** From now on, files whose names fit are served, with status 200, as `content(whole)`. */
    spoil: (pattern, content) => spoiled.push({pattern, content}),
    /** From now on, the second half of them waits for release(). */
    hold: (pattern) => spoiled.push({pattern, holds: true}),
    release() { for (const send of host.held.splice(0)) send(); },
    mend: () => spoiled.splice(0),
    close: () => new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    }),
  });
}

export const cutInHalf = (whole) => whole.subarray(0, whole.length >> 1);
export const asPage = () => Buffer.from('<!doctype html><title>Be right back</title>');
