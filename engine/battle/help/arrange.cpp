#include "engine/battle/help/arrange.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/battle/derived.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/course.h"
#include "engine/battle/rules.h"
#include "engine/battle/text/notation.h"
#include "engine/core/inches.h"
#include "engine/core/table.h"

namespace mael::battle {

namespace {

constexpr int kMostCounted = 250;  // points and commands of a side
constexpr int kWays = 8, kWay = kHeadings / kWays;
constexpr int kCountedBy = kMilsPerInch / 2;  // of a coordinate that is counted up or down

// ---- A plain moment of a turn ------------------------------------------------------------------

void name_leaders(State& state) {
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    Unit& of = state.units[unit];
    const bool lacks = is_on_table(state, unit) && !state.models[of.leader].is_alive();
    if (lacks) of.leader = first_living(state, unit);  // EDG-046
  }
}

// The player whose go it is can activate a squad; where neither can, squads are taken off
// (EDG-024).
void give_go(State& state) {
  if (count_waiting(state, state.to) == 0) state.to = opponent_of(state.to);
  const bool waits = count_waiting(state, state.to) > 0;
  state.stage = waits ? Stage::Go : Stage::Retire;
  if (!waits) state.to = state.priority;
  if (!waits && !stage_awaits(state)) state.to = opponent_of(state.to);
}

// What follows from where models stand.
void keep_going(State& state) {
  name_leaders(state);
  state.opened = is_any_activated(state);
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (is_on_table(state, unit)) state.units[unit].retired = 0;
  }
  give_go(state);
}

State settled(State state) {
  const bool over = state.stage == Stage::Over;
  if (over) {
    for (Unit& unit : state.units) unit.activated = unit.orders = 0;
  }
  state.frames.clear();
  state.active = {};
  state.round = {};
  state.gone = 0;
  state.cause = Cause::None;
  state.winner = Seat::Chance;
  for (Unit& unit : state.units) unit.counted = kNone;
  keep_going(state);
  return state;
}

// ---- Names -------------------------------------------------------------------------------------

// A model, or the whole squad.
struct Piece {
  UnitId unit = kNone;
  ModelId model = kNone;  // of a squad its leader
  bool squad = false;
};

std::string arranged_name(const State& state, UnitId unit) { return write_unit(state, unit); }
std::string arranged_name(const State& state, UnitId unit, ModelId model) {
  return arranged_name(state, unit) + "." + std::to_string(model - state.units[unit].first + 1);
}

std::optional<UnitId> unit_named(const State& state, std::string_view name) {
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (name == arranged_name(state, unit)) return unit;
  }
  return {};
}

std::optional<Piece> piece_named(const State& state, std::string_view name) {
  const std::size_t dot = name.find('.');
  const auto unit = unit_named(state, name.substr(0, dot));
  if (!unit) return {};
  const Unit& of = state.units[*unit];
  if (dot == name.npos) return Piece{*unit, of.leader, true};
  int number = 0;
  const bool is_model = read_number(name.substr(dot + 1), 1, of.models, number);
  const auto model = static_cast<ModelId>(of.first + number - 1);
  if (!is_model || model == of.leader || !is_on_table(state, *unit)) return {};
  return Piece{*unit, model, false};
}

constexpr std::string_view kAt = "at ";

std::string arranged_name(Point at) { return std::string(kAt) + write_point(at); }

std::optional<Point> spot_named(std::string_view name) {
  const std::size_t slash = name.find('/');
  if (!name.starts_with(kAt) || slash == name.npos) return {};
  const auto x = read_inches(name.substr(kAt.size(), slash - kAt.size()));
  const auto y = read_inches(name.substr(slash + 1));
  if (!x || !y) return {};
  return Point{*x, *y};
}

std::string name_of_out(Seat seat) { return std::string("out.") + letter_of(seat); }

// ---- Moving ------------------------------------------------------------------------------------

void heal(State& state, ModelId model) {
  if (state.models[model].is_alive()) return;
  state.models[model].fortitude = profile_of(state, model).fortitude;
}

