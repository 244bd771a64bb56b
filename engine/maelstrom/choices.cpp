// What the user of an ability may choose.

#include <algorithm>
#include <optional>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

bool names_others(const Selector& selector) {
  return selector.who != Who::Self && selector.who != Who::That && selector.count != kAllTargets;
}

// The selector whose tiles the user picks; none if nothing on the table is picked.
const Selector* chooser_of(const Effect& effect) {
  if (effect.pays_tile) return &effect.price_tile;
  if (effect.has_choice) return &effect.choose;
  if (effect.has_target && names_others(effect.target)) return &effect.target;
  return nullptr;
}

bool displaces(Verb verb) {
  return verb == Verb::Move || verb == Verb::Swap || verb == Verb::Return;
}

class ChoiceLister {
 public:
  ChoiceLister(const Scope& scope, const Effect& effect, std::vector<Choice>& out)
      : scope_(scope), effect_(effect), out_(out) {}

  void list() {
    if (!can_pay() || !has_room()) return;
    const Selector* chooser = chooser_of(effect_);
    if (chooser) {
      list_tiles(*chooser);
    } else if (effect_.verb == Verb::Move) {
      if (scope_.source) list_spaces(scope_.state, *scope_.source, Choice{}, 0);
    } else if (effect_.verb == Verb::Replace) {
      list_rows([&](const SideState& side, Row row) {
        return can_show(side, row) && !is_second_unique(side, row);
      });
    } else if (effect_.verb == Verb::Draw && effect_.zone == Zone::Discard) {
      list_rows([](const SideState& side, Row row) { return side.rows[row].discard > 0; });
    } else if (effect_.verb == Verb::Draw && effect_.has_filter) {
      list_rows([](const SideState& side, Row row) { return may_be_in_stack(side, row); });
    } else if (does_something()) {
      out_.push_back(Choice{});
    }
  }

 private:
  const State& state() const { return scope_.state; }
  const SideState& side() const { return scope_.state.side(scope_.controller); }

  bool can_pay() const { return side().hoard >= effect_.price; }

  // A lasting effect needs a place to be noted.
  bool has_room() const {
    return effect_.until == Until::Always || state().lasting.size() + 8 <= kMaxLasting;
  }

  bool does_something() const {
    switch (effect_.verb) {
      case Verb::Draw: return effect_.pays_tile || stack_size(side()) > 0;
      case Verb::Damage: return finds_target();
      case Verb::Heal:
        if (effect_.target.who != Who::Self) return finds_target();
        return scope_.source && state().tile(*scope_.source).wounds > 0;
      case Verb::Return:
        if (effect_.target.who == Who::That) return true;
        return scope_.source && !Mass(state()).links_others(state().tile(*scope_.source).at);
      default: return true;
    }
  }

  // For texts that work on every tile of a kind.
  bool finds_target() const {
    bool found = false;
    for_each_tile(state(),
                  [&](TileRef ref) { found = found || matches(scope_, effect_.target, ref); });
    return found;
  }

  bool may_be_chosen(TileRef tile) const {
    const bool enemy = tile.seat != scope_.controller;
    if (enemy && displaces(effect_.verb) && is_forbidden(state(), Act::Displace, tile)) {
      return false;
    }
    if (effect_.verb == Verb::Raise &&
        is_second_unique(state().side(tile.seat), state().tile(tile).row)) {
      return false;
    }
    if (effect_.verb == Verb::Return) {
      if (effect_.zone == Zone::Stack && state().side(tile.seat).top.full()) return false;
      return !Mass(state()).links_others(state().tile(tile).at);
    }
    return true;
  }

  void list_tiles(const Selector& chooser) {
    for_each_tile(state(), [&](TileRef first) {
      if (!matches(scope_, chooser, first) || !may_be_chosen(first)) return;
      Choice choice;
      choice.tiles[0] = first;
      choice.count = 1;
      if (effect_.verb == Verb::Move) {
        list_spaces(state(), first, choice, chooser.count > 1 ? 1 : 0);
        return;
      }
      const bool pair_only = effect_.verb == Verb::Swap && chooser.count > 1;
      if (!pair_only) out_.push_back(choice);
      if (chooser.count > 1) list_second(chooser, choice);
    });
    if (effect_.verb == Verb::Move && chooser.count > 1) drop_known_pairs();
  }

