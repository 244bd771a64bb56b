#include "web/screens/battle/view/view.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/play/scoring.h"
#include "engine/core/outcome.h"
#include "web/base/say.h"
#include "web/screens/battle/ghosts.h"
#include "web/screens/battle/input/asked.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

void build_sides(const Situation& situation, View& view) {
  const State& state = situation.seen;
  const Seat near = situation.near();
  for (const Seat seat : {near, opponent_of(near)}) {
    const auto place = static_cast<std::size_t>(index_of(seat));
    SideView side{seat, name_of(situation, seat), state.points[place]};
    side.due = mael::battle::points_due(state.losses, seat, state.turn);
    side.command = state.command[place];
    for (UnitId unit = 0; unit < state.units.size(); ++unit) {
      if (state.units[unit].owner != seat || !is_on_table(state, unit)) continue;
      ++side.squads;
      if (state.units[unit].activated == 0) ++side.waiting;
    }
    side.active = to_act(state).includes(seat);
    side.player = situation.player(seat);
    view.sides.push_back(std::move(side));
  }
}

// What has won, what this turn has brought both sides, and what one more squad would bring.
void build_goal(const Situation& situation, View& view) {
  using namespace mael::battle;
  const State& state = situation.seen;
  const std::string turn = number(state.turn), last = number(kTurns);
  view.turn = say("battle.turn", {turn, last});
  view.turn_brief = say("battle.turn.brief", {turn});
  view.goal = say("battle.goal", {turn, last, number(kVictoryTotal)});
  view.goal_told =
      say("battle.goal.won", {last, number(kVictoryTotal), number(kCrushingLead)}) + " ";
  const SideView& near = view.sides[0];
  const SideView& far = view.sides[1];
  view.goal_told +=
      say("battle.goal.due", {near.name, number(near.due), far.name, number(far.due)}) + " ";
  Losses one_more = state.losses;
  ++one_more.units.at(static_cast<std::size_t>(index_of(far.seat)));
  if (one_more.first == Seat::Chance) one_more.first = far.seat;
  const int more = points_due(one_more, near.seat, state.turn) - near.due;
  view.goal_told += say("battle.goal.more", {far.name, number(more), near.name});
}

// What is to be decided, in a few words.
const char* title_of(const State& state) {
  if (state.stage == Stage::Over) return "battle.title.over";
  if (to_act(state).is_chance()) return "battle.title.dice";
  if (state.frames.empty()) {
    switch (state.stage) {
      case Stage::ChoosePriority: return "battle.title.priority";
      case Stage::Retire: return "battle.title.retire";
      default: return "battle.title.go";
    }
  }
  switch (state.top().step) {
    case Step::Acting: return "battle.title.acting";
    case Step::BonusMove: return "battle.title.bonus";
    case Step::Charged:
      return state.active.did(Act::HitAndRun) ? "battle.title.hitrun" : "battle.title.charged";
    case Step::RemoveDice: return "battle.title.remove";
    case Step::FlipHits: return "battle.title.flip_hits";
    case Step::Criticals: return "battle.title.criticals";
    case Step::Defense: return "battle.title.defense";
    case Step::ChooseAv: return "battle.title.av";
    case Step::FlipArmor: return "battle.title.flip_armor";
    case Step::Allocate: return "battle.title.allot";
    case Step::Retreat: return "battle.title.retreat";
    case Step::Injuries: return "battle.title.injure";
    case Step::Leader: return "battle.title.leader";
    default: return "battle.title.dice";
  }
}

std::string todo_of(const Situation& situation, Naming naming) {
  const State& state = situation.seen;
  if (state.stage == Stage::Over) return {};
  const Awaited awaited = to_act(state);
  if (awaited.is_chance()) return say("battle.todo.dice");
  if (!situation.decides()) return say("battle.todo.wait", {name_of(situation, awaited.first())});
  return asked_in_words(situation, naming);
}

void build_notice(const Situation& situation, const Selection& selection, const Journal& journal,
                  View& view) {
  const State& state = situation.seen;
  if (state.stage != Stage::Over || selection.result_seen || situation.taught) return;
  const Outcome result = outcome(state);
  const std::string who =
      result.winners.is_empty() ? std::string() : name_of(situation, state.winner);
  std::string fallen;
  for (const std::string& fall : journal.goes().falls()) fallen += " " + fall;
  const char* key = state.cause == Cause::Conceded   ? "battle.end.conceded"
                    : state.cause == Cause::Crushing ? "battle.end.crushing"
                    : who.empty()                    ? "battle.end.draw"
                                                     : "battle.end.standard";
  view.notice =
      end_notice(commands(), who.empty() ? say("battle.end.nobody") : say("battle.end.won", {who}),
                 say(key, {number(state.points[0]), number(state.points[1])}) + fallen);
}

}  // namespace

View build_view(const Situation& situation, const Selection& selection, const Journal& journal) {
  View view;
  view.refusal = selection.refusal;
  view.sheet = selection.sheet;
  if (selection.advised) view.advice = selection.advised->sentence;
  view.title = say(title_of(situation.seen));
  view.todo = todo_of(situation, Naming::Full);
  view.brief_todo = todo_of(situation, Naming::Brief);
  view.told = last_told(journal.lines(situation.device.viewer));
  build_sides(situation, view);
  build_goal(situation, view);
  build_squads(situation, selection, view);
  const Sights sights = make_sights(situation, selection);
  build_board(situation, selection, sights, view);
  build_prompt(situation, selection, sights, view);
  build_others(situation, journal, view);
  build_march(situation, selection, view);
  build_buttons(situation, selection, view);
  build_notice(situation, selection, journal, view);
  return view;
}

void build_others(const Situation& situation, const Journal& journal, View& view) {
  if (!view.prompt || !view.prompt->squads || situation.taught) return;
  for (Go& go : journal.goes().since(situation.actor())) {
    Intent again = intent::Nothing{};
    if (situation.has_past) again = intent::Replay{go.entries};
    view.prompt->steps.push_back({std::move(go.words), {}, {}, std::move(again)});
    view.board.trails.push_back({go.unit, std::move(go.way), std::move(go.stood)});
  }
  if (!view.prompt->steps.empty()) view.prompt->title = say("battle.prompt.since");
}

bool is_turnable(const Situation& situation, const Selection& selection) {
  return selection.draft && !selection.advised && !selection.dragged && situation.decides() &&
         may_turn(situation.seen, *selection.draft);
}

void build_review(const ReviewWords& words, View& view) {
  view.title = words.step;
  view.todo = words.progress.empty() ? say("battle.review.hint") : words.progress;
  view.told.clear();
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.sentences = sentences_of(words);
  view.prompt = prompt;
}

}  // namespace mael::web::battle
