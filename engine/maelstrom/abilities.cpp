// Carrying out abilities, and the triggers they and everything else set off.

#include "engine/maelstrom/abilities.h"

#include <algorithm>
#include <cassert>

#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

// One ability being carried out. Tiles are held by name: indices change as tiles come and go.
class Performance {
 public:
  Performance(State& state, const Pending& what, const Choice& choice, Events* events)
      : state_(state), what_(what), choice_(choice), events_(events) {
    if (choice.count > 0 && exists(choice.tiles[0])) chosen_.push_back(name_at(choice.tiles[0]));
    if (choice.count > 1 && exists(choice.tiles[1])) chosen_.push_back(name_at(choice.tiles[1]));
  }

  void perform(std::span<const Effect> rows) {
    if (what_.source.row != kNoRow) {
      tell(events_, happened::AbilityUsed{what_.source, what_.effect});
    }
    bool first = true;
    for (const Effect& row : rows) {
      collect_targets(row, first);
      perform(row);
      first = false;
    }
  }

 private:
  SideState& side() { return state_.side(what_.controller); }

  bool exists(TileRef ref) const { return ref.index < state_.side(ref.seat).tiles.size(); }
  TileName name_at(TileRef ref) const { return name_of(state_, ref); }

  Scope scope() const {
    return {state_,
            what_.controller,
            find_tile(state_, what_.source),
            find_tile(state_, chosen_.empty() ? what_.that : chosen_[0]),
            what_.site,
            attack_of(state_)};
  }

  void change_hoard(Seat seat, int by) {
    std::uint16_t& hoard = state_.side(seat).hoard;
    const int change = by < -hoard ? -hoard : by;
    hoard = static_cast<std::uint16_t>(hoard + change);
    if (change != 0) tell(events_, happened::HoardChanged{seat, change});
  }

  // The tiles a row works on. A row after the first means by `that` what the first one chose.
  void collect_targets(const Effect& row, bool first) {
    targets_.clear();
    if (!row.has_target) return;
    const Selector& selector = row.target;
    if (selector.who == Who::Self) return add_target(what_.source);
    if (selector.who == Who::That) return add_target(chosen_.empty() ? what_.that : chosen_[0]);
    if (selector.count != kAllTargets && first) {
      for (const TileName& tile : chosen_) add_target(tile);
      return;
    }
    const Scope now = scope();
    for_each_tile(state_, [&](TileRef ref) {
      if (matches(now, selector, ref)) targets_.push_back(name_at(ref));
    });
  }

  void add_target(TileName tile) {
    if (find_tile(state_, tile)) targets_.push_back(tile);
  }

  void perform(const Effect& row) {
    switch (row.verb) {
      case Verb::Damage: return damage(row);
      case Verb::Heal: return for_targets([&](TileRef ref) { heal(row, ref); });
      case Verb::Move: return move();
      case Verb::Swap: return swap();
      case Verb::Draw: return draw(row);
      case Verb::Energy: return gain_energy(row);
      case Verb::Actions: return gain_actions(row);
      case Verb::Return: return send_back(row);
      case Verb::Replace: return replace(row);
      case Verb::Raise: return for_targets([&](TileRef ref) { raise(ref); });
      case Verb::Modify:
      case Verb::Grant:
      case Verb::Gateway:
      case Verb::Forbid: return for_targets([&](TileRef ref) { put_in_force(row, ref); });
      case Verb::Cancel: return cancel();
    }
  }

  template <class F>
  void for_targets(F&& f) {
    for (const TileName& name : std::vector<TileName>(targets_)) {
      if (const auto ref = find_tile(state_, name)) f(*ref);
    }
  }

  void damage(const Effect& row) {
    deal_damage(state_, targets_, amount_of(scope(), row), what_.source, what_.controller, events_);
  }

  void heal(const Effect& row, TileRef ref) {
    BoardTile& tile = state_.tile(ref);
    const int healed = std::min<int>(tile.wounds, amount_of(scope(), row));
    if (healed == 0) return;
    tile.wounds = static_cast<std::uint8_t>(tile.wounds - healed);
    tell(events_, happened::Healed{name_at(ref), tile.at, healed});
  }

