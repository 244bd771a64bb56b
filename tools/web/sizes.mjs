// What a visit costs: every file as it is and as a host sends it (brotli, quality 11).
import zlib from 'node:zlib';

const packedSize = (content) => zlib.brotliCompressSync(Buffer.from(content),
  {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 11}}).length;

function print(raw, packed, what) {
  console.log(`${String(raw).padStart(10)}${String(packed).padStart(10)}  ${what}`);
}

/**
 * Prints one line for each of `files` (name -> content), and the sum of those a first visit loads:
 * all but those of `later` (name -> when they are loaded).
 */
export function reportSizes(files, later) {
  const rows = [...files].map(([name, content]) =>
    ({name, raw: Buffer.byteLength(content), packed: packedSize(content)}));
  rows.sort((a, b) => b.packed - a.packed);
  const first = rows.filter(({name}) => !later.has(name));
  const sum = (key) => first.reduce((total, row) => total + row[key], 0);
  print('bytes', 'brotli', 'file');
  for (const {name, raw, packed} of first) print(raw, packed, name);
  print(sum('raw'), sum('packed'), 'the first visit in all');
  for (const {name, raw, packed} of rows.filter(({name}) => later.has(name))) {
    print(raw, packed, `${name} (${later.get(name)})`);
  }
}
