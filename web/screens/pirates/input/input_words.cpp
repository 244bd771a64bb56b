#include "web/screens/pirates/input/input_words.h"

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/view/view_parts.h"

namespace mael::web::pirates {

// Nothing else says that what a card costs in the end is the ship (PIR-075).
std::optional<std::string> warning_before(const Situation& situation, const Deed& deed) {
  const auto* claim = std::get_if<Claim>(&deed);
  const bool wounds = claim && treasure(claim->card).penalty == Penalty::Wound;
  if (!wounds || situation.seen.ship(situation.actor()).life > 1) return {};
  return say("pirates.warn.claim_sinks");
}

// A ship that lies still on purpose is rare.
std::optional<std::string> warning_before_end(const Situation& situation) {
  const mael::pirates::Turn& turn = situation.seen.turn;
  if (!situation.may<EndTurn>()) return {};
  if (situation.may<Claim>()) return say("pirates.warn.claim");
  if (turn.moved + turn.turned + turn.attacked > 0) return {};
  if (situation.may<Move>() || situation.may<Rotate>()) return say("pirates.warn.idle");
  return {};
}

Refusal told_means(const Situation& situation, const Selection& selection, int which) {
  View view;
  build_sides(situation, selection, view);
  const MeansView& means = view.means;
  const auto told = [](RuleId rule, const char* key, int left, int all) {
    return Refusal{rule, say(key, {std::to_string(left), std::to_string(all)})};
  };
  switch (which) {
    case 0: return told("PIR-049"_rule, "pirates.means.moves", means.moves_left, means.moves);
    case 1:
      return told("PIR-065"_rule, "pirates.means.turns", means.rotations_left, means.rotations);
    default: return told("PIR-059"_rule, "pirates.means.attack", means.attacks_left, means.attacks);
  }
}

}  // namespace mael::web::pirates
