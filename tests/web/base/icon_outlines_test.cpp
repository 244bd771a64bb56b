#include "web/base/icon_outlines.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mael::web {
namespace {

using File = std::vector<std::uint8_t>;
using Numbers = std::vector<int>;

// Numbers of a TrueType file, the highest byte first.
int half_at(const File& file, std::size_t at) {
  return static_cast<std::int16_t>(file.at(at) << 8 | file.at(at + 1));
}
std::size_t whole_at(const File& file, std::size_t at) {
  return static_cast<std::size_t>(half_at(file, at) & 0xFFFF) << 16 |
         static_cast<std::size_t>(half_at(file, at + 2) & 0xFFFF);
}
Numbers halves_at(const File& file, std::size_t at, std::size_t count) {
  Numbers found;
  for (std::size_t i = 0; i < count; ++i) found.push_back(half_at(file, at + 2 * i));
  return found;
}

// Where a table of it lies.
std::size_t table_at(const File& file, std::string_view tag) {
  for (int i = 0; i < half_at(file, 4); ++i) {
    const auto at = static_cast<std::size_t>(12 + 16 * i);
    if (std::string(file.begin() + static_cast<std::ptrdiff_t>(at),
                    file.begin() + static_cast<std::ptrdiff_t>(at + 4)) == tag) {
      return whole_at(file, at + 8);
    }
  }
  FAIL("no table " << tag);
  return 0;
}

std::size_t glyph_at(const File& file, std::size_t glyph) {
  return table_at(file, "glyf") + whole_at(file, table_at(file, "loca") + 4 * glyph);
}

// At place 2 a triangle (10,20) (30,20) (20,250), whose tip pulls the curve; at place 260 a square
// from (0,0) to (255,255) with a hole (100,100) (200,100) (200,200) in it.
File packed() {
  return {2,          3,    10,  0, 0,   0,          // icons, contours, points
          2,          2,    0,   1,                  // places, each from the one before: 2, 258
          1,          2,                             // contours
          3,          4,    3,   0, 0,   0,          // points
          0b11111011, 0b11,                          // on the curve: all but the third
          10,         20,   20,  0, 246, 230,        //
          0,          0,    255, 0, 0,   255, 1, 0,  // 1 is 255 to the left
          100,        101,  100, 0, 0,   100};
}

TEST_CASE("icons are found by their places", "[icons]") {
  const File font = icon_font(packed());
  const std::size_t letters = table_at(font, "cmap") + 12;
  REQUIRE(half_at(font, letters) == 12);
  REQUIRE(whole_at(font, letters + 12) == 2);
  CHECK(whole_at(font, letters + 16) == 0xE002);
  CHECK(whole_at(font, letters + 20) == 0xE002);
  CHECK(whole_at(font, letters + 24) == 1);
  CHECK(whole_at(font, letters + 28) == 0xE002 + 258);
  CHECK(whole_at(font, letters + 36) == 2);
  CHECK(half_at(font, table_at(font, "maxp") + 4) == 3);
  // There is nothing to see of what is missing.
  CHECK(glyph_at(font, 0) == glyph_at(font, 1));
}

TEST_CASE("an outline has its points, their bounds, and what pulls the curve", "[icons]") {
  const File font = icon_font(packed());
  const std::size_t at = glyph_at(font, 1);
  CHECK(halves_at(font, at, 5) == Numbers{1, 10, 20, 30, 250});
  CHECK(halves_at(font, at + 10, 2) == Numbers{2, 0});
  CHECK(File(font.begin() + static_cast<std::ptrdiff_t>(at + 14),
             font.begin() + static_cast<std::ptrdiff_t>(at + 17)) == File{1, 1, 0});
  CHECK(halves_at(font, at + 17, 6) == Numbers{10, 20, -10, 20, 0, 230});
  CHECK(at + 29 == glyph_at(font, 2));
}

TEST_CASE("contours of one icon follow each other, through steps that wrap", "[icons]") {
  const File font = icon_font(packed());
  const std::size_t at = glyph_at(font, 2);
  CHECK(halves_at(font, at, 5) == Numbers{2, 0, 0, 255, 255});
  CHECK(halves_at(font, at + 10, 3) == Numbers{3, 6, 0});
  const std::size_t steps = at + 16 + 7;
  CHECK(halves_at(font, steps, 7) == Numbers{0, 255, 0, -255, 100, 100, 0});
  CHECK(halves_at(font, steps + 14, 7) == Numbers{0, 0, 255, 0, 100 - 255, 0, 100});
  CHECK(glyph_at(font, 3) - at == 16 + 7 + 28);
}

TEST_CASE("a font says how large its squares are", "[icons]") {
  const File font = icon_font(packed());
  CHECK(half_at(font, table_at(font, "head") + 18) == 256);
  CHECK(half_at(font, table_at(font, "head") + 50) == 1);
  CHECK(halves_at(font, table_at(font, "hhea") + 4, 2) == Numbers{256, 0});
  CHECK(half_at(font, table_at(font, "hhea") + 34) == 1);
  CHECK(half_at(font, table_at(font, "hmtx")) == 256);
}

}  // namespace
}  // namespace mael::web
