#include "web/screens/cards/draw/draw_card.h"

#include <string_view>

#include "web/base/ink.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

constexpr Rgba kBlack = rgb(0x12151C);

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

CardGround ground_of(CardType type) { return ground_named(look_of(mael::cards::name_of(type))); }

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

void paint_card_beside(ImDrawList& list, Rect at, float seen, CardKind kind, bool dimmed) {
  paint_face_beside(list, at, seen, face_of(kind), dimmed);
}

void paint_back(ImDrawList& list, Rect at) {
  paint_card_back(list, at, find_icon("the-maelstrom"));
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
