// How a state passes through an archive: as tightly as the rules allow, so that in the packed
// archive a position is a few dozen bytes. Each card and piece says only where it is.
//
// The state must be valid (see validate); the one that is read may not be.
#pragma once

#include "engine/pirates/tasks.h"
#include "engine/pirates/text/serialize.h"

namespace mael::pirates {

namespace archived {

template <class Archive>
class StateCoder {
 public:
  StateCoder(Archive& archive, State& state, std::uint32_t version)
      : archive_(archive), state_(state), knows_sales_(version >= 2) {}

  void pass() {
    ranged(archive_, state_.seats, 1, kSeats);
    ranged(archive_, state_.stage, Stage::First, Stage::Over);
    if (kLoading) state_.options = usual_options(state_.seats);
    options(archive_, state_.options, state_.seats);
    seat(state_.first);
    seat(state_.active);
    for (std::uint8_t& turned : state_.turned) ranged(archive_, turned, 0, 3);
    ranged(archive_, state_.round, 1, 60);
    ranged(archive_, state_.curse, 0, static_cast<std::uint8_t>(value_of(Value::LastStep)));
    if (kLoading) notation::set_ship_defaults(state_);
    for (const Seat each : seats_of(state_)) pass_ship(state_.ship(each));
    pass_cards();
    if (state_.is_setup()) return pass_setup();
    pass_turn();
    pass_sea();
    pass_tasks();
    pass_piles();
    pass_end();
  }

 private:
  static constexpr bool kLoading = is_loading<Archive>;

  void seat(Seat& seat) { ranged(archive_, seat, Seat::A, seat_at(state_.seats - 1)); }
  void seat_or_none(Seat& seat) { mael::archived::seat_or_chance(archive_, seat, state_.seats); }
  void bits(std::uint8_t& bits) {
    ranged(archive_, bits, 0, static_cast<std::uint8_t>((1u << state_.seats) - 1));
  }
  void cell(Cell& cell) { archived::cell(archive_, cell); }
  void item(Item& item) { archived::item(archive_, item); }

  void pass_ship(Ship& ship) {
    ranged(archive_, ship.pawn, 0, kSeats);
    ranged(archive_, ship.status, Status::Ashore, Status::Gone);
    cell_or_none(archive_, ship.cell);
    ranged(archive_, ship.life, 0, static_cast<std::uint8_t>(value_of(Value::MostLife)));
    if (state_.is_setup()) return;
    mostly_small(archive_, ship.points, 24, kMostPoints);
    pass_tiles(ship);
    item_or_none(archive_, ship.artifact);
    item_or_none(archive_, ship.box);
    pass_hold(ship);
    mostly_small(archive_, ship.deaths, 7, kMostCounted);
    mostly_small(archive_, ship.islands, 3, kMostCounted);
    mostly_small(archive_, ship.forbans, 3, kMostCounted);
  }

  void pass_tiles(Ship& ship) {
    std::uint8_t first = 1;
    for (std::uint8_t number = 1; number <= kTileKinds; ++number) {
      const Statistic statistic = tile(number).statistic;
      if (number < kTileKinds && tile(number + 1).statistic == statistic) continue;
      std::uint8_t& fitted = ship.tiles[static_cast<std::size_t>(statistic)];
      const int code =
          coded(archive_, kLoading || fitted == 0 ? 0 : fitted - first + 1, 0, number - first + 1);
      fitted = static_cast<std::uint8_t>(code == 0 ? 0 : first + code - 1);
      first = static_cast<std::uint8_t>(number + 1);
    }
  }

  void pass_hold(Ship& ship) {
    if (kLoading) ship.hold.clear();
    const int count = coded(archive_, ship.hold.size(), 0, Hold::kCapacity);
    for (int i = 0; i < count; ++i) {
      Item what = kLoading ? Item{0} : ship.hold[i];
      item(what);
      if (kLoading) ship.hold.push_back(what);
    }
  }

  // Where each treasure card is: in the pile or unseen, claimed, or in a hand.
  void pass_cards() {
    const int hands = state_.seats;
    for (int card = 1; card <= kTreasures; ++card) {
      const Cards bit = card_bit(card);
      int place = (state_.discard & bit) != 0 ? 1 : (state_.removed & bit) != 0 ? 2 : 0;
      for (int i = 0; i < hands; ++i) {
        if ((state_.ships[static_cast<std::size_t>(i)].cards & bit) != 0) place = 3 + i;
      }
      place = coded(archive_, place, 0, 2 + hands);
      if (!kLoading || place == 0) continue;
      Cards& cards = place == 1   ? state_.discard
                     : place == 2 ? state_.removed
                                  : state_.ships[static_cast<std::size_t>(place - 3)].cards;
      cards |= bit;
    }
    for (const Seat each : seats_of(state_)) {
      mostly_small(archive_, state_.ship(each).unknown_cards, 5, kTreasures);
    }
  }

  void pass_setup() {
    if (kLoading) {
      state_.lost_islands.fill(kNoCell);
      state_.titles.fill(Seat::Chance);
    }
    pass_tokens();
    if (kLoading) notation::set_pile_defaults(state_);
  }

