// What no first visit runs before the first move, as later_functions.tsv lists it: the page starts
// without it. A function that is not listed is there from the start; one that is no longer made, or
// is called otherwise, does no harm there. find_later.mjs writes the list.
import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {readTable} from '../assets/tables.mjs';

export const laterFile = fileURLToPath(new URL('later_functions.tsv', import.meta.url));

/** A function of less is not worth the call through a table. In bytes. */
export const leastSize = 120;

/** Names that the compiler makes of templates take up to a thousand letters. */
export const shortOf = (name) => createHash('sha256').update(name).digest('hex').slice(0, 12);

/**
 * Those functions of a program that come later.
 * @param {{names: string[], exported: Set<string>}} program
 * @param {Set<string>} listed  by `shortOf` their names
 */
export const laterOf = ({names, exported}, listed) =>
  names.filter((name) => !exported.has(name) && listed.has(shortOf(name)));

/** The same by the list that is kept. */
export const knownLater = (program) =>
  laterOf(program, new Set(readTable(laterFile).map(([short]) => short)));
