// What a first visit costs: every file as it is and as a host sends it (brotli, quality 11).
import zlib from 'node:zlib';

const packedSize = (content) => zlib.brotliCompressSync(Buffer.from(content),
  {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 11}}).length;

/** Prints one line for each of `files` (name -> content) and their sum. */
export function reportSizes(files) {
  const rows = [...files].map(([name, content]) =>
    ({name, raw: Buffer.byteLength(content), packed: packedSize(content)}));
  rows.sort((a, b) => b.packed - a.packed);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  rows.push({name: 'in all', raw: sum('raw'), packed: sum('packed')});
  console.log(`${'bytes'.padStart(10)}${'brotli'.padStart(10)}  file`);
  for (const {name, raw, packed} of rows) {
    console.log(`${String(raw).padStart(10)}${String(packed).padStart(10)}  ${name}`);
  }
}
