#include "web/base/ink.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "web/base/line_break.h"
#include "web/base/noted_letters.h"

namespace mael::web {
namespace {

constexpr std::string_view kEllipsis = "…";

// The glyph's capitals stand a little above the middle of its line; this brings them back.
constexpr float kCapShift = 0.02F;

const char* first(std::string_view words) { return words.data(); }
const char* last(std::string_view words) { return words.data() + words.size(); }

class PageMeasure final : public Measure {
 public:
  Vec2 size(TextStyle style, std::string_view words, float wrap) const override {
    return measure(font_of(style), words, wrap);
  }
};

// As many letters as fit, then an ellipsis.
std::string shortened(const ImFont& font, std::string_view words, float room) {
  const float tail = measure(font, kEllipsis).x;
  std::string_view kept = words;
  while (!kept.empty() && measure(font, kept).x + tail > room) {
    do {
      kept.remove_suffix(1);
    } while (!kept.empty() && (static_cast<unsigned char>(kept.back()) & 0xC0U) == 0x80U);
    if (!kept.empty() && (static_cast<unsigned char>(kept.back()) & 0x80U) != 0) {
      kept.remove_suffix(1);  // the first byte of a letter whose rest is gone
    }
  }
  return std::string(kept) + std::string(kEllipsis);
}

void write_fitting(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                   std::string_view words, float align) {
  const Vec2 size = measure(font, words);
  const float y = rect.center().y - size.y * (0.5F + kCapShift);
  if (size.x <= rect.width() + 0.5F) {
    const float x = rect.min.x + (rect.width() - size.x) * align;
    write(list, font, {x, y}, color, words);
    return;
  }
  write(list, font, {rect.min.x, y}, color, shortened(font, words, rect.width()));
}

// Words without a line end, broken where they must be to be no wider than `room` in letters of
// `size`; none at all are a line, too.
template <class Each>
void each_line_within(const ImFont& font, float size, std::string_view words, float room,
                      const Each& each) {
  do {
    const char* full =
        font.CalcWordWrapPositionA(size / font.FontSize, first(words), last(words), room);
    const std::size_t end = line_break(words, static_cast<std::size_t>(full - first(words)));
    each(words.substr(0, end));
    words.remove_prefix(std::min(words.find_first_not_of(' ', end), words.size()));
  } while (!words.empty());
}

// The same of words with line ends.
template <class Each>
void each_line(const ImFont& font, float size, std::string_view words, float room,
               const Each& each) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find('\n'), words.size());
    each_line_within(font, size, words.substr(0, end), room, each);
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

std::vector<std::string_view> lines_within(const ImFont& font, float size, std::string_view words,
                                           float room) {
  std::vector<std::string_view> lines;
  each_line(font, size, words, room, [&](std::string_view line) { lines.push_back(line); });
  return lines;
}

}  // namespace

void fill(ImDrawList& list, Rect rect, Rgba color, float radius) {
  list.AddRectFilled(im(rect.min), im(rect.max), packed(color), radius);
}

void fill(ImDrawList& list, Rect rect, Rgba top, Rgba bottom, float radius) {
  const int start = list.VtxBuffer.Size;
  list.AddRectFilled(im(rect.min), im(rect.max), IM_COL32_WHITE, radius);
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(&list, start, list.VtxBuffer.Size, im(rect.min),
                                                {rect.min.x, rect.max.y}, packed(top),
                                                packed(bottom));
}

void outline(ImDrawList& list, Rect rect, Rgba color, float radius, float width) {
  const float wide = std::max(width, theme().metrics.least_line);
  const Rect inner = grown(rect, -wide / 2);
  list.AddRect(im(inner.min), im(inner.max), packed(color), radius, 0, wide);
}

namespace {

// Rounded rectangles, each round the one before: the first is filled, and from each to the next its
// color passes into that one's. Every pixel is painted once.
class RingMesh {
 public:
  RingMesh(ImDrawList& list, std::size_t rings) : list_(list), white_(list._Data->TexUvWhitePixel) {
    const auto count = static_cast<int>(rings);
    list.PrimReserve((kPoints - 2) * 3 + (count - 1) * kPoints * 6, count * kPoints);
    first_ = list._VtxCurrentIdx;
    for (int i = 2; i < kPoints; ++i) triangle(0, i - 1, i);
    for (int from = 0; from < (count - 1) * kPoints; from += kPoints) {
      for (int i = 0; i < kPoints; ++i) {
        const int a = from + i, b = from + (i + 1) % kPoints;
        triangle(a, b, b + kPoints);
        triangle(a, b + kPoints, a + kPoints);
      }
    }
  }

