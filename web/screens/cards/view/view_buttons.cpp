// Buttons of the bar, tools, menu, and the notice of the finished game.
#include <algorithm>

#include "engine/cards/bots/secrets.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

template <class D>
bool is_legal(const Situation& situation) {
  return std::any_of(situation.legal.begin(), situation.legal.end(),
                     [](const Action& action) { return deed_of<D>(action) != nullptr; });
}

class ButtonBuilder {
 public:
  ButtonBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), view_(view) {}

  void build() {
    if (situation_.device.is_table_covered()) {
      const std::string who = name_of(situation_, situation_.device.next);
      add(with_brief(commands().primary(Common::Lift, say("ui.curtain.lift", {who})),
                     say("ui.button.show_hand")));
      if (situation_.asks_who_plays) add_bots();
    } else if (situation_.decides()) {
      build_decisions();
    } else if (situation_.sealed_elsewhere() != Seat::Chance) {
      add(commands().primary(Common::Share, say("ui.button.share")));
    } else if (situation_.is_passing(situation_.device.viewer)) {
      add(commands().button(Own::AskAgain));
    }
    build_tools();
    build_menu();
    build_notice();
  }

 private:
  void add(Button button) { view_.buttons.push_back(std::move(button)); }

  void build_decisions() {
    if (selection_.advised && !is_sealed(state_)) {
      add(commands().primary(Common::Confirm, say("ui.button.do")));
      return add(commands().button(Common::Cancel));
    }
    switch (state_.awaiting) {
      case Awaiting::Order:
        add(commands().button(Own::First));  // neither is the better one
        add(commands().button(Own::Second));
        return;
      case Awaiting::Turn: return build_turn();
      case Awaiting::Answer: return build_answer();
      case Awaiting::Number:
      case Awaiting::Bid: return build_seal();
      default: return;
    }
  }

  // What is picked up may be done by a button, where no place has to be chosen.
  bool add_confirm() {
    if (selection_.target) {
      add(commands().primary(Common::Confirm, say("ui.button.attack")));
    } else if (selection_.card && action_alone(situation_, *selection_.card)) {
      add(commands().primary(Common::Confirm, say("cards.button.play")));
    } else {
      return false;
    }
    return true;
  }

  void build_turn() {
    const bool confirms = add_confirm();
    if (!selection_.is_empty()) add(commands().button(Common::Cancel));
    if (is_legal<Pass>(situation_)) {
      return add(commands().primary(Common::Pass, say("ui.button.pass")));
    }
    Button end = with_brief(commands().button(Own::EndTurn), say("cards.button.end_turn.brief"));
    end.primary = !confirms && state_.actions_left == 0;
    end.refusal = refused(situation_, EndTurn{});
    if (selection_.is_empty() || !end.refusal) add(std::move(end));
  }

  void build_answer() {
    const bool confirms = add_confirm();
    if (!selection_.is_empty()) add(commands().button(Common::Cancel));
    const bool announced = state_.declared.kind != Declared::Kind::Nothing;
    if (selection_.is_empty() && state_.declared.kind == Declared::Kind::Card) {
      add(with_brief(commands().button(Own::Look), say("cards.button.look.brief")));
    }
    Button decline = commands().button(
        Own::Decline, say(announced ? "cards.button.decline" : "cards.button.go_on"));
    decline.primary = !confirms && selection_.is_empty();
    if (selection_.is_empty()) {
      add(with_brief(commands().button(Own::DeclineTurn), say("cards.button.decline_turn.brief")));
    }
    add(std::move(decline));
  }

  void build_seal() {
    const int number = view_.prompt && view_.prompt->dial ? view_.prompt->dial->value : 0;
    const char* key =
        state_.awaiting == Awaiting::Bid ? "cards.button.seal_bid" : "cards.button.seal_number";
    add(with_brief(commands().primary(Common::Confirm, say(key, {std::to_string(number)})),
                   say("cards.button.seal")));
  }

  void add_bots() {
    for (Button& button : bot_buttons(commands(), seat_names(situation_))) add(std::move(button));
  }

  // ---- Always there ----------------------------------------------------------------------------

  void build_tools() {
    view_.tools =
        make_tools(commands(), situation_, refusal_to_advise(situation_, situation_.decides()),
                   {commands().button(Own::Ledger)});
  }

  void build_menu() {
    std::vector<Button> own{commands().button(Own::Discard)};
    if (situation_.is_passing(Seat::A) || situation_.is_passing(Seat::B)) {
      own.push_back(commands().button(Own::AskAgain));
    }
    view_.menu = make_menu(commands(), situation_, state_.step == Step::Over, std::move(own));
  }

  const char* key_of_ending() const {
    if (state_.ending == Ending::Normal) return "cards.over.normal";
    const bool stalled = state_.empty_turns >= state_.options.stall;
    return stalled ? "cards.over.stall" : "cards.over.last_turn";
  }

  void build_notice() {
    if (state_.step != Step::Over || selection_.result_seen || situation_.taught) return;
    std::string title = state_.winner == Seat::Chance
                            ? say("cards.over.draw")
                            : say("cards.over.wins", {name_of(situation_, state_.winner)});
    const std::string stockpiles =
        say("cards.over.stockpiles",
            {name_of(situation_, Seat::A), std::to_string(state_.sides[0].stockpile),
             name_of(situation_, Seat::B), std::to_string(state_.sides[1].stockpile)});
    view_.notice =
        end_notice(commands(), std::move(title), stockpiles + " " + say(key_of_ending()));
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  View& view_;
};

}  // namespace

void build_buttons(const Situation& situation, const Selection& selection, View& view) {
  ButtonBuilder(situation, selection, view).build();
}

}  // namespace mael::web::cards
