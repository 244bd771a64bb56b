#include <algorithm>
#include <bit>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/zones.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

template <class D>
int count_movers(const Situation& situation) {
  TileMask mask = 0;
  for (const Action& action : situation.legal) {
    if (const D* deed = deed_of<D>(action)) mask |= bit_of(deed->tile);
  }
  return static_cast<int>(std::popcount(mask));
}

int count_summonable(const Situation& situation) {
  std::vector<Row> rows;
  for (const Action& action : situation.legal) {
    const Summon* summon = deed_of<Summon>(action);
    if (!summon) continue;
    if (std::find(rows.begin(), rows.end(), summon->row) == rows.end()) rows.push_back(summon->row);
  }
  return static_cast<int>(rows.size());
}

std::string counted_or_none(const char* key, int count) {
  return count == 0 ? say(std::string(key) + ".none") : say_count(key, count);
}

bool has_minion(const Situation& situation) {
  for (std::uint8_t index = 0; index < situation.own().tiles.size(); ++index) {
    if (is_minion(situation.seen, {situation.device.actor, index})) return true;
  }
  return false;
}

std::string turn_todo(const Situation& situation) {
  const State& state = situation.seen;
  switch (state.phase) {
    case Phase::Movement:
      if (!has_minion(situation)) return say("ui.todo.move.nobody");
      return counted_or_none("ui.todo.move", count_movers<MoveMinion>(situation));
    case Phase::Action: return counted_or_none("ui.todo.actions", state.actions_left);
    case Phase::Summon:
      if (situation.device.cover == Cover::Own) return say("ui.todo.covered");
      return counted_or_none("ui.todo.summon", count_summonable(situation));
    default: return {};
  }
}

std::string defence_todo(const Situation& situation) {
  const State& state = situation.seen;
  const TileRef target{opponent_of(state.active), state.attack.target};
  return say("ui.todo.defend", {name_of(situation, situation.actor()), title_of(state, target)});
}

std::string setup_todo(const Situation& situation, const Selection& selection) {
  if (situation.seen.awaiting == Awaiting::Primary) return say("ui.todo.primary");
  if (!selection.opening) return say("ui.todo.hand.proposed");
  const int left = opening_tiles_needed(situation) - static_cast<int>(selection.opening->size());
  return left > 0 ? say_count("ui.todo.hand", left) : say("ui.todo.hand.full");
}

std::string waiting_todo(const Situation& situation) {
  const Awaited awaited = to_act(situation.seen);
  if (situation.stopped) return say("puzzle.stopped");
  if (awaited.is_nobody()) return say("refusal.over");
  if (awaited.is_chance()) return say("ui.todo.chance");
  const Seat seat = awaited.first();
  return say(situation.is_bot(seat) ? "ui.todo.bot" : "ui.todo.other", {name_of(situation, seat)});
}

std::string todo_of(const Situation& situation, const Selection& selection) {
  const State& state = situation.seen;
  if (situation.stopped || !situation.decides()) return waiting_todo(situation);
  if (state.turn == 0) return setup_todo(situation, selection);
  if (state.awaiting == Awaiting::DrawAnswer) {
    return say("ui.todo.answer", {name_of(situation, state.offerer)});
  }
  if (state.awaiting == Awaiting::Trigger) {
    const Pending& pending = state.pending[state.pending.size() - 1];
    return say("ui.todo.trigger",
               {name_of(situation, situation.actor()), title_of(state, pending.source)});
  }
  if (state.awaiting == Awaiting::Answer) {
    return say("ui.todo.reply", {name_of(situation, situation.actor())});
  }
  if (state.awaiting != Awaiting::Turn) return defence_todo(situation);
  return turn_todo(situation);
}

std::string hint_for_tile(const Situation& situation, TileRef tile) {
  const std::string title = title_of(situation.seen, tile);
  if (situation.seen.phase == Phase::Movement) {
    const auto spaces = static_cast<int>(spaces_for(situation, tile).size());
    return spaces == 0 ? say("ui.hint.stuck", {title}) : say_count("ui.hint.move", spaces, {title});
  }
  if (can_use(situation, tile.index)) return say("ui.hint.ability");
  const auto targets = targets_for(situation, tile).size() + energies_for(situation, tile).size();
  return say(targets == 0 ? "ui.hint.no_target" : "ui.hint.target", {title});
}

