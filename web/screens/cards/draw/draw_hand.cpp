// The hand, what is dragged, and words at the pointer.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/slips.h"

namespace mael::web::cards {
namespace {

// A card of which others leave a strip with room for its name and figures.
bool shows_strip(const Rect& seen, const CardSlot& slot) {
  constexpr float kStrip = 56;
  return seen.height() >= kStrip && seen.height() < slot.size.y - 1;
}

// At the edge that the next card of the fan leaves free: above the card, or in two rows, where
// other cards lie there, under its name.
void paint_copies(const Canvas& canvas, const CardSlot& slot, int count, bool over) {
  constexpr float kUnderName = 28;
  constexpr float kAbove = 16;  // a name of two lines begins right below
  const bool rows = canvas.layout().hand_slots.front().row > 0;
  const std::string words = "×" + std::to_string(count);
  const Vec2 corner = slot.center - slot.size / 2;
  const float down = over ? -11.0F : kUnderName;
  const Rect pill = rows ? rect_at(corner + Vec2{2, down}, {25, 16})
                         : rect_at(corner + Vec2{4, -kAbove}, {30, 20});
  const Palette& color = theme().color;
  paint_label(canvas.list, {pill, words, color.text, color.panel_raised, color.edge, rows});
}

constexpr float kNamed = 66;   // a card no narrower shows its name,
constexpr float kRaised = 80;  // and a raised one any name, in letters that can be read

// A raised one is broader where the others of a row had to be slim, within the hand.
Rect place_of_card(const Canvas& canvas, std::size_t place) {
  const CardSlot& slot = canvas.layout().hand_slots[place];
  const Rect hand = canvas.layout().hand;
  if (static_cast<int>(place) != canvas.picture.lifted) {
    return {slot.center - slot.size / 2, slot.center + slot.size / 2};
  }
  const float half = std::max(slot.size.x, kRaised) / 2;
  const float x = std::clamp(slot.center.x, hand.min.x + half, hand.max.x - half);
  return {{x - half, slot.center.y - slot.size.y / 2}, {x + half, slot.center.y + slot.size.y / 2}};
}

void paint_hand_card(const Canvas& canvas, std::size_t place) {
  const HandCardView& card = canvas.view().hand[place];
  const CardSlot& slot = canvas.layout().hand_slots[place];
  const Rect at = place_of_card(canvas, place);
  const int from = painted_so_far(canvas.list);
  const bool dimmed = canvas.view().hand_is_used && !card.enabled();
  const bool raised = static_cast<int>(place) == canvas.picture.lifted;
  const Rect seen = raised ? at : seen_part(canvas.layout().hand_slots, place);
  const bool strip = shows_strip(seen, slot);
  if (seen.width() < kNamed && canvas.layout().form == Form::Tall) {
    paint_card_beside(canvas.list, at, seen.max.x, card.kind, dimmed);
  } else if (strip) {
    paint_card_behind(canvas.list, at, seen.max.y, card.kind, dimmed);
  } else {
    paint_card(canvas.list, at, card.kind, dimmed);
  }
  const float radius = slot.size.x * 0.075F;
  if (card.selected) {
    paint_chosen(canvas.list, at, radius);
  } else if (canvas.view().hand_is_used && card.enabled()) {
    outline(canvas.list, grown(at, 1), with_alpha(theme().color.legal, 0.8F), radius + 1, 2);
  }
  if (canvas.picture.carried && card.selected) fade_painted(canvas.list, from, 0.3F);
  if (card.count > 1) paint_copies(canvas, slot, card.count, strip);
  turn_painted(canvas.list, from, slot.center, slot.turn);
}

// Over the hand while the device changes hands.
void paint_curtain(const Canvas& canvas) {
  const Rect at = canvas.layout().hand;
  const Palette& color = theme().color;
  const float height = std::min(at.height() * 0.82F, 132.0F);
  const float width = height * kCardAspect;
  for (int i = 0; i < 5; ++i) {
    const float place = static_cast<float>(i) - 2;
    const Vec2 middle = at.center() + Vec2{place * width * 0.52F, std::abs(place) * 5 + 4};
    const int from = painted_so_far(canvas.list);
    paint_back(canvas.list, {middle - Vec2{width, height} / 2, middle + Vec2{width, height} / 2});
    turn_painted(canvas.list, from, middle, place * 0.07F);
  }
  const bool handed = !canvas.view().curtain.empty();
  const std::string words = handed ? canvas.view().curtain : say("cards.panel.hand_covered");
  const std::string below = handed ? say("cards.curtain.sentence") : std::string();
  const float most = at.width() - 36;
  const ImFont& font = fitting(*look().fonts.strong, *look().fonts.caption, words, most);
  const ImFont& small = *look().fonts.caption;
  const float room = std::min(std::max(measure(font, words).x, measure(small, below).x), most) + 36;
  const float half = handed ? 25 : 18;
  const Rect pill = rect_at(at.center() - Vec2{room / 2, half}, {room, 2 * half});
  fill(canvas.list, pill, with_alpha(color.panel, 0.95F), 18);
  outline(canvas.list, pill, handed ? color.accent : color.edge, 18, 1.5F);
  const float split = handed ? pill.center().y + 3 : pill.max.y;
  write_middle(canvas.list, font,
               {pill.min + Vec2{18, handed ? 4.0F : 0.0F}, {pill.max.x - 18, split}}, color.text,
               words);
  if (!handed) return;
  write_middle(canvas.list, small, {{pill.min.x + 18, split}, pill.max - Vec2{18, 5}},
               color.text_muted, below);
}

}  // namespace

void paint_hand(const Canvas& canvas) {
  if (canvas.view().hand_covered) return paint_curtain(canvas);
  const auto count = canvas.view().hand.size();
  const int lifted = canvas.picture.lifted;
  for (std::size_t i = 0; i < count; ++i) {
    if (static_cast<int>(i) != lifted) paint_hand_card(canvas, i);
  }
  if (lifted >= 0 && lifted < static_cast<int>(count)) {
    paint_hand_card(canvas, static_cast<std::size_t>(lifted));
  }
}

void paint_carried(const Canvas& canvas) {
  const std::optional<Carried>& carried = canvas.picture.carried;
  if (!carried) return;
  const float height = canvas.layout().form == Form::Wide ? 150.0F : 112.0F;
  const Vec2 size{height * kCardAspect, height};
  const int from = painted_so_far(canvas.list);
  paint_card(canvas.list, {carried->at - size / 2, carried->at + size / 2}, carried->kind);
  turn_painted(canvas.list, from, carried->at, -0.05F);
}

// ---- Words at the pointer ----------------------------------------------------------------------

namespace {

// What lies under a mouse, in a line: names of small cards, why a card is of no use.
std::string words_under(const Canvas& canvas) {
  const Surface surface(canvas.view(), canvas.layout(), canvas.places());
  if (const auto card = surface.hand_card(canvas.picture.pointed)) {
    const HandCardView& held = canvas.view().hand[*card];
    if (held.selected) return {};
    if (held.refusal) return held.refusal->sentence;
    return say("ui.pair", {title_of(held.kind), text_of(held.kind)});
  }
  const auto thing = thing_under(canvas.places(), canvas.picture.pointed);
  if (!thing || canvas.places().covered) return {};
  for (const ShipPlace& place : canvas.places().ships) {
    if (place.ship->thing == *thing) return title_of(place.ship->kind);
  }
  return {};
}

}  // namespace

void paint_hover_words(const Canvas& canvas) {
  if (canvas.picture.scene) return;
  const std::string words = words_under(canvas);
  PointerSlip slip;
  slip.words = words;
  slip.above = true;
  paint_pointer_words(canvas, slip);
}

}  // namespace mael::web::cards
