#include "web/screens/cards/mirror.h"

#include <algorithm>

#include "engine/cards/notation.h"
#include "web/screens/cards/places.h"
#include "web/screens/cards/words.h"
#include "web/table/review_view.h"

namespace mael::web::cards {
namespace {

std::string number(int value) { return std::to_string(value); }

std::string sentence_of(const SideView& side) {
  return say("cards.mirror.side", {side.name, number(side.stockpile), number(side.hand),
                                   number(side.income)});
}

std::string names_of(const std::vector<CardKind>& kinds) {
  std::string names;
  for (const CardKind kind : kinds) names += (names.empty() ? "" : ", ") + title_of(kind);
  return names;
}

std::string sentence_of(const PlanetView& planet) {
  const std::string sentence = say("cards.mirror.planet", {title_of(planet.kind),
                                                           number(planet.stock),
                                                           number(planet.rate.now)});
  if (planet.attached.empty()) return sentence;
  return sentence + " " + say("cards.mirror.attached", {names_of(planet.attached)});
}

std::string sentence_of(const ShipView& ship, const std::string& owner, const std::string& at) {
  const std::string key = ship.military ? "cards.mirror.military" : "cards.mirror.syphon";
  const std::string sentence =
      say(key, {title_of(ship.kind), owner, at,
                number(ship.military ? ship.attack.now : ship.syphon.now),
                number(ship.defence.now)});
  if (ship.attached.empty()) return sentence;
  return sentence + " " + say("cards.mirror.attached", {names_of(ship.attached)});
}

class Writer {
 public:
  Writer(const Situation& situation, const View& view) : situation_(situation), view_(view) {}

  TableWords<Action> write(const std::vector<ToldLine>& log) {
    Words& words = out_.words;
    words.title = view_.turn == view_.title ? view_.title : view_.turn + " · " + view_.title;
    words.status = status();
    if (view_.refusal) {
      const std::string id = view_.refusal->rule.text();
      words.alert = view_.refusal->sentence + (id.empty() ? "" : " (" + id + ")");
    }
    write_scene();
    for (const ToldLine& line : log) words.log.push_back(line.text);
    write_choices();
    return std::move(out_);
  }

 private:
  std::string status() const {
    if (view_.notice) return view_.notice->title + ". " + view_.notice->sentence;
    if (!view_.curtain.empty()) return view_.curtain + ". " + say("cards.curtain.sentence");
    if (view_.review) return view_.title + ". " + view_.advice;
    std::string status = view_.todo;
    if (view_.prompt) {
      for (const std::string& sentence : view_.prompt->sentences) status += " " + sentence;
    }
    return status;
  }

  void write_scene() {
    std::vector<std::string>& scene = out_.words.scene;
    for (const SideView& side : view_.sides) scene.push_back(sentence_of(side));
    for (const PlanetView& planet : view_.planets) {
      scene.push_back(sentence_of(planet));
      for (const GroupView& fleet : planet.fleets) add_ships(fleet, title_of(planet.kind));
    }
    for (const SideView& side : view_.sides) {
      for (const GroupView& stack : side.stacks) {
        add_ships(stack, say("cards.place.stack", {number(stack.thing.index + 1)}));
      }
    }
    if (view_.advantage) {
      scene.push_back(say("mirror.advantage", {view_.sides[0].name, percent(*view_.advantage)}));
    }
    if (!view_.hand.empty()) {
      std::vector<CardKind> kinds;
      for (const HandCardView& card : view_.hand) {
        kinds.insert(kinds.end(), static_cast<std::size_t>(card.count), card.kind);
      }
      scene.push_back(say("cards.mirror.hand", {names_of(kinds)}));
    }
    scene.push_back(say("cards.mirror.piles", {number(view_.deck), number(view_.discarded)}));
  }

  void add_ships(const GroupView& group, const std::string& at) {
    const std::string owner = name_of(situation_, group.thing.seat);
    for (const ShipView& ship : group.ships) {
      out_.words.scene.push_back(sentence_of(ship, owner, at));
    }
  }

  // Each once, though a notice may offer what the menu does.
  void add(const std::vector<Button>& buttons) {
    for (const Button& button : buttons) {
      const std::string name(button.name);
      const auto same = [&](const Words::Choice& choice) { return choice.notation == name; };
      const auto& choices = out_.words.choices;
      if (!button.enabled() || std::any_of(choices.begin(), choices.end(), same)) continue;
      out_.add(button.label, name);
    }
  }

  void write_choices() {
    if (view_.notice) add(view_.notice->buttons);
    if (!view_.curtain.empty()) add(view_.buttons);
    if (view_.refusal && !view_.refusal->rule.empty()) {
      out_.add(say("ui.button.why", {view_.refusal->rule.text()}),
               std::string(commands().name_of(Common::OpenRule)));
    }
    for (const Action& action : situation_.legal) {
      out_.add(label_of(situation_.seen, action), write_action(situation_.seen, action), action);
    }
    if (view_.review || !view_.advice.empty()) add(view_.buttons);
    add(view_.tools);
    if (view_.sheet == OpenSheet::Help) {
      out_.add(say("lesson.learn"), std::string(commands().name_of(Common::Learn)));
    }
    add(view_.menu);
  }

  const Situation& situation_;
  const View& view_;
  TableWords<Action> out_;
};

}  // namespace

TableWords<Action> make_words(const Situation& situation, const View& view,
                              const std::vector<ToldLine>& log) {
  return Writer(situation, view).write(log);
}

}  // namespace mael::web::cards