  void add(Rect rect, float radius, ImU32 color) {
    const float round = std::min({radius, rect.width() / 2, rect.height() / 2});
    const Rect middles = grown(rect, -round);
    Vec2 way{0, -1};  // upwards, then clockwise, a quarter of a turn at each corner
    for (const Vec2 middle : {Vec2{middles.max.x, middles.min.y}, middles.max,
                              Vec2{middles.min.x, middles.max.y}, middles.min}) {
      const Vec2 next{-way.y, way.x};
      for (const Vec2 turned : arc()) {
        const Vec2 out = way * turned.x + next * turned.y;
        list_.PrimWriteVtx(im(middle + out * round), white_, color);
      }
      way = next;
    }
  }

 private:
  static constexpr int kCorner = 7, kPoints = 4 * kCorner;

  // A quarter of a circle.
  static const std::array<Vec2, kCorner>& arc() {
    static const std::array<Vec2, kCorner> points = [] {
      std::array<Vec2, kCorner> made;
      for (std::size_t i = 0; i < made.size(); ++i) {
        const float turned = 1.5707963F * static_cast<float>(i) / (kCorner - 1);
        made.at(i) = {std::cos(turned), std::sin(turned)};
      }
      return made;
    }();
    return points;
  }

  void triangle(int a, int b, int c) {
    for (const int point : {a, b, c}) {
      list_.PrimWriteIdx(static_cast<ImDrawIdx>(first_ + static_cast<unsigned>(point)));
    }
  }

  ImDrawList& list_;
  ImVec2 white_;
  unsigned first_ = 0;
};

}  // namespace

void cast_shadow(ImDrawList& list, Rect rect, float radius, float reach, float strength) {
  // From where all of it falls to where none does; then in parts of the reach.
  constexpr std::array<float, 3> kRings{0, 0.5F, 1};
  constexpr float kBegins = 0.07F, kEnds = 1.07F, kInset = 0.35F, kFalls = 0.25F;
  constexpr float kSoft = 7;  // times that a little of the light is taken
  const Rgba shadow = theme().color.shadow;
  if (shadow.a == 0) return;
  const float dark = strength * static_cast<float>(shadow.a) / 255 / kSoft;
  const Rect fallen{rect.min + Vec2{0, reach * kFalls}, rect.max + Vec2{0, reach * kFalls}};
  RingMesh mesh(list, kRings.size());
  for (const float ring : kRings) {
    const float out = reach * (kBegins + (kEnds - kBegins) * ring);
    const float shade = 1 - std::pow(1 - dark, kSoft * (1 - ring));
    mesh.add(grown(fallen, out - reach * kInset), radius + out, packed(with_alpha(shadow, shade)));
  }
}

void focus_ring(ImDrawList& list, Rect rect, float radius) {
  const Rect outer = grown(rect, 3);
  // On a panel's colour: a board is dark in every theme.
  list.AddRect(im(outer.min), im(outer.max), packed(theme().color.panel), radius + 3, 0, 5);
  list.AddRect(im(outer.min), im(outer.max), packed(theme().color.focus), radius + 3, 0, 2);
}

const ImFont& font_of(TextStyle style) {
  const Fonts& fonts = look().fonts;
  switch (style) {
    case TextStyle::Caption: return *fonts.caption;
    case TextStyle::Body: return *fonts.body;
    case TextStyle::Strong: return *fonts.strong;
    case TextStyle::Lead: return *fonts.lead;
    case TextStyle::Title: return *fonts.title;
    case TextStyle::Display: return *fonts.display;
  }
  return *fonts.body;
}

const Measure& page_measure() {
  static const PageMeasure measure;
  return measure;
}

float css_size(const ImFont& font) { return font.FontSize / look().pixel_ratio; }

float line_height(const ImFont& font) { return css_size(font) * kLineHeight; }

Vec2 measure(const ImFont& font, std::string_view words, float wrap) {
  note_letters(font, words);
  const float size = css_size(font);
  if (wrap <= 0 || words.empty()) {
    return vec(font.CalcTextSizeA(size, FLT_MAX, 0, first(words), last(words)));
  }
  Vec2 block;
  each_line(font, size, words, wrap, [&](std::string_view line) {
    block.x = std::max(block.x, measure(font, line).x);
    block.y += size;
  });
  return block;
}

const ImFont& fitting(const ImFont& large, const ImFont& small, std::string_view words,
                      float room) {
  return measure(large, words).x <= room ? large : small;
}

void write(ImDrawList& list, const ImFont& font, Vec2 at, Rgba color, std::string_view words,
           float wrap) {
  note_letters(font, words);
  const float ratio = look().pixel_ratio;
  const ImVec2 snapped{std::round(at.x * ratio) / ratio, std::round(at.y * ratio) / ratio};
  const float size = css_size(font);
  const auto add = [&](std::string_view line, float down) {
    list.AddText(&font, size, {snapped.x, snapped.y + down}, packed(color), first(line),
                 last(line));
  };
  if (wrap <= 0) return add(words, 0);
  float down = 0;
  each_line(font, size, words, wrap, [&](std::string_view line) {
    add(line, down);
    down += size;
  });
}

void write_middle(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                  std::string_view words) {
  write_fitting(list, font, rect, color, words, 0.5F);
}

