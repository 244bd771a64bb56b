// Buttons of the bar, tools, menu, the curtain, and the notice of the finished game.
#include <algorithm>

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

class ButtonBuilder {
 public:
  ButtonBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), view_(view) {}

  void build() {
    if (situation_.device.is_table_covered()) {
      build_curtain();
    } else if (situation_.decides()) {
      build_decisions();
    }
    view_.tools =
        make_tools(commands(), situation_, refusal_to_advise(situation_, situation_.decides()));
    view_.menu = make_menu(commands(), situation_, state_.stage == Stage::Over,
                           {commands().button(Own::Titles)});
    build_end();
  }

 private:
  void add(Button button) { view_.buttons.push_back(std::move(button)); }
  void add_primary(Command command, std::string label, std::string brief = {}) {
    Button button = commands().primary(command, std::move(label));
    if (!brief.empty()) button = with_brief(std::move(button), std::move(brief));
    add(std::move(button));
  }
  void add_cancel() { add(commands().button(Common::Cancel)); }

  void build_curtain() {
    const std::string who = name_of(situation_, situation_.device.next);
    NoticeView notice{
        say("pirates.curtain.title", {who}), say("pirates.curtain.sentence", {who}), {}};
    notice.hides_table = true;
    Button lift = commands().primary(Common::Lift, say("ui.curtain.lift", {who}));
    notice.buttons.push_back(std::move(lift));
    if (situation_.asks_who_plays) {
      const auto all = seat_names(situation_);
      const auto seats = static_cast<std::size_t>(state_.seats);
      for (Button& button : bot_buttons(commands(), std::span(all).first(seats))) {
        notice.buttons.push_back(std::move(button));
      }
    }
    view_.notice = std::move(notice);
  }

  void build_decisions() {
    if (selection_.advised) {
      add_primary(Common::Confirm, say("ui.button.do"));
      return add_cancel();
    }
    if (situation_.is_playing()) return build_turn();
    if (const Task* task = situation_.task()) return build_answer(*task);
  }

  // ---- The own turn ----------------------------------------------------------------------------

  void build_turn() {
    if (selection_.ring) return build_rotation(*selection_.ring);
    if (selection_.target) return build_attack();
    if (selection_.attacking || selection_.leashing || selection_.token) return add_cancel();
    const bool claims = add_claim();
    if (selection_.sailing) add_cancel();
    if (!targets_of(situation_).empty()) {
      add(with_brief(commands().button(Own::Attack), say("pirates.button.strike")));
    }
    if (situation_.may<MoveCalamity>()) add(commands().button(Own::Leash));
    if (is_at_market(situation_)) add(commands().button(Own::Shop));
    if (partners_of(situation_) != 0) add(commands().button(Own::Trade));
    Button end = with_brief(commands().button(Own::EndTurn), say("pirates.button.end_turn.brief"));
    end.primary = !claims && !situation_.may<Move>() && !situation_.may<Rotate>();
    add(asked_about(std::move(end), selection_));
  }

  // Of several cards each has its row in the prompt.
  bool add_claim() {
    int count = 0;
    std::string goal;
    for (const TreasureView& card : view_.hand) {
      if (!card.claimable) continue;
      ++count;
      goal = card.words;
    }
    if (count == 0) return false;
    if (count > 1 || view_.hand.empty()) goal = say("pirates.button.claim.first");
    const bool is_riddle = count == 1 && is_claimed_riddle();
    add_primary(Own::Claim,
                is_riddle ? say("pirates.button.claim") : say("pirates.button.claim_at", {goal}),
                say("pirates.button.claim"));
    return true;
  }

  bool is_claimed_riddle() const {
    return std::any_of(view_.hand.begin(), view_.hand.end(), [](const TreasureView& card) {
      return card.claimable && card.clue == Clue::Riddle;
    });
  }

  void build_rotation(const RingHold& ring) {
    const std::string fraction = fraction_of(ring.quarters);
    if (ring.quarters > 0) {
      add_primary(Common::Confirm, say("pirates.button.turn", {fraction}));
    } else {
      for (const Own own : {Own::LessQuarters, Own::MoreQuarters}) {
        add(commands().button(own));
      }
    }
    add_cancel();
  }

  void build_attack() {
    std::string names;
    for (const Seat seat : seats_of(state_)) {
      if (!includes(selection_.asked, seat)) continue;
      names += (names.empty() ? "" : ", ") + name_of(situation_, seat);
    }
    if (names.empty()) {
      add_primary(Common::Confirm, say("pirates.button.strike"));
    } else {
      add_primary(Common::Confirm, say("pirates.button.ask", {names}),
                  say("pirates.button.ask.brief"));
    }
    add_cancel();
  }

  // ---- Answers ---------------------------------------------------------------------------------

  void build_answer(const Task& task) {
    switch (task.kind) {
      case TaskKind::Joint:
        add_primary(
            Common::Confirm,
            say("pirates.button.join", {std::to_string(damage_of(state_, situation_.actor()))}),
            say("pirates.button.join.brief"));
        return add(commands().button(Common::Pass, say("pirates.do.decline")));
      case TaskKind::Trade: {
        Button accept = commands().button(Common::Confirm, say("pirates.do.accept"));
        accept.refusal = refused(situation_, AnswerTrade{true});
        add(std::move(accept));
        return add(commands().button(Common::Pass, say("pirates.do.refuse")));
      }
      case TaskKind::Equip:
        add(commands().button(Common::Confirm, say("pirates.button.equip")));
        return add(commands().button(Common::Pass, say("pirates.button.keep")));
      case TaskKind::Take:
        if (situation_.may(TakeLoot{0})) {
          add(commands().button(Common::Pass, say("pirates.do.take_nothing")));
        }
        return;
      case TaskKind::Step: return add(commands().button(Common::Pass, say("pirates.do.stay")));
      default: return;
    }
  }

  // ---- The end ---------------------------------------------------------------------------------

  void build_end() {
    if (state_.stage != Stage::Over || selection_.result_seen || situation_.taught) return;
    std::string sentence;
    for (const std::string& each : view_.ending) sentence += (sentence.empty() ? "" : " ") + each;
    view_.notice = end_notice(commands(), title_of_end(situation_), sentence);
    // The rows of the count say the totals; of a ship alone the rest says how it is rated.
    view_.count.line = state_.seats == 1 ? sentence : view_.ending.front();
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

}  // namespace mael::web::pirates
