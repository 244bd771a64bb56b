#include "web/screens/maelstrom/preview.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "engine/maelstrom/derived.h"

namespace mael::web::maelstrom {

namespace {

template <class F>
void for_each_tile(TileMask mask, Seat seat, F&& f) {
  for (; mask != 0; mask &= mask - 1) {
    f(TileRef{seat, static_cast<std::uint8_t>(std::countr_zero(mask))});
  }
}

// ---- Attack ----------------------------------------------------------------------------------

// Collects the blows of an attack from what the engine reports.
class Blows {
 public:
  Blows(const State& state, const Events& events) : state_(state) {
    for (const Event& event : events) std::visit([&](const auto& one) { note(one); }, event);
  }

  Answer answer(std::optional<TileRef> chosen) {
    for (Blow* blow : all()) {
      blow->outcome = outcome_of(*blow);
      const std::string sum =
          say("ui.blow", {std::to_string(blow->damage), std::to_string(blow->armor)});
      blow->sentence = say("ui.pair", {sum, blow->outcome});
    }
    return {chosen, std::move(target_), std::move(attackers_)};
  }

 private:
  void note(const happened::Attacked& event) {
    target_.push_back(make(event.target, event.damage, event.armor));
  }
  void note(const happened::Struck& event) {
    attackers_.push_back(make(event.tile, event.damage, event.armor));
  }
  void note(const happened::Wounded& event) {
    if (Blow* blow = find(event.tile)) blow->wounds = event.wounds;
  }
  void note(const happened::Destroyed& event) {
    if (Blow* blow = find(event.tile)) blow->destroys = true;
  }
  template <class Other>
  void note(const Other&) {}

  Blow make(TileName tile, int damage, int armor) const {
    return {tile, title_of(state_, tile), damage, armor, 0, false, {}, {}};
  }
  std::vector<Blow*> all() {
    std::vector<Blow*> blows;
    for (Blow& blow : target_) blows.push_back(&blow);
    for (Blow& blow : attackers_) blows.push_back(&blow);
    return blows;
  }
  Blow* find(TileName tile) {
    for (Blow* blow : all()) {
      if (blow->tile == tile) return blow;
    }
    return nullptr;
  }
  static std::string outcome_of(const Blow& blow) {
    if (blow.destroys) return say("ui.blow.destroyed");
    if (blow.wounds == 0) return say("ui.blow.nothing");
    return say_count("ui.blow.wounds", blow.wounds);
  }

