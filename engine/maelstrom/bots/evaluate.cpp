#include "engine/maelstrom/bots/evaluate.h"

#include <algorithm>
#include <bit>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

namespace {

// In the order of Term: fitted to who won, over 53,000 positions out of 1,700 games a search with
// 100 … 150 iterations played against itself (logistic regression, a few smoothed by hand).
constexpr std::array<int, kTerms> kWeights{
    12,  -10,  74,  51,           // Essence … FiveSides
    -5,  -105, -70, -16,          // Behind … Gap
    -57, 35,   23,  6,   21, -6,  // Strongholds … Wounds
    22,  -66,  -28,               // RingArmor … Distance
    12,  2,    4,   7,   4,       // Hand … Fuel
    14,  16,   26,  21,  57, 33,  // ThreatNow … OpenNext
    20,  -4,   16,  -4,           // Actions … OnSummon
};

constexpr int kFullHand = 5;
constexpr int kFullHoard = 6;
constexpr int kFullFuel = 3;

// What an evaluation asks of a tile, side by side for every kind.
struct Printed {
  std::uint8_t cost = 0, output = 0, combat = 0, movement = 0, range = 0, armor = 0, life = 0;
  std::uint8_t sides = 1;  // of the Vortex it counts for beside it
  bool is_minion = false;
};
using PrintedTiles = std::array<Printed, 256>;

PrintedTiles print_tiles() {
  constexpr unsigned kPresence = 1u << static_cast<int>(Stat::Presence);
  PrintedTiles table;
  for (int i = 0; i < catalogue().size(); ++i) {
    const auto kind = static_cast<TileKind>(i);
    const TileData& data = catalogue()[kind];
    const bool twice = (effect_table().stats_modified()[kind] & kPresence) != 0;
    table[kind] = {
        data.cost,       data.output, data.combat, data.movement,
        data.range,      data.armor,  data.life,   static_cast<std::uint8_t>(twice ? 2 : 1),
        data.is_minion()};
  }
  return table;
}

const PrintedTiles& printed_tiles() {
  static const PrintedTiles table = print_tiles();
  return table;
}

// The sides of the Vortex a space is, or is next to: a bit each, in the order of kDirections.
using SideMask = std::uint8_t;

constexpr SideMask sides_within(Hex at, int steps) {
  SideMask mask = 0;
  for (int i = 0; i < kSides; ++i) {
    const bool is_near = distance(kDirections[static_cast<std::size_t>(i)], at) <= steps;
    mask = static_cast<SideMask>(mask | (is_near ? 1 << i : 0));
  }
  return mask;
}

// The same for the spaces up to ring 2, ready made.
class NearSides {
 public:
  explicit constexpr NearSides(int steps) {
    for (int r = -2; r <= 2; ++r) {
      for (int q = -2; q <= 2; ++q) {
        const Hex at{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
        masks_[place_of(at)] = sides_within(at, steps);
      }
    }
  }
  constexpr SideMask operator[](Hex at) const { return masks_[place_of(at)]; }

 private:
  static constexpr std::size_t place_of(Hex at) {
    return static_cast<std::size_t>((at.r + 2) * 5 + at.q + 2);
  }
  std::array<SideMask, 25> masks_{};
};
constexpr NearSides kSideAt(0), kSidesBeside(1);

// The face-up tiles of a seat with what is printed on them, and where its energy tiles lie.
struct Faces {
  struct Face {
    const BoardTile* tile;
    const Printed* printed;
    int ring;
  };
  std::array<Face, kMaxForce> faces;
  std::array<Hex, kMaxForce> energy;
  int count = 0, energy_count = 0;
  int sides = 0;        // of the Vortex held
  SideMask filled = 0;  // by any tile of the seat
  SideMask beside = 0;  // next to face-up tiles

