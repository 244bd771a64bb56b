// What is marked on the board: where one may sail, whom one may attack, what a turn would do.
#include "engine/pirates/derived.h"
#include "engine/pirates/legality.h"
#include "web/board/marks.h"
#include "web/screens/pirates/advice.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {

// ---- What may be done with what ----------------------------------------------------------------

std::vector<Target> targets_of(const Situation& situation) {
  std::vector<Target> targets;
  for (const Action& action : situation.legal) {
    const auto* attack = deed_of<Attack>(action);
    if (attack && attack->asked == 0) targets.push_back(attack->target);
  }
  return targets;
}

SeatBits helpers_for(const Situation& situation, Target target) {
  SeatBits helpers = 0;
  for (const Action& action : situation.legal) {
    const auto* attack = deed_of<Attack>(action);
    if (attack && attack->target == target) {
      helpers = static_cast<SeatBits>(helpers | attack->asked);
    }
  }
  return helpers;
}

SeatBits partners_of(const Situation& situation) {
  SeatBits partners = 0;
  if (!situation.is_playing()) return partners;
  for (const Seat seat : seats_of(situation.seen)) {
    if (seat == situation.actor()) continue;
    if (judge_trade(situation.seen, {seat, {}, {}, 0, 0}, false)) continue;
    partners = static_cast<SeatBits>(partners | bit_of(seat));
  }
  return partners;
}

bool is_at_market(const Situation& situation) {
  if (!situation.is_playing()) return false;
  const State& state = situation.seen;
  return is_merchant(state, state.ship(situation.actor()).cell) || situation.may<Sell>();
}

Cells cells_to_choose(const Situation& situation, const Selection& selection) {
  Cells cells = 0;
  for (const Action& action : situation.legal) {
    if (selection.token) {
      const auto* leash = deed_of<MoveCalamity>(action);
      if (leash && leash->place == *selection.token) cells |= only(leash->cell);
      continue;
    }
    if (const auto* move = deed_of<Move>(action)) cells |= only(move->cell);
    if (const auto* jump = deed_of<Teleport>(action)) cells |= only(jump->cell);
    if (const auto* place = deed_of<PlaceShip>(action)) cells |= only(place->cell);
    if (const auto* forban = deed_of<PlaceForban>(action)) cells |= only(forban->cell);
    if (const auto* back = deed_of<ChooseReturn>(action)) cells |= only(back->cell);
    if (const auto* island = deed_of<ChooseIsland>(action)) cells |= only(island->cell);
    const auto* step = deed_of<FreeMove>(action);
    if (step && step->cell != kNoCell) cells |= only(step->cell);
  }
  return cells;
}

// ---- Marks -------------------------------------------------------------------------------------

namespace {

class BoardBuilder {
 public:
  BoardBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), out_(view.board) {}

  void build() {
    out_.tokens.assign(static_cast<std::size_t>(state_.tokens.size()), 0);
    const Awaited awaited = to_act(state_);
    if (!awaited.is_nobody() && !awaited.is_chance()) out_.awaited = awaited.first();
    if (selection_.advised) return show_on_board(state_, selection_.advised->action, out_);
    if (!situation_.decides()) return show_whole();
    if (selection_.ring) return show_turn(*selection_.ring);
    show_whole();
    mark_ship();
    mark_targets();
    each_cell(lit_cells(), [&](Cell cell) { out_.cells.push_back({cell, kMarkLegal}); });
    if (selection_.sailing && situation_.is_playing()) out_.reach = preview_reach(situation_);
  }

 private:
  std::uint16_t& ship(Seat seat) { return out_.ships[static_cast<std::size_t>(index_of(seat))]; }
  std::uint16_t& mark(Target target) {
    return target.is_ship() ? ship(target.seat())
                            : out_.tokens[static_cast<std::size_t>(target.place())];
  }

  // An attack that is looked at leaves the board to its target.
  Cells lit_cells() const {
    if (selection_.target || selection_.attacking) return 0;
    if (selection_.leashing && !selection_.token) return 0;
    return cells_to_choose(situation_, selection_);
  }

  void mark_ship() {
    if (selection_.sailing) ship(situation_.actor()) |= kMarkSelected;
    if (!situation_.is_playing()) return;
    if (situation_.may<Move>() || situation_.may<Teleport>()) {
      ship(situation_.actor()) |= kMarkLegal;
    }
  }

  void mark_targets() {
    if (selection_.leashing || selection_.token) return mark_leashed();
    for (const Target target : targets_of(situation_)) mark(target) |= kMarkLegal;
    if (selection_.target) mark(*selection_.target) |= kMarkThreatened;
    for (const Seat seat : seats_of(state_)) {
      if (includes(selection_.asked, seat)) ship(seat) |= kMarkSelected;
    }
  }

  void mark_leashed() {
    for (const Action& action : situation_.legal) {
      const auto* leash = deed_of<MoveCalamity>(action);
      if (leash) out_.tokens[leash->place] |= kMarkLegal;
    }
    if (selection_.token) out_.tokens[*selection_.token] |= kMarkSelected;
  }

  // Illustrations that are whole now.
  void show_whole() {
    for (int island = 1; island <= kLostIslands; ++island) {
      const bool placed = state_.lost_islands[static_cast<std::size_t>(island - 1)] != kNoCell;
      if (placed || !is_whole(lost_island(island), state_.turned)) continue;
      out_.met.push_back({island, has_card(island), name_of_lost_island(island)});
    }
  }

  bool has_card(int island) const {
    const Seat viewer = situation_.device.viewer;
    if (viewer == Seat::Chance) return false;
    for (int card = 1; card <= kTreasures; ++card) {
      const TreasureData& data = treasure(card);
      const bool shows = data.clue == Clue::Illustration && data.goal == island;
      if (shows && (state_.ship(viewer).cards & card_bit(card)) != 0) return true;
    }
    return false;
  }

  void show_turn(const RingHold& ring) {
    out_.lit_ring = ring.circle;
    if (ring.quarters == 0) return show_whole();
    const TurnPreview turn = preview_turn(situation_, ring.circle, ring.quarters);
    out_.drifts = turn.drifts;
    out_.harms = turn.harms;
    out_.met = turn.met;
    for (const HarmView& harm : turn.harms) ship(harm.seat) |= kMarkThreatened;
    each_cell(turn.opened, [&](Cell to) { out_.cells.push_back({to, kMarkFresh}); });
    each_cell(turn.closed, [&](Cell to) { out_.cells.push_back({to, kMarkBlocked}); });
    each_cell(turn.kept, [&](Cell to) { out_.cells.push_back({to, kMarkLegal}); });
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  BoardView& out_;
};

}  // namespace

void build_board(const Situation& situation, const Selection& selection, View& view) {
  BoardBuilder(situation, selection, view).build();
}

}  // namespace mael::web::pirates