  void move() {
    if (chosen_.empty() || targets_.size() == 1) return move_one(targets_, 0);
    for (std::size_t i = 0; i < targets_.size(); ++i) move_one(targets_, i);
  }

  void move_one(const std::vector<TileName>& tiles, std::size_t i) {
    if (i >= tiles.size()) return;
    const auto ref = find_tile(state_, tiles[i]);
    if (!ref) return;
    BoardTile& tile = state_.tile(*ref);
    tell(events_, happened::Moved{tiles[i], tile.at, choice_.spaces[i]});
    tile.at = choice_.spaces[i];
  }

  // The chosen tile changes places with the source, or two chosen ones with each other.
  void swap() {
    const TileName other = targets_.size() > 1 ? targets_[1] : what_.source;
    const auto a = targets_.empty() ? std::nullopt : find_tile(state_, targets_[0]);
    const auto b = find_tile(state_, other);
    if (!a || !b) return;
    std::swap(state_.tile(*a).at, state_.tile(*b).at);
    tell(events_, happened::Swapped{targets_[0], other});
  }

  void draw(const Effect& row) {
    if (choice_.row != kNoRow) {
      if (row.zone == Zone::Discard) --side().rows[choice_.row].discard;
      put_in_hand(side(), choice_.row);
      tell(events_, happened::Fetched{what_.controller, choice_.row, row.zone});
      if (row.zone == Zone::None) side().top.clear();  // searched, then shuffled
      return;
    }
    if (stack_size(side()) == 0) return;
    state_.drawer = what_.controller;
    state_.awaiting = Awaiting::DrawnTile;
  }

  void gain_energy(const Effect& row) {
    const Seat seat = row.opponent ? opponent_of(what_.controller) : what_.controller;
    change_hoard(seat, amount_of(scope(), row));
  }

  void gain_actions(const Effect& row) {
    state_.actions_left = static_cast<std::uint16_t>(state_.actions_left + row.amount.number);
    tell(events_, happened::ActionsChanged{what_.controller, row.amount.number});
  }

  void forget_lasting(TileName name) {
    for (int i = state_.lasting.size() - 1; i >= 0; --i) {
      if (state_.lasting[i].tile == name) state_.lasting.erase(i);
    }
  }

  // An event that was just played comes back from the discard stack; tiles leave the table.
  void send_back(const Effect& row) {
    const TileName that = what_.that;
    const bool event = that.row < state_.side(that.seat).rows.size() &&
                       data_of(state_, that.seat, that.row).type == TileType::Event;
    if (row.target.who != Who::That || !event) {
      return for_targets([&](TileRef ref) { send_home(ref, row.zone == Zone::Stack); });
    }
    ForceRow& line = state_.side(that.seat).rows[that.row];
    if (line.discard == 0) return;
    --line.discard;
    put_in_hand(state_.side(that.seat), that.row);
    tell(events_, happened::Fetched{that.seat, that.row, Zone::Discard});
    drop_offers();
  }

  // What has come back is not taken back by others: what one play set off lies together, in the
  // order of its sources (queue_played).
  void drop_offers() {
    TileName last = what_.source;
    for (int i = state_.pending.size() - 1; i >= 0; --i) {
      const Pending& other = state_.pending[i];
      if (effect_table()[other.effect].trigger != Trigger::Played) return;
      if (other.that != what_.that || other.source >= last) return;
      last = other.source;
      state_.pending.erase(i);
    }
  }

  // To its owner's hand or on top of the stack (MAE-R11), if the Golden Rule allows.
  void send_home(TileRef ref, bool on_stack) {
    SideState& owner = state_.side(ref.seat);
    const BoardTile tile = state_.tile(ref);
    const TileName name = name_at(ref);
    if (Mass(state_).links_others(tile.at) || (on_stack && owner.top.full())) return;
    forget_lasting(name);
    owner.tiles.erase(ref.index);
    if (on_stack) {
      owner.top.push_back(tile.row);
      tell(events_, happened::PutOnStack{name, tile.at});
    } else {
      put_in_hand(owner, tile.row);
      tell(events_, happened::Returned{name, tile.at});
    }
  }

