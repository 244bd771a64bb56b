// node fonts.mjs ICONS_TSV HEADER SOURCE
// Writes the program's fonts as constants of `mael::embedded`: the typefaces, and the icons' packed
// outlines, which lie beside SOURCE in files as well (tools/web/modules.mjs).
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {fontsIn, iconFont} from './icon_outlines.mjs';
import {strip} from './sfnt.mjs';
import {textFont} from './text_fonts.mjs';

const [table, header, source] = process.argv.slice(2);

const typeface = async (file) => strip(Buffer.from(await textFont(file)));

const icons = fontsIn(table).map((font) => [font, iconFont(table, font)]);
const nameOf = (font) => `k${font[0].toUpperCase()}${font.slice(1)}Icons`;
const fonts = {
  ...Object.fromEntries(icons.map(([font, data]) => [nameOf(font), data])),
  kTextFont: await typeface('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  kStrongFont: await typeface('@fontsource/inter/files/inter-latin-600-normal.woff2'),
  kTitleFont: await typeface('@fontsource/cinzel/files/cinzel-latin-600-normal.woff2'),
};

function bytes(data) {
  const lines = [];
  for (let i = 0; i < data.length; i += 32) lines.push([...data.subarray(i, i + 32)].join(','));
  return lines.join(',\n');
}

let declarations = '';
let definitions = '';
for (const [name, data] of Object.entries(fonts)) {
  const packed = zlib.brotliCompressSync(data).length;
  console.log(`${name}: ${data.length} bytes, ${packed} compressed`);
  declarations += `extern const std::array<unsigned char, ${data.length}> ${name};\n`;
  const type = `std::array<unsigned char, ${data.length}>`;
  definitions += `extern const ${type} ${name}{\n${bytes(data)}};\n\n`;
}

fs.mkdirSync(path.dirname(header), {recursive: true});
for (const [font, data] of icons) {
  fs.writeFileSync(path.join(path.dirname(source), `${font}_icons.bin`), data);
}
fs.writeFileSync(header, `#pragma once

#include <array>

namespace mael::embedded {

${declarations}
// \`visit\` with the icons of every font.
template <class Visit>
void each_icons(Visit&& visit) {
${icons.map(([font]) => `  visit(${nameOf(font)});\n`).join('')}}

}  // namespace mael::embedded
`);
fs.writeFileSync(source, `#include "${path.basename(path.dirname(header))}/${path.basename(header)}"

namespace mael::embedded {

${definitions}}  // namespace mael::embedded
`);
