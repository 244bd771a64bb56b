#include "tests/engine/maelstrom/plain_generator.h"

#include <algorithm>
#include <functional>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {
namespace {

constexpr int kMaxTiles = 5;  // of one seat, in play
constexpr int kMaxHoard = 6;

class PlainGenerator {
 public:
  explicit PlainGenerator(const State& state) : state_(state) {}

  std::vector<Action> generate() {
    for (const Seat seat : {Seat::A, Seat::B}) {
      try_setup(seat);
      try_moves(seat);
      try_actions(seat);
      try_summons(seat);
      try_abilities(seat);
      for (const Deed& deed :
           {Deed(EndPhase{}), Deed(AcceptDraw{}), Deed(DeclineDraw{}), Deed(Decline{})}) {
        try_deed(seat, deed);
      }
    }
    try_chance();
    // A space alone names no tile, and so looks like the first tile with that space.
    std::sort(found_.begin(), found_.end());
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
    return std::move(found_);
  }

 private:
  void try_deed(Seat seat, const Deed& deed) {
    if (!check(state_, {seat, deed})) found_.push_back({seat, deed});
  }

  const SideState& side(Seat seat) const { return state_.side(seat); }
  static std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

  // One row and one tile more than there are, which must be refused.
  template <class F>
  void for_each_row(Seat seat, F&& f) const {
    for (int row = 0; row <= side(seat).rows.size(); ++row) f(static_cast<Row>(row));
  }
  template <class F>
  void for_each_tile(Seat seat, F&& f) const {
    for (int i = 0; i <= side(seat).tiles.size(); ++i) f(byte(i));
  }
  // Every set of tiles, the empty one too.
  template <class F>
  void for_each_set(Seat seat, F&& f) const {
    for (TileMask set = 0; set < bit_of(side(seat).tiles.size()); ++set) f(set);
  }
  // Every space as far out as `beyond` rings behind the last tile.
  template <class F>
  void for_each_space(int beyond, F&& f) const {
    int rings = beyond;
    for (const SideState& each : state_.sides) {
      for (const BoardTile& tile : each.tiles) rings = std::max(rings, ring_of(tile.at) + beyond);
    }
    for (int ring = 0; ring <= std::min(rings, kTableRadius + 1); ++ring) {
      for (int step = 0; step < std::max(1, 6 * ring); ++step) f(hex_at(ring, step));
    }
  }

  void try_setup(Seat seat) {
    for_each_row(seat, [&](Row row) {
      try_deed(seat, ChoosePrimary{row});
      try_deed(seat, TakeTile{row});
    });
  }

  void try_moves(Seat seat) {
    for_each_tile(seat, [&](std::uint8_t tile) {
      for_each_space(2, [&](Hex at) { try_deed(seat, MoveMinion{tile, at}); });
    });
  }

  void try_actions(Seat seat) {
    for (const Deed& deed : {Deed(DrawTile{}), Deed(EnergyToAction{}), Deed(ActionsToEnergy{})}) {
      try_deed(seat, deed);
    }
    for_each_set(seat, [&](TileMask attackers) {
      for_each_tile(opponent_of(seat), [&](std::uint8_t target) {
        try_deed(seat, Attack{attackers, target});
      });
    });
    for_each_tile(opponent_of(seat), [&](std::uint8_t tile) { try_deed(seat, Defend{tile}); });
    for_each_tile(seat, [&](std::uint8_t tile) {
      for (const Seat owner : {Seat::A, Seat::B}) {
        for_each_tile(owner, [&](std::uint8_t energy) {
          try_deed(seat, Consume{tile, {owner, energy}});
        });
      }
    });
  }

  void try_summons(Seat seat) {
    for_each_row(seat, [&](Row row) {
      for_each_space(1, [&](Hex at) {
        for_each_set(seat, [&](TileMask payers) {
          for (int energy = 0; energy <= side(seat).hoard + 1; ++energy) {
            try_summon(seat, {payers, row, at, byte(energy)});
          }
        });
      });
    });
  }