  void cancel() {
    if (state_.plays.empty()) return;
    Play& play = state_.plays[state_.plays.size() - 1];
    play.cancelled = 1;
    tell(events_, happened::Cancelled{play.kind, play.controller});
  }

  void replace(const Effect& row) {
    const auto ref = find_tile(state_, what_.source);
    if (!ref) return;
    const BoardTile old = state_.tile(*ref);
    tell(events_, happened::Replaced{what_.source, choice_.row, old.at});
    forget_lasting(what_.source);
    side().tiles.erase(ref->index);
    ++side().rows[old.row].discard;
    take_from_hand(side(), choice_.row);
    const BoardTile tile{choice_.row, free_copy(side(), choice_.row), old.at, 0, 0};
    put_in_play(side(), tile);
    const TileName name{what_.controller, tile.row, tile.copy};
    const TileRef placed = *find_tile(state_, name);
    if (row.keep_wounds) {
      state_.tile(placed).wounds =
          static_cast<std::uint8_t>(std::min<int>(old.wounds, life_of(state_, placed)));
    }
    state_.progress = 1;
    queue_triggers(state_, Trigger::Enters, name, old.at);
    destroy_if_due(state_, placed, what_.controller, events_);  // of the wounds it took over
  }

  void raise(TileRef ref) {
    BoardTile& tile = state_.tile(ref);
    tile.marks = 0;
    tile.wounds = 0;
    if (state_.phase == Phase::Summon) tile.set(Mark::Fresh);
    state_.progress = 1;
    tell(events_, happened::Raised{name_at(ref), tile.at});
    queue_triggers(state_, Trigger::Enters, name_at(ref), tile.at);
  }

  void put_in_force(const Effect& row, TileRef ref) {
    if (state_.lasting.full()) return;
    const int turns = row.until == Until::Round ? 1 : 0;
    state_.lasting.push_back({name_at(ref), effect_table().number_of(row), what_.controller,
                              static_cast<std::uint16_t>(state_.turn + turns)});
    tell(events_, happened::Affected{name_at(ref), effect_table().number_of(row)});
  }

  State& state_;
  const Pending what_;
  const Choice& choice_;
  Events* events_;
  std::vector<TileName> chosen_;
  std::vector<TileName> targets_;
};

std::span<const Effect> rows_from(std::uint8_t first) {
  const Effect& effect = effect_table()[first];
  return effect_table().of(effect.tile, effect.trigger);
}

void push(State& state, const Pending& pending) {
  assert(!state.pending.full());
  if (!state.pending.full()) state.pending.push_back(pending);
}

// Triggers that speak of other tiles: `of`.
void queue_watchers(State& state, Trigger trigger, TileName subject, Hex site) {
  const EffectTable& table = effect_table();
  const TileKind subject_kind = state.side(subject.seat).rows[subject.row].kind;
  for_each_tile(state, [&](TileRef ref) {
    const BoardTile& tile = state.tile(ref);
    const TileKind kind = state.side(ref.seat).rows[tile.row].kind;
    const auto rows = table.of(kind, trigger);
    if (rows.empty() || !rows[0].has_of || tile.is_energy()) return;
    const Selector& of = rows[0].of;
    if (of.within != kAnyNumber && distance(tile.at, site) > of.within) return;
    if (rows[0].once && tile.is(Mark::Triggered)) return;
    if (!matches_printed(scope_of(state, ref), of, subject.seat, catalogue()[subject_kind],
                         subject_kind)) {
      return;
    }
    if (rows[0].once) state.tile(ref).set(Mark::Triggered);
    push(state, {name_of(state, ref), subject, table.number_of(rows[0]), ref.seat, site});
  });
}

