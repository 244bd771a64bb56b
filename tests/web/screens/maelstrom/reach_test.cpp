// Whatever the rules allow can be done at the table: in random positions every legal action comes
// of some row of intents.

#include <algorithm>
#include <bit>
#include <deque>

#include "engine/core/random.h"
#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/offers.h"

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
  Hex at(Seat seat, int index) const {
    return situation_.seen.side(seat).tiles[index].at;
  }
  Hex own(int index) const { return at(situation_.actor(), index); }
  Hex other(int index) const { return at(opponent_of(situation_.actor()), index); }

  void take(Hands& hands, const MoveMinion& deed) {
    hands << intent::Tap{own(deed.tile)} << intent::Tap{deed.to};
  }
  void take(Hands& hands, const DrawTile&) { hands << intent::Press{Command::Draw}; }
  void take(Hands& hands, const EnergyToAction&) {
    hands << intent::Press{Command::EnergyToAction};
  }
  void take(Hands& hands, const ActionsToEnergy&) {
    hands << intent::Press{Command::ActionsToEnergy};
  }
  void take(Hands& hands, const EndPhase&) {
    hands << intent::Press{Command::EndPhase};
    if (hands.selection().asked_to_end) hands << intent::Press{Command::EndPhase};
  }
  void take(Hands& hands, const Attack& deed) {
    hands << intent::Tap{other(deed.target)};
    TileMask change = hands.selection().attackers ^ deed.attackers;
    for (; change != 0; change &= change - 1) hands << intent::Tap{own(std::countr_zero(change))};
    hands << intent::Press{Command::Confirm};
  }
  void take(Hands& hands, const Defend& deed) { hands << intent::Tap{other(deed.attacker)}; }
  void take(Hands& hands, const Consume& deed) {
    hands << intent::Tap{own(deed.tile)}
          << intent::Tap{at(deed.energy.seat, deed.energy.index)};
  }
  void take(Hands& hands, const AcceptDraw&) { hands << intent::Press{Command::AcceptDraw}; }
  void take(Hands& hands, const DeclineDraw&) { hands << intent::Press{Command::DeclineDraw}; }
  void take(Hands& hands, const ChoosePrimary& deed) { hands << intent::TapHand{deed.row}; }

  // Strongholds are tapped until those pay that should; breadth first, since one tap may change
  // several.
  void take(Hands& hands, const Summon& deed) {
    hands << intent::TapHand{deed.row} << intent::Tap{deed.at};
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
    hands << intent::Press{Command::Confirm};
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
    for (const Action& action : situation.legal) {
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

TEST_CASE("every legal action can be done at the table", "[random]") {
  int looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    const bool first = seed % 2 == 0;
    State state = *start(basic_setup(first ? Faction::Arcanae : Faction::Draconis,
                                     first ? Faction::Brood : Faction::Host));
    for (int i = 0; i < 400 && !to_act(state).is_nobody(); ++i) {
      // Every few decisions, since each costs as many rows of intents as it has choices.
      if (i % 3 == 0 && !to_act(state).is_chance()) {
        check_all_reached(state);
        ++looked_at;
      }
      apply(state, random_action(state, random));
    }
  }
  CHECK(looked_at > 1000);
}

}  // namespace
}  // namespace mael::web::maelstrom
