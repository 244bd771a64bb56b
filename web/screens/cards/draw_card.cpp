#include "web/screens/cards/draw_card.h"

#include <algorithm>
#include <string_view>

#include "web/base/ink.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

constexpr Rgba kBlack = rgb(0x12151C);
constexpr Rgba kShadow = {4, 6, 10, 255};

// The looks of faces.tsv in the house's enamels.
CardGround ground_named(std::string_view look) {
  const auto of = [](Tint tint, float light) {
    const TintColor& color = printed_theme().tint(tint);
    return CardGround{mix(color.face, rgb(0xFFFFFF), light), mix(color.face, kBlack, 0.28F),
                      color.ink, color.bright};
  };
  if (look == "black") {
    return {rgb(0x2A2F3B), kBlack, printed_theme().color.paper, printed_theme().color.paper};
  }
  if (look == "purple") return of(Tint::Violet, 0.1F);
  if (look == "light-blue") return of(Tint::Blue, 0.16F);
  if (look == "green") return of(Tint::Green, 0.06F);
  if (look == "orange") return of(Tint::Orange, 0.06F);
  return of(Tint::Slate, 0.12F);
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
  const Palette& color = printed_theme().color;
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

CardGround ground_of(CardType type) {
  return ground_named(look_of(mael::cards::name_of(type)));
}

// ---- The whole face ----------------------------------------------------------------------------

namespace {

CardFace face_of(CardKind kind) {
  const CardData& card = catalogue()[kind];
  const Palette& color = printed_theme().color;
  CardFace face{title_of(kind), text_of(kind), icon_of(kind), ground_of(card.type)};
  const auto on_paper = [&](Icon icon, int value) {
    face.figures.push_back({icon, value, color.paper, color.paper_ink});
  };
  if (card.type == CardType::Military) {
    on_paper(Icon::Attack, card.attack);
    on_paper(Icon::Armor, card.defence);
  }
  if (card.type == CardType::Syphon) {
    face.figures.push_back({Icon::Syphon, card.syphon, face.ground.bright, kBlack});
  }
  if (card.type == CardType::Planet) {
    face.middle = CardFigure{Icon::Rate, card.rate, face.ground.bright, kBlack};
  }
  if (card.type >= CardType::Syphon) {
    face.cost = CardFigure{Icon::Resource, card.cost, color.accent, color.brass_ink};
  }
  return face;
}

}  // namespace

void paint_card(ImDrawList& list, Rect at, CardKind kind, bool dimmed) {
  if (kind >= catalogue().size()) return paint_back(list, at);
  paint_card_face(list, at, face_of(kind), dimmed);
}

void paint_card_behind(ImDrawList& list, Rect at, float seen, CardKind kind, bool dimmed) {
  paint_face_behind(list, at, seen, face_of(kind), dimmed);
}

void paint_back(ImDrawList& list, Rect at) {
  paint_card_back(list, at, find_icon("the-maelstrom"));
}

// ---- Ships in play -----------------------------------------------------------------------------

namespace {

Rgba ink_of(const Value& value, Rgba usual) {
  if (value.now == value.printed) return usual;
  return value.now > value.printed ? rgb(0x0B5C2C) : rgb(0x8C1D10);
}

// A value on a plate; raised and lowered ones say so by an arrow as well as by colour.
void paint_value(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  const Palette& color = printed_theme().color;
  paint_figure(list, middle, size,
               {Icon::None, value.now, color.paper, ink_of(value, color.paper_ink)});
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
    const CardGround ground = ground_of(type_of(attached[i]));
    list.AddCircleFilled(im(middle), size / 2 + 1, packed(kShadow), 20);
    list.AddCircleFilled(im(middle), size / 2, packed(ground.bright), 20);
    draw_icon(list, icon_of(attached[i]), middle, size * 0.78F, kBlack);
  }
}

}  // namespace

void paint_ship(ImDrawList& list, Rect at, const ShipView& ship, Seat owner) {
  const CardType type = type_of(ship.kind);
  const CardGround ground = ground_of(type);
  const float radius = at.width() * 0.12F;
  cast_shadow(list, at, radius, 6, 0.5F);
  fill(list, at, ground.top, ground.bottom, radius);
  const auto seat = static_cast<std::size_t>(index_of(owner));
  outline(list, at, printed_theme().seats.at(seat).ring, radius, 1.5F);
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
  list.AddCircleFilled(im(sign), 10, packed(printed_theme().color.table), 20);
  list.AddCircle(im(sign), 10, packed(color), 20, 1.5F);
  draw_icon(list, icon_of(mark), sign, 13, color);
}

void paint_chosen(ImDrawList& list, Rect at, float radius) {
  outline(list, grown(at, 3), printed_theme().color.selected, radius + 3, 3);
}

}  // namespace mael::web::cards