  void pass_turn() {
    if (!coded(archive_, !kLoading && !(state_.turn == Turn()))) return;
    for (const auto& word : notation::kTurnWords) {
      ranged(archive_, state_.turn.*word.value, static_cast<std::uint8_t>(word.low),
             static_cast<std::uint8_t>(word.high));
    }
  }

  void pass_tokens() {
    listed(archive_, state_.tokens, kMostTokens, [&](Token& token) {
      ranged(archive_, token.kind, 0, kCalamities - 1);
      cell(token.cell);
      ranged(archive_, token.damage, 0, static_cast<std::uint8_t>(calamity(token.kind).life - 1));
    });
  }

  void pass_sea() {
    pass_tokens();
    listed(archive_, state_.dropped, kMostDropped, [&](Dropped& each) {
      cell(each.cell);
      item(each.item);
    });
    if (kLoading) state_.lost_islands.fill(kNoCell);
    for (Cell& each : state_.lost_islands) cell_or_none(archive_, each);
    if (kLoading) state_.titles.fill(Seat::Chance);
    for (std::size_t i = 0; i < kTitles && state_.options.titles; ++i) {
      seat_or_none(state_.titles[i]);
      const bool turned = state_.titles[i] != Seat::Chance && state_.stage >= Stage::Count;
      if (turned) ranged(archive_, state_.title_values[i], 0, 9);
    }
  }

  void pass_field(Task& task, TaskField field) {
    const auto code = [&](std::uint8_t& value, int last) { number(archive_, value, last); };
    switch (field) {
      case TaskField::None: return;
      case TaskField::Count: return code(task.about.count, kMostTokens);
      case TaskField::Token:
        task.about.token = task.about.token == kNoToken ? kMostTokens : task.about.token;
        code(task.about.token, kMostTokens);
        task.about.token = task.about.token == kMostTokens ? kNoToken : task.about.token;
        return;
      case TaskField::Target: return code(task.about.target, Target::kLast);
      case TaskField::Forward: return code(task.about.forward, 1);
      case TaskField::Printed: return code(task.about.printed, 1);
      case TaskField::Calamity: return code(task.about.calamity, kCalamities - 1);
      case TaskField::Loot: return item(task.about.item);
      case TaskField::Place: return cell(task.about.cell);
      case TaskField::Victim: return seat(task.about.victim);
      case TaskField::Seats: return bits(task.seats);
      case TaskField::Joined: return bits(task.by.joined);
      case TaskField::Attacker: return code(task.by.calamity, kCalamities - 1);
    }
  }

  void pass_tasks() {
    constexpr std::uint32_t kMostTasks = 40;
    listed(archive_, state_.tasks, kMostTasks, [&](Task& task) {
      ranged(archive_, task.kind, TaskKind::Hit, static_cast<TaskKind>(kTaskKinds - 1));
      const TaskForm& form = form_of(task.kind);
      if (form.seat) seat(task.seat);
      for (const TaskField field : form.fields) pass_field(task, field);
    });
    if (state_.tasks.empty()) return;
    listed(archive_, state_.fallen, kSeats, [&](Fallen& each) {
      seat(each.seat);
      seat_or_none(each.killer);
      bits(each.mates);
    });
    listed(archive_, state_.offers, 16, [&](Seat& each) { seat(each); });
    if (state_.tasks[state_.tasks.size() - 1].kind != TaskKind::Trade) return;
    trade(archive_, state_.trade, state_.seats);
  }

  // What is elsewhere is not in the piles: only what is gone from them is told.
  void pass_piles() {
    pass_sold();
    State usual = state_;
    notation::set_pile_defaults(usual);
    if (kLoading) {
      state_.artifacts = usual.artifacts;
      state_.chests = usual.chests;
      state_.called = usual.called;
    }
    for (std::size_t i = 0; i < kChestKinds; ++i) {
      ranged(archive_, state_.chests[i], 0, usual.chests[i]);
    }
    if (coded(archive_, state_.called != usual.called)) {
      ranged(archive_, state_.called, 0, (1u << kCalamities) - 1);
    }
  }

  void pass_sold() {
    if (knows_sales_) {
      return listed(archive_, state_.sold, kArtifacts,
                    [&](Item& each) { ranged(archive_, each, kFirstArtifact, kLastArtifact); });
    }
    std::uint16_t sold = 0;
    if (coded(archive_, false)) ranged(archive_, sold, 0, (1u << kArtifacts) - 1);
    for (Item each = kFirstArtifact; each <= kLastArtifact; ++each) {
      if ((sold & artifact_bit(each)) != 0) state_.sold.push_back(each);
    }
  }

  void pass_end() {
    seat_or_none(state_.finder);
    if (state_.finder != Seat::Chance) ranged(archive_, state_.last_turn, 0, 1);
    ranged(archive_, state_.cause, Cause::None, Cause::Rounds);
  }

  Archive& archive_;
  State& state_;
  bool knows_sales_;  // the order of those sold, from version 2 on
};

}  // namespace archived

// A state that is read must be fresh.
template <class Archive>
void serialize(Archive& archive, State& state, std::uint32_t version) {
  if (version < 1 || version > kStateVersion) return refuse(archive);
  archived::StateCoder<Archive>(archive, state, version).pass();
}

}  // namespace mael::pirates

CEREAL_CLASS_VERSION(mael::pirates::State, mael::pirates::kStateVersion)
