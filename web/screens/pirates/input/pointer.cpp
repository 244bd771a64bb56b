#include "web/screens/pirates/input/pointer.h"

#include <algorithm>

namespace mael::web::pirates {
namespace {

// CSS pixels from the middle of a small piece that still mean it, and between two pieces that a
// finger cannot tell apart.
constexpr float kFinger = 22, kHeap = 30;

}  // namespace

bool Surface::is_on_board(Vec2 at) const {
  return !shown_.places.covered && shown_.layout.board.contains(at) &&
         !shown_.places.prompt.contains(at);
}

std::optional<Spot> Surface::spot(Vec2 at) const {
  if (!is_on_board(at)) return {};
  const Camera& camera = shown_.camera;
  const Spot spot = pick_on(shown_.board, to_board(camera, at), kFinger / camera.scale);
  return spot.cell == kNoCell && !spot.thing ? std::nullopt : std::optional(spot);
}

std::optional<std::uint8_t> Surface::ring(Vec2 at) const {
  if (!is_on_board(at)) return {};
  const RingCell cell = ring_cell_at(shown_.board.scene, to_board(shown_.camera, at));
  if (cell.ring < 0) return {};
  return static_cast<std::uint8_t>(cell.ring);
}

std::optional<std::size_t> Surface::hand_card(Vec2 at) const {
  if (shown_.places.covered || shown_.places.prompt.contains(at)) return {};
  const std::optional<int> slot = card_at(shown_.layout.hand_slots, at);
  if (!slot || *slot >= static_cast<int>(shown_.view.hand.size())) return {};
  return static_cast<std::size_t>(*slot);
}

bool Surface::is_on_list(Vec2 at) const {
  if (shown_.places.covered) return shown_.places.sheet_place.body.contains(at);
  return shown_.places.prompt_rows.empty() && shown_.layout.log.contains(at);
}

Cell Surface::heap_under(const Spot& spot) const {
  if (!spot.thing || shown_.board.fanned != kNoCell) return kNoCell;
  return heap_of(shown_.board, *spot.thing, kHeap / shown_.camera.scale);
}

void Surface::tap(Vec2 at) {
  if (const auto card = hand_card(at)) return want(intent::TapCard{shown_.view.hand[*card].card});
  if (const std::optional<Spot> there = spot(at))
    return want(intent::Tap{*there, heap_under(*there)});
  // Beside what is spread nothing is meant but to be done with it.
  if (shown_.board.fanned != kNoCell && is_on_board(at)) return want(intent::FoldUp{});
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  if (!hit || std::holds_alternative<intent::Tap>(hit->intent)) return;
  want(hit->intent);
}

namespace {

Subject subject_of(const Spot& spot, const State& state) {
  if (spot.thing && spot.thing->kind == ThingKind::Ship) {
    return {Subject::Kind::Ship, spot.thing->which, -1};
  }
  if (spot.thing && spot.thing->kind == ThingKind::Token) {
    return {Subject::Kind::Calamity, state.tokens[spot.thing->which].kind, spot.thing->which};
  }
  return {Subject::Kind::Cell, spot.cell, -1};
}

}  // namespace

void Surface::long_press(Vec2 at) {
  if (const auto card = hand_card(at)) {
    return want(intent::Inspect{{Subject::Kind::Treasure, shown_.view.hand[*card].card, -1}});
  }
  if (const std::optional<Spot> there = spot(at)) {
    if (there->cell == kNoCell && !there->thing) return;
    return want(intent::Inspect{subject_of(*there, shown_.situation.seen)});
  }
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  if (!hit) return;
  if (const auto* look = std::get_if<intent::LookAtTile>(&hit->intent)) {
    return want(intent::Inspect{{Subject::Kind::Tile, look->tile, -1}});
  }
  if (std::holds_alternative<intent::AskMeans>(hit->intent)) return want(hit->intent);
}

PlainSurface::Grip Surface::grip(const Gesture& start) {
  const Situation& situation = shown_.situation;
  if (!situation.is_playing()) return {};
  const std::optional<Spot> there = spot(start.from);
  const Seat own = situation.actor();
  const bool on_ship =
      there && there->thing && *there->thing == BoardThing{ThingKind::Ship, index_of(own)};
  if (on_ship && !shown_.view.prompt.value_or(PromptView{}).dial) {
    return lift(own, intent::TakeShip{});
  }
  const std::optional<std::uint8_t> circle = ring(start.from);
  if (!circle) return {};
  if (!situation.may<Rotate>()) return want(intent::HoldRing{*circle}), Grip{};
  RingTurn& turn = turns_[*circle];
  turn.grab();
  turn.drag(turned_by(to_board(shown_.camera, start.from), to_board(shown_.camera, start.at)));
  return want(intent::HoldRing{*circle}), Grip{.slides = true};
}

void Surface::slide(const Gesture& gesture) {
  for (std::size_t i = 0; i < turns_.size(); ++i) {
    RingTurn& turn = turns_[i];
    if (!turn.held()) continue;
    const Vec2 to = to_board(shown_.camera, gesture.at);
    const Vec2 from = to_board(shown_.camera, gesture.at - gesture.delta);
    turn.drag(turned_by(from, to));
    return want(intent::TurnRing{static_cast<std::uint8_t>(turn.quarters() & 3)});
  }
}

void Surface::drop(Vec2 at) {
  const std::optional<Spot> there = spot(at);
  if (!there || there->cell == kNoCell) return want(intent::Put{});
  want(intent::Put{there->cell});
}

void Surface::put_back() {
  for (RingTurn& turn : turns_) {
    if (turn.held()) return want(intent::TurnRing{0}), want(intent::LeaveRing{});
  }
  want(intent::Put{});
}

// ---- Keys --------------------------------------------------------------------------------------

std::optional<Intent> read_key(const KeyPress& key, const View& view) {
  if (key.control) return {};
  if (key.key == Key::Plus) return intent::Press{Own::MoreQuarters};
  if (key.key == Key::Minus) return intent::Press{Own::LessQuarters};
  if (const auto command = command_at_key(key, view, commands())) return intent::Press{*command};
  return {};
}

}  // namespace mael::web::pirates
