// Writes TrueType fonts whose outlines lie on a coarse grid: the fewer places there are for a point,
// the fewer bytes say where it lies.
import {createRequire} from 'node:module';

const {TTFReader, TTFWriter} = createRequire(import.meta.url)('fonteditor-core');

/** What browsers place lines by. */
const heightsInOs2 = ['sTypoAscender', 'sTypoDescender', 'sTypoLineGap', 'usWinAscent',
  'usWinDescent', 'sxHeight', 'sCapHeight'];

const write = (font) => Buffer.from(new TTFWriter().write(font));

/** What encloses the points of all contours. */
function boundsOf(contours) {
  const points = contours.flat();
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return {xMin: Math.min(...x), yMin: Math.min(...y), xMax: Math.max(...x), yMax: Math.max(...y)};
}

/**
 * A font of upright squares, one em high.
 * @param {{unicode: number, contours: {x: number, y: number, onCurve: boolean}[][]}[]} glyphs
 */
export function squareFont(unitsPerEm, glyphs) {
  const glyphOf = ({unicode, contours}) => {
    const bounds = boundsOf(contours);
    return {unicode: [unicode], contours, ...bounds, advanceWidth: unitsPerEm,
      leftSideBearing: bounds.xMin};
  };
  const blank = {contours: [], advanceWidth: unitsPerEm, leftSideBearing: 0};
  return write({
    head: {unitsPerEm, created: '0', modified: '0'},
    hhea: {ascent: unitsPerEm, descent: 0, lineGap: 0},
    'OS/2': {achVendID: ''}, name: {}, post: {}, cmap: {},
    glyf: [blank, ...glyphs.map(glyphOf)],
  });
}

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
  return write(font);
}
