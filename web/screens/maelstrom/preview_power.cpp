// What a text would do, told by letting the engine do it on a copy.
#include <algorithm>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/select.h"
#include "web/screens/maelstrom/journal.h"
#include "web/screens/maelstrom/preview.h"

namespace mael::web::maelstrom {

bool pass_answers(State& state, Events* events) {
  bool asked = false;
  while (state.awaiting == Awaiting::Answer) {
    apply(state, {answering_seat(state), Decline{}}, events);
    asked = true;
  }
  return asked;
}

namespace {

struct Used {
  State after;
  Events events;
  bool answered = false;
};

Used carry_out(const Situation& situation, const Deed& deed) {
  Used used{situation.seen, {}, false};
  apply(used.after, {situation.actor(), deed}, &used.events);
  used.answered = pass_answers(used.after, &used.events);
  return used;
}

// Output that cannot be paid with.
struct LostOutput {
  std::string_view why;  // the end of the keys of its sentences
  std::string title;
};

std::optional<LostOutput> output_lost(const Used& used) {
  const State& after = used.after;
  for (const Event& event : used.events) {
    const auto* affected = std::get_if<happened::Affected>(&event);
    if (!affected) continue;
    const Effect& effect = effect_table()[affected->effect];
    const std::optional<TileRef> tile = find_tile(after, affected->tile);
    if (effect.verb != Verb::Modify || effect.stat != Stat::Output || !tile) continue;
    if (effect.until != Until::Turn) continue;
    if (after.tile(*tile).is(Mark::Fresh)) return LostOutput{"fresh", title_of(after, *tile)};
    if (after.tile(*tile).is(Mark::Spent)) return LostOutput{"spent", title_of(after, *tile)};
  }
  return {};
}

std::string say_lost(std::string_view key, const LostOutput& lost) {
  return say(std::string(key) + std::string(lost.why), {lost.title});
}

// The sentence of what is still to be decided when all is done.
std::string what_follows(const State& after) {
  if (after.awaiting == Awaiting::DrawnTile) return say("ui.outcome.draw");
  if (after.awaiting != Awaiting::Trigger) return {};
  return say("ui.outcome.trigger",
             {title_of(after, after.pending[after.pending.size() - 1].source)});
}

}  // namespace

PowerPreview preview_power(const Situation& situation, const Deed& deed) {
  PowerPreview preview;
  const Used used = carry_out(situation, deed);
  const auto& [after, events, answered] = used;
  ReaderLog log(situation.device.viewer);
  tell(situation.seen, situation.players, events, log);
  std::vector<ToldLine> lines = log.lines();
  // The announcement itself; what else is used in its wake is told by name.
  const auto first = std::find_if(lines.begin(), lines.end(),
                                  [](const ToldLine& line) { return line.tone == Tone::Deed; });
  if (first != lines.end()) lines.erase(first);
  for (const ToldLine& line : lines) preview.sentences.push_back(line.text);
  if (const auto lost = output_lost(used)) {
    preview.sentences.push_back(say_lost("ui.outcome.output.", *lost));
  }
  if (const std::string more = what_follows(after); !more.empty()) {
    preview.sentences.push_back(more);
  }
  if (answered) preview.sentences.push_back(say("ui.outcome.answer"));
  for (const Event& event : events) {
    if (const auto* wounded = std::get_if<happened::Wounded>(&event)) {
      preview.struck.push_back(wounded->tile);
    }
  }
  return preview;
}

std::optional<std::string> warning_before_use(const Situation& situation, const Deed& deed) {
  const auto lost = output_lost(carry_out(situation, deed));
  if (!lost) return {};
  return say_lost("ui.warn.output.", *lost);
}

}  // namespace mael::web::maelstrom
