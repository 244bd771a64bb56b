#include "web/base/icon_outlines.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace mael::web {

namespace {

constexpr std::uint32_t kFirstPlace = 0xE000;
constexpr unsigned kUnitsPerEm = 256;

// ---- What is packed ----------------------------------------------------------------------------

using Packed = std::span<const std::uint8_t>;

// Numbers that are split in halves.
class Numbers {
 public:
  Numbers(Packed low, Packed high) : low_(low), high_(high) {}
  [[nodiscard]] unsigned at(std::size_t i) const { return low_[i] | unsigned{high_[i]} << 8U; }

 private:
  Packed low_;
  Packed high_;
};

class Unpacking {
 public:
  explicit Unpacking(Packed packed) : left_(packed) {}

  Packed bytes(std::size_t count) {
    const Packed taken = left_.first(count);
    left_ = left_.subspan(count);
    return taken;
  }
  Numbers numbers(std::size_t count) {
    const Packed low = bytes(count);
    return {low, bytes(count)};
  }

 private:
  Packed left_;
};

// ---- What is written ---------------------------------------------------------------------------

// TrueType's numbers begin with the highest byte.
class Writing {
 public:
  void byte(unsigned value) { bytes_.push_back(static_cast<std::uint8_t>(value)); }
  void half(unsigned value) {
    byte(value >> 8U);
    byte(value);
  }
  void whole(std::size_t value) {
    half(static_cast<unsigned>(value >> 16U));
    half(static_cast<unsigned>(value));
  }
  void halves(std::size_t count, unsigned value = 0) {
    for (std::size_t i = 0; i < count; ++i) half(value);
  }
  void append(const Writing& other) {
    bytes_.insert(bytes_.end(), other.bytes_.begin(), other.bytes_.end());
  }
  void text(std::string_view letters) {
    bytes_.insert(bytes_.end(), letters.begin(), letters.end());
  }

  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

struct OutlinePoint {
  unsigned x = 0;
  unsigned y = 0;
  bool on_curve = false;
};

// What encloses all points, those that pull the curve as well.
void write_bounds(Writing& to, std::span<const OutlinePoint> points) {
  const auto [left, right] =
      std::minmax_element(points.begin(), points.end(),
                          [](const OutlinePoint& a, const OutlinePoint& b) { return a.x < b.x; });
  const auto [low, high] =
      std::minmax_element(points.begin(), points.end(),
                          [](const OutlinePoint& a, const OutlinePoint& b) { return a.y < b.y; });
  for (const unsigned edge : {left->x, low->y, right->x, high->y}) to.half(edge);
}

void write_points(Writing& to, std::span<const OutlinePoint> points) {
  for (const OutlinePoint& point : points) to.byte(point.on_curve ? 1 : 0);
  for (unsigned OutlinePoint::*const part : {&OutlinePoint::x, &OutlinePoint::y}) {
    unsigned from = 0;
    for (const OutlinePoint& point : points) {
      to.half(point.*part - from);
      from = point.*part;
    }
  }
}

// The icons one after the other, and where each begins.
class Outlines {
 public:
  explicit Outlines(Packed packed) : unpacking_(packed) {
    const Numbers counts = unpacking_.numbers(3);
    const std::size_t icons = counts.at(0);
    const Numbers steps_over = unpacking_.numbers(icons);
    const Packed contours = unpacking_.bytes(icons);
    const Numbers points = unpacking_.numbers(counts.at(1));
    on_curve_ = unpacking_.bytes((counts.at(2) + 7) / 8);
    std::size_t place = kFirstPlace, contour = 0;
    begin_glyph();  // the one that stands for what there is none of: nothing
    for (std::size_t i = 0; i < icons; ++i) {
      places_.push_back(place += steps_over.at(i));
      begin_glyph();
      write_icon(points, contour, contours[i]);
      contour += contours[i];
    }
    starts_.whole(glyphs_.size());
  }

  [[nodiscard]] const std::vector<std::size_t>& places() const { return places_; }
  [[nodiscard]] const Writing& starts() const { return starts_; }
  [[nodiscard]] const Writing& glyphs() const { return glyphs_; }

