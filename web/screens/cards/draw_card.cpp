#include "web/screens/cards/draw_card.h"

#include <algorithm>
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

constexpr Rgba kBlack = rgb(0x12151C);
constexpr Rgba kShadow = {4, 6, 10, 255};

// The looks of faces.tsv in the house's enamels.
Ground ground_named(std::string_view look) {
  const auto of = [](Tint tint, float light) {
    const TintColor& color = theme().tint(tint);
    return Ground{mix(color.face, rgb(0xFFFFFF), light), mix(color.face, kBlack, 0.28F), color.ink,
                  color.bright};
  };
  if (look == "black") {
    return {rgb(0x2A2F3B), kBlack, theme().color.paper, theme().color.paper};
  }
  if (look == "purple") return of(Tint::Violet, 0.1F);
  if (look == "light-blue") return of(Tint::Blue, 0.16F);
  if (look == "green") return of(Tint::Green, 0.06F);
  if (look == "orange") return of(Tint::Orange, 0.06F);
  return of(Tint::Slate, 0.12F);
}

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

}  // namespace

Icon icon_of(CardType type) {
  switch (type) {
    case CardType::Faction: return Icon::Primary;
    case CardType::Planet: return Icon::Rate;
    case CardType::Syphon: return Icon::Syphon;
    case CardType::Military: return Icon::Attack;
    case CardType::Event: return Icon::Energy;
    case CardType::Modifier: return Icon::Plus;
  }
  return Icon::None;
}

Rgba color_of(Mark mark) {
  const Palette& color = theme().color;
  return mark == Mark::Attack || mark == Mark::Kill ? color.threatened : color.legal;
}

Icon icon_of(Mark mark) {
  switch (mark) {
    case Mark::Play: return Icon::Plus;
    case Mark::Move: return Icon::Movement;
    case Mark::Attack: return Icon::Attack;
    case Mark::Kill: return Icon::Close;
    case Mark::None: break;
  }
  return Icon::None;
}

Ground ground_of(CardType type) {
  return ground_named(look_of(mael::cards::name_of(type)));
}

void paint_figure(ImDrawList& list, Vec2 middle, float size, Icon icon, int value, Rgba plate,
                  Rgba ink) {
  list.AddCircleFilled(im(middle + Vec2{0, 1}), size / 2 + 1, packed(with_alpha(kShadow, 0.5F)), 24);
  list.AddCircleFilled(im(middle), size / 2, packed(plate), 24);
  list.AddCircle(im(middle), size / 2 - 0.5F, packed(with_alpha(ink, 0.4F)), 24, 1);
  write_sized(list, *look().fonts.lead, middle, size * 0.74F, size * 0.8F, ink,
              std::to_string(value));
  if (icon == Icon::None || size < 20) return;
  const Vec2 beside = middle + Vec2{size * 0.44F, -size * 0.44F};
  list.AddCircleFilled(im(beside), size * 0.27F, packed(ink), 16);
  draw_icon(list, icon, beside, size * 0.4F, plate);
}

// ---- The whole face ----------------------------------------------------------------------------

namespace {

constexpr float kLeastTitle = 9;  // pixels: the smallest letters of a title
constexpr float kTitled = 56;  // narrower faces show what a ship in play shows
constexpr float kReadable = 150;  // from this width on the text is shown
constexpr float kLow = 1.2F;      // of its width: lower faces have a small picture under their name

struct Face {
  ImDrawList& list;
  Rect at;
  CardKind kind;
  const CardData& card;
  Ground ground;