  Faces(const SideState& side, const PrintedTiles& table) {
    for (const BoardTile& tile : side.tiles) {
      const int ring = ring_of(tile.at);
      if (ring == 1) filled = static_cast<SideMask>(filled | kSideAt[tile.at]);
      if (tile.is_energy()) {
        energy[static_cast<std::size_t>(energy_count++)] = tile.at;
        continue;
      }
      const Printed& printed = table[side.rows[tile.row].kind];
      faces[static_cast<std::size_t>(count++)] = {&tile, &printed, ring};
      if (ring == 1) sides += printed.sides;
      if (ring <= 2) beside = static_cast<SideMask>(beside | kSidesBeside[tile.at]);
    }
  }

  const Face* begin() const { return faces.data(); }
  const Face* end() const { return faces.data() + count; }
};

// Counts the terms of one seat. What a tile prints is taken as it is: texts change it too seldom
// for what they cost to ask. Distances are as the crow flies.
class Assessor {
 public:
  Assessor(const State& state, Seat seat, const PrintedTiles& table, const Faces& own_faces,
           const Faces& other_faces, Terms& terms, int sign)
      : state_(state),
        own_(state.side(seat)),
        table_(table),
        faces_(own_faces),
        others_(other_faces),
        seat_(seat),
        terms_(terms),
        sign_(sign) {}

  void count() {
    add(Term::Essence, own_.essence);
    add(Term::LastEssence, own_.essence == 1);
    for (const Face& face : faces_) count_tile(face);
    count_burn();
    count_hand();
    count_prospects();
    count_tempo();
  }

 private:
  using Face = Faces::Face;

  void add(Term term, int number) { terms_[static_cast<std::size_t>(term)] += sign_ * number; }

  bool is_on_turn() const { return state_.active == seat_ && state_.turn > 0; }

  void count_tile(const Face& face) {
    const Printed& printed = *face.printed;
    add(Term::Wounds, face.tile->wounds);
    if (face.ring == 1) {
      add(Term::RingArmor, printed.armor * (printed.life - face.tile->wounds));
      add(Term::RingMinions, printed.is_minion);
    }
    if (printed.is_minion) {
      add(Term::Minions, 1);
      add(Term::MinionCost, printed.cost);
      add(Term::Combat, printed.combat);
      add(Term::Distance, face.ring - 1);
    } else {
      add(Term::Strongholds, 1);
      add(Term::Output, printed.output);
    }
  }

  void count_burn() {
    const int sides = faces_.sides, missing = others_.sides - sides;
    add(Term::Sides, sides);
    add(Term::FiveSides, sides >= kSides - 1);
    if (missing <= 0 || state_.turn == 0) return;
    const bool last = own_.essence == 1;
    if (!is_on_turn()) {
      add(Term::LastBehindNext, last);
    } else if (!is_first_turn(state_)) {
      add(Term::Behind, state_.phase == Phase::Summon);
      add(Term::LastBehind, last);
      add(Term::Gap, missing - 1);
    }
  }

  void count_hand() {
    int hand = own_.unknown_hand;
    bool free = false;
    for (const ForceRow& row : own_.rows) {
      if (row.hand == 0) continue;
      hand += row.hand;
      free = free || table_[row.kind].cost == 0;
    }
    if (state_.drawer == seat_) ++hand;
    add(Term::Hand, std::min(hand, kFullHand));
    add(Term::LateHand, std::max(hand - kFullHand, 0));
    add(Term::FreeTile, free);
    add(Term::Energy, std::min<int>(own_.hoard, kFullHoard));
  }

  // How far a minion may still go before it strikes; -1 if it cannot strike in the turn meant.
  int steps_left(const Face& face) const {
    const int movement = face.printed->movement;
    if (!is_on_turn()) return movement;
    if (state_.phase == Phase::Movement) return face.tile->is(Mark::Moved) ? 0 : movement;
    if (state_.phase == Phase::Action && !face.tile->is(Mark::Attacked)) return 0;
    return -1;
  }

  struct Striker {
    const Face* face;
    int reach;
  };

