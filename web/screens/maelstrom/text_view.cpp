#include "web/screens/maelstrom/text_view.h"

#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/text/notation.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::maelstrom {

namespace {

// Words for an action of this situation.
class Labeller {
 public:
  explicit Labeller(const Situation& situation) : situation_(situation), state_(situation.seen) {}

  std::string label(const Action& action) const {
    return std::visit([&](const auto& deed) { return of(deed); }, action.deed);
  }

 private:
  TileRef own(std::uint8_t index) const { return {situation_.actor(), index}; }
  TileRef other(std::uint8_t index) const { return {opponent_of(situation_.actor()), index}; }
  std::string row(Row row) const { return title_of(situation_.own().rows[row].kind); }
  // A tile with its place, since several may share a name.
  std::string tile(TileRef ref) const {
    return say("text_view.tile", {title_of(state_, ref), write_space(state_.tile(ref).at)});
  }
  std::string tiles(TileMask mask) const {
    std::string names;
    for (; mask != 0; mask &= mask - 1) {
      if (!names.empty()) names += ", ";
      names += tile(own(static_cast<std::uint8_t>(std::countr_zero(mask))));
    }
    return names;
  }

  std::string of(const ChoosePrimary& deed) const {
    return say("text_view.primary", {row(deed.row)});
  }
  std::string of(const TakeTile& deed) const { return say("text_view.take", {row(deed.row)}); }
  std::string of(const MoveMinion& deed) const {
    return say("text_view.move", {tile(own(deed.tile)), write_space(deed.to)});
  }
  std::string of(const DrawTile&) const { return say("text_view.draw"); }
  std::string of(const Attack& deed) const {
    return say("text_view.attack", {tile(other(deed.target)), tiles(deed.attackers)});
  }
  std::string of(const Defend& deed) const {
    return say("text_view.defend", {tile(other(deed.attacker))});
  }
  std::string of(const Consume& deed) const {
    return say("text_view.consume",
               {tile(own(deed.tile)), write_space(state_.tile(deed.energy).at)});
  }
  std::string of(const EnergyToAction&) const { return say("text_view.to_action"); }
  std::string of(const ActionsToEnergy&) const { return say("text_view.to_energy"); }
  std::string of(const Summon& deed) const {
    const std::string where = deed.at == kVortex
                                  ? say("text_view.relic", {row(deed.row)})
                                  : say("text_view.summon", {row(deed.row), write_space(deed.at)});
    if (deed.payers == 0) return where;
    const std::string paid = where + ", " + say("text_view.paid", {tiles(deed.payers)});
    if (deed.energy == 0) return paid;
    return paid + " + " + say("ui.pay.energy", {std::to_string(deed.energy)});
  }
  std::string of(const EndPhase&) const {
    if (state_.phase == Phase::Movement) return say("ui.button.end_movement");
    return say(state_.phase == Phase::Action ? "ui.button.end_actions" : "ui.button.end_turn");
  }
  std::string of(const UseAbility& deed) const {
    return of({Power::Kind::Ability, deed.tile, kNoRow}, deed.choice, "text_view.use");
  }
  std::string of(const PlayEvent& deed) const {
    return of({Power::Kind::Hand, 0, deed.row}, deed.choice, "text_view.play");
  }
  std::string of(const Resolve& deed) const {
    return of({Power::Kind::Trigger, 0, kNoRow}, deed.choice, "text_view.do");
  }
  std::string of(const Power& power, const Choice& choice, const std::string& key) const {
    std::string user = title_of(kind_of(situation_, power));
    const bool relic = power.user >= kFirstRelic;
    if (power.kind == Power::Kind::Ability && !relic) user = tile(own(power.user));
    const std::string chosen =
        words_of(state_, situation_.actor(), first_row(situation_, power), choice);
    return chosen.empty() ? say(key, {user}) : say(key + ".on", {user, chosen});
  }
  std::string of(const Decline&) const {
    return say(state_.awaiting == Awaiting::Answer ? "ui.button.pass" : "ui.button.without");
  }
  std::string of(const AcceptDraw&) const { return say("ui.button.accept"); }
  std::string of(const DeclineDraw&) const { return say("ui.button.decline"); }
  std::string of(const Resign&) const { return say("ui.button.resign"); }
  std::string of(const OfferDraw&) const { return say("ui.button.offer_draw"); }
  template <class Unlisted>  // chance
  std::string of(const Unlisted&) const {
    return {};
  }

  const Situation& situation_;
  const State& state_;
};

std::string sentence_of(const SideView& side) {
  return say("text_view.side", {side.name, std::to_string(side.essence), std::to_string(side.hoard),
                                std::to_string(side.hand), std::to_string(side.stack),
                                std::to_string(side.discarded), std::to_string(side.sides)});
}

std::string sentence_of(const RelicView& relic, const SideView& side) {
  return say("text_view.relic_of", {relic.title, side.name, text_of(relic.kind)});
}

std::string sentence_of(const TileView& tile, const Situation& situation) {
  const std::string owner = name_of(situation, tile.owner);
  const std::string at = write_space(tile.at);
  if (tile.energy) return say("text_view.energy", {tile.title, at});
  const std::string life = std::to_string(tile.life - tile.wounds);
  if (!tile.minion) {
    return say("text_view.stronghold", {tile.title, owner, at, std::to_string(tile.output),
                                        std::to_string(tile.armor), life});
  }
  return say("text_view.minion", {tile.title, owner, at, std::to_string(tile.combat),
                                  std::to_string(tile.movement), std::to_string(tile.armor), life});
}

std::string status_of(const View& view) {
  std::string status = view.todo;
  if (view.prompt && !view.prompt->told.empty()) {
    status += " " + view.prompt->told + " " + view.prompt->text;
  }
  if (!view.advice.empty()) status += " " + view.advice;
  if (view.burn) status += " " + view.burn->sentence;
  return status;
}

}  // namespace

std::string words_of(const Situation& situation, const Action& action) {
  return Labeller(situation).label(action);
}

Words describe(const Situation& situation, const View& view) {
  Words words;
  words.title = view.turn;
  if (view.notice) {
    words.status = view.notice->title + ". " + view.notice->sentence;
    if (view.notice->hides_table) return words;
  } else {
    words.status = status_of(view);
  }
  for (const SideView& side : view.sides) words.scene.push_back(sentence_of(side));
  if (view.advantage) {
    words.scene.push_back(
        say("text_view.advantage", {view.sides[0].name, percent(*view.advantage)}));
  }
  for (const SideView& side : view.sides) {
    for (const RelicView& relic : side.relics) words.scene.push_back(sentence_of(relic, side));
  }
  for (const TileView& tile : view.tiles) words.scene.push_back(sentence_of(tile, situation));
  return words;
}

std::vector<std::string> things_in_words(const View& view) {
  if (view.sheet != OpenSheet::Discard) return {};
  const auto& discard = view.sides[view.discard_of_own ? 0 : 1].discard;
  if (discard.empty()) return {say("ui.panel.discard_none")};
  std::vector<std::string> words;
  for (const DiscardView& each : discard) {
    words.push_back(title_of(each.kind) + ", " + number(each.count));
  }
  return words;
}

}  // namespace mael::web::maelstrom