  void try_summon(Seat seat, const Summon& summon) {
    if (check(state_, {seat, summon})) return;
    for (int i = 0; i < side(seat).tiles.size(); ++i) {
      Summon fewer = summon;
      fewer.payers &= ~bit_of(i);
      if (fewer.payers != summon.payers && !check(state_, {seat, fewer})) return;
    }
    found_.push_back({seat, summon});
  }

  // Abilities, events and what is set off, with every choice there could be.
  void try_abilities(Seat seat) {
    const int relics = side(seat).relics.size();
    for_each_tile(seat, [&](std::uint8_t tile) {
      for_each_choice(seat, [&](const Choice& choice) {
        try_deed(seat, UseAbility{tile, choice});
      });
    });
    for (int relic = 0; relic <= relics; ++relic) {
      for_each_choice(seat, [&](const Choice& choice) {
        try_deed(seat, UseAbility{byte(kFirstRelic + relic), choice});
      });
    }
    for_each_row(seat, [&](Row row) {
      for_each_choice(seat, [&](const Choice& choice) { try_deed(seat, PlayEvent{row, choice}); });
    });
    for_each_choice(seat, [&](const Choice& choice) { try_deed(seat, Resolve{choice}); });
  }

  using Visit = std::function<void(const Choice&)>;

  // Nothing, a row, a space, a tile, a tile and a space, two tiles, two tiles and two spaces.
  void for_each_choice(Seat seat, const Visit& visit) const {
    Choice choice;
    visit(choice);
    for_each_row(seat, [&](Row row) {
      choice.row = row;
      visit(choice);
    });
    choice = {};
    choice.count = 1;
    for_each_space(2, [&](Hex at) {
      choice.spaces[0] = at;
      visit(choice);
    });
    for_each_tile_of_both([&](TileRef first) { visit_with_tile(first, visit); });
  }

  void visit_with_tile(TileRef first, const Visit& visit) const {
    Choice choice;
    choice.tiles[0] = first;
    choice.count = 1;
    visit(choice);
    for_each_space(2, [&](Hex at) {
      choice.spaces[0] = at;
      visit(choice);
    });
    choice.spaces[0] = {};
    choice.count = 2;
    for_each_tile_of_both([&](TileRef second) {
      choice.tiles[1] = second;
      visit(choice);
      visit_steps(choice, visit);
    });
  }

  // Texts that move two tiles move each of them by one space.
  void visit_steps(Choice choice, const Visit& visit) const {
    if (state_.edition != Edition::Vortex) return;
    if (!is_there(choice.tiles[0]) || !is_there(choice.tiles[1])) return;
    for (int one = 0; one < kSides; ++one) {
      for (int two = 0; two < kSides; ++two) {
        choice.spaces[0] = neighbour(state_.tile(choice.tiles[0]).at, one);
        choice.spaces[1] = neighbour(state_.tile(choice.tiles[1]).at, two);
        visit(choice);
      }
    }
  }

  bool is_there(TileRef ref) const { return ref.index < side(ref.seat).tiles.size(); }

  template <class F>
  void for_each_tile_of_both(F&& f) const {
    for (const Seat owner : {Seat::A, Seat::B}) {
      for_each_tile(owner, [&](std::uint8_t tile) { f(TileRef{owner, tile}); });
    }
  }

  void try_chance() {
    for (const Seat seat : {Seat::A, Seat::B}) try_deed(Seat::Chance, Coin{seat});
    const Seat longer = side(Seat::A).rows.size() < side(Seat::B).rows.size() ? Seat::B : Seat::A;
    for_each_row(longer, [&](Row row) {
      try_deed(Seat::Chance, RandomDiscard{row});
      try_deed(Seat::Chance, DrawnTile{row});
    });
  }

  const State& state_;
  std::vector<Action> found_;
};

}  // namespace

std::vector<Action> plain_actions(const State& state) { return PlainGenerator(state).generate(); }

std::vector<Action> listed_actions(const State& state) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  std::sort(actions.begin(), actions.end());
  return actions;
}

bool is_small(const State& state) {
  return std::all_of(state.sides.begin(), state.sides.end(), [](const SideState& side) {
    return side.tiles.size() <= kMaxTiles && side.hoard <= kMaxHoard;
  });
}

}  // namespace mael::maelstrom
