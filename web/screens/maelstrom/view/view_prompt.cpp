// What a text asks: the prompt for an ability, an event, a trigger or an answer.
#include <algorithm>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/preview.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

PromptTile tile_out_of_play(const Situation& situation, Row row, bool chosen) {
  const TileKind kind = situation.own().rows[row].kind;
  return {row, kind, situation.actor(), title_of(kind), chosen};
}

// What is picked, with the tile under the pointer or the cursor if it would be the last.
Picks picks_looked_at(const Situation& situation, const Power& power, const Selection& selection) {
  for (const std::optional<Hex>& at : {selection.hovered, selection.cursor}) {
    const auto tile = at ? tile_at(situation.seen, *at) : std::nullopt;
    if (!tile) continue;
    Picks picks = selection.picks;
    picks.list.push_back({tile, {}});
    if (options_for(situation, power, picks).complete) return picks;
  }
  return selection.picks;
}

void tell_what_set_it_off(const Situation& situation, const Power& power, PromptView& prompt) {
  const State& state = situation.seen;
  if (power.kind == Power::Kind::Trigger) {
    prompt.told = sentence_of_trigger(state);
  } else if (state.awaiting == Awaiting::Answer) {
    prompt.told = sentence_of_play(situation);
  }
}

PromptView prompt_for(const Situation& situation, const Power& power, const Selection& selection) {
  PromptView prompt;
  const TileKind kind = kind_of(situation, power);
  prompt.title = title_of(kind);
  prompt.text = text_of(kind);
  tell_what_set_it_off(situation, power, prompt);
  prompt.ask = sentence_to_choose(situation, power, selection.picks);
  for (const Row row : options_for(situation, power, selection.picks).rows) {
    prompt.rows.push_back(tile_out_of_play(situation, row, row == selection.picks.row));
  }
  const Picks picks = picks_looked_at(situation, power, selection);
  if (const auto choice = options_for(situation, power, picks).complete) {
    PowerPreview preview = preview_power(situation, deed_for(power, *choice));
    prompt.outcome = std::move(preview.sentences);
    prompt.struck = std::move(preview.struck);
  }
  return prompt;
}

PromptView prompt_to_answer(const Situation& situation) {
  PromptView prompt;
  prompt.title = say("ui.answer.title");
  prompt.told = sentence_of_play(situation);
  const Play& play = situation.seen.plays[situation.seen.plays.size() - 1];
  if (play.kind != Play::Kind::Attack) {
    prompt.text = text_of(situation.seen.side(play.controller).rows[play.tile.row].kind);
  }
  prompt.ask = say("ui.ask.event");
  for (const Row row : playable_events(situation)) {
    prompt.rows.push_back(tile_out_of_play(situation, row, false));
  }
  return prompt;
}

// The tile picked up has an ability besides what else it may do.
std::optional<PromptView> prompt_to_use(const Situation& situation, TileRef tile) {
  const State& state = situation.seen;
  if (state.phase != Phase::Action || active_ability(state, tile).empty()) return {};
  PromptView prompt;
  prompt.title = title_of(state, tile);
  prompt.text = text_of(state.side(tile.seat).rows[state.tile(tile).row].kind);
  prompt.offers_use = true;
  if (!can_use(situation, tile.index)) {
    prompt.refusal = refused(situation, UseAbility{tile.index, {}});
  }
  return prompt;
}

void build_advice(const Selection& selection, View& view) {
  view.advice = selection.advised ? selection.advised->sentence : say("ui.advice.thinks");
  PromptView prompt;
  prompt.title = say("ui.advice.title");
  prompt.text = view.advice;
  view.prompt = prompt;
}

}  // namespace

void build_prompt(const Situation& situation, const Selection& selection, View& view) {
  if (selection.asks_advice || selection.advised) return build_advice(selection, view);
  if (!situation.decides()) return;
  if (const std::optional<Power> power = open_power(situation, selection)) {
    view.prompt = prompt_for(situation, *power, selection);
  } else if (situation.seen.awaiting == Awaiting::Answer) {
    view.prompt = prompt_to_answer(situation);
  } else if (selection.tile && !selection.target) {
    view.prompt = prompt_to_use(situation, *selection.tile);
  }
}

}  // namespace mael::web::maelstrom
