// Which font of icons holds what is shown where (assets/icons/icons.tsv): the house's is there from
// the start, those of the games come with their code.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {packOutlines} from '../../tools/assets/icon_outlines.mjs';
import {readTable, rowsOf} from '../../tools/assets/tables.mjs';
import {families} from '../../tools/web/games.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const rows = rowsOf(path.join(root, 'assets/icons/icons.tsv'));
const fontOf = new Map(rows.map(({key, font}) => [key, font]));
const keyOf = new Map(rows.map(({key}) =>
  [key.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase()), key]));

/** The keys of the icons that the sources in a folder of `web` name, as far as those are `meant`. */
function namedIn(folder, meant = /./) {
  const at = path.join(root, 'web', folder);
  const text = fs.readdirSync(at, {recursive: true})
    .filter((name) => /\.(cpp|h)$/.test(name) && meant.test(path.basename(name)))
    .map((name) => fs.readFileSync(path.join(at, name), 'utf8')).join('\n');
  const named = [...text.matchAll(/\bIcon::(?!None\b)(\w+)/g)].map(([, name]) => keyOf.get(name));
  const found = [...text.matchAll(/find_icon\("([^"]*[^"-])"\)/g)].map(([, key]) => key);
  return new Set([...named, ...found]);
}

/** Of these, each must be in one of the fonts. */
function assertIn(fonts, keys, where) {
  assert.ok(keys.size > 0, where);
  for (const key of keys) {
    assert.ok(fonts.includes(fontOf.get(key)), `${where} shows ${key}, of ${fontOf.get(key)}`);
  }
}

test('the house shows icons of its own alone', () => {
  assertIn(['house'], namedIn('board', /^(?!ring_)/), 'board');
  for (const folder of ['base', 'widgets', 'setup', 'table', 'house', 'screens/shelf']) {
    assertIn(['house'], namedIn(folder), folder);
  }
});

test('a game shows icons of the house and its own', () => {
  for (const folder of families.map((each) => each.folder)) {
    assertIn(['house', folder], namedIn(`screens/${folder}`), folder);
  }
  assertIn(['house', 'maelstrom'], namedIn('screens/forces'), 'the builder of forces');
  assertIn(['house', 'pirates'], namedIn('board', /^ring_/), 'the board of rings');
});

test('pictures of cards and tiles come with their games', () => {
  const icon = 13;  // column
  const cards = readTable(path.join(root, 'assets/cards/cards.tsv')).map((cells) => cells[icon]);
  assertIn(['house', 'cards'], new Set(cards), 'a card');
  const tiles = readTable(path.join(root, 'assets/maelstrom/tiles.tsv')).map(([, id]) => id);
  assertIn(['house', 'maelstrom', 'advanced', 'vortex'], new Set(tiles), 'a tile');
});

test('outlines are packed as they are read', () => {
  const point = (x, y, onCurve = true) => ({x, y, onCurve});
  const packed = packOutlines([
    {place: 2, contours: [[point(10, 20), point(30, 20), point(20, 250, false)]]},
    {place: 260, contours: [[point(0, 0), point(255, 0), point(255, 255), point(0, 255)],
      [point(100, 100), point(200, 100), point(200, 200)]]},
  ]);
  // The bytes that tests/web/base/icon_outlines_test.cpp reads.
  assert.deepEqual([...packed], [2, 3, 10, 0, 0, 0, 2, 2, 0, 1, 1, 2, 3, 4, 3, 0, 0, 0,
    0b11111011, 0b11, 10, 20, 20, 0, 246, 230, 0, 0, 255, 0, 0, 255, 1, 0,
    100, 101, 100, 0, 0, 100]);
});