  // Enemy tiles beside the Vortex that own minions together could destroy.
  int count_threats() const {
    std::array<Striker, kMaxForce> strikers;
    std::size_t count = 0;
    for (const Face& face : faces_) {
      const int steps = face.printed->is_minion ? steps_left(face) : -1;
      const int reach = steps + face.printed->range;
      if (steps < 0 || reach < face.ring - 1) continue;
      strikers[count++] = {&face, reach};
    }
    int threats = 0;
    for (const Face& target : others_) {
      if (target.ring != 1) continue;
      int combat = 0;
      for (std::size_t i = 0; i < count; ++i) {
        const Face& face = *strikers[i].face;
        const bool in_reach = distance(face.tile->at, target.tile->at) <= strikers[i].reach;
        combat += in_reach ? face.printed->combat : 0;
      }
      threats += combat >= target.printed->armor * (target.printed->life - target.tile->wounds);
    }
    return threats;
  }

  bool is_beside_own(Hex at) const {
    return std::any_of(faces_.begin(), faces_.end(),
                       [&](const Face& face) { return is_adjacent(face.tile->at, at); });
  }

  int count_fuel() const {
    int fuel = 0;
    for (const Faces* each : {&faces_, &others_}) {
      for (int i = 0; i < each->energy_count && fuel < kFullFuel; ++i) {
        fuel += is_beside_own(each->energy[static_cast<std::size_t>(i)]);
      }
    }
    return fuel;
  }

  // The sides minions that are not beside the Vortex could move to in the turn meant.
  SideMask sides_in_reach(bool now) const {
    SideMask mask = 0;
    if (now && state_.phase != Phase::Movement) return mask;
    for (const Face& face : faces_) {
      const int movement = face.printed->movement;
      if (face.ring == 1 || movement < face.ring - 1) continue;
      if (now && face.tile->is(Mark::Moved)) continue;
      mask = static_cast<SideMask>(mask | sides_within(face.tile->at, movement));
    }
    return mask;
  }

  void count_prospects() {
    const bool now = is_on_turn();
    add(now ? Term::ThreatNow : Term::ThreatNext, count_threats());
    add(Term::Fuel, count_fuel());
    const unsigned empty = ~(unsigned{faces_.filled} | others_.filled);
    add(now ? Term::OpenNow : Term::OpenNext, std::popcount(faces_.beside & empty));
    add(now ? Term::StepNow : Term::StepNext, std::popcount(sides_in_reach(now) & empty));
  }

  void count_tempo() {
    if (!is_on_turn()) return;
    const bool movement = state_.phase == Phase::Movement;
    add(Term::Actions, movement ? kActionsPerTurn : std::min<int>(state_.actions_left, 5));
    add(movement                        ? Term::OnMovement
        : state_.phase == Phase::Action ? Term::OnAction
                                        : Term::OnSummon,
        1);
  }

  const State& state_;
  const SideState& own_;
  const PrintedTiles& table_;
  const Faces& faces_;
  const Faces& others_;
  Seat seat_;
  Terms& terms_;
  int sign_;
};

// The terms of a seat, and those of the other taken off if asked for.
Terms count_for(const State& state, Seat seat, bool with_other) {
  const PrintedTiles& table = printed_tiles();
  const Seat other = opponent_of(seat);
  const Faces own(state.side(seat), table), others(state.side(other), table);
  Terms terms{};
  Assessor(state, seat, table, own, others, terms, 1).count();
  if (with_other) Assessor(state, other, table, others, own, terms, -1).count();
  return terms;
}

}  // namespace

Terms count_terms(const State& state, Seat seat) { return count_for(state, seat, false); }

Terms assess(const State& state, Seat seat) { return count_for(state, seat, true); }

int weight_of(Term term) { return kWeights[static_cast<std::size_t>(term)]; }

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  const Terms terms = assess(state, seat);
  int sum = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) sum += terms[i] * kWeights[i];
  return sum;
}

}  // namespace mael::maelstrom
