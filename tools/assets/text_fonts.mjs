// Cuts the typefaces down to the letters of the languages we write, as TrueType. A step of their
// grid is a tenth of a pixel of the largest letters, half of what the files have for it.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {onGrid} from './truetype.mjs';

const unitsPerEm = 512;

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');
const accented = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆàâäçèéêëîïôöùûüÿœæß';
const signs = '\u00a0«»›¼½¾¡¿°±·×÷–—‘’“”″…•−€©';

/** Every letter that the page can write on its canvas. */
export const letters = ascii + accented + signs;

export async function textFont(packageFile) {
  const require = createRequire(import.meta.url);
  const source = fs.readFileSync(require.resolve(packageFile));
  const subset = await subsetFont(source, letters,
    {targetFormat: 'truetype', noLayoutClosure: true, noHinting: true});
  return onGrid(subset, unitsPerEm);
}
