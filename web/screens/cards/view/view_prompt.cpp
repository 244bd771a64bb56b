// What is to be decided, with its sums: bids and secret numbers, an attack, the card picked up.
#include <algorithm>

#include "engine/cards/bots/secrets.h"
#include "engine/cards/derived.h"
#include "web/screens/cards/declared.h"
#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

class PromptBuilder {
 public:
  PromptBuilder(const Situation& situation, const Selection& selection)
      : situation_(situation), state_(situation.seen), selection_(selection) {}

  std::optional<PromptView> build() const {
    if (situation_.device.is_table_covered()) return {};
    if (is_advising() && !is_sealed(state_)) return advice();
    if (!situation_.decides()) return waiting();
    switch (state_.awaiting) {
      case Awaiting::Order: return order();
      case Awaiting::Faction: return factions();
      case Awaiting::Turn: return picked_up();
      case Awaiting::Answer: return selection_.card ? picked_up() : answer();
      case Awaiting::Number: return with_advice(number());
      case Awaiting::Bid: return with_advice(bid());
      case Awaiting::Casualty: return casualty();
      default: return {};
    }
  }

 private:
  static PromptView titled(const std::string& key) {
    PromptView prompt;
    prompt.title = say(key + ".title");
    prompt.sentences.push_back(say(key));
    return prompt;
  }

  // Where two share the device, neither is just "you".
  PromptView named(const std::string& key) const {
    PromptView prompt = titled(key);
    if (situation_.device.viewer == Seat::Chance) {
      prompt.title = say(key + ".title.named", {name_of(situation_, situation_.actor())});
    }
    return prompt;
  }

  // Judged by the hand, which stays in sight.
  PromptView order() const {
    PromptView prompt = named("cards.ask.order");
    prompt.quiet = true;
    return prompt;
  }

  // ---- Advice ----------------------------------------------------------------------------------

  bool is_advising() const { return selection_.asks_advice || selection_.advised; }
  std::string words_of_advice() const {
    return selection_.advised ? selection_.advised->sentence : say("ui.advice.thinks");
  }

  PromptView advice() const {
    PromptView prompt;
    prompt.title = say("ui.advice.title");
    prompt.sentences = {words_of_advice()};
    prompt.quiet = true;
    return prompt;
  }

  // What is sealed is turned to on the dial; the words about it stand above.
  PromptView with_advice(PromptView prompt) const {
    if (is_advising()) prompt.sentences.insert(prompt.sentences.begin(), words_of_advice());
    return prompt;
  }

  // A battle is looked at by both while the other bids.
  std::optional<PromptView> waiting() const {
    const bool battle = state_.awaiting == Awaiting::Bid;
    const Seat elsewhere = situation_.sealed_elsewhere();
    if (!battle && elsewhere == Seat::Chance) return {};
    PromptView prompt;
    prompt.title = battle ? title_of_declared() : say("cards.ask.number.title");
    if (battle) prompt.battle = declared_battle();
    if (elsewhere != Seat::Chance) {
      prompt.sentences = {say("cards.ask.sealed", {name_of(situation_, elsewhere)})};
    }
    return prompt;
  }

  PromptView casualty() const {
    PromptView prompt = named("cards.ask.casualty");
    prompt.quiet = true;
    return prompt;
  }

  PromptView factions() const {
    PromptView prompt = named("cards.ask.faction");
    for (const Action& action : situation_.legal) {
      if (const auto* choice = deed_of<ChooseFaction>(action)) {
        prompt.factions.push_back(choice->card);
      }
    }
    return prompt;
  }

  PromptView answer() const {
    PromptView prompt;
    prompt.quiet = true;  // what it is about lies on the table
    if (state_.declared.kind == Declared::Kind::Nothing) {
      prompt.title = say("cards.ask.answer.free");
      prompt.sentences = {moment()};
      return prompt;
    }
    prompt.title = say("cards.ask.answer.title");
    prompt.sentences = {sentence_of_declared(situation_)};
    if (state_.declared.kind == Declared::Kind::Card) prompt.card = state_.declared.card;
    if (state_.declared.kind == Declared::Kind::Attack && state_.declared.stack != kNoStack &&
        state_.declared.target.spot != Spot::Planet && attack_stands(state_)) {
      prompt.battle = declared_battle();
      prompt.sentences.push_back(sentence_of_battle(*prompt.battle));
    }
    return prompt;
  }

