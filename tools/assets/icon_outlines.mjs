// Packs the icons of assets/icons/icons.tsv, those of one font of it at a time: `house` is what every
// game and the shelf show, the others are games', whose icons come with them. Outlines take a quarter
// of the bytes that distance fields of the same icons take, and stay sharp at every size: the program
// makes a TrueType font of them (web/base/icon_outlines.h), of which the interface draws letters and
// the board its distance fields.
//
// Quadratic curves on a grid of 256 take four fifths of the bytes of the drawn cubic ones on their
// grid of 512; half a step is a fifth of a pixel of an icon on the board. What is alike lies
// together, which takes a seventh off what a host sends of the same as TrueType.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import cubicToQuadratic from 'cubic2quad';
import svgpath from 'svgpath';
import {rowsOf} from './tables.mjs';

const drawnOn = 512;
const unitsPerEm = 256;
const tolerance = 0.25;  // of curves, in units
const highest = unitsPerEm - 1;  // a step on the grid is a byte

export function outlineOf(row, folder, collection) {
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

/** One outline goes two steps over its square. */
const onGrid = (value) => Math.min(Math.max(Math.round(value), 0), highest);

/** The same on the grid, without points that the others say as well. */
function simplified(contour) {
  const points = contour.map(({x, y, onCurve}) => ({x: onGrid(x), y: onGrid(y), onCurve}));
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

/** The lower bytes of numbers, then the higher ones. */
const halves = (numbers) =>
  Buffer.from([...numbers.map((n) => n & 0xff), ...numbers.map((n) => n >> 8)]);

/** Eight of them a byte, the first one lowest. */
function bits(flags) {
  const bytes = Buffer.alloc(Math.ceil(flags.length / 8));
  flags.forEach((flag, i) => (bytes[i >> 3] |= flag << (i & 7)));
  return bytes;
}

/** From each point to the next; the first of an icon is seen from the lower left corner. */
function stepsOf(contours) {
  let [x, y] = [0, 0];
  return contours.flat().flatMap((point) => {
    const step = [(point.x - x) & 0xff, (point.y - y) & 0xff];
    ({x, y} = point);
    return step;
  });
}

/**
 * Icons as icon_outlines.h reads them.
 * @param {{place: number, contours: {x: number, y: number, onCurve: boolean}[][]}[]} icons  by
 *   their places in the table, from 1
 */
export function packOutlines(icons) {
  const contours = icons.flatMap((icon) => icon.contours);
  const points = contours.flat();
  const stepsOver = icons.map(({place}, i) => place - (icons[i - 1]?.place ?? 0));
  return Buffer.concat([
    halves([icons.length, contours.length, points.length]),
    halves(stepsOver),
    Buffer.from(icons.map((icon) => icon.contours.length)),
    halves(contours.map((contour) => contour.length)),
    bits(points.map(({onCurve}) => onCurve)),
    Buffer.from(icons.flatMap((icon) => stepsOf(icon.contours))),
  ]);
}

/** The names of the fonts in the table. */
export const fontsIn = (table) => [...new Set(rowsOf(table).map(({font}) => font))].sort();

/** The icons of one font, packed. */
export function iconFont(table, font) {
  const require = createRequire(import.meta.url);
  const collection = require('@iconify-json/game-icons/icons.json');
  return packOutlines(rowsOf(table).map((row, i) => ({row, place: i + 1}))
    .filter(({row}) => row.font === font)
    .map(({row, place}) => (
      {place, contours: contoursOf(outlineOf(row, path.dirname(table), collection))})));
}
