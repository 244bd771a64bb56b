// What a visit costs: every file as it is and as a host sends it (brotli, quality 11).
import zlib from 'node:zlib';

/**
 * The most bytes a first visit may take, as a host sends them. Who comes over it makes the page
 * smaller again, or raises the limit in a commit that says what for.
 */
export const firstVisitLimit = 708_000;

/** The most the bots of one game may take besides: WebAssembly, as a host sends it. */
export const botsLimit = 115_000;

/** What is wrong with a first visit of so many bytes; nothing if it keeps to its limit. */
export function excessOf(bytes, limit = firstVisitLimit) {
  if (bytes <= limit) return undefined;
  return `the first visit costs ${bytes} bytes, ${bytes - limit} more than the ${limit} it may: ` +
    'make it smaller, or raise the limit in tools/web/sizes.mjs and say what for';
}

/** A file as a host sends it. */
export const pack = (content) => zlib.brotliCompressSync(Buffer.from(content),
  {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 11}});

/** How many bytes a host sends for this content. */
export const packedSize = (content) => pack(content).length;

/** The same for browsers that do not know brotli. */
export const packOld = (content) => zlib.gzipSync(Buffer.from(content), {level: 9});

function print(raw, packed, what) {
  console.log(`${String(raw).padStart(10)}${String(packed).padStart(10)}  ${what}`);
}

/**
 * Prints one line for each of `files` (name -> content), and the sum of those a first visit loads:
 * all but those of `later` (name -> when they are loaded). `packed`: name -> as a host sends it.
 */
export function reportSizes(files, later, packed) {
  const rows = [...files].map(([name, content]) =>
    ({name, raw: Buffer.byteLength(content), packed: packed.get(name).length}));
  rows.sort((a, b) => b.packed - a.packed);
  const first = rows.filter(({name}) => !later.has(name));
  const sum = (key) => first.reduce((total, row) => total + row[key], 0);
  print('bytes', 'brotli', 'file');
  for (const {name, raw, packed} of first) print(raw, packed, name);
  print(sum('raw'), sum('packed'), 'the first visit in all');
  const excess = excessOf(sum('packed'));
  if (excess) console.log(`\n${excess}\n`);
  for (const {name, raw, packed} of rows.filter(({name}) => later.has(name))) {
    print(raw, packed, `${name} (${later.get(name)})`);
  }
}
