// Rewrites a TrueType file with only the tables a plain rasteriser reads. Kerning and
// substitution tables weigh more than the outlines here, and nobody in this program reads them.

const kept = new Set(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);

function tablesOf(font) {
  const tables = [];
  for (let i = 0; i < font.readUInt16BE(4); ++i) {
    const at = 12 + 16 * i;
    const offset = font.readUInt32BE(at + 8);
    const length = font.readUInt32BE(at + 12);
    tables.push({
      tag: font.toString('latin1', at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      data: font.subarray(offset, offset + length),
    });
  }
  return tables;
}

/** Of the letters' places, which are said more than once, only what everybody reads. */
function unicodeOnly(cmap) {
  const UNICODE = Buffer.from([0, 3, 0, 1]);  // of a byte pair each
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    if (!cmap.subarray(at, at + 4).equals(UNICODE)) continue;
    const from = cmap.readUInt32BE(at + 4);
    const letters = cmap.subarray(from, from + cmap.readUInt16BE(from + 2));
    return Buffer.concat([Buffer.from([0, 0, 0, 1]), UNICODE, Buffer.from([0, 0, 0, 12]), letters]);
  }
  throw new Error('a font without Unicode');
}

// What a browser asks of a font besides, with nothing in it.
const empty = {
  name: Buffer.from([0, 0, 0, 0, 0, 6]),
  post: Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.alloc(28)]),
};

export function strip(font) {
  const tables = tablesOf(font).filter((table) => kept.has(table.tag));
  const cmap = tables.find(({tag}) => tag === 'cmap');
  Object.assign(cmap, {data: unicodeOnly(cmap.data), checksum: 0});
  for (const [tag, data] of Object.entries(empty)) {
    tables.push({tag, checksum: 0, data});
  }
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * tables.length);
  font.copy(head, 0, 0, 4);
  head.writeUInt16BE(tables.length, 4);
  const parts = [head];
  let offset = head.length;
  tables.forEach((table, i) => {
    const at = 12 + 16 * i;
    head.write(table.tag, at, 'latin1');
    head.writeUInt32BE(table.checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.data.length, at + 12);
    const padding = Buffer.alloc((4 - (table.data.length % 4)) % 4);
    parts.push(table.data, padding);
    offset += table.data.length + padding.length;
  });
  return Buffer.concat(parts);
}
