// Whatever the rules allow can be done at the table: in random positions every legal action comes
// of some row of intents.

#include <algorithm>
#include <bit>
#include <deque>

#include "engine/core/random.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/help/offers.h"
#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/powers.h"

namespace mael::web::maelstrom {
namespace {

// The intents a player would use for an action of this situation.
class Way {
 public:
  explicit Way(const Situation& situation) : situation_(situation) {}

  // The action that comes of it, in notation.
  std::string to(const Action& action) {
    Hands hands(situation_);
    std::visit([&](const auto& deed) { take(hands, deed); }, action.deed);
    return hands.reaction().actions.empty() ? "refused " + hands.refused() : hands.action();
  }

 private:
  Hex at(Seat seat, int index) const { return situation_.seen.side(seat).tiles[index].at; }
  Hex own(int index) const { return at(situation_.actor(), index); }
  Hex other(int index) const { return at(opponent_of(situation_.actor()), index); }

  void take(Hands& hands, const MoveMinion& deed) {
    hands << intent::Tap{own(deed.tile)} << intent::Tap{deed.to};
  }
  void take(Hands& hands, const DrawTile&) { hands << intent::Press{Own::Draw}; }
  void take(Hands& hands, const EnergyToAction&) { hands << intent::Press{Own::EnergyToAction}; }
  void take(Hands& hands, const ActionsToEnergy&) { hands << intent::Press{Own::ActionsToEnergy}; }
  void take(Hands& hands, const EndPhase&) {
    hands << intent::Press{Own::EndPhase};
    if (hands.selection().refusal) hands << intent::Press{Own::EndPhase};
  }
  void take(Hands& hands, const Attack& deed) {
    hands << intent::Tap{other(deed.target)};
    TileMask change = hands.selection().attackers ^ deed.attackers;
    for (; change != 0; change &= change - 1) hands << intent::Tap{own(std::countr_zero(change))};
    hands << intent::Press{Common::Confirm};
  }
  void take(Hands& hands, const Defend& deed) { hands << intent::Tap{other(deed.attacker)}; }
  void take(Hands& hands, const Consume& deed) {
    hands << intent::Tap{own(deed.tile)} << intent::Tap{at(deed.energy.seat, deed.energy.index)};
  }
  void take(Hands& hands, const AcceptDraw&) { hands << intent::Press{Own::AcceptDraw}; }
  void take(Hands& hands, const DeclineDraw&) { hands << intent::Press{Own::DeclineDraw}; }
  void take(Hands& hands, const ChoosePrimary& deed) { hands << intent::TapHand{deed.row}; }

  // Strongholds are tapped until those pay that should; breadth first, since one tap may change
  // several.
  void take(Hands& hands, const Summon& deed) {
    hands << intent::TapHand{deed.row};
    if (deed.at != kVortex) hands << intent::Tap{deed.at};  // a relic has no space to choose
    if (!hands.reaction().actions.empty()) return;
    std::deque<Hands> open{hands};
    std::vector<int> seen;
    while (!open.empty()) {
      Hands now = open.front();
      open.pop_front();
      const int way = now.selection().way;
      if (std::find(seen.begin(), seen.end(), way) != seen.end()) continue;
      seen.push_back(way);
      const auto ways = ways_to_pay(situation_, deed.row, deed.at);
      if (ways[static_cast<std::size_t>(way)] == deed) {
        hands = now;
        break;
      }
      const View view = now.view();
      for (const Payer& payer : view.summon->payers) {
        Hands next = now;
        open.push_back(next << intent::Tap{own(payer.tile.index)});
      }
    }
    hands << intent::Press{Common::Confirm};
  }

  void take(Hands& hands, const UseAbility& deed) {
    if (deed.tile >= kFirstRelic) {
      hands << intent::TapRelic{situation_.actor(), deed.tile - kFirstRelic};
    } else {
      hands << intent::Tap{own(deed.tile)};
      if (!hands.selection().power) hands << intent::Press{Own::UseAbility};
    }
    choose(hands, {Power::Kind::Ability, deed.tile, kNoRow}, deed.choice);
  }
  void take(Hands& hands, const PlayEvent& deed) {
    hands << intent::TapHand{deed.row};
    choose(hands, {Power::Kind::Hand, 0, deed.row}, deed.choice);
  }
  void take(Hands& hands, const Resolve& deed) {
    choose(hands, {Power::Kind::Trigger, 0, kNoRow}, deed.choice);
  }
  void take(Hands& hands, const Decline&) { hands << intent::Press{Common::Pass}; }