void write_left(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                std::string_view words) {
  write_fitting(list, font, rect, color, words, 0);
}

void write_sized(ImDrawList& list, const ImFont& font, Vec2 middle, float size, float room,
                 Rgba color, std::string_view words) {
  const float width = measure(font, words).x * size / css_size(font);
  const float fitting = width > room ? size * room / width : size;
  const float half = width * fitting / size / 2;
  list.AddText(&font, fitting, im({middle.x - half, middle.y - fitting * 0.52F}), packed(color),
               words.data(), words.data() + words.size());
}

void write_title(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                 std::string_view words, bool centred, float most) {
  constexpr float kSmaller = 0.95F;
  const float whole = css_size(font), from = most > 0 ? most : whole;
  const float wide = measure(font, words).x * from / whole;
  if (wide <= rect.width() + 0.5F && from == whole) {
    return write_fitting(list, font, rect, color, words, centred ? 0.5F : 0);
  }
  float size = size_of_title(from, wide, rect.width());
  auto lines = lines_within(font, size, words, rect.width() + 0.5F);
  // Where there is no room for so many lines, in fewer of smaller letters.
  for (; fit_lines(lines.size(), size, rect.height()).shown < lines.size(); size *= kSmaller) {
    lines = lines_within(font, size * kSmaller, words, rect.width() + 0.5F);
  }
  const float share = size / whole;
  const float line = fit_lines(lines.size(), size, rect.height()).pitch;
  float y = rect.center().y - line * static_cast<float>(lines.size()) / 2;
  for (const std::string_view each : lines) {
    const Vec2 room = measure(font, each) * share;
    const float x = centred ? rect.center().x - room.x / 2 : rect.min.x;
    list.AddText(&font, size, {x, y + line / 2 - room.y * (0.5F + kCapShift)}, packed(color),
                 first(each), last(each));
    y += line;
  }
}

void write_wrapped(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                   std::string_view words, bool centred) {
  const float size = css_size(font);
  std::vector<std::string_view> lines = lines_within(font, size, words, rect.width());
  const auto [shown, line] = fit_lines(lines.size(), size, rect.height());
  // Of lines there is no room for, the last one that is shown says that they are missing.
  if (lines.size() > shown) {
    const char* from = lines[shown - 1].data();
    lines.resize(shown);
    lines.back() = {from, static_cast<std::size_t>(last(words) - from)};
  }
  float y = rect.center().y - line * static_cast<float>(lines.size()) / 2;
  for (const std::string_view each : lines) {
    write_fitting(list, font, {{rect.min.x, y}, {rect.max.x, y + line}}, color, each,
                  centred ? 0.5F : 0);
    y += line;
  }
}

void draw_icon(ImDrawList& list, Icon icon, Vec2 middle, float size, Rgba color) {
  if (icon == Icon::None) return;
  const Fonts& fonts = look().fonts;
  const IconText glyph = icon_text(icon);
  const auto code = static_cast<ImWchar>(kFirstIconGlyph + static_cast<unsigned>(icon) - 1);
  const bool large = size > 34 && fonts.emblems->FindGlyphNoFallback(code) != nullptr;
  const ImFont& font = large ? *fonts.emblems : *fonts.icons;
  const float ratio = look().pixel_ratio;
  const Vec2 at = middle - Vec2{size / 2, size / 2};
  const ImVec2 snapped{std::round(at.x * ratio) / ratio, std::round(at.y * ratio) / ratio};
  list.AddText(&font, size, snapped, packed(color), glyph.text);
}

void draw_seat(ImDrawList& list, int seat, Vec2 middle, float size) {
  constexpr std::array kSigns{Icon::Sun, Icon::Moon, Icon::Wave, Icon::Cross, Icon::Leaf};
  const auto index = static_cast<std::size_t>(seat);
  const SeatColor& color = theme().seats.at(index);
  const int sides = size < 72 ? 32 : 96;
  list.AddCircleFilled(im(middle), size / 2, packed(color.ring), sides);
  list.AddCircle(im(middle), size / 2 - 0.5F, packed(with_alpha(color.ink, 0.35F)), sides, 1);
  draw_icon(list, kSigns.at(index), middle, size * 0.72F, color.ink);
}

void show_pointer(PointerLook look) {
  switch (look) {
    case PointerLook::Arrow: return ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    case PointerLook::Hand: return ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    case PointerLook::Grab: return ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  }
}

Touched touch_area(const char* id, Rect rect) {
  ImGui::SetCursorScreenPos(im(rect.min));
  const ImVec2 size{std::max(rect.width(), 1.0F), std::max(rect.height(), 1.0F)};
  Touched touched;
  touched.pressed = ImGui::InvisibleButton(id, size);
  touched.held = ImGui::IsItemActive();
  touched.hovered = ImGui::IsItemHovered() && !look().touch;
  return touched;
}

}  // namespace mael::web
