// The rules references that the page shows: for each table one file a language, with its rules by
// chapters, what its examples tell, and its glossary.
import fs from 'node:fs';
import path from 'node:path';
import {examplesIn} from './boards/boards.mjs';
import {assets, families} from './games.mjs';
import {readTable} from '../assets/tables.mjs';

/** The table of the rules of a game. */
const rulesOf = (game) => {
  const found = fs.readdirSync(path.join(assets, game)).filter((name) => name.endsWith('rules.tsv'));
  if (found.length !== 1) throw new Error(`assets/${game} has ${found.length} tables of rules`);
  return `${game}/${found[0]}`;
};

/**
 * By name (`kRules` of the tables in web/house): where the rules stand, and in which folders examples
 * and words. A refusal at a table of several editions may name a rule of either.
 */
export const books = Object.fromEntries(families.map(({games}) => {
  const folders = games.map(({game}) => game);
  return [games[0].id, {rules: folders.map(rulesOf), folders}];
}));

/** The letters that ids of these rules begin with. */
const lettersOf = (assets, file) => readTable(path.join(assets, file))[0][0].slice(0, 3);

/** The name of the reference that rules of these letters stand in. */
export const referencesByLetters = (assets) => Object.fromEntries(Object.entries(books)
  .flatMap(([name, {rules}]) => rules.map((file) => [lettersOf(assets, file), name])));

/** The rules of a table by chapters, in the order in which these first appear. */
function bookOf(assets, file, textOf, sectionOf) {
  const rules = readTable(path.join(assets, file));
  const letters = lettersOf(assets, file);
  const chapters = new Map();
  for (const [id, section, text] of rules) {
    if (!chapters.has(section)) chapters.set(section, []);
    chapters.get(section).push([id, textOf(`reference.${id}`, text)]);
  }
  return {letters, chapters: [...chapters].map(([section, own]) =>
    [section, sectionOf(`section.${letters}.${section}`), own])};
}

/** What examples tell, each at the chapter of its first rule. */
function examplesOf(assets, folders, chapterOf, textOf) {
  return [...examplesIn(assets, folders)].map(([name, rows]) => ({name, at: chapterOf.get(rows[0].rule),
    steps: rows.map(({rule, does, text}, i) => ({rule, refused: does.startsWith('!'),
      text: textOf(`example.${name}.${i + 1}`, text)}))}));
}

const termsOf = (assets, folders, textOf) => folders.flatMap((folder) =>
  readTable(path.join(assets, folder, 'glossary.tsv')).map(([name, forms, rules, text]) => {
    const key = `glossary.${folder}.${name}`;
    return {name, forms: textOf(`${key}.forms`, forms).split('|'), text: textOf(key, text),
      rules: rules.split(',')};
  }));

/**
 * @param {string} assets  the folder
 * @param {Map<string, string>} english  texts
 * @param {Map<string, string>} texts  of a language; what it lacks is told in English
 * @returns {{name: string, content: string}[]}
 */
export function references(assets, english, texts) {
  const textOf = (key, original) => texts.get(key) ?? original;
  const sectionOf = (key) => textOf(key, english.get(key));
  return Object.entries(books).map(([name, {rules, folders}]) => {
    const told = rules.map((file) => bookOf(assets, file, textOf, sectionOf));
    const chapterOf = new Map(told.flatMap(({letters, chapters}) => chapters.flatMap(([number, , own]) =>
      own.map(([id]) => [id, `${letters}.${number}`]))));
    return {name, content: JSON.stringify({books: told,
      examples: examplesOf(assets, folders, chapterOf, textOf), terms: termsOf(assets, folders, textOf)})};
  });
}
