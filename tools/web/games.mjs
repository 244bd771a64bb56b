// The games of the house, as assets/games.tsv lists them.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {rowsOf} from '../assets/tables.mjs';

export const assets = fileURLToPath(new URL('../../assets', import.meta.url));

/** @type {{game: string, folder: string, id: string, module: string, later: string}[]} */
export const games = rowsOf(path.join(assets, 'games.tsv'));

/** The games by the folders of their code: those of one share a table, its texts and its module. */
export const families = [...new Set(games.map(({folder}) => folder))].map((folder) =>
  ({folder, games: games.filter((each) => each.folder === folder)}));

/** The games that have this table of their own. */
export const gamesWith = (table) =>
  games.filter(({game}) => fs.existsSync(path.join(assets, game, table))).map(({game}) => game);