  float width() const { return at.width(); }
  float height() const { return at.height(); }
};

void paint_ground(const Face& face) {
  const float radius = face.width() * 0.075F;
  cast_shadow(face.list, face.at, radius, face.width() * 0.07F, 0.55F);
  fill(face.list, face.at, face.ground.top, face.ground.bottom, radius);
  outline(face.list, face.at, mix(face.ground.top, rgb(0xFFFFFF), 0.4F), radius, 1);
  outline(face.list, grown(face.at, -face.width() * 0.03F), with_alpha(face.ground.ink, 0.22F),
          radius * 0.7F, 1);
}

// One line, or two where it is too long for one; it never leaves the card.
void paint_title(const Face& face, float bottom) {
  const bool large = face.width() > 118;
  const ImFont& font = large ? *look().fonts.strong : *look().fonts.caption;
  float size = std::clamp(face.width() * 0.142F, 11.5F, 20.0F);
  const float room = face.width() * 0.9F;
  std::vector<std::string> lines = broken(font, size, title_of(face.kind), room);
  while (lines.size() > 2 && size > kLeastTitle) {
    size -= 0.5F;
    lines = broken(font, size, title_of(face.kind), room);
  }
  const float line = size * 1.04F;
  const float centred = face.at.min.y + (bottom - face.at.min.y) / 2 -
                        line * (static_cast<float>(lines.size()) - 1) / 2;
  float y = std::max(centred, face.at.min.y + face.width() * 0.05F + line / 2);
  for (const std::string& words : lines) {
    write_sized(face.list, font, {face.at.center().x, y}, size, room, face.ground.ink, words);
    y += line;
  }
}

void paint_picture(const Face& face, Vec2 middle, float size) {
  face.list.AddCircleFilled(im(middle), size * 0.64F, packed(with_alpha(kBlack, 0.26F)), 40);
  face.list.AddCircle(im(middle), size * 0.64F, packed(with_alpha(face.ground.ink, 0.25F)), 40, 1);
  draw_icon(face.list, icon_of(face.kind), middle, size, face.ground.ink);
}

void paint_figures(const Face& face, bool with_cost, float lowest) {
  const float size = std::clamp(face.width() * 0.24F, 19.0F, 40.0F);
  const float y = lowest - size * 0.72F, left = face.at.min.x + size * 0.7F;
  const float right = face.at.max.x - size * 0.7F;
  const Palette& color = theme().color;
  const auto figure = [&](float x, Icon icon, int value, Rgba plate, Rgba ink) {
    paint_figure(face.list, {x, y}, size, icon, value, plate, ink);
  };
  const CardData& card = face.card;
  const bool fights = card.type == CardType::Military;
  if (fights) {
    figure(left, Icon::Attack, card.attack, color.paper, color.paper_ink);
    figure(left + size * 1.16F, Icon::Armor, card.defence, color.paper, color.paper_ink);
  }
  if (card.type == CardType::Syphon) {
    figure(left, Icon::Syphon, card.syphon, face.ground.bright, kBlack);
  }
  if (card.type == CardType::Planet) {
    figure(face.at.center().x, Icon::Rate, card.rate, face.ground.bright, kBlack);
  }
  if (with_cost && card.type >= CardType::Syphon) {
    figure(right, Icon::Resource, card.cost, color.accent, color.accent_ink);
  }
}

// What it does, where it can be read.
void paint_text(const Face& face, float top, float bottom) {
  const ImFont& font = *look().fonts.caption;
  const float size = std::clamp(face.width() * 0.076F, 11.5F, 14.0F);
  const Rect room{{face.at.min.x + face.width() * 0.07F, top},
                  {face.at.max.x - face.width() * 0.07F, bottom}};
  std::vector<std::string> lines = broken(font, size, text_of(face.kind), room.width() - 8);
  const float line = size * 1.2F;
  if (line * static_cast<float>(lines.size()) > room.height()) return;
  fill(face.list, room, with_alpha(kBlack, 0.3F), 5);
  float y = room.center().y - line * (static_cast<float>(lines.size()) - 1) / 2;
  for (const std::string& words : lines) {
    write_sized(face.list, font, {room.center().x, y}, size, room.width() - 6, face.ground.ink,
                words);
    y += line;
  }
}

}  // namespace

void paint_card(ImDrawList& list, Rect at, CardKind kind, bool dimmed) {
  if (kind >= catalogue().size()) return paint_back(list, at);
  const CardData& card = catalogue()[kind];
  const Face face{list, at, kind, card, ground_of(card.type)};
  paint_ground(face);
  const bool titled = face.width() >= kTitled, reads = face.width() >= kReadable;
  if (titled) paint_title(face, at.min.y + face.height() * 0.235F);
  const float middle = at.min.y + face.height() * (reads ? 0.385F : titled ? 0.5F : 0.36F);
  const bool low = face.height() < kLow * face.width();
  const float picture = low ? 0.26F : reads ? 0.36F : face.width() < 80 ? 0.38F : 0.44F;
  paint_picture(face, {at.center().x, middle}, face.width() * picture);
  if (reads) paint_text(face, at.min.y + face.height() * 0.565F, at.min.y + face.height() * 0.8F);
  paint_figures(face, titled, at.max.y);
  if (dimmed) fill(list, at, with_alpha(theme().color.table, 0.56F), face.width() * 0.075F);
}

void paint_card_behind(ImDrawList& list, Rect at, float seen, CardKind kind, bool dimmed) {
  const CardData& card = catalogue()[kind];
  const Face face{list, at, kind, card, ground_of(card.type)};
  paint_ground(face);
  paint_title(face, at.min.y + face.height() * 0.26F);
  paint_figures(face, true, seen);
  if (dimmed) fill(list, at, with_alpha(theme().color.table, 0.56F), face.width() * 0.075F);
}

