// Writes TrueType fonts whose outlines lie on a coarse grid: the fewer places there are for a point,
// the fewer bytes say where it lies.
import {createRequire} from 'node:module';

const {TTFReader, TTFWriter} = createRequire(import.meta.url)('fonteditor-core');

/** What browsers place lines by. */
const heightsInOs2 = ['sTypoAscender', 'sTypoDescender', 'sTypoLineGap', 'usWinAscent',
  'usWinDescent', 'sxHeight', 'sCapHeight'];

/** The same font with so many steps from one line to the next. */
export function onGrid(file, unitsPerEm) {
  const font = new TTFReader().read(Uint8Array.from(file).buffer);
  const scale = unitsPerEm / font.head.unitsPerEm;
  const round = (object, ...keys) => {
    for (const key of keys) if (key in object) object[key] = Math.round(object[key] * scale);
  };
  font.head.unitsPerEm = unitsPerEm;
  round(font.hhea, 'ascent', 'descent', 'lineGap');
  round(font['OS/2'], ...heightsInOs2);
  for (const glyph of font.glyf) {
    round(glyph, 'advanceWidth', 'leftSideBearing', 'xMin', 'yMin', 'xMax', 'yMax');
    for (const point of (glyph.contours ?? []).flat()) round(point, 'x', 'y');
    for (const {transform} of glyph.glyfs ?? []) round(transform, 'e', 'f');
  }
  return Buffer.from(new TTFWriter().write(font));
}
