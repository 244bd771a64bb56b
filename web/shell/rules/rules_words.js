// Words of the rules: how they are found whatever accents and capitals they are written with, and
// which of them the glossary tells.

const ACCENTS = /\p{M}/gu;

/** A text without capitals and accents. */
export const folded = (text) =>
  text.normalize('NFD').replace(ACCENTS, '').replace(/’/g, '\'').replace(/œ/gi, 'oe').toLowerCase();

/** A text folded, and for each of its characters where in the text that stands. */
function traced(text) {
  let plain = '';
  const from = [];
  [...text].reduce((at, character) => {
    for (const each of folded(character)) {
      plain += each;
      from.push(at);
    }
    return at + character.length;
  }, 0);
  from.push(text.length);
  return {plain, from};
}

/** What is looked for, word by word. */
export const wordsIn = (query) => folded(query).split(/\s+/).filter(Boolean);

/** Whether all the words stand in a text. */
export const holdsAll = (text, words) => {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
};

/** Where the words stand in a text, as [from, to] one after the other. */
export function placesOf(text, words) {
  const {plain, from} = traced(text);
  const found = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.push([from[at], from[at + word.length]]);
    }
  }
  found.sort(([a], [b]) => a - b);
  return found.reduce((kept, [start, end]) => {
    const last = kept[kept.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else kept.push([start, end]);
    return kept;
  }, []);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a form stands in a text as words of their own. */
function wordsAt(text, form) {
  const found = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + form.length] ?? ' '];
    if (!LETTER.test(before) && !LETTER.test(after)) found.push(at);
  }
  return found;
}

/**
 * The terms in a text, as {from, to, term}, none within another: where two begin at once, the longer
 * one. Each is there once.
 * @param {{forms: string[]}[]} terms
 */
export function termsIn(text, terms) {
  const plain = text.toLowerCase();
  if (plain.length !== text.length) return [];
  const found = terms.flatMap((term) => term.forms.flatMap((form) =>
    wordsAt(plain, form.toLowerCase()).map((from) => ({from, to: from + form.length, term}))))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const known = new Set();
  let end = 0;
  return found.filter(({from, to, term}) => {
    if (from < end || known.has(term)) return false;
    known.add(term);
    end = to;
    return true;
  });
}