  void list_second(const Selector& chooser, Choice choice) {
    for_each_tile(state(), [&](TileRef second) {
      if (second <= choice.tiles[0] || !matches(scope_, chooser, second)) return;
      if (!may_be_chosen(second)) return;
      choice.tiles[1] = second;
      choice.count = 2;
      out_.push_back(choice);
    });
  }

  // The places a tile can be moved to; with `more`, further tiles after it.
  void list_spaces(const State& now, TileRef tile, Choice choice, int more) {
    if (is_forbidden(now, Act::Move, tile)) return;
    Mobility mobility = mobility_of(now, tile);
    mobility.movement = effect_.amount.number;
    Reach reach;
    Mass(now).find_reach(now.tile(tile).at, mobility, reach);
    for (const Reached& space : reach) {
      if (space.over_tile || may_not_enter(now, tile, space.at)) continue;
      const std::size_t place = choice.count > 0 ? choice.count - std::size_t{1} : 0;
      choice.spaces[place] = space.at;
      out_.push_back(choice);
      if (choice.count == 0) out_.back().count = 1;
      if (more > 0) list_second_move(now, tile, choice);
    }
  }

  void list_second_move(const State& now, TileRef moved, Choice choice) {
    State after = now;
    after.tile(moved).at = choice.spaces[0];
    const Scope scope{after,       scope_.controller, scope_.source,
                      scope_.that, scope_.site,       scope_.attack};
    for_each_tile(after, [&](TileRef second) {
      if (second == moved || !matches(scope, effect_.target, second)) return;
      if (!may_be_chosen(second)) return;
      choice.tiles[1] = second;
      choice.count = 2;
      list_spaces(after, second, choice, 0);
    });
  }

  // Of two moves the order counts only where one makes room for the other: the lower tile goes
  // first wherever it can.
  void drop_known_pairs() {
    std::vector<Choice> known;
    for (const Choice& choice : out_) {
      if (choice.count == 2 && choice.tiles[0] < choice.tiles[1]) known.push_back(choice);
    }
    std::sort(known.begin(), known.end());
    const auto is_known = [&](const Choice& choice) {
      if (choice.count < 2 || choice.tiles[0] < choice.tiles[1]) return false;
      Choice other = choice;
      std::swap(other.tiles[0], other.tiles[1]);
      std::swap(other.spaces[0], other.spaces[1]);
      return std::binary_search(known.begin(), known.end(), other);
    };
    out_.erase(std::remove_if(out_.begin(), out_.end(), is_known), out_.end());
  }

  template <class F>
  void list_rows(F&& is_there) {
    for (int i = 0; i < side().rows.size(); ++i) {
      const Row row = static_cast<Row>(i);
      const TileData& data = data_of(state(), scope_.controller, row);
      const TileKind kind = side().rows[row].kind;
      if (!is_there(side(), row)) continue;
      if (!matches_printed(scope_, effect_.filter, scope_.controller, data, kind)) continue;
      Choice choice;
      choice.row = row;
      out_.push_back(choice);
    }
  }

  const Scope& scope_;
  const Effect& effect_;
  std::vector<Choice>& out_;
};

}  // namespace

namespace {

const Relic& relic_of(const State& state, TileRef user) {
  return state.side(user.seat).relics[user.index - kFirstRelic];
}

}  // namespace

std::span<const Effect> active_ability(const State& state, TileRef user) {
  const SideState& side = state.side(user.seat);
  if (user.index >= kFirstRelic) {
    return effect_table().of(side.rows[relic_of(state, user).row].kind, Trigger::Action);
  }
  if (state.tile(user).is_energy()) return {};
  return effect_table().of(side.rows[state.tile(user).row].kind, Trigger::Action);
}

Scope user_scope(const State& state, TileRef user) {
  if (user.index < kFirstRelic) return scope_of(state, user);
  return {state, user.seat, {}, {}, kVortex, nullptr};
}

TileName user_name(const State& state, TileRef user) {
  if (user.index < kFirstRelic) return name_of(state, user);
  return {user.seat, relic_of(state, user).row, 0};
}

bool is_used(const State& state, TileRef user) {
  if (user.index < kFirstRelic) return state.tile(user).is(Mark::Used);
  return (relic_of(state, user).marks & static_cast<unsigned>(Mark::Used)) != 0;
}

