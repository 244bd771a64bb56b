// node fonts.mjs ICONS_TSV HEADER SOURCE
// Writes the program's fonts as constants of `mael::embedded`.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {iconFont} from './icon_font.mjs';
import {strip} from './sfnt.mjs';
import {textFont} from './text_fonts.mjs';

const [table, header, source] = process.argv.slice(2);

const fonts = {
  kIconFont: iconFont(table),
  kTextFont: await textFont('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  kStrongFont: await textFont('@fontsource/inter/files/inter-latin-600-normal.woff2'),
  kTitleFont: await textFont('@fontsource/cinzel/files/cinzel-latin-600-normal.woff2'),
};

function bytes(data) {
  const lines = [];
  for (let i = 0; i < data.length; i += 32) lines.push([...data.subarray(i, i + 32)].join(','));
  return lines.join(',\n');
}

let declarations = '';
let definitions = '';
for (const [name, font] of Object.entries(fonts)) {
  const data = strip(Buffer.from(font), name !== 'kIconFont');
  const packed = zlib.brotliCompressSync(data).length;
  console.log(`${name}: ${data.length} bytes, ${packed} compressed`);
  declarations += `extern const std::array<unsigned char, ${data.length}> ${name};\n`;
  const type = `std::array<unsigned char, ${data.length}>`;
  definitions += `extern const ${type} ${name}{\n${bytes(data)}};\n\n`;
}

fs.mkdirSync(path.dirname(header), {recursive: true});
fs.writeFileSync(header, `#pragma once

#include <array>

namespace mael::embedded {

${declarations}
}  // namespace mael::embedded
`);
fs.writeFileSync(source, `#include "${path.basename(path.dirname(header))}/${path.basename(header)}"

namespace mael::embedded {

${definitions}}  // namespace mael::embedded
`);
