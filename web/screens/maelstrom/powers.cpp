#include "web/screens/maelstrom/powers.h"

#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

std::optional<Power> open_power(const Situation& situation, const Selection& selection) {
  if (!situation.decides()) return {};
  if (situation.seen.awaiting == Awaiting::Trigger) return Power{Power::Kind::Trigger, 0, kNoRow};
  return selection.power;
}

TileKind kind_of(const Situation& situation, const Power& power) {
  if (power.kind == Power::Kind::Hand) return situation.own().rows[power.row].kind;
  return first_row(situation, power).tile;
}

std::optional<Refusal> refusal_to_use(const Situation& situation, const Power& power,
                                      const Picks& picks) {
  if (options_for(situation, power, picks).complete) return {};
  std::optional<Refusal> refusal = refused(situation, deed_for(power, choice_of(picks)));
  if (refusal) refusal->sentence = sentence_to_choose(situation, power, picks);
  return refusal;
}

}  // namespace mael::web::maelstrom