void paint_back(ImDrawList& list, Rect at) {
  const float radius = at.width() * 0.075F;
  const Palette& color = theme().color;
  cast_shadow(list, at, radius, at.width() * 0.06F, 0.5F);
  fill(list, at, rgb(0x2B3A52), rgb(0x141B28), radius);
  outline(list, at, color.edge, radius, 1);
  outline(list, grown(at, -at.width() * 0.07F), with_alpha(color.accent, 0.5F), radius * 0.6F, 1);
  draw_icon(list, find_icon("the-maelstrom"), at.center(), at.width() * 0.56F,
            with_alpha(color.accent, 0.72F));
}

// ---- Ships in play -----------------------------------------------------------------------------

namespace {

Rgba ink_of(const Value& value, Rgba usual) {
  if (value.now == value.printed) return usual;
  return value.now > value.printed ? rgb(0x0B5C2C) : rgb(0x8C1D10);
}

// A value on a plate; raised and lowered ones say so by an arrow as well as by colour.
void paint_value(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  const Palette& color = theme().color;
  paint_figure(list, middle, size, Icon::None, value.now, color.paper,
               ink_of(value, color.paper_ink));
  if (value.now == value.printed) return;
  const float up = value.now > value.printed ? -1.0F : 1.0F;
  const Vec2 tip = middle + Vec2{0, up * (size * 0.5F + 4)};
  const Vec2 left = tip + Vec2{-4, -up * 5}, right = tip + Vec2{4, -up * 5};
  list.AddTriangleFilled(im(tip), im(left), im(right),
                         packed(up < 0 ? color.good : color.danger));
}

void paint_attached(ImDrawList& list, Rect at, const std::vector<CardKind>& attached) {
  const float size = std::clamp(at.width() * 0.27F, 14.0F, 22.0F);
  for (std::size_t i = 0; i < attached.size(); ++i) {
    const Vec2 middle{at.max.x - size * 0.42F,
                      at.min.y + size * (0.46F + 0.92F * static_cast<float>(i))};
    const Ground ground = ground_of(type_of(attached[i]));
    list.AddCircleFilled(im(middle), size / 2 + 1, packed(kShadow), 20);
    list.AddCircleFilled(im(middle), size / 2, packed(ground.bright), 20);
    draw_icon(list, icon_of(attached[i]), middle, size * 0.78F, kBlack);
  }
}

}  // namespace

void paint_ship(ImDrawList& list, Rect at, const ShipView& ship, Seat owner) {
  const CardType type = type_of(ship.kind);
  const Ground ground = ground_of(type);
  const float radius = at.width() * 0.12F;
  cast_shadow(list, at, radius, 6, 0.5F);
  fill(list, at, ground.top, ground.bottom, radius);
  const auto seat = static_cast<std::size_t>(index_of(owner));
  outline(list, at, theme().seats.at(seat).ring, radius, 1.5F);
  const float icon = std::min(at.width() * 0.56F, at.height() * 0.44F);
  draw_icon(list, icon_of(ship.kind), {at.center().x, at.min.y + at.height() * 0.34F}, icon,
            ground.ink);
  const float size = std::clamp(at.width() * 0.38F, 17.0F, 27.0F);
  const float y = at.max.y - size * 0.6F;
  if (ship.military) {
    paint_value(list, {at.min.x + size * 0.6F, y}, size, ship.attack);
    paint_value(list, {at.max.x - size * 0.6F, y}, size, ship.defence);
    draw_icon(list, Icon::Attack, {at.center().x, y}, size * 0.42F, with_alpha(ground.ink, 0.7F));
  } else {
    const float shift = ship.defence.now > 0 ? size * 0.58F : 0;
    paint_value(list, {at.center().x - shift, y}, size, ship.syphon);
    if (shift > 0) paint_value(list, {at.center().x + shift, y}, size, ship.defence);
  }
  paint_attached(list, at, ship.attached);
}

// ---- Marks -------------------------------------------------------------------------------------

void paint_mark(ImDrawList& list, Rect at, Mark mark, float radius) {
  paint_mark(list, at, mark, radius, {at.center().x, at.min.y + 1});
}

void paint_mark(ImDrawList& list, Rect at, Mark mark, float radius, Vec2 sign) {
  if (mark == Mark::None) return;
  const Rgba color = color_of(mark);
  fill(list, at, with_alpha(color, 0.13F), radius);
  outline(list, grown(at, 2), color, radius + 2, 2.5F);
  list.AddCircleFilled(im(sign), 10, packed(theme().color.table), 20);
  list.AddCircle(im(sign), 10, packed(color), 20, 1.5F);
  draw_icon(list, icon_of(mark), sign, 13, color);
}

void paint_chosen(ImDrawList& list, Rect at, float radius) {
  outline(list, grown(at, 3), theme().color.selected, radius + 3, 3);
}

}  // namespace mael::web::cards
