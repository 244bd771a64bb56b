// Actions half made: in random positions of both editions whatever is offered grows into a legal
// action, every legal action is reached, and what is refused on the way is refused by check.
#include "engine/maelstrom/help/offers.h"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <deque>
#include <set>
#include <string>

#include "engine/core/random.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/help/attempts.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/vortex.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

template <class List, class T>
bool holds(const List& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// Own tiles in play by their places in the list.
template <class F>
void for_each_bit(TileMask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(static_cast<std::uint8_t>(std::countr_zero(mask)));
}

// Holds the promises of offers and attempts for one seat in one position, as that seat sees it.
class OfferPromises {
 public:
  explicit OfferPromises(std::uint64_t seed) : random_(seed) {}

  const std::string& broken() const { return broken_; }
  int reached = 0, grown = 0, refused = 0, lacking = 0;
  std::set<std::string> rules;

  void hold(const State& state, Seat seat) {
    if (!to_act(state).includes(seat)) return;
    state_ = &state;
    seen_ = observe(state, seat);
    by_ = seat;
    legal_actions(seen_, legal_);
    std::erase_if(legal_, [&](const Action& action) { return action.by != seat; });
    reach_all();
    grow_attacks();
    grow_powers();
    grow_hand();
    refuse_tiles();
    refuse_targets();
    refuse_hand();
  }

 private:
  Offers all() const { return {seen_, by_, legal_}; }
  std::uint32_t below(std::size_t bound) {
    return random_.below(static_cast<std::uint32_t>(bound));
  }

  void require(bool kept, const char* promise, const std::string& about = {}) {
    if (!kept && broken_.empty()) {
      broken_ = std::string(promise) + ": " + write_position(seen_) + " ; " + about;
    }
  }
  void require(bool kept, const char* promise, const Deed& deed) {
    if (!kept) require(false, promise, write_action(seen_, {by_, deed}));
  }

  void note(const Verdict& verdict) {
    ++refused;
    rules.insert(verdict->rule.text());
  }

  // ---- Every legal action is reached -----------------------------------------------------------

  void reach_all() {
    for (const Action& action : legal_) {
      const auto is_reached = [&](const auto& deed) { return reaches(deed); };
      require(std::visit(is_reached, action.deed), "every legal action is reached", action.deed);
      ++reached;
    }
  }

  bool reaches(const MoveMinion& deed) const {
    const TileRef tile{by_, deed.tile};
    const std::vector<Hex> way = way_to(seen_, tile, deed.to);
    return holds(spaces_for(all(), tile), deed.to) && !way.empty() && way.back() == deed.to &&
           deed_onto(seen_, tile, deed.to) == Deed(deed);
  }
  bool reaches(const Attack& deed) const {
    const TileRef target{opponent_of(by_), deed.target};
    bool from_all = (deed.attackers & ~attackers_for(all(), target)) == 0;
    for_each_bit(deed.attackers, [&](std::uint8_t index) {
      from_all = from_all && holds(targets_for(all(), {by_, index}), target);
    });
    return from_all;
  }
  bool reaches(const Consume& deed) const {
    const TileRef tile{by_, deed.tile};
    return holds(consumers_of(all(), deed.energy), tile) &&
           holds(energies_for(all(), tile), deed.energy) &&
           deed_onto(seen_, tile, seen_.tile(deed.energy).at) == Deed(deed);
  }
  // Payers are taken in and out, one at a time.
  bool reaches(const Summon& deed) {
    if (deed.at != kVortex && !holds(spaces_for_hand(all(), deed.row), deed.at)) return false;
    const std::vector<Summon> ways = ways_to_pay(all(), deed.row, deed.at);
    TileMask payers = 0;
    for (const Summon& way : ways) payers |= way.payers;
    std::deque<int> open{0};
    std::set<int> found{0};
    while (!open.empty()) {
      const int now = open.front();
      open.pop_front();
      if (ways[static_cast<std::size_t>(now)] == deed) return true;
      for_each_bit(payers, [&](std::uint8_t payer) {
        const auto other = with_payer_changed(ways, now, payer);
        if (other.way && found.insert(*other.way).second) open.push_back(*other.way);
      });
    }
    return false;
  }
  bool reaches(const UseAbility& deed) {
    return can_use(all(), deed.tile) &&
           is_picked({Power::Kind::Ability, deed.tile, kNoRow}, deed.choice);
  }
  bool reaches(const PlayEvent& deed) {
    return holds(playable_events(all()), deed.row) &&
           is_picked({Power::Kind::Hand, 0, deed.row}, deed.choice);
  }
  bool reaches(const Resolve& deed) {
    return is_picked({Power::Kind::Trigger, 0, kNoRow}, deed.choice);
  }
  template <class Listed>
  bool reaches(const Listed&) const {
    return true;
  }

  // In the order of the choice, and the other way round.
  bool is_picked(const Power& power, const Choice& choice) {
    return is_picked(power, choice, false) && is_picked(power, choice, true);
  }
  bool is_picked(const Power& power, const Choice& choice, bool backwards) {
    const Effect& first = first_row(all(), power);
    Picks picks;
    for (std::size_t i = 0; i < choice.count; ++i) {
      const std::size_t at = backwards ? choice.count - 1 - i : i;
      if (picks_tiles(first)) {
        if (!holds(options_for(all(), power, picks).tiles, choice.tiles[at])) return false;
        picks.add(choice.tiles[at]);
      }
      if (picks_spaces(first)) {
        if (!holds(options_for(all(), power, picks).spaces, choice.spaces[at])) return false;
        picks.add(choice.spaces[at]);
      }
    }
    if (choice.row != kNoRow) {
      if (!holds(options_for(all(), power, picks).rows, choice.row)) return false;
      picks.row = choice.row;
    }
    return options_for(all(), power, picks).complete == choice;
  }

  // ---- Whatever is offered grows into a legal action -------------------------------------------

  void expect_legal(const Deed& deed) {
    const Action action{by_, deed};
    const std::string text = write_action(seen_, action);
    require(!check(seen_, action), "what has grown to its end is legal", text);
    const auto read = read_action(*state_, text);
    require(read.ok() && *read == action, "where everything is known the same is read", text);
    ++grown;
  }

  // A group may still be forbidden by a text, and by nothing else.
  void grow_attacks() {
    for (int i = 0; i < seen_.side(opponent_of(by_)).tiles.size(); ++i) {
      const TileRef target{opponent_of(by_), static_cast<std::uint8_t>(i)};
      const TileMask attackers = attackers_for(all(), target);
      TileMask group = 0;
      for_each_bit(attackers, [&](std::uint8_t index) {
        if (below(2) == 0) group |= bit_of(index);
      });
      const Attack attack{group, target.index};
      const Verdict verdict = attackers == 0 ? Verdict() : check(seen_, {by_, attack});
      if (!verdict) {
        if (group != 0) expect_legal(attack);
        continue;
      }
      const RuleId lacks = group == 0 ? "MAE-106"_rule : "MAE-173"_rule;
      require(verdict->rule == lacks, "any group may attack but for texts", attack);
      note(verdict);
    }
  }

  std::vector<Power> powers() const {
    std::vector<Power> powers;
    for (const Action& action : legal_) {
      Power power{Power::Kind::Trigger, 0, kNoRow};
      if (const auto* use = std::get_if<UseAbility>(&action.deed)) {
        power = {Power::Kind::Ability, use->tile, kNoRow};
      } else if (const auto* event = std::get_if<PlayEvent>(&action.deed)) {
        power = {Power::Kind::Hand, 0, event->row};
      } else if (!std::holds_alternative<Resolve>(action.deed)) {
        continue;
      }
      if (!holds(powers, power)) powers.push_back(power);
    }
    return powers;
  }

  void grow_powers() {
    for (const Power& power : powers()) {
      Picks picks;
      NextPicks next = options_for(all(), power, picks);
      while (pick_something(next, picks)) {
        if (!next.complete) expect_lacking(power, picks_before_);
        next = options_for(all(), power, picks);
        if (next.complete && below(2) == 0) break;
      }
      require(next.complete.has_value(), "choosing comes to an end", deed_for(power, {}));
      if (next.complete) expect_legal(deed_for(power, *next.complete));
    }
  }

  bool pick_something(const NextPicks& next, Picks& picks) {
    picks_before_ = picks;
    if (!next.rows.empty() && picks.row == kNoRow) {
      picks.row = next.rows[below(next.rows.size())];
    } else if (!next.tiles.empty()) {
      picks.add(next.tiles[below(next.tiles.size())]);
    } else if (!next.spaces.empty()) {
      picks.add(next.spaces[below(next.spaces.size())]);
    } else {
      return false;
    }
    return true;
  }

  // What has been picked is no action yet, and check says so.
  void expect_lacking(const Power& power, const Picks& picks) {
    const Deed deed = deed_for(power, choice_of(picks));
    const Verdict verdict = check(seen_, {by_, deed});
    require(verdict && verdict->rule == "MAE-212"_rule, "what lacks is a choice", deed);
    ++lacking;
  }

  void grow_hand() {
    if (seen_.awaiting != Awaiting::OpeningHand) return;
    const int needed = opening_hand_size(seen_, by_) - hand_size(seen_.side(by_));
    std::vector<Row> taken;
    State after = seen_;
    for (int i = 0; i < 40; ++i) {
      const int rows = seen_.side(by_).rows.size();
      const Row row = static_cast<Row>(below(static_cast<std::size_t>(rows)));
      const Verdict verdict = obstacle_to_take(seen_, by_, taken, row);
      const bool full = static_cast<int>(taken.size()) == needed;
      if (verdict) {
        const bool says_full = verdict->rule == rule_of_decision(seen_);
        require(says_full == full, "a hand is full with the tiles it needs", TakeTile{row});
        note(verdict);
        continue;
      }
      const Action take{by_, TakeTile{row}};
      require(!full && !check(after, take), "tiles are taken one by one", take.deed);
      if (!broken_.empty()) return;
      apply(after, take);
      taken.push_back(row);
    }
    ++grown;
  }

  // ---- What is refused is refused by check -----------------------------------------------------

  void expect_rule(const Verdict& verdict, const Deed& deed) {
    const Verdict judged = check(seen_, {by_, deed});
    const bool same = judged && judged->rule == verdict->rule;
    require(same, "a tile of no use is refused by that rule", deed);
  }

  void refuse_tiles() {
    if (seen_.awaiting != Awaiting::Turn) return;
    const std::vector<TileRef> usable = usable_tiles(all());
    for (int i = 0; i < seen_.side(by_).tiles.size(); ++i) {
      const TileRef tile{by_, static_cast<std::uint8_t>(i)};
      if (seen_.tile(tile).is_energy()) continue;
      const Verdict verdict = obstacle_to_use(all(), tile);
      const std::string name = write_tile(seen_, tile);
      require(!verdict || !holds(usable, tile), "what can be used is not refused", name);
      if (verdict) refuse_tile(tile, verdict);
    }
  }

  void refuse_tile(TileRef tile, const Verdict& verdict) {
    note(verdict);
    if (seen_.phase == Phase::Movement) {
      for (int direction = 0; direction < kSides; ++direction) {
        expect_rule(verdict, MoveMinion{tile.index, neighbour(seen_.tile(tile).at, direction)});
      }
    } else if (!active_ability(seen_, tile).empty() && seen_.actions_left > 0) {
      expect_rule(verdict, UseAbility{tile.index, {}});
    } else {
      for (int i = 0; i < seen_.side(opponent_of(by_)).tiles.size(); ++i) {
        expect_rule(verdict, Attack{bit_of(tile.index), static_cast<std::uint8_t>(i)});
      }
    }
  }

  // The nearest attempt is legal only where the list knows one.
  void refuse_targets() {
    if (seen_.awaiting != Awaiting::Turn || seen_.phase != Phase::Action) return;
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (int i = 0; i < seen_.side(seat).tiles.size(); ++i) {
        const TileRef tile{seat, static_cast<std::uint8_t>(i)};
        if (seen_.tile(tile).is_energy()) {
          refuse(consumers_of(all(), tile).empty(), nearest_consumption(seen_, by_, tile));
        } else if (seat != by_) {
          refuse(attackers_for(all(), tile) == 0, nearest_attack(seen_, by_, tile));
        }
      }
    }
  }

  void refuse(bool nothing_offered, const Deed& nearest) {
    if (!nothing_offered) return;
    const Verdict verdict = check(seen_, {by_, nearest});
    require(verdict.has_value(), "where nothing is offered the nearest is refused", nearest);
    if (verdict) note(verdict);
  }

  void refuse_hand() {
    const SideState& side = seen_.side(by_);
    for (int i = 0; i < side.rows.size(); ++i) {
      const Row row = static_cast<Row>(i);
      const Deed nearest = nearest_use(all(), row);
      const bool offered = std::any_of(legal_.begin(), legal_.end(), [&](const Action& action) {
        const auto* take = std::get_if<TakeTile>(&action.deed);
        const auto* event = std::get_if<PlayEvent>(&action.deed);
        const auto* summon = std::get_if<Summon>(&action.deed);
        return (take && take->row == row) || (event && event->row == row) ||
               (summon && summon->row == row);
      });
      const bool legal = !check(seen_, {by_, nearest});
      require(legal == offered, "a hand tile is of use if something is offered", nearest);
      refuse(!offered, nearest);
      if (can_show(side, row)) refuse_spaces(row);
    }
  }

  void refuse_spaces(Row row) {
    if (seen_.phase != Phase::Summon || seen_.awaiting != Awaiting::Turn) return;
    for (int q = -3; q <= 3; ++q) {
      for (int r = -3; r <= 3; ++r) {
        const Hex at{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
        const Summon nearest = nearest_summon(seen_, by_, row, at);
        const std::vector<Summon> ways = ways_to_pay(all(), row, nearest.at);
        require(ways.empty() == check(seen_, {by_, nearest}).has_value(),
                "a space is refused where nothing pays there", nearest);
        if (!ways.empty()) refuse_payments(ways);
      }
    }
  }

  // A payment that is no way is against a rule; but more payers than are needed are not (MAE-R61).
  void refuse_payments(const std::vector<Summon>& ways) {
    const int now = static_cast<int>(below(ways.size()));
    for (const int by : {-1, +1}) refuse_payment(ways, now, with_energy_changed(ways, now, by));
    for (int i = 0; i < seen_.side(by_).tiles.size(); ++i) {
      refuse_payment(ways, now, with_payer_changed(ways, now, static_cast<std::uint8_t>(i)));
    }
  }
  void refuse_payment(const std::vector<Summon>& ways, int now, const OtherWay& other) {
    if (other.way) return;
    const Summon& paid = ways[static_cast<std::size_t>(now)];
    const Verdict verdict = check(seen_, {by_, other.tried});
    if (verdict) return note(verdict);
    const bool more = other.tried.energy == paid.energy && (paid.payers & ~other.tried.payers) == 0;
    require(more, "another payment is a way or refused", other.tried);
  }

  Random random_;
  std::string broken_;
  const State* state_ = nullptr;
  State seen_;
  Seat by_ = Seat::A;
  std::vector<Action> legal_;
  Picks picks_before_;
};

// Plays on at random and holds the promises in some of the positions, wherever a text asks in all.
void play(State state, Random& random, OfferPromises& promises) {
  std::vector<Action> actions;
  for (int i = 0; i < 300 && !outcome(state).over && promises.broken().empty(); ++i) {
    const bool asks = state.awaiting == Awaiting::Trigger || state.awaiting == Awaiting::Answer ||
                      state.awaiting == Awaiting::OpeningHand;
    if (asks || random.below(5) == 0) {
      for (const Seat seat : {Seat::A, Seat::B}) promises.hold(state, seat);
    }
    legal_actions(state, actions);
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

template <class Game>
OfferPromises hold_in_games(std::uint64_t seed, int games) {
  Random random(seed);
  OfferPromises promises(seed);
  for (int i = 0; i < games; ++i) {
    play(*start(i % 2 == 0 ? Game::draw_built_setup(random) : Game::draw_odd_setup(random)), random,
         promises);
  }
  return promises;
}

TEST_CASE("offers grow into every legal action and nothing else", "[maelstrom][offers]") {
  const OfferPromises promises = hold_in_games<Maelstrom>(3, 80);
  CHECK(promises.broken() == "");
  CHECK(promises.reached > 20000);
  CHECK(promises.grown > 1000);
  CHECK(promises.refused > 5000);
  CHECK(promises.lacking > 50);
  for (const char* rule : {"MAE-048", "MAE-049", "MAE-069", "MAE-072", "MAE-094", "MAE-107",
                           "MAE-108", "MAE-127", "MAE-132", "MAE-141", "MAE-143", "MAE-R63"}) {
    INFO(rule);
    CHECK(promises.rules.contains(rule));
  }
}

TEST_CASE("so they do in Vortex, with events and relics", "[maelstrom][vortex][offers]") {
  const OfferPromises promises = hold_in_games<Vortex>(4, 80);
  CHECK(promises.broken() == "");
  CHECK(promises.reached > 5000);
  CHECK(promises.grown > 300);
  CHECK(promises.refused > 5000);
  CHECK(promises.lacking > 50);
  for (const char* rule : {"MAE-135", "MAE-143", "MAE-203", "VTX-055", "VTX-R16"}) {
    INFO(rule);
    CHECK(promises.rules.contains(rule));
  }
}

State position(const char* text) {
  const auto read = read_position(text);
  REQUIRE(read.ok());
  return *read;
}

TEST_CASE("a small stronghold pays before a large one, where both would do",
          "[maelstrom][offers][rule:MAE-143]") {
  const auto state = read_position(
      "maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrE1 "
      "mass=1.0aGuH1,1.1aAcA1,1.2aStP1,1.4bLoF1");
  REQUIRE(state);
  std::vector<Action> legal;
  legal_actions(*state, legal);
  const Offers all{*state, Seat::A, legal};
  const Summon* summon = std::get_if<Summon>(&legal.front().deed);
  REQUIRE(summon);
  const std::vector<Summon> ways = ways_to_pay(all, summon->row, *read_space("2.1"));
  REQUIRE(ways.size() >= 2);
  const auto academy = tile_at(*state, *read_space("1.1"));
  REQUIRE(academy);
  CHECK(ways.front().payers == bit_of(academy->index));
}

TEST_CASE("a text that may move its tile asks where to, the mass does not forbid it",
          "[maelstrom][offers][rule:MAE-212][rule:MAE-R57]") {
  const State state = position(
      "vortex/1 a=HiQ5+DrB1+RuK1+GlG2+QuH2+RuC1+BaC1+MoC3+Key1 "
      "b=FiP5+NTe1+DBe3+PoN1+NZe2+NTL1+VoA1+SeR2+CoE1 phase=action hand.a=BaC1+MoC2+Key1 hand.b=?4 "
      "mass=1.2aDrB1,1.5bFiP1,2.3aHiQ1,2.11bNTe1");
  const Verdict verdict = check(state, *read_action(state, "a DrB1!"));
  REQUIRE(verdict);
  CHECK(verdict->rule == "MAE-212"_rule);
}

TEST_CASE("what is decided elsewhere than on the table has its rule",
          "[maelstrom][offers][rule:MAE-048][rule:MAE-140][rule:VTX-R17]") {
  CHECK(rule_of_decision(*start(basic_setup(Faction::Arcanae, Faction::Brood))).empty());
  State hands = *start(basic_setup(Faction::Arcanae, Faction::Brood));
  for (const char* text : {"a primary:AcA", "b primary:LoF"}) {
    apply(hands, *read_action(hands, text));
  }
  CHECK(rule_of_decision(hands) == "MAE-048"_rule);
  CHECK(rule_of_decision(position("maelstrom/1 a=arcanae b=brood phase=summon "
                                  "mass=1.2aAcA1,1.5bLoF1")) == "MAE-140"_rule);
  CHECK(rule_of_decision(position("maelstrom/1 a=arcanae b=brood phase=action "
                                  "mass=1.2aAcA1,1.5bLoF1"))
            .empty());
  CHECK(rule_of_decision(position(
            "vortex/1 a=CeC7+NBa3+AoD2 b=FiP7+DTr3+CoE1 phase=action turn=6 to=b await=event "
            "plays=attack attack=DTr1*NBa1 actions=2 hand.a=AoD1+CeC1 hand.b=FiP1 "
            "mass=1.2aCeC1,1.1aNBa1,1.0bDTr1:a,1.5bFiP1")) == "VTX-R17"_rule);
}

// ---- Who attacks -------------------------------------------------------------------------------

// In notation without the target: "IrE1", "IrE1+IrG1".
std::string proposed(std::string_view position, std::string_view target) {
  const Result<State> state = read_position(position);
  REQUIRE(state);
  std::vector<Action> legal;
  legal_actions(*state, legal);
  const Offers all{*state, state->active, legal};
  const std::optional<TileRef> there = tile_at(*state, *read_space(target));
  REQUIRE(there);
  const TileMask attackers = attackers_that_suffice(all, *there);
  if (attackers == 0) return {};
  const std::string action = write_action(*state, {state->active, Attack{attackers, there->index}});
  return action.substr(2, action.find('*') - 2);
}

// A Klatu Crawler has Armor 1 and Life 2: the Combat 2 of an Iron Guard destroys it. An Iron
// Enforcer alone has Combat 1.
TEST_CASE("of those who could attack the fewest are proposed that do as much as all",
          "[rule:MAE-106][rule:MAE-110][rule:MAE-121]") {
  const std::string begin = "maelstrom/1 a=arcanae b=brood phase=action mass=";
  CHECK(proposed(begin + "1.0aIrE1,1.1bKCr1,1.2aIrG1,1.5bLoF1", "1.1") == "IrG1");
  CHECK(proposed(begin + "1.0aIrE1,1.1bKCr1',1.2aIrG1,1.5bLoF1", "1.1") == "IrE1");
  CHECK(proposed(begin + "1.2aAcA1,1.1bKCr1,1.5bLoF1", "1.1").empty());
}

TEST_CASE("no group does more than the one proposed, and none as much with fewer",
          "[rule:MAE-106]") {
  struct Told {
    bool destroyed = false;
    int wounds = 0;
  };
  // The defender may choose any of those it can hit: of the target all choices make the same.
  const auto outcome_for = [](const State& state, Seat by, const Attack& attack) {
    State after = state;
    Events events;
    apply(after, {by, attack}, &events);
    while (after.awaiting == Awaiting::Answer) {
      std::vector<Action> answers;
      legal_actions(after, answers);
      const auto declines = std::find_if(answers.begin(), answers.end(), [](const Action& each) {
        return std::holds_alternative<Decline>(each.deed);
      });
      apply(after, *declines, &events);
    }
    const TileName target = name_of(state, {opponent_of(by), attack.target});
    Told told;
    for (const Event& event : events) {
      const auto* destroyed = std::get_if<happened::Destroyed>(&event);
      const auto* wounded = std::get_if<happened::Wounded>(&event);
      if (destroyed && destroyed->tile == target) told.destroyed = true;
      if (wounded && wounded->tile == target) told.wounds += wounded->wounds;
    }
    return told;
  };
  int compared = 0, smaller = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    State state = *start(basic_setup(Faction::Arcanae, Faction::Brood));
    std::vector<Action> legal;
    for (int i = 0; i < 400 && outcome(state).over == false; ++i) {
      legal_actions(state, legal);
      if (legal.empty()) break;
      const Offers all{state, state.active, legal};
      for (const Action& action : legal) {
        const auto* attack = std::get_if<Attack>(&action.deed);
        if (!attack || action.by != state.active) continue;
        const TileRef target{opponent_of(state.active), attack->target};
        const TileMask chosen = attackers_that_suffice(all, target);
        const Told here = outcome_for(state, state.active, *attack);
        const Told best = outcome_for(state, state.active, Attack{chosen, attack->target});
        // Where the attack waits for the defender first, what it comes to is not known here.
        if (here.wounds == 0 && best.wounds == 0) continue;
        ++compared;
        CHECK((best.destroyed || !here.destroyed));
        if (!best.destroyed) CHECK(best.wounds >= here.wounds);
        const bool equal =
            best.destroyed == here.destroyed && (best.destroyed || best.wounds == here.wounds);
        if (equal) CHECK(std::popcount(chosen) <= std::popcount(attack->attackers));
        if (std::popcount(chosen) < std::popcount(attack->attackers)) ++smaller;
      }
      apply(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
    }
  }
  CHECK(compared > 20);
  CHECK(smaller > 0);
}

}  // namespace
}  // namespace mael::maelstrom
