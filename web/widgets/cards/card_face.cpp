#include "web/widgets/cards/card_face.h"

#include <algorithm>
#include <string_view>

#include "web/base/ink.h"
#include "web/widgets/cards/strip_title.h"

namespace mael::web {
namespace {

constexpr Rgba kBlack = rgb(0x12151C);
constexpr Rgba kShadow = {4, 6, 10, 255};
constexpr float kRound = 0.075F;     // radius of its corners, in widths
constexpr float kLeastTitle = 11;    // pixels: the smallest letters of a title
constexpr float kTitleRoom = 0.95F;  // of its width
constexpr float kTitled = 56;        // narrower faces show what a piece in play shows
constexpr float kReadable = 150;     // from this width on the text is shown
constexpr float kLow = 1.2F;         // of its width: lower faces have a small picture

// Words of the texts broken into lines of at most so many pixels.
std::vector<std::string> broken(const ImFont& font, float size, std::string_view words,
                                float room) {
  std::vector<std::string> lines;
  const float scale = size / css_size(font);
  std::string line;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string word(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
    const std::string longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && measure(font, longer).x * scale > room) {
      lines.push_back(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

struct Face {
  ImDrawList& list;
  Rect at;
  const CardFace& what;

  float width() const { return at.width(); }
  float height() const { return at.height(); }
};

void paint_ground(const Face& face) {
  const float radius = face.width() * kRound;
  cast_shadow(face.list, face.at, radius, face.width() * 0.07F, 0.55F);
  fill(face.list, face.at, face.what.ground.top, face.what.ground.bottom, radius);
  outline(face.list, face.at, mix(face.what.ground.top, rgb(0xFFFFFF), 0.4F), radius, 1);
  outline(face.list, grown(face.at, -face.width() * 0.03F), with_alpha(face.what.ground.ink, 0.22F),
          radius * 0.7F, 1);
}

struct Title {
  const ImFont& font;
  float size = 0;
  std::vector<std::string> lines;  // none where letters would be too small to be read
};

// In one line, or in two where it is too long for one, and no smaller than can be read for less
// than a third; it never leaves the card.
Title title_of(const Face& face) {
  const bool large = face.width() > 118;
  const ImFont& font = large ? *look().fonts.strong : *look().fonts.caption;
  const float room = face.width() * kTitleRoom;
  float size = std::clamp(face.width() * 0.142F, 11.5F, 20.0F);
  while (true) {
    std::vector<std::string> lines = broken(font, size, face.what.title, room);
    const float share = size / css_size(font);
    const bool whole = std::all_of(lines.begin(), lines.end(), [&](const std::string& words) {
      return measure(font, words).x * share <= room;
    });
    if (whole && lines.size() <= 2) return {font, size, std::move(lines)};
    if (size <= kLeastTitle) {
      if (!whole || lines.size() > 3) lines.clear();
      return {font, size, std::move(lines)};
    }
    size = std::max(kLeastTitle, size - 0.5F);
  }
}

void paint_title(const Face& face, const Title& title, float bottom) {
  const float line = title.size * 1.04F;
  const float centred = face.at.min.y + (bottom - face.at.min.y) / 2 -
                        line * (static_cast<float>(title.lines.size()) - 1) / 2;
  float y = std::max(centred, face.at.min.y + face.width() * 0.05F + line / 2);
  for (const std::string& words : title.lines) {
    write_sized(face.list, title.font, {face.at.center().x, y}, title.size,
                face.width() * kTitleRoom, face.what.ground.ink, words);
    y += line;
  }
}

void paint_picture(const Face& face, Vec2 middle, float size) {
  face.list.AddCircleFilled(im(middle), size * 0.64F, packed(with_alpha(kBlack, 0.26F)), 40);
  const Rgba ink = face.what.ground.ink;
  face.list.AddCircle(im(middle), size * 0.64F, packed(with_alpha(ink, 0.25F)), 40, 1);
  draw_icon(face.list, face.what.picture, middle, size, face.what.ground.ink);
}

void paint_figures(const Face& face, bool with_cost, float lowest) {
  const float size = std::clamp(face.width() * 0.24F, 19.0F, 40.0F);
  const float y = lowest - size * 0.72F;
  float left = face.at.min.x + size * 0.7F;
  for (const CardFigure& figure : face.what.figures) {
    paint_figure(face.list, {left, y}, size, figure);
    left += size * 1.16F;
  }
  if (face.what.middle) {
    paint_figure(face.list, {face.at.center().x, y}, size, *face.what.middle);
  }
  if (with_cost && face.what.cost) {
    paint_figure(face.list, {face.at.max.x - size * 0.7F, y}, size, *face.what.cost);
  }
}

// What it does, where it can be read.
void paint_text(const Face& face, float top, float bottom) {
  const ImFont& font = *look().fonts.caption;
  const float size = std::clamp(face.width() * 0.076F, 11.5F, 14.0F);
  const Rect room{{face.at.min.x + face.width() * 0.07F, top},
                  {face.at.max.x - face.width() * 0.07F, bottom}};
  std::vector<std::string> lines = broken(font, size, face.what.text, room.width() - 8);
  const float line = size * 1.2F;
  if (line * static_cast<float>(lines.size()) > room.height()) return;
  fill(face.list, room, with_alpha(kBlack, 0.3F), 5);
  float y = room.center().y - line * (static_cast<float>(lines.size()) - 1) / 2;
  for (const std::string& words : lines) {
    write_sized(face.list, font, {room.center().x, y}, size, room.width() - 6, face.what.ground.ink,
                words);
    y += line;
  }
}

void dim(const Face& face) {
  fill(face.list, face.at, with_alpha(printed_theme().color.table, 0.56F), face.width() * kRound);
}

}  // namespace

void paint_figure(ImDrawList& list, Vec2 middle, float size, const CardFigure& figure) {
  const Rgba shadow = with_alpha(kShadow, 0.5F);
  list.AddCircleFilled(im(middle + Vec2{0, 1}), size / 2 + 1, packed(shadow), 24);
  list.AddCircleFilled(im(middle), size / 2, packed(figure.plate), 24);
  list.AddCircle(im(middle), size / 2 - 0.5F, packed(with_alpha(figure.ink, 0.4F)), 24, 1);
  write_sized(list, *look().fonts.lead, middle, size * 0.74F, size * 0.8F, figure.ink,
              std::to_string(figure.value));
  if (figure.icon == Icon::None || size < 20) return;
  const Vec2 beside = middle + Vec2{size * 0.44F, -size * 0.44F};
  list.AddCircleFilled(im(beside), size * 0.27F, packed(figure.ink), 16);
  draw_icon(list, figure.icon, beside, size * 0.4F, figure.plate);
}

void paint_card_face(ImDrawList& list, Rect at, const CardFace& what, bool dimmed) {
  const Face face{list, at, what};
  paint_ground(face);
  const bool titled = face.width() >= kTitled, reads = face.width() >= kReadable;
  if (titled) paint_title(face, title_of(face), at.min.y + face.height() * 0.235F);
  const float middle = at.min.y + face.height() * (reads ? 0.385F : titled ? 0.5F : 0.36F);
  const bool low = face.height() < kLow * face.width();
  const float picture = low ? 0.26F : reads ? 0.36F : face.width() < 80 ? 0.38F : 0.44F;
  paint_picture(face, {at.center().x, middle}, face.width() * picture);
  if (reads) paint_text(face, at.min.y + face.height() * 0.565F, at.min.y + face.height() * 0.8F);
  paint_figures(face, titled, at.max.y);
  if (dimmed) dim(face);
}

void paint_face_behind(ImDrawList& list, Rect at, float seen, const CardFace& what, bool dimmed) {
  const Face face{list, at, what};
  paint_ground(face);
  paint_title(face, title_of(face), at.min.y + face.height() * 0.26F);
  paint_figures(face, true, seen);
  if (dimmed) dim(face);
}

// With its name over a small picture, shortened where it needs more than two lines.
void paint_face_beside(ImDrawList& list, Rect at, float seen, const CardFace& what, bool dimmed) {
  constexpr float kMost = 24;  // size of a figure
  constexpr float kNamedPicture = 18;
  const Face face{list, at, what};
  paint_ground(face);
  const Rect strip{at.min, {seen, at.max.y}};
  const float size = std::min(strip.width() * 0.44F, kMost), middle = strip.center().x;
  const Face shown{list, strip, what};
  Title title = title_of(shown);
  if (title.lines.empty() || title.lines.size() > 2) {
    const float share = title.size / css_size(title.font);
    title.lines = strip_title(what.title, strip.width() * kTitleRoom, [&](std::string_view words) {
      return measure(title.font, words).x * share;
    });
  }
  paint_title(shown, title, at.min.y + face.height() * 0.26F);
  paint_picture(face, {middle, at.min.y + face.height() * 0.41F}, kNamedPicture);
  const auto count = static_cast<float>(what.figures.size());
  float x = middle - (count - 1) * size * 0.52F;
  for (const CardFigure& figure : what.figures) {
    paint_figure(list, {x, at.max.y - size * 1.85F}, size,
                 {Icon::None, figure.value, figure.plate, figure.ink});
    x += size * 1.04F;
  }
  if (what.cost) paint_figure(list, {middle, at.max.y - size * 0.7F}, size, *what.cost);
  if (dimmed) dim(face);
}

void paint_card_back(ImDrawList& list, Rect at, Icon emblem) {
  const float radius = at.width() * kRound;
  const Palette& color = printed_theme().color;
  cast_shadow(list, at, radius, at.width() * 0.06F, 0.5F);
  fill(list, at, rgb(0x2B3A52), rgb(0x141B28), radius);
  outline(list, at, color.edge, radius, 1);
  outline(list, grown(at, -at.width() * 0.07F), with_alpha(color.accent, 0.5F), radius * 0.6F, 1);
  draw_icon(list, emblem, at.center(), at.width() * 0.56F, with_alpha(color.accent, 0.72F));
}

}  // namespace mael::web
