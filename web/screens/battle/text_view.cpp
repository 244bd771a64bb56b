#include "web/screens/battle/text_view.h"

#include "engine/battle/derived.h"
#include "web/base/say.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class TextWriter {
 public:
  TextWriter(const Situation& situation, const View& view) : state_(situation.seen), view_(view) {}

  Words write() {
    out_.title = view_.turn + " · " + view_.title;
    out_.status = status();
    for (const SideView& side : view_.sides) {
      add("battle.text_view.side", {side.name, number(side.points), number(side.command),
                                    number(side.squads), number(side.waiting)});
    }
    for (const SquadView& squad : view_.squads) write_squad(squad);
    if (view_.card) write_card(*view_.card);
    if (view_.advantage && !view_.sides.empty()) {
      add("text_view.advantage", {view_.sides[0].name, percent(*view_.advantage)});
    }
    return std::move(out_);
  }

 private:
  std::string status() const {
    if (view_.notice) return view_.notice->title + ". " + view_.notice->sentence;
    if (view_.review) return view_.title + ". " + view_.advice;
    std::string status = view_.todo;
    if (!view_.prompt) return status;
    status += " " + view_.prompt->title + ".";
    for (const WeaponView& weapon : view_.prompt->weapons) {
      const char* key = weapon.used ? "battle.text_view.fired" : "battle.text_view.silent";
      status += " " + say(key, {weapon.label});
    }
    for (const StepView& step : view_.prompt->steps) status += " " + words_of_step(step);
    for (const std::string& sentence : view_.prompt->sentences) status += " " + sentence;
    if (view_.prompt->chart) status += " " + view_.prompt->chart->words;
    if (view_.prompt->compare) {
      const CompareView& compare = *view_.prompt->compare;
      for (const CompareView::Half* half : {&compare.without, &compare.with}) {
        status += " " + say("battle.text_view.compare", {half->head, half->figure, half->line});
      }
    }
    if (view_.prompt->roster) {
      for (const NumberedView& model : view_.prompt->roster->models) {
        status += " " + words_of_model(model);
      }
    }
    if (view_.prompt->tray) status += " " + dice(*view_.prompt->tray);
    return status;
  }

  // "Karist Troopers: 12.5″. Seen."
  static std::string words_of_step(const StepView& step) {
    std::string words = step.value.empty() ? step.text : say("ui.pair", {step.text, step.value});
    if (words.back() != '.') words += ".";
    return step.note.empty() ? words : words + " " + step.note;
  }

  // "Model 2, injured at 10″/7½″."
  static std::string words_of_model(const NumberedView& model) {
    const std::string role = model.role.empty() ? "" : ", " + model.role;
    return say("battle.text_view.model", {number(model.number) + role, spot_words(model.at)});
  }

  static std::string dice(const TrayView& tray) {
    std::string faces;
    for (const DieView& die : tray.dice) {
      faces += (faces.empty() ? "" : ", ") + number(die.shown);
    }
    return say("battle.text_view.dice", {faces}) + " " + tray.words;
  }

  void add(const char* key, Parts parts) { out_.scene.push_back(say(key, parts)); }

  // Where it is, how far the nearest enemy, and how it stands.
  void write_squad(const SquadView& squad) {
    const Point at = state_.models[state_.units[squad.unit].leader].at;
    std::string states;
    if (squad.injured) states += " " + squad.injured->words;
    if (squad.suppression > 0) {
      states += " " + say("battle.card.suppression", {number(squad.suppression)});
    }
    if (squad.cover > 0) states += " " + say("battle.text_view.covered");
    if (squad.moving > 0) states += " " + say("battle.card.moving", {number(squad.moving)});
    if (squad.painted > 0) states += " " + say("battle.card.painted", {number(squad.painted)});
    if (squad.burning > 0) states += " " + say("battle.card.burn", {number(squad.burning)});
    if (squad.zealous > 0) states += " " + say("battle.card.zealot", {number(squad.zealous)});
    if (squad.activated) states += " " + say("battle.card.activated");
    std::string seen;
    for (const UnitId enemy : watchers_of(state_, squad.unit)) {
      seen += (seen.empty() ? "" : ", ") +
              say("battle.text_view.from",
                  {name_of_unit(state_, enemy),
                   inches_of(mael::battle::gap_between(state_, squad.unit, enemy))});
    }
    add("battle.text_view.squad",
        {squad.name, spot_words(at), number(squad.standing), number(squad.models),
         seen.empty() ? say("battle.text_view.unseen") : say("battle.text_view.seen", {seen}),
         states});
  }

  void write_card(const CardView& card) {
    std::string figures;
    for (const FigureView& figure : card.figures) {
      figures += (figures.empty() ? "" : ", ") + figure.name + " " + figure.value;
    }
    add("battle.text_view.card", {card.squad.name, figures});
    for (const WeaponView& weapon : card.weapons) {
      out_.scene.push_back(say("battle.text_view.weapon", {weapon.label, weapon.line}));
    }
  }

  const State& state_;
  const View& view_;
  Words out_;
};

}  // namespace

Words describe(const Situation& situation, const View& view) {
  return TextWriter(situation, view).write();
}

}  // namespace mael::web::battle
