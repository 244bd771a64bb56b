#include "web/screens/pirates/text_view.h"

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::pirates {
namespace {

template <class Things, class Name>
std::string names_of(const Things& things, const Name& name) {
  std::string names;
  for (const auto& thing : things) names += (names.empty() ? "" : ", ") + name(thing);
  return names.empty() ? say("pirates.nothing") : names;
}

class TextWriter {
 public:
  TextWriter(const Situation& situation, const View& view)
      : situation_(situation), state_(situation.seen), view_(view) {}

  Words write() {
    out_.title = view_.turn == view_.title ? view_.title : view_.turn + " · " + view_.title;
    out_.status = status();
    write_scene();
    return std::move(out_);
  }

 private:
  std::string status() const {
    if (view_.notice) return view_.notice->title + ". " + view_.notice->sentence;
    if (view_.review) return view_.title + ". " + view_.advice;
    std::string status = view_.todo;
    if (view_.prompt) {
      status += " " + view_.prompt->title + ".";
      for (const PreviewLine& line : view_.prompt->lines) {
        status += " " + line.sentence + (line.detail.empty() ? "." : ", " + line.detail + ".");
      }
      for (const std::string& sentence : view_.prompt->sentences) status += " " + sentence;
    }
    return status;
  }

  void write_scene() {
    for (const SideView& side : view_.sides) write_side(side);
    for (int place = 0; place < state_.tokens.size(); ++place) write_token(place);
    for (const Dropped& each : state_.dropped) {
      add("pirates.text_view.dropped", {name_of_item(each.item), name_of_cell(state_, each.cell)});
    }
    if (!view_.hand.empty()) {
      add("pirates.text_view.hand", {names_of(view_.hand, [](const TreasureView& card) {
            return say("pirates.text_view.card", {card.words, reward_of(card.card)});
          })});
    }
    add("pirates.text_view.circles",
        {number(state_.turned[0]), number(state_.turned[1]), number(state_.turned[2])});
    add("pirates.text_view.curse",
        {number(view_.curse.space), number(view_.curse.next_step), number(view_.curse.last)});
    add("pirates.text_view.piles",
        {number(view_.pile), number(view_.chests), number(view_.artifacts)});
    if (view_.advantage && !view_.sides.empty()) {
      add("text_view.advantage", {view_.sides[0].name, percent(*view_.advantage)});
    }
  }

  void add(const char* key, Parts parts) { out_.scene.push_back(say(key, parts)); }

  void write_side(const SideView& side) {
    const Ship& ship = state_.ship(side.seat);
    const std::string at = ship.is_afloat()              ? name_of_cell(state_, ship.cell)
                           : side.status == Status::Gone ? say("pirates.standing.gone")
                                                         : say("pirates.detail.ashore");
    add("pirates.text_view.side",
        {side.name, at, number(side.life), number(side.most_life), number(side.points),
         names_of(side.hold, [](const LootView& loot) { return loot.name; }),
         say_count("pirates.cards", side.cards)});
    std::string line;
    for (const StatisticView& each : side.statistics) {
      if (each.which == Statistic::Life) continue;
      line += (line.empty() ? "" : ", ") + pirates::name_of(each.which) + " " + number(each.value);
    }
    if (side.artifact != 0) line += ", " + name_of_item(side.artifact);
    add("pirates.text_view.sheet", {side.name, line});
  }

  void write_token(int place) {
    const Token& token = state_.tokens[place];
    const int life = calamity(token.kind).life;
    add("pirates.text_view.token",
        {name_of_target(situation_, Target::token(place)), name_of_cell(state_, token.cell),
         number(life - token.damage), number(life),
         name_of_cell(state_, drift_target(token.cell, state_.turned))});
  }

  const Situation& situation_;
  const State& state_;
  const View& view_;
  Words out_;
};

}  // namespace

Words describe(const Situation& situation, const View& view) {
  return TextWriter(situation, view).write();
}

}  // namespace mael::web::pirates