  const State& state_;
  std::vector<Blow> target_;
  std::vector<Blow> attackers_;
};

// Every way the attack may go on, with the defender's choice where there is one.
std::vector<Answer> play_out(const Situation& situation, const Attack& attack) {
  const Action declared{situation.actor(), attack};
  State after = situation.seen;
  Events events;
  apply(after, declared, &events);
  pass_answers(after, &events);
  if (!after.attack.attackers) return {Blows(situation.seen, events).answer({})};
  std::vector<Action> choices;
  legal_actions(after, choices);
  std::vector<Answer> answers;
  for (const Action& choice : choices) {
    const Defend* defence = deed_of<Defend>(choice);
    if (!defence) continue;
    State end = after;
    Events all = events;
    apply(end, choice, &all);
    const TileRef chosen{situation.actor(), defence->attacker};
    answers.push_back(Blows(situation.seen, all).answer(chosen));
  }
  return answers;
}

// "1 + 2 = 3", or the number alone.
std::string written_sum(const std::vector<Joiner>& joiners, int total) {
  std::string sum;
  int count = 0;
  for (const Joiner& joiner : joiners) {
    if (!joiner.joins) continue;
    sum += (count++ > 0 ? " + " : "") + std::to_string(joiner.combat);
  }
  return count > 1 ? sum + " = " + std::to_string(total) : std::to_string(total);
}

// Whether two ways end alike for the target.
bool is_alike(const Answer& a, const Answer& b) {
  if (a.on_target.empty() || b.on_target.empty()) return false;
  const auto numbers = [](const Blow& blow) {
    return std::tuple(blow.damage, blow.armor, blow.wounds, blow.destroys);
  };
  return numbers(a.on_target.front()) == numbers(b.on_target.front());
}

std::string attack_sum(const AttackPreview& preview, int total, int armor) {
  const std::string sum = written_sum(preview.joiners, total);
  const Answer& first = preview.answers.front();
  const bool settled = std::all_of(preview.answers.begin(), preview.answers.end(),
                                   [&](const Answer& answer) { return is_alike(answer, first); });
  const std::string plain = say("ui.blow", {sum, std::to_string(armor)});
  if (!settled || first.on_target.front().damage != total) return plain;
  return say("ui.pair", {plain, first.on_target.front().outcome});
}

std::string order_note(AttackOrder order, bool cancelled) {
  if (order == AttackOrder::AttackFirst) return say("ui.order.overpower");
  if (order == AttackOrder::DefenceFirst) return say("ui.order.counterstrike");
  return cancelled ? say("ui.order.cancelled") : std::string();
}

bool cancels_counterstrike(const Situation& situation, TileRef target, AttackOrder order) {
  return order == AttackOrder::Together && has_trait(situation.seen, target, Trait::Counterstrike);
}

std::vector<std::string> defence_sentences(const AttackPreview& preview) {
  std::vector<std::string> sentences;
  for (const Answer& answer : preview.answers) {
    for (const Blow& blow : answer.on_attackers) {
      sentences.push_back(say(answer.chosen ? "ui.defence.may" : "ui.defence.hits",
                              {preview.target_title, blow.title, blow.sentence}));
    }
  }
  if (sentences.empty()) sentences.push_back(say("ui.defence.none", {preview.target_title}));
  return sentences;
}

}  // namespace

AttackPreview preview_attack(const Situation& situation, TileRef target, TileMask attackers) {
  const State& state = situation.seen;
  AttackPreview preview;
  preview.target = target;
  preview.target_title = title_of(state, target);
  preview.title = say("ui.attack.title", {preview.target_title});
  const PendingAttack pending{attackers, target.index};
  for_each_tile(attackers_for(situation, target), situation.actor(), [&](TileRef tile) {
    const bool joins = (attackers & bit_of(tile.index)) != 0;
    const int combat = combat_of(state, tile, joins ? &pending : nullptr);
    preview.joiners.push_back({tile, title_of(state, tile), combat, joins});
  });
  preview.order = order_of(state, pending, strikeable(state, pending, Mass(state)));
  preview.answers = play_out(situation, {attackers, target.index});
  preview.sum = attack_sum(preview, attack_damage(state, pending), armor_of(state, target));
  preview.order_note =
      order_note(preview.order, cancels_counterstrike(situation, target, preview.order));
  preview.defence = defence_sentences(preview);
  return preview;
}

// ---- Summoning -------------------------------------------------------------------------------

namespace {

std::string payment_sum(const SummonPreview& preview) {
  if (preview.cost == 0) return say("ui.pay.free");
  std::string sum;
  const auto add = [&](const std::string& part) { sum += (sum.empty() ? "" : " + ") + part; };
  for (const Payer& payer : preview.payers) {
    if (payer.pays) add(payer.title + " " + std::to_string(payer.output));
  }
  if (preview.energy > 0) add(say("ui.pay.energy", {std::to_string(preview.energy)}));
  return say("ui.pay.sum", {sum, std::to_string(preview.cost)});
}

}  // namespace

SummonPreview preview_summon(const Situation& situation, const std::vector<Summon>& ways, int way) {
  const State& state = situation.seen;
  const Summon& chosen = ways[static_cast<std::size_t>(way)];
  const TileData& data = data_of(state, situation.actor(), chosen.row);
  SummonPreview preview{chosen.row,
                        chosen.at,
                        {},
                        data.cost,
                        static_cast<int>(ways.size()),
                        way,
                        {},
                        chosen.energy,
                        situation.own().hoard,
                        {}};
  preview.title = title_of(situation.own().rows[chosen.row].kind);
  const TileKind kind = situation.own().rows[chosen.row].kind;
  TileMask any = 0;
  for (const Summon& each : ways) any |= each.payers;
  for_each_tile(any, situation.actor(), [&](TileRef tile) {
    const bool pays = (chosen.payers & bit_of(tile.index)) != 0;
    preview.payers.push_back({tile, title_of(state, tile), output_for(state, tile, kind), pays});
  });
  preview.sum = payment_sum(preview);
  return preview;
}

// ---- Burn ------------------------------------------------------------------------------------

namespace {

void tell_burn(const Situation& situation, BurnPreview& burn) {
  const State& state = situation.seen;
  const bool own = state.active == situation.actor() || state.active == situation.device.viewer;
  const std::string rival = name_of(situation, opponent_of(state.active));
  const std::string active = name_of(situation, state.active);
  const std::string ending = burn.loses ? ".loses" : burn.burns ? ".burns" : ".safe";
  const std::string who = own ? ".you" : ".other";
  const std::string held = say_count("ui.sides", burn.own);
  const std::string others = std::to_string(burn.other);
  const std::string key = "ui.burn" + who + ending;
  burn.sentence = own ? say(key, {held, rival, others}) : say(key, {held, rival, others, active});
  burn.brief = say("ui.burn.brief" + (burn.burns ? who : std::string()) + ending, {active});
}

}  // namespace

std::optional<BurnPreview> preview_burn(const Situation& situation) {
  const State& state = situation.seen;
  if (state.turn == 0 || is_first_turn(state) || state.phase == Phase::Over) return {};
  BurnPreview burn;
  burn.own = sides_held(state, state.active);
  burn.other = sides_held(state, opponent_of(state.active));
  burn.burns = burn.own < burn.other;
  burn.loses = burn.burns && state.side(state.active).essence <= 1;
  tell_burn(situation, burn);
  return burn;
}

}  // namespace mael::web::maelstrom