 private:
  void begin_glyph() { starts_.whole(glyphs_.size()); }

  void write_icon(const Numbers& sizes, std::size_t first, std::size_t contours) {
    Writing ends;
    std::size_t count = 0;
    for (std::size_t i = 0; i < contours; ++i) {
      count += sizes.at(first + i);
      ends.half(static_cast<unsigned>(count - 1));
    }
    const std::vector<OutlinePoint> points = read_points(count);
    glyphs_.half(static_cast<unsigned>(contours));
    write_bounds(glyphs_, points);
    glyphs_.append(ends);
    glyphs_.half(0);  // bytes of instructions
    write_points(glyphs_, points);
  }

  std::vector<OutlinePoint> read_points(std::size_t count) {
    const Packed steps = unpacking_.bytes(2 * count);
    std::vector<OutlinePoint> points(count);
    OutlinePoint at;
    for (std::size_t i = 0; i < count; ++i, ++read_) {
      at.x = (at.x + steps[2 * i]) & 0xFFU;
      at.y = (at.y + steps[2 * i + 1]) & 0xFFU;
      at.on_curve = (on_curve_[read_ / 8] >> (read_ % 8) & 1) != 0;
      points[i] = at;
    }
    return points;
  }

  Unpacking unpacking_;
  Packed on_curve_;
  std::size_t read_ = 0;  // points
  std::vector<std::size_t> places_;
  Writing starts_;
  Writing glyphs_;
};

// ---- The tables of a font ----------------------------------------------------------------------

struct FontTable {
  std::string_view tag;
  Writing content;
};

Writing letters_of(const std::vector<std::size_t>& places) {
  constexpr unsigned kHead = 12, kGroups = 12, kOfGroup = 12;
  Writing table;
  for (const unsigned part : {0U, 1U, 3U, 10U}) table.half(part);  // one, of Unicode
  table.whole(kHead);
  table.half(kGroups);
  table.half(0);
  table.whole(16 + kOfGroup * places.size());
  table.whole(0);
  table.whole(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    table.whole(places[i]);
    table.whole(places[i]);
    table.whole(i + 1);
  }
  return table;
}

Writing head() {
  Writing table;
  table.halves(9);
  table.half(kUnitsPerEm);
  table.halves(15);
  table.half(1);  // places of glyphs are whole numbers
  table.half(0);
  return table;
}

Writing horizontal_head() {
  Writing table;
  table.whole(0x10000);
  table.half(kUnitsPerEm);  // ascent
  table.halves(14);
  table.half(1);  // width, which all share
  return table;
}

Writing widths(std::size_t glyphs) {
  Writing table;
  table.half(kUnitsPerEm);
  table.halves(glyphs);  // where outlines begin, which they say themselves
  return table;
}

Writing most(std::size_t glyphs) {
  Writing table;
  table.whole(0x5000);
  table.half(static_cast<unsigned>(glyphs));
  return table;
}

std::vector<std::uint8_t> file_of(std::span<const FontTable> tables) {
  constexpr std::size_t kHead = 12, kOfTable = 16;
  Writing file;
  file.whole(0x10000);
  file.half(static_cast<unsigned>(tables.size()));
  file.halves(3);
  std::size_t at = kHead + kOfTable * tables.size();
  for (const FontTable& table : tables) {
    file.text(table.tag);
    file.whole(0);  // a sum nobody checks
    file.whole(at);
    file.whole(table.content.size());
    at += table.content.size();
  }
  for (const FontTable& table : tables) file.append(table.content);
  return file.take();
}

}  // namespace

std::vector<std::uint8_t> icon_font(std::span<const std::uint8_t> packed) {
  const Outlines outlines(packed);
  const std::size_t glyphs = outlines.places().size() + 1;
  return file_of(std::array<FontTable, 7>{{{"cmap", letters_of(outlines.places())},
                                           {"glyf", outlines.glyphs()},
                                           {"head", head()},
                                           {"hhea", horizontal_head()},
                                           {"hmtx", widths(glyphs)},
                                           {"loca", outlines.starts()},
                                           {"maxp", most(glyphs)}}});
}

}  // namespace mael::web
