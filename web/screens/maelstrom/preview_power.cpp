// What a text would do, told by letting the engine do it on a copy.
#include <algorithm>

#include "engine/maelstrom/plays.h"
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
  State after = situation.seen;
  Events events;
  apply(after, {situation.actor(), deed}, &events);
  const bool answered = pass_answers(after, &events);
  ReaderLog log(situation.device.viewer);
  tell(situation.seen, situation.players, events, log);
  std::vector<ToldLine> lines = log.lines();
  // The announcement itself; what else is used in its wake is told by name.
  const auto first = std::find_if(lines.begin(), lines.end(),
                                  [](const ToldLine& line) { return line.tone == Tone::Deed; });
  if (first != lines.end()) lines.erase(first);
  for (const ToldLine& line : lines) preview.sentences.push_back(line.text);
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

}  // namespace mael::web::maelstrom
