#include "web/screens/cards/text_view.h"

#include "web/base/say.h"
#include "web/screens/cards/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::cards {
namespace {

std::string sentence_of(const SideView& side) {
  return say("cards.text_view.side",
             {side.name, number(side.stockpile), number(side.hand), number(side.income)});
}

std::string names_of(const std::vector<CardKind>& kinds) {
  std::string names;
  for (const CardKind kind : kinds) names += (names.empty() ? "" : ", ") + title_of(kind);
  return names;
}

std::string sentence_of(const PlanetView& planet) {
  const std::string sentence =
      say("cards.text_view.planet",
          {title_of(planet.kind), number(planet.stock), number(planet.rate.now)});
  if (planet.attached.empty()) return sentence;
  return sentence + " " + say("cards.text_view.attached", {names_of(planet.attached)});
}

std::string sentence_of(const ShipView& ship, const std::string& owner, const std::string& at) {
  const std::string key = ship.military ? "cards.text_view.military" : "cards.text_view.syphon";
  const std::string sentence = say(
      key, {title_of(ship.kind), owner, at,
            number(ship.military ? ship.attack.now : ship.syphon.now), number(ship.defence.now)});
  if (ship.attached.empty()) return sentence;
  return sentence + " " + say("cards.text_view.attached", {names_of(ship.attached)});
}

class TextWriter {
 public:
  TextWriter(const Situation& situation, const View& view) : situation_(situation), view_(view) {}

  Words write() {
    Words& words = out_;
    words.title = view_.turn == view_.title ? view_.title : view_.turn + " · " + view_.title;
    words.status = status();
    write_scene();
    return std::move(out_);
  }

 private:
  std::string status() const {
    if (view_.notice) return view_.notice->title + ". " + view_.notice->sentence;
    if (!view_.curtain.empty()) return view_.curtain + ". " + say("cards.curtain.sentence");
    if (view_.review) return view_.title + ". " + view_.advice;
    std::string status = view_.todo;
    if (view_.prompt) {
      if (is_battle(*view_.prompt)) status += " " + view_.prompt->title + ".";
      for (const std::string& sentence : view_.prompt->sentences) status += " " + sentence;
    }
    return status;
  }

  // Whose title alone says who attacks whom.
  static bool is_battle(const PromptView& prompt) { return prompt.battle && !prompt.quiet; }

  void write_scene() {
    std::vector<std::string>& scene = out_.scene;
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
      scene.push_back(say("text_view.advantage", {view_.sides[0].name, percent(*view_.advantage)}));
    }
    if (!view_.hand.empty()) {
      std::vector<CardKind> kinds;
      for (const HandCardView& card : view_.hand) {
        kinds.insert(kinds.end(), static_cast<std::size_t>(card.count), card.kind);
      }
      scene.push_back(say("cards.text_view.hand", {names_of(kinds)}));
    }
    scene.push_back(say("cards.text_view.piles", {number(view_.deck), number(view_.discarded)}));
  }

  void add_ships(const GroupView& group, const std::string& at) {
    const std::string owner = name_of(situation_, group.thing.seat);
    for (const ShipView& ship : group.ships) {
      out_.scene.push_back(sentence_of(ship, owner, at));
    }
  }

  const Situation& situation_;
  const View& view_;
  Words out_;
};

}  // namespace

Words describe(const Situation& situation, const View& view) {
  return TextWriter(situation, view).write();
}

std::vector<std::string> things_in_words(const View& view) {
  const bool is_page = view.sheet == OpenSheet::Help && view.page + 1 < view.pages;
  if (is_page) return {say("cards.help." + number(view.page + 1))};
  if (view.sheet != OpenSheet::Discard) return {};
  if (view.discard.empty()) return {say("cards.panel.discard_none")};
  std::vector<std::string> words;
  for (const DiscardView& each : view.discard) {
    words.push_back(title_of(each.kind) + ", " + number(each.count));
  }
  return words;
}

}  // namespace mael::web::cards
