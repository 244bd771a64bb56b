#include <algorithm>

#include "tests/toy/screen/parts.h"
#include "web/base/say.h"

namespace mael::web::toy {
namespace {

using enum Own;

constexpr std::array<CommandSpec, 5> kOwn{{
    {.command = Rest, .name = "rest", .key = "R", .icon = Icon::EndPhase, .decides = true},
    {.command = Agree, .name = "agree", .key = "Y", .icon = Icon::Check, .decides = true},
    {.command = TurnBack, .name = "turn_back", .key = "B", .icon = Icon::Back, .decides = true},
    {.command = Less, .name = "less", .key = "-", .icon = Icon::Minus},
    {.command = More, .name = "more", .key = "+", .icon = Icon::Plus},
}};

class Builder {
 public:
  Builder(const Situation& situation, const Selection& selection)
      : situation_(situation), seen_(situation.seen), selection_(selection) {}

  View build() {
    view_.refusal = selection_.refusal;
    view_.sheet = selection_.sheet;
    if (selection_.advised) view_.advice = selection_.advised->sentence;
    view_.title = "Round " + std::to_string(seen_.round);
    build_sides();
    build_hand();
    build_choices();
    build_buttons();
    view_.todo = todo();
    view_.tools =
        make_tools(commands(), situation_, refusal_to_advise(situation_, situation_.decides()));
    view_.menu = make_menu(commands(), situation_, seen_.step == Step::Over);
    build_notice();
    return std::move(view_);
  }

 private:
  template <class D>
  const D* drafted() const {
    const Action* shown = selection_.advised ? &selection_.advised->action
                          : selection_.draft ? &selection_.draft->action
                                             : nullptr;
    return shown ? std::get_if<D>(&shown->deed) : nullptr;
  }

  void build_sides() {
    const auto* made = drafted<MakeOffer>();
    const int seats = seen_.seats, near = index_of(situation_.near());
    for (int i = 0; i < seats; ++i) {
      const Seat seat = seat_at((near + i) % seats);
      const Skiff& skiff = seen_.of(seat);
      view_.sides.push_back({seat, name_of(situation_, seat), skiff.coins, skiff.hand.size(),
                             skiff.bid != kNotSealed, skiff.at, made && made->offer.to == seat});
    }
  }

  void build_hand() {
    if (situation_.device.viewer == Seat::Chance) return;
    Cards given;
    if (const auto* made = drafted<MakeOffer>()) given = made->offer.give;
    for (const Card card : seen_.of(situation_.device.viewer).hand) {
      const auto* at = std::find(given.begin(), given.end(), card);
      view_.hand.push_back({card, at != given.end()});
      if (at != given.end()) given.erase(static_cast<int>(at - given.begin()));
    }
  }

  void build_choices() {
    if (situation_.awaits_number()) {
      view_.number = selection_.number;
      view_.highest = situation_.highest();
    }
    if (!situation_.sails()) return;
    for (const Action& action : situation_.legal) {
      const auto* sail = deed_of<Sail>(action);
      if (sail) view_.targets.push_back(sail->path[0]);
    }
    view_.trades = !seen_.offered && seen_.seats > 1;
    if (const auto* sail = drafted<Sail>()) view_.path = {sail->path.begin(), sail->path.end()};
    if (const auto* made = drafted<MakeOffer>()) view_.wanted = made->offer.want;
  }

  // ---- Buttons ---------------------------------------------------------------------------------

  void add(Command command, std::string label) {
    view_.buttons.push_back(commands().button(command, std::move(label)));
  }
  void add_primary(Command command, std::string label) {
    view_.buttons.push_back(commands().primary(command, std::move(label)));
  }

  void build_buttons() {
    if (situation_.device.cover != Cover::None) {
      view_.curtain = "For " + name_of(situation_, situation_.device.next);
      add(Common::Lift, "Show my cards");
      view_.buttons.back().primary = situation_.device.is_table_covered();
    }
    if (situation_.asks_who_plays && !view_.curtain.empty()) {
      const auto names = seat_names(situation_);
      for (Button& button : bot_buttons(commands(), std::span(names).first(seen_.seats))) {
        view_.buttons.push_back(std::move(button));
      }
    }
    if (situation_.decides()) build_decisions();
  }

  void build_decisions() {
    if (selection_.advised) return add_primary(Common::Confirm, "Do it");
    const std::string number = std::to_string(selection_.number);
    if (situation_.awaits(Step::Bid)) return add_primary(Common::Confirm, "Bid " + number);
    if (situation_.awaits_number()) {
      add_primary(Common::Confirm, "Offer " + number);
      return add(Own::TurnBack, "Turn back");
    }
    if (!situation_.sails()) {
      add(Own::Agree, seen_.step == Step::Consent ? "Take it" : "Do so");
      return add_primary(Common::Pass, "Leave it");
    }
    if (selection_.draft) add_primary(Common::Confirm, drafted<Sail>() ? "Sail" : "Offer it");
    add(Own::Rest, "Rest");
  }

  std::string todo() const {
    if (!view_.curtain.empty()) return view_.curtain;
    if (!situation_.decides()) return "Wait.";
    return situation_.awaits_number() ? "Name a number." : "Decide.";
  }

  void build_notice() {
    if (seen_.step != Step::Over || selection_.result_seen || situation_.taught) return;
    std::string who;
    for (const Seat seat : outcome(seen_).winners) {
      who += (who.empty() ? "" : " and ") + name_of(situation_, seat);
    }
    view_.notice = end_notice(commands(), (who.empty() ? "Nobody" : who) + " won",
                              seen_.storm ? "A storm came up." : "Four rounds are over.");
  }

  const Situation& situation_;
  const State& seen_;
  const Selection& selection_;
  View view_;
};

}  // namespace

const CommandList& commands() {
  static constexpr CommandList kList(kOwn);
  return kList;
}

bool Situation::awaits_number() const {
  if (awaits(Step::Bid)) return true;
  const auto& stack = seen.interrupts;
  return decides() && !stack.empty() && stack[stack.size() - 1].kind == Interrupt::Kind::Hailed;
}

Seat Situation::near() const {
  for (const Seat seat : {device.viewer, device.next, device.actor}) {
    if (seat != Seat::Chance) return seat;
  }
  return Seat::A;
}

View build_view(const Situation& situation, const Selection& selection) {
  return Builder(situation, selection).build();
}

void build_review(const web::ReviewWords& words, View& view) {
  view.hand.clear();
  view.curtain.clear();
  view.title = words.step;
  view.todo = words.progress;
}

}  // namespace mael::web::toy