void shift(State& state, UnitId unit, Point by) {
  const Unit& of = state.units[unit];
  for (int model = of.first; model < of.first + of.models; ++model) {
    Point& at = state.models[model].at;
    at = {at.x + by.x, at.y + by.y};
  }
}

// All in formation; where that cannot be, the others stand as near to it as there is room
// (EDG-R10).
void move_squad(State& state, UnitId unit, Point to) {
  const Point from = state.models[state.units[unit].leader].at;
  State whole = state;
  shift(whole, unit, {to.x - from.x, to.y - from.y});
  if (!validate(whole)) {
    state = whole;
    return;
  }
  Course course;
  course.path.push_back(to);
  course.heading = state.units[unit].heading;
  place_others(state, walk_of(state, unit, Gait::Move), course);
  walk_along(state, unit, course);
}

void bring_on(State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  for (int model = of.first; model < of.first + of.models; ++model) {
    heal(state, static_cast<ModelId>(model));
  }
}

void take_off(State& state, const Piece& piece) {
  for (const ModelId model : living_of(state, piece.unit)) {
    if (piece.squad || model == piece.model) state.models[model].fortitude = 0;
  }
}

void move_to(State& state, const Piece& piece, Point to) {
  if (piece.squad) {
    if (!is_on_table(state, piece.unit)) bring_on(state, piece.unit);
    return move_squad(state, piece.unit, to);
  }
  heal(state, piece.model);
  state.models[piece.model].at = to;
}

Verdict move(State& state, const Piece& piece, std::string_view to) {
  if (to == name_of_out(state.units[piece.unit].owner)) {
    take_off(state, piece);
    return {};
  }
  const auto at = spot_named(to);
  if (!at) return Violation("EDG-041"_rule);
  const Battlefield& field = battlefield_of(state);
  const bool beside = at->x < 0 || at->y < 0 || at->x > field.width() || at->y > field.depth();
  if (beside) return Violation("EDG-075"_rule);
  move_to(state, piece, *at);
  return {};
}

// ---- Counts ------------------------------------------------------------------------------------

const Violation kNoSuchCount("EDG-041"_rule);

Verdict set_fortitude(State& state, const Piece& piece, int value) {
  if (value > profile_of(state, piece.model).fortitude) return Violation("EDG-107"_rule);
  state.models[piece.model].fortitude = static_cast<std::uint8_t>(value);
  return {};
}

Verdict set_leader(State& state, UnitId unit, int number) {
  Unit& of = state.units[unit];
  const auto model = static_cast<ModelId>(of.first + number - 1);
  const bool own = number >= 1 && number <= of.models && state.models[model].is_alive();
  if (!own) return Violation("EDG-049"_rule);
  of.leader = model;
  return {};
}

Verdict set_of_squad(State& state, std::string_view count, UnitId unit, int value) {
  Unit& of = state.units[unit];
  if (count == "leader") return set_leader(state, unit, value);
  if (count == "facing") {
    if (value >= kWays) return kNoSuchCount;
    of.heading = static_cast<Heading>(value * kWay);
    return {};
  }
  std::uint8_t* number = count == "suppression" ? &of.suppression
                         : count == "cover"     ? &of.cover
                         : count == "moving"    ? &of.moving
                         : count == "activated" ? &of.activated
                         : count == "orders"    ? &of.orders
                         : count == "painted"   ? &of.tokens.of(Token::Painted)
                         : count == "burn"      ? &of.tokens.of(Token::Burn)
                         : count == "zealot"    ? &of.tokens.of(Token::Zealot)
                                                : nullptr;
  if (!number) return kNoSuchCount;
  *number = static_cast<std::uint8_t>(std::min(value, 0xff));
  return {};
}

