// Icons as they travel: outlines, packed by tools/assets/icon_outlines.mjs, of which a TrueType
// file is made here.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mael::web {

// A TrueType file of upright squares, one em of 256 units high; the icon at a place of the table
// (from 1) is glyph U+E000 and as many. It has what a rasteriser reads, and no more.
//
// `packed`, of our own making: how many icons, contours and points there are; for each icon, how
// far its place lies behind the one before; for each, its contours; for each contour, its points;
// for each point one bit, whether it is on the curve; for each, the step to it, to the right and
// up. A number that may be above 255 is split: the lower bytes of all, then the higher ones. Bits
// fill bytes from the lowest on. A step is taken modulo 256, from the lower left corner of each
// icon on.
std::vector<std::uint8_t> icon_font(std::span<const std::uint8_t> packed);

}  // namespace mael::web
