// The rules references that the page shows: for each table one file a language, a rule a line with
// its id, the name of its section and its text.
import fs from 'node:fs';
import path from 'node:path';

/**
 * By name (`kRules` of the tables in web/house): where the rules stand. A refusal at a table of
 * several editions may name a rule of either.
 */
const books = {
  maelstrom: ['maelstrom/rules.tsv', 'vortex/vortex_rules.tsv'],
  'edge-cards': ['cards/card_rules.tsv'],
  pirates: ['pirates/pirates_rules.tsv'],
  'edge-battle': ['battle/battle_rules.tsv'],
};

/** The rows of a table under its header. */
export function readTable(file) {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => line.split('\t')).slice(1);
}

/**
 * @param {string} assets  the folder
 * @param {Map<string, string>} english  texts
 * @param {Map<string, string>} texts  of a language; what it lacks is told in English
 * @returns {{name: string, content: string}[]}
 */
export function references(assets, english, texts) {
  const sectionOf = (id, number) => {
    const key = `section.${id.slice(0, 3)}.${number}`;
    return texts.get(key) ?? english.get(key);
  };
  return Object.entries(books).map(([name, files]) => {
    const rules = files.flatMap((file) => readTable(path.join(assets, file)));
    const lines = rules.map(([id, section, text]) =>
      [id, sectionOf(id, section), texts.get(`reference.${id}`) ?? text].join('\t'));
    return {name, content: `${lines.join('\n')}\n`};
  });
}