Verdict set_of_piece(State& state, std::string_view count, const Piece& piece, int value) {
  if (count == "fortitude") return set_fortitude(state, piece, value);
  Point to = state.models[piece.model].at;
  if (count == "x" || count == "y") {
    (count == "x" ? to.x : to.y) = value;
    return move(state, piece, arranged_name(to));
  }
  return piece.squad ? set_of_squad(state, count, piece.unit, value) : Verdict(kNoSuchCount);
}

Verdict set_of_side(State& state, std::string_view count, Seat seat, int value) {
  const auto side = static_cast<std::size_t>(index_of(seat));
  if (value > kMostCounted) return kNoSuchCount;
  const auto number = static_cast<std::uint8_t>(value);
  if (count == "points") {
    state.points[side] = number;
  } else if (count == "command") {
    state.command[side] = number;
  } else if (count == "lost") {
    Losses& losses = state.losses;
    losses.units[side] = number;
    if (losses.units[0] + losses.units[1] == 0) losses.first = Seat::Chance;
    const bool none = losses.first != Seat::Chance &&
                      losses.units[static_cast<std::size_t>(index_of(losses.first))] == 0;
    if (losses.first == Seat::Chance && value > 0) losses.first = seat;
    if (none) losses.first = opponent_of(losses.first);
  } else {
    return kNoSuchCount;
  }
  return {};
}

// A side without a squad to activate has no go.
Verdict set_go(State& state, Seat seat) {
  if (count_waiting(state, seat) == 0) return Violation("EDG-015"_rule);
  state.to = seat;
  return {};
}

Verdict set_of_turn(State& state, std::string_view count, int value) {
  if (count == "turn") {
    state.turn = static_cast<std::uint8_t>(std::min(value, 0xff));
    return value >= 1 && value <= kTurns ? Verdict() : Verdict(Violation("EDG-002"_rule));
  }
  if (value >= kSeats) return kNoSuchCount;
  const Seat seat = seat_at(value);
  if (count == "to") return set_go(state, seat);
  if (count != "priority" && count != "attacker") return kNoSuchCount;
  (count == "priority" ? state.priority : state.attacker) = seat;
  return {};
}

// A count by its name: "fortitude.a1.3", "points.a", "to".
Verdict set_count(State& state, std::string_view name, int value) {
  const std::size_t dot = name.find('.');
  if (dot == name.npos) return set_of_turn(state, name, value);
  const std::string_view count = name.substr(0, dot), of = name.substr(dot + 1);
  if (of == "a" || of == "b") return set_of_side(state, count, seat_at(of[0] - 'a'), value);
  const auto piece = piece_named(state, of);
  return piece ? set_of_piece(state, count, *piece, value) : Verdict(kNoSuchCount);
}

bool is_empty(const State& state) {
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (is_on_table(state, unit)) return false;
  }
  return true;
}

Verdict change(State& state, const Rearrangement& wanted) {
  int value = 0;
  if (const auto piece = piece_named(state, wanted.what)) return move(state, *piece, wanted.to);
  if (!read_number(wanted.to, 0, kFarthestMil, value)) return kNoSuchCount;
  return set_count(state, wanted.what, value);
}

// ---- What there is -----------------------------------------------------------------------------

class PieceLister {
 public:
  explicit PieceLister(const State& state) : state_(state) {}

