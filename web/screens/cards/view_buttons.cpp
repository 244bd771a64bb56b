// Buttons of the bar, tools, menu, and the notice of the finished game.
#include <algorithm>

#include "engine/cards/secrets.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

template <class D>
bool is_legal(const Situation& situation) {
  return std::any_of(situation.legal.begin(), situation.legal.end(),
                     [](const Action& action) { return deed_of<D>(action) != nullptr; });
}

class Builder {
 public:
  Builder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), view_(view) {}

  void build() {
    if (situation_.device.is_table_covered()) {
      const std::string who = name_of(situation_, situation_.device.next);
      add({Command::Lift, say("ui.curtain.lift", {who}), "H", say("ui.button.show_hand"), true, {}});
      if (situation_.asks_who_plays) add_bots();
    } else if (situation_.decides()) {
      build_decisions();
    } else if (situation_.sealed_elsewhere() != Seat::Chance) {
      Button share = shared(Command::Share, "share");
      share.primary = true;
      add(std::move(share));
    }
    build_tools();
    build_menu();
    build_notice();
  }

 private:
  void add(Button button) {
    if (button.brief.empty()) button.brief = button.label;
    view_.buttons.push_back(std::move(button));
  }
  static Button plain(Command command, const std::string& key, std::string letter = {}) {
    return {command, say("cards.button." + key), std::move(letter), say("cards.button." + key),
            false, {}};
  }
  static Button primary(Command command, const std::string& key, std::string letter = {}) {
    Button button = plain(command, key, std::move(letter));
    button.primary = true;
    return button;
  }

  void build_decisions() {
    if (selection_.advised && !is_sealed(state_)) {
      Button act = shared(Command::Confirm, "do", "Enter");
      act.primary = true;
      add(std::move(act));
      return add(plain(Command::Cancel, "cancel", "Esc"));
    }
    switch (state_.awaiting) {
      case Awaiting::Order:
        add(plain(Command::First, "first"));  // neither is the better one
        add(plain(Command::Second, "second"));
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
      add(primary(Command::Confirm, "attack", "Enter"));
    } else if (selection_.card && action_alone(situation_, *selection_.card)) {
      add(primary(Command::Confirm, "play", "Enter"));
    } else {
      return false;
    }
    return true;
  }

  void build_turn() {
    const bool confirms = add_confirm();
    if (!selection_.is_empty()) add(plain(Command::Cancel, "cancel", "Esc"));
    if (is_legal<Pass>(situation_)) return add(primary(Command::Pass, "pass", "K"));
    Button end = plain(Command::EndTurn, "end_turn", "E");
    end.brief = say("cards.button.end_turn.brief");
    end.primary = !confirms && state_.actions_left == 0;
    end.refusal = refused(situation_, EndTurn{});
    if (selection_.is_empty() || !end.refusal) add(std::move(end));
  }

  void build_answer() {
    const bool confirms = add_confirm();
    if (!selection_.is_empty()) add(plain(Command::Cancel, "cancel", "Esc"));
    const bool announced = state_.declared.kind != Declared::Kind::Nothing;
    Button decline = plain(Command::Decline, announced ? "decline" : "go_on", "E");
    decline.primary = !confirms && selection_.is_empty();
    add(std::move(decline));
  }

  void build_seal() {
    Button seal = primary(Command::Confirm, "seal", "Enter");
    const int number = view_.prompt && view_.prompt->dial ? view_.prompt->dial->value : 0;
    seal.label = say(state_.awaiting == Awaiting::Bid ? "cards.button.seal_bid"
                                                      : "cards.button.seal_number",
                     {std::to_string(number)});
    add(std::move(seal));
  }

  // Whoever opened a position may not be two.
  void add_bots() {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const Command command = seat == Seat::A ? Command::BotForFirst : Command::BotForSecond;
      add({command, say("ui.curtain.bot", {name_of(situation_, seat)}), {}, {}, false, {}});
    }
  }

  // ---- Always there ----------------------------------------------------------------------------

  static Button shared(Command command, const std::string& key, std::string letter = {}) {
    return {command, say("ui.button." + key), std::move(letter), say("ui.button." + key), false, {}};
  }

  Button take_back() const {
    Button button = shared(Command::TakeBack, "take_back", "U");
    if (!situation_.may_take_back) button.refusal = Refusal{{}, say("ui.refusal.take_back")};
    return button;
  }

  void build_tools() {
    Button advise = shared(Command::Advise, "advise", "T");
    advise.refusal = refusal_to_advise(situation_);
    view_.tools = {take_back(), advise, plain(Command::Ledger, "ledger", "S"),
                   shared(Command::Log, "log", "L"), shared(Command::Help, "help", "?"),
                   shared(Command::Menu, "menu", "M")};
  }

  void build_menu() {
    view_.menu.clear();
    const bool reviews = state_.step == Step::Over && !situation_.taught;
    if (reviews) view_.menu.push_back(shared(Command::Review, "review"));
    view_.menu.push_back(situation_.shows_advantage
                             ? shared(Command::HideAdvantage, "hide_advantage")
                             : shared(Command::ShowAdvantage, "show_advantage"));
    view_.menu.push_back(shared(Command::Share, "share"));
    if (!situation_.taught) view_.menu.push_back(shared(Command::SaveFile, "save_file"));
    view_.menu.push_back(plain(Command::Discard, "discard", "D"));
    view_.menu.push_back(shared(Command::OpenRule, "rules"));
    view_.menu.push_back(shared(Command::PlayAgain, "new_game"));
    view_.menu.push_back(shared(Command::Leave, "leave"));
  }

  const char* key_of_ending() const {
    if (state_.ending == Ending::Normal) return "cards.over.normal";
    const bool stalled = state_.empty_turns >= state_.options.stall;
    return stalled ? "cards.over.stall" : "cards.over.last_turn";
  }

  void build_notice() {
    if (state_.step != Step::Over || selection_.result_seen || situation_.taught) return;
    NoticeView notice;
    notice.title = state_.winner == Seat::Chance
                       ? say("cards.over.draw")
                       : say("cards.over.wins", {name_of(situation_, state_.winner)});
    notice.sentence =
        say("cards.over.stockpiles", {name_of(situation_, Seat::A),
                                      std::to_string(state_.sides[0].stockpile),
                                      name_of(situation_, Seat::B),
                                      std::to_string(state_.sides[1].stockpile)}) +
        " " + say(key_of_ending());
    Button again = shared(Command::PlayAgain, "play_again");
    again.primary = true;
    notice.buttons = {again, shared(Command::Review, "review"), shared(Command::Close, "look"),
                      shared(Command::Leave, "leave")};
    view_.notice = std::move(notice);
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  View& view_;
};

}  // namespace

void build_buttons(const Situation& situation, const Selection& selection, View& view) {
  Builder(situation, selection, view).build();
}

}  // namespace mael::web::cards
