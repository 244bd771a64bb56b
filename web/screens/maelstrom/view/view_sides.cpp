#include <algorithm>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/zones.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

std::vector<RelicView> relics_of(const Situation& situation, Seat seat) {
  const SideState& side = situation.seen.side(seat);
  std::vector<RelicView> relics;
  for (int i = 0; i < side.relics.size(); ++i) {
    const TileRef user{seat, static_cast<std::uint8_t>(kFirstRelic + i)};
    RelicView relic;
    relic.row = side.relics[i].row;
    relic.kind = side.rows[relic.row].kind;
    relic.title = title_of(relic.kind);
    relic.ability = seat == situation.actor() && can_use(situation, user.index);
    relic.used = side.relics[i].marks != 0;
    relics.push_back(relic);
  }
  return relics;
}

SideView side_of(const Situation& situation, Seat seat) {
  const State& state = situation.seen;
  const SideState& side = state.side(seat);
  SideView view;
  view.seat = seat;
  view.edition = state.edition;
  view.name = name_of(situation, seat);
  view.faction = faction_of(state, seat);
  view.active = state.turn > 0 && state.active == seat && state.phase != Phase::Over;
  view.player = situation.player(seat);
  view.essence = side.essence;
  view.essence_full = state.options.essence;
  view.hoard = side.hoard;
  view.hand = hand_size(side);
  view.stack = stack_size(side);
  view.sides = sides_held(state, seat);
  view.passing = situation.is_passing(seat);
  view.relics = relics_of(situation, seat);
  for (int row = 0; row < side.rows.size(); ++row) {
    const int count = side.rows[row].discard;
    if (count == 0) continue;
    view.discard.push_back({side.rows[row].kind, static_cast<Row>(row), count});
    view.discarded += count;
  }
  return view;
}

}  // namespace

void build_sides(const Situation& situation, View& view) {
  // The viewer sits at the near side; without one, the seat that is to decide, else the first.
  Seat near = situation.device.viewer;
  if (near == Seat::Chance) near = situation.actor();
  if (near == Seat::Chance) near = Seat::A;
  view.sides = {side_of(situation, near), side_of(situation, opponent_of(near))};
}

// ---- Hand ------------------------------------------------------------------------------------

namespace {

HandTileView hand_tile(const Situation& situation, const SideState& side, Row row, int count) {
  HandTileView tile;
  tile.row = row;
  tile.kind = side.rows[row].kind;
  tile.count = count;
  tile.title = title_of(tile.kind);
  tile.window = window_of(tile.kind);
  if (!situation.acts()) return tile;
  if (const Verdict& verdict = situation.hand[row]) {
    tile.refusal = explain(situation, *verdict);
  }
  return tile;
}

// The choices of the opening hand: every row of the force, with what is left of it.
void add_opening_choices(const Situation& situation, const Selection& selection, View& view) {
  const SideState& side = situation.own();
  const std::vector<Row>& picks =
      selection.advised ? selection.advised->hand : opening_picks(situation, selection);
  view.choosing_hand = true;
  view.hand_is_used = true;
  for (int i = 0; i < side.rows.size(); ++i) {
    const Row row = static_cast<Row>(i);
    const int left = unseen(side, row);
    if (left <= 0) continue;
    HandTileView tile = hand_tile(situation, side, row, left);
    tile.picked = static_cast<int>(std::count(picks.begin(), picks.end(), row));
    tile.selected = tile.picked > 0;
    view.hand.push_back(tile);
  }
}

// Whether advice is about this tile of the hand.
bool is_advised(const Selection& selection, Row row) {
  if (!selection.advised) return false;
  const Summon* summon = deed_of<Summon>(selection.advised->action);
  const PlayEvent* event = deed_of<PlayEvent>(selection.advised->action);
  return (summon && summon->row == row) || (event && event->row == row);
}

void add_primaries(const Situation& situation, View& view) {
  for (const Action& action : situation.legal) {
    const ChoosePrimary* choice = deed_of<ChoosePrimary>(action);
    if (!choice) continue;
    HandTileView tile;
    tile.row = choice->row;
    tile.kind = situation.own().rows[choice->row].kind;
    tile.title = title_of(tile.kind);
    view.hand.push_back(tile);
  }
}

}  // namespace

void build_hand(const Situation& situation, const Selection& selection, View& view) {
  const Seat seat = situation.device.viewer;
  view.hand_covered = situation.device.cover == Cover::Own;
  if (seat == Seat::Chance) return;
  const bool decides = situation.decides() && situation.actor() == seat;
  if (decides && situation.seen.awaiting == Awaiting::Primary) {
    add_primaries(situation, view);
    return;
  }
  if (decides && situation.seen.awaiting == Awaiting::OpeningHand) {
    add_opening_choices(situation, selection, view);
    return;
  }
  view.hand_is_used = decides && situation.seen.phase == Phase::Summon;
  const std::vector<Row> playable = decides ? playable_events(situation) : std::vector<Row>();
  const SideState& side = situation.seen.side(seat);
  for (int row = 0; row < side.rows.size(); ++row) {
    const int count = side.rows[row].hand;
    if (count == 0) continue;
    HandTileView tile = hand_tile(situation, side, static_cast<Row>(row), count);
    tile.selected = selection.hand == static_cast<Row>(row) || is_advised(selection, tile.row) ||
                    selection.power == Power{Power::Kind::Hand, 0, static_cast<Row>(row)};
    tile.lit = std::find(playable.begin(), playable.end(), tile.row) != playable.end();
    view.hand.push_back(tile);
  }
}

}  // namespace mael::web::maelstrom
