// A static server for one folder, as any plain host would serve it: packed where the folder holds a
// packed copy. Used by tools/play and by the browser tests.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const mediaTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const carriesHash = (name) => /-[0-9a-f]{10}\.\w+$/.test(name);

// The best first. The name of a coding, and how the names of files packed so end.
const codings = [['br', '.br'], ['gzip', '.gz']];

const infoOf = (file) => fs.statSync(file, {throwIfNoEntry: false});

/** The file, or a copy of it in a coding the browser takes; one that is older is none of it. */
function chooseCopy(file, request) {
  const taken = (request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const whole = infoOf(file);
  for (const [coding, ending] of codings) {
    const info = taken.includes(coding) ? infoOf(file + ending) : undefined;
    if (info?.mtimeMs >= whole.mtimeMs) return {copy: file + ending, size: info.size, coding};
  }
  return {copy: file, size: whole.size};
}

function answer(folder, request, response) {
  const {pathname} = new URL(request.url, 'http://localhost');
  const name = path.normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep) || !infoOf(file)?.isFile()) {
    const page = path.join(folder, '404.html');  // as hosts of plain folders show it
    response.writeHead(404, {'Content-Type': mediaTypes['.html']});
    response.end(infoOf(page) ? fs.readFileSync(page) : 'not found\n');
    return;
  }
  const {copy, size, coding} = chooseCopy(file, request);
  response.writeHead(200, {
    'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    ...(coding && {'Content-Encoding': coding}),
    'Vary': 'Accept-Encoding',
    'Cache-Control': carriesHash(name) ? 'max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else fs.createReadStream(copy).pipe(response);
}

/**
 * Serves `folder` at `port` (0: any free one) of this machine alone.
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export function serve(folder, port = 0) {
  const root = path.resolve(folder);
  const server = http.createServer((request, response) => {
    try {
      answer(root, request, response);
    } catch {
      response.writeHead(400).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve({
      address: `http://localhost:${server.address().port}/`,
      close: () => new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
    }));
  });
}
