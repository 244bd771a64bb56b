// Files as a host sends them.
import {once} from 'node:events';
import zlib from 'node:zlib';
import {isProgram, sectionStarts} from './wasm_binary.mjs';

const {BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} =
  zlib.constants;

const SMALL = 1000;  // what is shorter does not pay for a beginning of its own

/**
 * Where brotli begins anew with counting what is frequent. The sections of a program have little in
 * common; left to find that out, it takes 1 to 2 per cent more, and how much more changes with every
 * build.
 */
function beginnings(content) {
  if (!isProgram(content)) return [];
  const starts = sectionStarts(content);
  return starts.filter((at, i) => (starts[i + 1] ?? content.length) - at > SMALL);
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