  Arrangement list() {
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) add_unit(unit);
    for (const Seat seat : {Seat::A, Seat::B}) {
      out_.places.push_back({name_of_out(seat), "arrange.battle.out", seat});
    }
    add_turn();
    for (const Seat seat : {Seat::A, Seat::B}) {
      const auto side = static_cast<std::size_t>(index_of(seat));
      const std::string of = std::string(".") + letter_of(seat);
      add("points" + of, "points", state_.points[side], seat);
      add("command" + of, "command", state_.command[side], seat);
      add("lost" + of, "lost", state_.losses.units[side], seat);
    }
    return std::move(out_);
  }

 private:
  void add(std::string name, const char* words, int value, Seat owner = Seat::Chance,
           std::string of = {}) {
    out_.counts.push_back(
        {std::move(name), std::string("arrange.battle.") + words, value, owner, std::move(of)});
  }

  void add_unit(UnitId unit) {
    const Unit& of = state_.units[unit];
    const bool stands = is_on_table(state_, unit);
    add_piece(arranged_name(state_, unit), unit, of.leader);
    if (!stands) return;
    add_squad(arranged_name(state_, unit), unit);
    for (int i = of.first; i < of.first + of.models; ++i) {
      const auto model = static_cast<ModelId>(i);
      if (model != of.leader) add_piece(arranged_name(state_, unit, model), unit, model);
    }
  }

  void add_piece(const std::string& name, UnitId unit, ModelId model) {
    const Model& of = state_.models[model];
    const Seat owner = state_.units[unit].owner;
    ArrangedPiece piece;
    piece.name = name;
    piece.place = of.is_alive() ? arranged_name(of.at) : name_of_out(owner);
    piece.words = "unit." + std::string(squad_of(state_, unit).code);
    piece.owner = owner;
    if (of.is_alive()) piece.shown = "model " + arranged_name(state_, unit, model);
    piece.note = name;
    out_.pieces.push_back(std::move(piece));
    if (!of.is_alive()) return;
    add("fortitude." + name, "fortitude", of.fortitude, owner, name);
    add_coordinate("x", of.at.x, owner, name);
    add_coordinate("y", of.at.y, owner, name);
  }
  void add_coordinate(const char* which, std::int32_t mils, Seat owner, const std::string& piece) {
    add(std::string(which) + "." + piece, which, mils, owner, piece);
    out_.counts.back().step = kCountedBy;
    out_.counts.back().thousandths = "arrange.battle.inches";
  }

  void add_squad(const std::string& name, UnitId unit) {
    const Unit& of = state_.units[unit];
    const auto add_number = [&](const char* count, int value) {
      add(std::string(count) + "." + name, count, value, of.owner, name);
    };
    add_number("suppression", of.suppression);
    add_number("cover", of.cover);
    add_number("moving", of.moving);
    if (of.tokens.any()) add_tokens(of, name);
    add_number("activated", of.activated);
    out_.counts.back().values = {"arrange.battle.no", "arrange.battle.yes"};
    if (commander_of(state_, unit) != kNone) add_number("orders", of.orders);
    add_number("facing", (of.heading + kWay / 2) / kWay % kWays);
    out_.counts.back().values = {"battle.way.e", "battle.way.ne", "battle.way.n", "battle.way.nw",
                                 "battle.way.w", "battle.way.sw", "battle.way.s", "battle.way.se"};
    if (of.models > 1) add_number("leader", of.leader - of.first + 1);
  }

  // Only where there are some: most squads never have any.
  void add_tokens(const Unit& of, const std::string& name) {
    constexpr std::array kKinds{"painted", "burn", "zealot"};
    for (int i = 0; i < UnitTokens::kKinds; ++i) {
      const char* kind = kKinds[static_cast<std::size_t>(i)];
      add(std::string(kind) + "." + name, kind, of.tokens.of(UnitTokens::kind_at(i)), of.owner,
          name);
    }
  }

  void add_seat(const char* name, Seat seat) {
    add(name, name, index_of(seat));
    out_.counts.back().is_seat = true;
  }
  void add_turn() {
    add_seat("to", state_.to);
    add_seat("priority", state_.priority);
    add_seat("attacker", state_.attacker);
    add("turn", "turn", state_.turn);
  }

  const State& state_;
  Arrangement out_;
};

}  // namespace

Arrangement Arranged::of(const State& state) { return PieceLister(settled(state)).list(); }

Rearranged<State> Arranged::after(const State& state, const Rearrangement& wanted) {
  return rearranged(settled(state), [&](State& next) {
    Verdict verdict = change(next, wanted);
    if (!verdict && is_empty(next)) verdict = Violation("EDG-025"_rule);
    if (!verdict) keep_going(next);
    return verdict;
  });
}

}  // namespace mael::battle