std::string hint_of(const Situation& situation, const Selection& selection, const View& view) {
  if (!situation.acts()) return {};
  if (open_power(situation, selection)) return view.prompt ? view.prompt->ask : std::string();
  if (view.prompt && situation.seen.awaiting == Awaiting::Answer) return view.prompt->ask;
  if (selection.hand) {
    const std::string title = title_of(situation.own().rows[*selection.hand].kind);
    return say(view.summon ? "ui.hint.pay" : "ui.hint.place", {title});
  }
  if (selection.target) {
    if (!situation.seen.tile(*selection.target).is_energy()) return say("ui.hint.attackers");
    const std::vector<TileRef> consumers = consumers_of(situation, *selection.target);
    if (consumers.size() != 1) return say("ui.hint.consumer");
    return say("ui.hint.consumes", {title_of(situation.seen, consumers.front())});
  }
  if (selection.tile) return hint_for_tile(situation, *selection.tile);
  return {};
}

// Whether something could be summoned and nothing has been in this phase.
bool is_summoning_left_out(const Situation& situation) {
  const auto& tiles = situation.own().tiles;
  const auto& legal = situation.legal;
  return std::none_of(tiles.begin(), tiles.end(),
                      [](const BoardTile& tile) { return tile.is(Mark::Fresh); }) &&
         std::any_of(legal.begin(), legal.end(),
                     [](const Action& action) { return deed_of<Summon>(action) != nullptr; });
}

std::vector<PhaseView> phases_of(const State& state) {
  std::vector<PhaseView> phases;
  if (state.turn == 0 || state.phase == Phase::Over) return phases;
  for (const Phase phase : {Phase::Movement, Phase::Action, Phase::Summon}) {
    const bool skipped = is_first_turn(state) && phase != Phase::Summon;
    phases.push_back(
        {phase, title_of(phase), phase == state.phase, !skipped && phase < state.phase, skipped});
  }
  return phases;
}

}  // namespace

std::string current_phase(const View& view) {
  for (const PhaseView& phase : view.phases) {
    if (phase.current) return phase.title;
  }
  return {};
}

int opening_tiles_needed(const Situation& situation) {
  const Seat seat = situation.actor();
  if (situation.seen.awaiting != Awaiting::OpeningHand || seat == Seat::Chance) return 0;
  return opening_hand_size(situation.seen, seat) - hand_size(situation.own());
}

const std::vector<Row>& opening_picks(const Situation& situation, const Selection& selection) {
  return selection.opening ? *selection.opening : situation.proposed;
}

std::optional<std::string> warning_before_end(const Situation& situation) {
  const State& state = situation.seen;
  if (state.awaiting != Awaiting::Turn) return {};
  if (state.phase == Phase::Summon) {
    const std::optional<BurnPreview> burn = preview_burn(situation);
    if (burn && burn->loses) return say("ui.warn.loses");
    if (is_summoning_left_out(situation)) return say("ui.warn.summons");
    return {};
  }
  const bool draws = stack_size(situation.own()) > 0;
  if (state.phase == Phase::Action && state.actions_left > (draws ? 0 : 1)) {
    return say_count("ui.warn.actions", state.actions_left);
  }
  return {};
}

void build_header(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  const bool setup = state.turn == 0;
  view.phases = phases_of(state);
  view.turn = setup || state.phase == Phase::Over
                  ? title_of(state.phase)
                  : say("ui.turn", {std::to_string(state.turn), name_of(situation, state.active)});
  view.turn_brief = setup                 ? say("ui.turn.setup")
                    : view.phases.empty() ? view.turn
                                          : say("ui.turn.brief", {std::to_string(state.turn)});
  view.todo = todo_of(situation, selection);
  view.hint = hint_of(situation, selection, view);
  if (state.phase == Phase::Action) view.actions_left = state.actions_left;
}

}  // namespace mael::web::maelstrom
