// Cuts the typefaces down to the letters of the languages we write, as TrueType.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');
const accented = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆàâäçèéêëîïôöùûüÿœæß';
const signs = '\u00a0«»¡¿°±·×÷–—‘’“”″…•−€©';

export async function textFont(packageFile) {
  const require = createRequire(import.meta.url);
  const source = fs.readFileSync(require.resolve(packageFile));
  return subsetFont(source, ascii + accented + signs,
                    {targetFormat: 'truetype', noLayoutClosure: true});
}