// Relics watch too.
void queue_relic_watchers(State& state, Trigger trigger, TileName subject, Hex site) {
  const EffectTable& table = effect_table();
  const TileKind subject_kind = state.side(subject.seat).rows[subject.row].kind;
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (Relic& relic : state.side(seat).relics) {
      const auto rows = table.of(state.side(seat).rows[relic.row].kind, trigger);
      if (rows.empty() || !rows[0].has_of) continue;
      const unsigned triggered = static_cast<unsigned>(Mark::Triggered);
      if (rows[0].once && (relic.marks & triggered) != 0) continue;
      const Scope scope{state, seat, {}, {}, site, nullptr};
      if (!matches_printed(scope, rows[0].of, subject.seat, catalogue()[subject_kind],
                           subject_kind)) {
        continue;
      }
      if (rows[0].once) relic.marks = static_cast<std::uint8_t>(relic.marks | triggered);
      push(state, {{seat, relic.row, 0}, subject, table.number_of(rows[0]), seat, site});
    }
  }
}

bool can_take_place(const State& state, const Pending& pending) {
  if (pending.source.copy == 0) {
    return find_relic(state.side(pending.source.seat), pending.source.row) >= 0;
  }
  const auto source = find_tile(state, pending.source);
  const Effect& effect = effect_table()[pending.effect];
  if (effect.trigger == Trigger::Destroyed && pending.source == pending.that) {
    return true;  // a destroyed tile's own text is its last word
  }
  if (!source || state.tile(*source).is_energy()) return false;
  // Several plays may have set it off before it could be used once (VTX-R25).
  const bool is_used =
      effect.trigger == Trigger::Played && effect.once && state.tile(*source).is(Mark::Triggered);
  return !is_used;
}

}  // namespace

void queue_triggers(State& state, Trigger trigger, TileName subject, Hex site) {
  const EffectTable& table = effect_table();
  const auto rows = table.of(state.side(subject.seat).rows[subject.row].kind, trigger);
  if (trigger == Trigger::Destroyed) {  // nothing else is watched; see effects_check.cpp
    queue_watchers(state, trigger, subject, site);
    queue_relic_watchers(state, trigger, subject, site);
  }
  if (!rows.empty() && !rows[0].has_of) {
    push(state, {subject, subject, table.number_of(rows[0]), subject.seat, site});
  }
}

void order_triggers(State& state, int first) {
  std::stable_sort(state.pending.begin() + first, state.pending.end(),
                   [&](const Pending& a, const Pending& b) {
                     return (a.controller == state.active) > (b.controller == state.active);
                   });
}

void queue_kill(State& state, TileName attacker, TileName victim, Hex site) {
  const EffectTable& table = effect_table();
  const auto rows = table.of(state.side(attacker.seat).rows[attacker.row].kind, Trigger::Kills);
  if (rows.empty()) return;
  const Scope scope{state, attacker.seat, find_tile(state, attacker), find_tile(state, victim),
                    site,  nullptr};
  if (!holds(scope, rows[0])) return;
  push(state, {attacker, victim, table.number_of(rows[0]), attacker.seat, site});
}

Scope pending_scope(const State& state) {
  const Pending& pending = state.pending[state.pending.size() - 1];
  return {state,
          pending.controller,
          find_tile(state, pending.source),
          find_tile(state, pending.that),
          pending.site,
          nullptr};
}

std::span<const Effect> pending_ability(const State& state) {
  return rows_from(state.pending[state.pending.size() - 1].effect);
}

namespace {

void pay_price(State& state, Seat seat, int price, Events* events) {
  if (price == 0) return;
  state.side(seat).hoard = static_cast<std::uint16_t>(state.side(seat).hoard - price);
  tell(events, happened::HoardChanged{seat, -price});
}

}  // namespace

