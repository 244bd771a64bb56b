// Reads tables of values between tabs: a header, then rows; a line that begins with # is for people.
import fs from 'node:fs';

const linesOf = (file) => fs.readFileSync(file, 'utf8').split('\n')
  .filter((line) => line.includes('\t') && !line.startsWith('#')).map((line) => line.split('\t'));

/** The cells of each row under the header. */
export const readTable = (file) => linesOf(file).slice(1);

/** The rows by their columns. */
export function rowsOf(file) {
  const [names, ...rows] = linesOf(file);
  return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i]])));
}