  // When events may be played though nothing is announced.
  std::string moment() const {
    const char* key = state_.window == Window::Start  ? "cards.ask.answer.start"
                      : state_.window == Window::Pass ? "cards.ask.answer.pass"
                                                      : "cards.ask.answer.end";
    return say(key, {name_of(situation_, state_.active)});
  }

  PromptView number() const {
    PromptView prompt = titled("cards.ask.number");
    if (state_.maelstrom != situation_.actor()) {
      prompt.sentences.insert(prompt.sentences.begin(),
                              say("cards.ask.number.by", {name_of(situation_, state_.maelstrom)}));
    }
    prompt.sentences.push_back(say_count("cards.ask.number.count", state_.planets.size()));
    prompt.dial = DialView{std::clamp(selection_.number, 0, kHighestPick), kHighestPick, true};
    return prompt;
  }

  PromptView bid() const {
    PromptView prompt;
    prompt.title = title_of_declared();
    prompt.battle = declared_battle();
    prompt.sentences = {sentence_of_battle(*prompt.battle)};
    const int high = state_.side(situation_.actor()).stockpile;
    prompt.sentences.front() += " " + say("cards.ask.bid.own", {std::to_string(high)});
    prompt.dial = DialView{std::clamp(selection_.number, 0, high), high};
    return prompt;
  }

  std::array<BattleSideView, 2> declared_battle() const {
    return battle_of(situation_, state_.active, state_.declared.stack, state_.declared.target);
  }

  std::string title_of_declared() const {
    return title_of_battle(situation_, state_.active, state_.declared.stack,
                           state_.declared.target);
  }

  // ---- What is in hand -------------------------------------------------------------------------

  std::optional<PromptView> picked_up() const {
    if (selection_.card) return card(*selection_.card);
    if (!selection_.ship) return {};
    if (selection_.target) return attack(*selection_.target);
    return ship(*selection_.ship);
  }

  PromptView card(CardKind kind) const {
    PromptView prompt;
    prompt.quiet = true;
    prompt.title = title_of(kind);
    prompt.card = kind;
    prompt.sentences.push_back(text_of(kind));
    prompt.card_speaks = true;
    const bool alone = action_alone(situation_, kind).has_value();
    const std::string type(mael::cards::name_of(type_of(kind)));
    prompt.sentences.push_back(say(alone ? "cards.hint.alone" : "cards.hint." + type));
    return prompt;
  }

  PromptView ship(std::uint8_t index) const {
    const Ship& ship = state_.side(situation_.actor()).ships[index];
    PromptView prompt;
    prompt.quiet = true;
    prompt.title = title_of(ship.kind);
    prompt.card = ship.kind;
    const bool attacks =
        std::any_of(situation_.legal.begin(), situation_.legal.end(), [&](const Action& action) {
          const auto* attack = deed_of<Attack>(action);
          return attack && ship.is_attacking() && attack->stack == ship.stack();
        });
    if (attacks) {
      const int attack = attack_at(state_.side(situation_.actor()), ship.at);
      prompt.sentences.push_back(say("cards.hint.attack", {std::to_string(attack)}));
    }
    prompt.sentences.push_back(say("cards.hint.move"));
    return prompt;
  }

  PromptView attack(Thing target) const {
    const Ship& ship = state_.side(situation_.actor()).ships[*selection_.ship];
    PromptView prompt;
    prompt.title = title_of_battle(situation_, situation_.actor(), ship.stack(), target);
    if (target.spot == Spot::Planet) {
      const int stock = state_.planets[target.index].stock;
      const int attack = attack_at(state_.side(situation_.actor()), ship.at);
      prompt.sentences.push_back(
          say("cards.battle.raid", {std::to_string(attack), std::to_string(stock),
                                    std::to_string(std::min(attack, stock))}));
      return prompt;
    }
    prompt.battle = battle_of(situation_, situation_.actor(), ship.stack(), target);
    prompt.sentences.push_back(sentence_of_battle(*prompt.battle));
    prompt.sentences.push_back(say("cards.ask.attack"));
    return prompt;
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
};

}  // namespace

void build_prompt(const Situation& situation, const Selection& selection, View& view) {
  view.prompt = PromptBuilder(situation, selection).build();
  if (selection.advised) view.advice = selection.advised->sentence;
  if (selection.asks_advice) view.advice = say("ui.advice.thinks");
}

}  // namespace mael::web::cards