void pay_ability(State& state, TileRef user, Events* events) {
  pay_price(state, user.seat, active_ability(state, user)[0].price, events);
  if (user.index < kFirstRelic) return state.tile(user).set(Mark::Used);
  Relic& relic = state.side(user.seat).relics[user.index - kFirstRelic];
  relic.marks = static_cast<std::uint8_t>(relic.marks | static_cast<unsigned>(Mark::Used));
}

void pay_with_tile(State& state, TileRef tile, Events* events) {
  state.tile(tile).wounds = static_cast<std::uint8_t>(life_of(state, tile));
  destroy_if_due(state, tile, tile.seat, events);
}

void perform_play(State& state, const Play& play, Events* events) {
  const TileKind kind = state.side(play.controller).rows[play.tile.row].kind;
  const bool event = play.kind == Play::Kind::Event;
  const auto rows = event ? effect_table().of(kind) : effect_table().of(kind, Trigger::Action);
  Pending what{play.tile, play.tile, effect_table().number_of(rows[0]), play.controller, kVortex};
  if (event) {
    what.source = {play.controller, kNoRow, 0};
    if (const PendingAttack* attack = attack_of(state)) {
      what.that = name_of(state, {opponent_of(state.active), attack->target});
    }
  } else if (const auto source = find_tile(state, play.tile)) {
    what.site = state.tile(*source).at;
  }
  Performance(state, what, play.choice, events).perform(rows);
}

void queue_played(State& state, const Play& play) {
  const int first = state.pending.size();
  const EffectTable& table = effect_table();
  for_each_tile(state, [&](TileRef ref) {
    const BoardTile& tile = state.tile(ref);
    const auto rows = table.of(state.side(ref.seat).rows[tile.row].kind, Trigger::Played);
    if (rows.empty() || tile.is_energy() || ref.seat != play.controller) return;
    if (rows[0].once && tile.is(Mark::Triggered)) return;
    push(state, {name_of(state, ref), play.tile, table.number_of(rows[0]), ref.seat, tile.at});
  });
  std::sort(state.pending.begin() + first, state.pending.end(),
            [](const Pending& a, const Pending& b) { return a.source < b.source; });
}

void resolve_pending(State& state, const Choice& choice, Events* events) {
  const Pending what = state.pending[state.pending.size() - 1];
  state.pending.erase(state.pending.size() - 1);
  state.awaiting = Awaiting::Turn;
  const Effect& first = rows_from(what.effect)[0];
  pay_price(state, what.controller, first.price, events);
  // What may be declined counts only when it is done.
  if (const auto source = find_tile(state, what.source); first.once && source) {
    state.tile(*source).set(Mark::Triggered);
  }
  Performance(state, what, choice, events).perform(rows_from(what.effect));
}

void settle(State& state, Events* events) {
  std::vector<Choice> choices;
  state.awaiting = Awaiting::Turn;
  while (!state.pending.empty()) {
    const Pending& pending = state.pending[state.pending.size() - 1];
    const auto rows = pending_ability(state);
    if (can_take_place(state, pending)) {
      list_choices(pending_scope(state), rows, choices);
    } else {
      choices.clear();
    }
    if (choices.empty()) {
      state.pending.erase(state.pending.size() - 1);
      continue;
    }
    if (rows[0].may || choices.size() > 1) {
      state.awaiting = Awaiting::Trigger;
      return;
    }
    const Choice only = choices[0];
    resolve_pending(state, only, events);
    if (state.awaiting == Awaiting::DrawnTile) return;
  }
}

void deal_damage(State& state, std::span<const TileName> tiles, int damage, TileName by,
                 Seat controller, Events* events) {
  for (const TileName& name : tiles) {
    const auto ref = find_tile(state, name);
    if (!ref || state.tile(*ref).is_energy()) continue;
    tell(events, happened::Damaged{name, by, damage, armor_of(state, *ref)});
    lay_wounds(state, *ref, damage, events);
  }
  const int first = state.pending.size();
  for (const TileName& name : tiles) {
    if (const auto ref = find_tile(state, name)) destroy_if_due(state, *ref, controller, events);
  }
  order_triggers(state, first);
}

}  // namespace mael::maelstrom
