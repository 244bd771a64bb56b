#include "web/screens/cards/declared.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "web/base/say.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {

std::string sentence_of_declared(const Situation& situation) {
  const State& state = situation.seen;
  const Declared& declared = state.declared;
  const std::string who = name_of(situation, state.active);
  const Seat actor = situation.actor();
  const Seat reader = actor == Seat::Chance ? state.active : actor;
  const std::string target =
      name_of_told_target(state, reader, declared.target, name_of(situation, declared.target.seat));
  switch (declared.kind) {
    case Declared::Kind::Nothing: return {};
    case Declared::Kind::Card:
      if (declared.target.spot == Spot::None) {
        return say("cards.log.played", {who, title_of(declared.card)});
      }
      return say("cards.log.played.on", {who, title_of(declared.card), target});
    case Declared::Kind::Attack: break;
  }
  if (declared.stack == kNoStack) return say("cards.log.nothing");
  return say("cards.log.attack", {who, name_of_place(state, stack_place(declared.stack)), target});
}

std::array<BattleSideView, 2> battle_of(const Situation& situation, Seat attacker, int stack,
                                        Target target) {
  const State& state = situation.seen;
  const Seat defender = opponent_of(attacker);
  return {{{attacker, name_of(situation, attacker),
            attack_at(state.side(attacker), stack_place(stack))},
           {defender, name_of(situation, defender),
            target.spot == Spot::Planet ? 0 : defence_at(state.side(defender), place_of(target))}}};
}

std::string title_of_battle(const Situation& situation, Seat attacker, int stack, Target target) {
  const SideState& side = situation.seen.side(attacker);
  const Place place = stack_place(stack);
  const auto first = std::find_if(side.ships.begin(), side.ships.end(),
                                  [place](const Ship& ship) { return ship.at == place; });
  const std::string ship = first == side.ships.end() ? std::string() : title_of(first->kind);
  const Seat actor = situation.actor();
  const Seat reader = actor == Seat::Chance ? attacker : actor;
  return say_count("cards.ask.battle", ships_at(side, place),
                   {ship, name_of_target(situation.seen, reader, target)});
}

std::string sentence_of_battle(const std::array<BattleSideView, 2>& battle) {
  const int ahead = battle[0].value - battle[1].value;
  const char* key = ahead > 0   ? "cards.battle.ahead"
                    : ahead < 0 ? "cards.battle.behind"
                                : "cards.battle.even";
  return say(key, {std::to_string(battle[0].value), std::to_string(battle[1].value),
                   std::to_string(ahead > 0 ? ahead : -ahead)});
}

}  // namespace mael::web::cards
