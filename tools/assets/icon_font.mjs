// Makes one OpenType font of all packed icons of assets/icons/icons.tsv. Outlines on a grid of 512
// take a quarter of the bytes that distance fields of the same icons take, and stay sharp at every
// size: the interface draws them as letters, the board makes its distance fields when it starts.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import opentype from 'opentype.js';
import svgpath from 'svgpath';

const unitsPerEm = 512;
const firstGlyph = 0xe001;  // IconTable.cmake numbers the enumeration the same way

export function readRows(file) {
  const [header, ...lines] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i]]));
  });
}

function outlineOf(row, folder, collection) {
  const body = row.source === 'own'
    ? fs.readFileSync(path.join(folder, 'own', `${row.key}.svg`), 'utf8')
    : collection.icons[row.source]?.body;
  if (!body) throw new Error(`icons.tsv: no icon ${row.source} for ${row.key}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
}

// SVG's y grows downwards, a font's upwards.
function glyphPath(outline) {
  const glyph = new opentype.Path();
  const flipped = svgpath(outline).abs().unarc().unshort().scale(1, -1).translate(0, unitsPerEm);
  flipped.round(0).iterate(([command, ...a], _index, x, y) => {
    if (command === 'M') glyph.moveTo(...a);
    else if (command === 'L') glyph.lineTo(...a);
    else if (command === 'H') glyph.lineTo(a[0], y);
    else if (command === 'V') glyph.lineTo(x, a[0]);
    else if (command === 'C') glyph.curveTo(...a);
    else if (command === 'Q') glyph.quadTo(...a);
    else glyph.close();
  });
  return glyph;
}

export function iconFont(table) {
  const require = createRequire(import.meta.url);
  const collection = require('@iconify-json/game-icons/icons.json');
  const packed = readRows(table).filter((row) => row.packed === 'yes');
  const glyphs = packed.map((row, i) => new opentype.Glyph({
    name: `i${i}`,
    unicode: firstGlyph + i,
    advanceWidth: unitsPerEm,
    path: glyphPath(outlineOf(row, path.dirname(table), collection)),
  }));
  const blank = new opentype.Glyph({
    name: '.notdef', advanceWidth: unitsPerEm, path: new opentype.Path(),
  });
  const font = new opentype.Font({
    familyName: 'Icons', styleName: 'Regular', unitsPerEm, ascender: unitsPerEm, descender: 0,
    createdTimestamp: 0, glyphs: [blank, ...glyphs],
  });
  return Buffer.from(font.toArrayBuffer());
}