bool asks_for_tiles(const Effect& first) { return chooser_of(first) != nullptr; }

namespace {

// A tile that the text speaks of, and that the choice names first.
bool names_meant_tile(const Scope& scope, const Effect& first, const Choice& choice) {
  const Selector* chooser = chooser_of(first);
  const TileRef tile = choice.tiles[0];
  return chooser != nullptr && choice.count > 0 && index_of(tile.seat) < kSeats &&
         tile.index < scope.state.side(tile.seat).tiles.size() && matches(scope, *chooser, tile);
}

// A move that does not say where to, of a tile that can go somewhere: it lacks a choice, and no
// other rule is in its way.
bool may_still_go(const Effect& first, const std::vector<Choice>& choices, const Choice& choice) {
  const auto last = choice.spaces.begin() + std::clamp<int>(choice.count, 1, 2);
  const bool lacks = std::find(choice.spaces.begin(), last, kVortex) != last;
  return first.verb == Verb::Move && lacks &&
         std::any_of(choices.begin(), choices.end(),
                     [&](const Choice& each) { return each.tiles[0] == choice.tiles[0]; });
}

// The tile that a choice sends to a space, if it is the only one and the text speaks of it.
std::optional<TileRef> sent_alone(const Scope& scope, const Effect& first, const Choice& choice) {
  if (first.verb != Verb::Move || choice.spaces[0] == kVortex || choice.count > 1) return {};
  if (names_meant_tile(scope, first, choice)) return choice.tiles[0];
  const bool itself = !chooser_of(first) && first.target.who == Who::Self;
  return itself ? scope.source : std::nullopt;
}

// Why a tile the text speaks of cannot be moved, swapped or sent back.
Verdict judge_displaced(const Scope& scope, Verb verb, TileRef tile) {
  const State& state = scope.state;
  const bool enemy = tile.seat != scope.controller;
  if ((enemy && is_forbidden(state, Act::Displace, tile)) ||
      (verb == Verb::Move && is_forbidden(state, Act::Move, tile))) {
    return Violation("MAE-173"_rule, {thing(tile)});
  }
  if (verb != Verb::Swap && Mass(state).links_others(state.tile(tile).at)) {
    return Violation("MAE-R57"_rule);
  }
  return {};
}

}  // namespace

bool is_held_by_mass(const Scope& scope, const Effect& first) {
  if (!displaces(first.verb)) return false;
  const Selector* chooser = chooser_of(first);
  bool held = false;
  for_each_tile(scope.state, [&](TileRef tile) {
    if (chooser ? !matches(scope, *chooser, tile) : scope.source != tile) return;
    const Verdict verdict = judge_displaced(scope, first.verb, tile);
    held = held || (verdict && verdict->rule == "MAE-R57"_rule);
  });
  return held;
}

Verdict judge_choice(const Scope& scope, std::span<const Effect> rows, const Choice& choice) {
  std::vector<Choice> choices;
  list_choices(scope, rows, choices);
  if (std::find(choices.begin(), choices.end(), choice) != choices.end()) return {};
  const Effect& first = rows[0];
  if (may_still_go(first, choices, choice)) return Violation("MAE-212"_rule);
  if (displaces(first.verb) && names_meant_tile(scope, first, choice)) {
    if (Verdict verdict = judge_displaced(scope, first.verb, choice.tiles[0])) return verdict;
  }
  if (first.verb == Verb::Move && first.target.who == Who::Self && scope.source) {
    if (Verdict verdict = judge_displaced(scope, first.verb, *scope.source)) return verdict;
  }
  if (const auto moved = sent_alone(scope, first, choice)) {
    Mobility mobility = mobility_of(scope.state, *moved);
    mobility.movement = first.amount.number;
    if (Verdict verdict = judge_way(scope.state, *moved, mobility, choice.spaces[0])) {
      return verdict;
    }
  }
  if (!choices.empty()) return Violation("MAE-212"_rule);
  return Violation(is_held_by_mass(scope, first) ? "MAE-R57"_rule : "MAE-135"_rule);
}

void list_choices(const Scope& scope, std::span<const Effect> rows, std::vector<Choice>& choices) {
  choices.clear();
  if (rows.empty() || !holds(scope, rows[0])) return;
  ChoiceLister(scope, rows[0], choices).list();
}

}  // namespace mael::maelstrom
