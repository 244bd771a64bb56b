// Makes one TrueType font of all packed icons of assets/icons/icons.tsv. Outlines take a quarter of
// the bytes that distance fields of the same icons take, and stay sharp at every size: the interface
// draws them as letters, the board makes its distance fields when it starts.
//
// Quadratic curves on a grid of 256 take four fifths of the bytes of the drawn cubic ones on their
// grid of 512; half a step is a fifth of a pixel of an icon on the board.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import cubicToQuadratic from 'cubic2quad';
import svgpath from 'svgpath';
import {squareFont} from './truetype.mjs';

const drawnOn = 512;
const unitsPerEm = 256;
const tolerance = 0.25;  // of curves, in units
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

/** Every contour as its points; one that is not on the curve pulls it. */
function contoursOf(outline) {
  const contours = [];
  const add = (onCurve, x, y) => contours.at(-1).push({x, y, onCurve});
  const addCurves = ([, , ...points]) => {
    for (let i = 0; i < points.length; i += 4) {
      add(false, points[i], points[i + 1]);
      add(true, points[i + 2], points[i + 3]);
    }
  };
  const scale = unitsPerEm / drawnOn;
  // SVG's y grows downwards, a font's upwards.
  const flipped = svgpath(outline).abs().unarc().unshort().scale(scale, -scale)
    .translate(0, unitsPerEm);
  flipped.iterate(([command, ...a], _index, x, y) => {
    if (command === 'M') contours.push([]);
    if (command === 'M' || command === 'L') add(true, ...a);
    else if (command === 'H') add(true, a[0], y);
    else if (command === 'V') add(true, x, a[0]);
    else if (command === 'Q') addCurves([x, y, ...a]);
    else if (command === 'C') addCurves(cubicToQuadratic(x, y, ...a, tolerance));
  });
  return contours.map(simplified).filter((contour) => contour.length > 2);
}

/** The same on the grid, without points that the others say as well. */
function simplified(contour) {
  const points = contour.map(({x, y, onCurve}) => ({x: Math.round(x), y: Math.round(y), onCurve}));
  const last = (kept) => kept.at(-1) ?? points.at(-1);
  const differs = (a, b) => a.x !== b.x || a.y !== b.y || a.onCurve !== b.onCurve;
  const distinct = points.reduce((kept, point) =>
    (differs(last(kept), point) ? [...kept, point] : kept), []);
  return distinct.filter((point, i) => {
    const [before, after] = [distinct[i - 1], distinct[i + 1]];
    return !before || !after || !point.onCurve || !isImplied(point, before, after);
  });
}

/** Whether the curve goes through this point without it: half way between two that pull it. */
function isImplied(point, before, after) {
  if (before.onCurve || after.onCurve) return false;
  return Math.abs(before.x + after.x - 2 * point.x) <= 1 &&
    Math.abs(before.y + after.y - 2 * point.y) <= 1;
}

export function iconFont(table) {
  const require = createRequire(import.meta.url);
  const collection = require('@iconify-json/game-icons/icons.json');
  const packed = readRows(table).filter((row) => row.packed === 'yes');
  return squareFont(unitsPerEm, packed.map((row, i) => ({
    unicode: firstGlyph + i,
    contours: contoursOf(outlineOf(row, path.dirname(table), collection)),
  })));
}
