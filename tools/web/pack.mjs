// Files as a host sends them.
import {once} from 'node:events';
import zlib from 'node:zlib';
import {isProgram, sections} from './wasm_binary.mjs';

const {BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} =
  zlib.constants;

const SMALL = 1000;  // what is shorter does not pay for a beginning of its own
const FIRST_NAMES = 512;
const NAMES = 8192;

/**
 * Where brotli begins anew with counting what is frequent. The sections of a program have little in
 * common; left to find that out, it takes 1 to 2 per cent more. The names of what is exported count
 * on, which it sees at once or not at all, for 5 kB or 12: it is made to look several times.
 */
function beginnings(content) {
  if (!isProgram(content)) return [];
  const all = sections(content);
  return all.flatMap(({start, exports}, i) => {
    const end = all[i + 1]?.start ?? content.length;
    if (end - start <= SMALL) return [];
    const cuts = [start];
    if (!exports) return cuts;
    for (let at = FIRST_NAMES; at < end - start - SMALL; at += at < NAMES ? NAMES - at : NAMES) {
      cuts.push(start + at);
    }
    return cuts;
  });
}

/** With brotli, at its best. @returns {Promise<Buffer>} */
export async function pack(file) {
  const content = Buffer.from(file);
  const cuts = beginnings(content);
  const packer = zlib.createBrotliCompress({params: {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(cuts.length > 0 && {[BROTLI_PARAM_LGBLOCK]: 24}),  // a section is one block
  }});
  const sent = [];
  packer.on('data', (bytes) => sent.push(bytes));
  let from = 0;
  for (const cut of cuts) {
    packer.write(content.subarray(from, cut));
    packer.flush(BROTLI_OPERATION_FLUSH);
    from = cut;
  }
  packer.end(content.subarray(from));
  await once(packer, 'end');
  return Buffer.concat(sent);
}

/** The same for browsers that do not know brotli. */
export const packOld = (content) => zlib.gzipSync(Buffer.from(content), {level: 9});
