// What the sheet says of a position, looked up slowly: what touches, what lies on a cell, what a
// ship is worth. For the plain twins; shares only the state, the sea and the pieces with the
// engine.
#pragma once

#include <algorithm>
#include <set>

#include "engine/pirates/state.h"

namespace mael::pirates {

struct Sheet {
  const State& s;

  int seats() const { return s.seats; }
  const Ship& ship(int seat) const { return s.ships[static_cast<std::size_t>(seat)]; }
  int active() const { return index_of(s.active); }
  const Ship& own() const { return ship(active()); }

  // ---- the sea
  std::set<int> beside(int cell) const {
    std::set<int> cells;
    const auto near = [&](int a, int b) {  // 22.1, told for every pair
      const Cell x = static_cast<Cell>(a), y = static_cast<Cell>(b);
      const int cx = circle_of(x), cy = circle_of(y);
      if (cx == cy) {
        const int size = size_of(cx), gap = (index_in_circle(x) - index_in_circle(y) + size) % size;
        return gap == 1 || gap == size - 1;
      }
      if (quarter_of(x, s.turned) != quarter_of(y, s.turned)) return false;
      if (cx + cy == 1) return true;
      if (cx + cy != 3) return false;
      const int inner = cx == 1 ? slot_of(x) : slot_of(y),
                outer = cx == 1 ? slot_of(y) : slot_of(x);
      return outer == inner || outer == inner + 1;
    };
    for (int other = 0; other < kCells; ++other) {
      if (other != cell && near(cell, other)) cells.insert(other);
    }
    return cells;
  }
  bool calamity_on(int cell, int kind) const {
    for (const Token& token : s.tokens) {
      if (token.cell == cell && token.kind == kind) return true;
    }
    return false;
  }
  bool feature(int cell, Feature printed, std::set<int> islands) const {
    if (content().cells[static_cast<std::size_t>(cell)].feature == printed) return true;
    for (const int island : islands) {
      if (s.lost_islands[static_cast<std::size_t>(island - 1)] == cell) return true;
    }
    return false;
  }
  bool merchant(int cell) const { return feature(cell, Feature::Merchant, {2, 7, 10}); }
  bool cursed(int cell) const { return feature(cell, Feature::Cursed, {3, 6, 8}); }
  bool bastion(int cell) const {  // 22.1 and 22.2
    return content().cells[static_cast<std::size_t>(cell)].bastion ||
           feature(cell, Feature::Bastion, {1, 4, 5, 9});
  }
  // Standing effects, but not on a ship that came back in this turn (PIR-R36).
  bool suffers(int seat, int kind) const {
    const bool spared = seat == active() && s.turn.immune;
    return !spared && calamity_on(ship(seat).cell, kind);
  }
  bool plagued() const { return suffers(active(), 7); }

  // ---- the ship
  int tile_result(const Ship& of, Statistic which, int base) const {
    const int tile = of.tiles[static_cast<std::size_t>(which)];
    return tile == 0 ? base : content().tiles[static_cast<std::size_t>(tile - 1)].result;
  }
  int movement() const {
    const int gained = s.turn.converted == 1 ? 1 : 0, lost = s.turn.slowed ? 1 : 0;
    return tile_result(own(), Statistic::Movement, 1) + gained - lost - s.turn.moved;
  }
  bool can_leave() const {
    const int cost = !s.turn.immune && calamity_on(own().cell, 1) ? 2 : 1;
    return movement() >= cost;
  }
  int holds(const Hold& hold, int item) const {
    return static_cast<int>(std::count(hold.begin(), hold.end(), item));
  }
  bool afloat_at(int seat, int cell) const {
    return ship(seat).status == Status::Afloat && ship(seat).cell == cell;
  }
  int most_life(int seat) const { return tile_result(ship(seat), Statistic::Life, 3); }
  int armour(int seat) const {  // PIR-R35
    const bool shelter = bastion(ship(seat).cell) && !suffers(seat, 7);
    return tile_result(ship(seat), Statistic::Armour, 0) + (shelter ? 1 : 0);
  }
  int damage(int seat) const {  // PIR-R39
    const bool more = seat == active() && s.turn.converted == 2;
    return tile_result(ship(seat), Statistic::Damage, 1) + (more ? 1 : 0);
  }
  int riposte(int seat) const { return tile_result(ship(seat), Statistic::Riposte, 0); }
};

}  // namespace mael::pirates
