// The small boards of the rules references: what lies there at each step of an example, drawn from
// positions in notation. A file for each reference, the same in every language; who draws it knows no
// game (web/shell/rules/rules_board.js).
import {createRequire} from 'node:module';
import path from 'node:path';
import svgpath from 'svgpath';
import {outlineOf} from '../../assets/icon_outlines.mjs';
import {rowsOf} from '../../assets/tables.mjs';
import {circleBoard} from './circles.mjs';
import {fieldBoard} from './fields.mjs';
import {hexBoard} from './hexes.mjs';
import {planetBoard} from './planets.mjs';

const DRAWN_ON = 512;
const SHOWN_ON = 100;

const byTag = (rows) => new Map(rows.map((row) => [row.tag, row]));

/** How a step lies: what is refused leaves everything as it was. */
export function stepsOf(rows) {
  let position = '';
  return rows.map((row) => {
    position = row.position === '-' ? position : row.position;
    return {does: row.does, position};
  });
}

/** The rows of examples, by their names. */
export function examplesIn(assets, books) {
  const all = new Map();
  for (const book of books) {
    for (const row of rowsOf(path.join(assets, book, 'examples.tsv'))) {
      all.set(row.example, [...(all.get(row.example) ?? []), row]);
    }
  }
  return all;
}

function iconsUsed(boards, looks) {
  const shapes = [...Object.values(looks), ...Object.values(boards).flatMap(({steps}) =>
    steps.flat().map(([, look]) => look).filter((look) => typeof look !== 'string'))].flat();
  return [...new Set(shapes.filter(([tag]) => tag === 'icon').map(([, {icon}]) => icon))].sort();
}

function outlines(names, assets) {
  const folder = path.join(assets, 'icons');
  const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const rows = new Map(rowsOf(path.join(folder, 'icons.tsv')).map((row) => [row.key, row]));
  return Object.fromEntries(names.map((name) => {
    if (!rows.has(name)) throw new Error(`icons.tsv: there is no icon ${name}`);
    return [name, svgpath(outlineOf(rows.get(name), folder, collection))
      .scale(SHOWN_ON / DRAWN_ON).round(1).toString()];
  }));
}

/** What draws the steps of a game; `looks` keeps what pieces look like. */
function drawersOf(assets, looks) {
  const table = (file) => rowsOf(path.join(assets, file));
  const [tiles, cards] = ['maelstrom/tiles.tsv', 'cards/cards.tsv'].map((file) => byTag(table(file)));
  const pirates = {cells: table('pirates/board.tsv'),
    tiles: new Map(table('pirates/equipment.tsv').map((row) => [row.tile, row]))};
  return {
    maelstrom: (steps) => hexBoard(steps, tiles, looks),
    vortex: (steps) => hexBoard(steps, tiles, looks),
    'edge-cards': (steps) => planetBoard(steps, cards, looks),
    pirates: (steps) => circleBoard(steps, pirates, looks),
    'edge-battle': (steps) => fieldBoard(steps, looks),
  };
}

/** @param {[string, {does: string, position: string}[]][]} named  steps by the names of their boards */
function drawn(assets, named) {
  const looks = {};
  const draw = drawersOf(assets, looks);
  const drawnBy = (id) => draw[id] ?? (() => { throw new Error(`boards.mjs draws nothing of ${id}`); });
  const boards = Object.fromEntries(named.map(([name, steps]) =>
    [name, drawnBy(steps[0].position.split('/')[0])(steps)]));
  return {boards, looks, icons: outlines(iconsUsed(boards, looks), assets)};
}

/**
 * @param {string} assets  the folder
 * @param {string[]} books  the folders of a reference's games
 * @returns {{boards: object, looks: object, icons: object}}
 */
export const boardsOf = (assets, books) => drawn(assets,
  [...examplesIn(assets, books)].map(([name, rows]) => [name, stepsOf(rows)]));

/** What lies open on the table at puzzles, by their ids: no hands, which are read at the table itself. */
export const puzzleBoards = (assets, puzzles) => drawn(assets, puzzles.map(({id, position}) =>
  [id, [{does: '', position: position.replaceAll(/ (?:hand\.\w|shown\.\w|actions|phase)=\S+/g, '')}]]));