  void choose(Hands& hands, const Power& power, const mael::maelstrom::Choice& choice) {
    const Effect& first = first_row(situation_, power);
    for (std::size_t i = 0; i < choice.count; ++i) {
      if (picks_tiles(first)) hands << intent::Tap{situation_.seen.tile(choice.tiles[i]).at};
      if (picks_spaces(first)) hands << intent::Tap{choice.spaces[i]};
    }
    if (choice.row != kNoRow) hands << intent::PickRow{choice.row};
    if (!hands.reaction().actions.empty()) return;
    CHECK(hands.view().prompt.has_value());  // it tells what would happen
    hands << intent::Press{Common::Confirm};
    // What would come to nothing is asked about first.
    const bool asked = hands.selection().refusal && hands.selection().refusal->asks;
    if (asked) hands << intent::Press{Common::Confirm};
  }

  template <class Elsewhere>  // chance, table talk, and the opening hand, which is taken as a whole
  void take(Hands&, const Elsewhere&) {}

  const Situation& situation_;
};

void check_all_reached(const State& state) {
  const Awaited awaited = to_act(state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (!awaited.includes(seat) || state.awaiting == Awaiting::OpeningHand) continue;
    const Situation situation = seen_by(state, seat);
    Way way(situation);
    // Where there are hundreds of choices, some of every kind.
    const std::size_t step = 1 + situation.legal.size() / 150;
    for (std::size_t i = 0; i < situation.legal.size(); i += step) {
      const Action& action = situation.legal[i];
      const std::string wanted = write_action(situation.seen, action);
      const std::string got = way.to(action);
      if (got == wanted) continue;
      INFO(write_position(situation.seen));
      CHECK(got == wanted);
    }
  }
}

Action random_action(const State& state, Random& random) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

// What the positions looked at asked for, by kind of decision.
struct Seen {
  int positions = 0, abilities = 0, events = 0, triggers = 0, answers = 0, relics = 0;

  void note(const State& state) {
    ++positions;
    triggers += state.awaiting == Awaiting::Trigger;
    answers += state.awaiting == Awaiting::Answer;
    std::vector<Action> legal;
    legal_actions(state, legal);
    for (const Action& action : legal) {
      const auto* use = deed_of<UseAbility>(action);
      abilities += use != nullptr;
      relics += use && use->tile >= kFirstRelic;
      events += deed_of<PlayEvent>(action) != nullptr;
    }
  }
};

// Plays random games of a setup; every few decisions everything that may be done is tried, since
// each costs as many rows of intents as it has choices.
void walk(const Setup& setup, std::uint64_t seed, Seen& seen) {
  Random random(seed);
  const auto begun = start(setup);
  REQUIRE(begun);
  State state = *begun;
  for (int i = 0; i < 400 && !to_act(state).is_nobody(); ++i) {
    const bool asks = state.awaiting == Awaiting::Trigger || state.awaiting == Awaiting::Answer;
    if ((asks || i % 2 == 0) && !to_act(state).is_chance()) {
      check_all_reached(state);
      seen.note(state);
    }
    apply(state, random_action(state, random));
  }
}

// The ready-made force with two of each of its faction's events and one relic.
std::vector<ForceLine> force_with_events(Faction faction) {
  std::vector<ForceLine> force;
  const auto ready = catalogue().force(faction);
  for (int i = 0; i < catalogue().size(); ++i) {
    const auto kind = static_cast<TileKind>(i);
    const TileData& data = catalogue()[kind];
    if (data.faction != faction) continue;
    int count = data.type == TileType::Event ? 2 : data.type == TileType::Relic ? 1 : 0;
    for (const ForceLine& line : ready) count += line.kind == kind ? line.count : 0;
    if (count > 0) force.push_back({kind, static_cast<std::uint8_t>(count)});
  }
  return force;
}

constexpr std::array kPairs{
    std::array{Faction::Arcanae, Faction::Brood}, std::array{Faction::Host, Faction::Draconis},
    std::array{Faction::Gaians, Faction::Necris}, std::array{Faction::Loftis, Faction::Deep}};

TEST_CASE("every legal action of all eight factions can be done at the table", "[random]") {
  Seen seen;
  for (std::uint64_t seed = 1; seed <= 160; ++seed) {
    const auto& [a, b] = kPairs[seed % kPairs.size()];
    walk(basic_setup(a, b), seed, seen);
  }
  CHECK(seen.positions > 4000);
  CHECK(seen.abilities > 100);
  CHECK(seen.triggers > 40);
}

TEST_CASE("so can every event, answer and relic of the other edition", "[random][vortex]") {
  Seen seen;
  for (std::uint64_t seed = 1; seed <= 160; ++seed) {
    const auto& [a, b] = kPairs[seed % kPairs.size()];
    Setup setup = basic_setup(a, b);
    setup.edition = Edition::Vortex;
    setup.forces = {force_with_events(a), force_with_events(b)};
    walk(setup, seed, seen);
  }
  CHECK(seen.positions > 4000);
  CHECK(seen.events > 500);
  CHECK(seen.answers > 50);
  CHECK(seen.relics > 50);
}

}  // namespace
}  // namespace mael::web::maelstrom
