#include "engine/play/any_match.h"

namespace mael {

namespace {

void deal_all(AnyMatch& match, Random& random) {
  while (match.awaited().is_chance()) {
    [[maybe_unused]] const auto judged = match.append(match.dealt(random));
    assert(judged && judged->accepted);
  }
}

}  // namespace

std::optional<Error> play_on(AnyMatch& match, std::span<const std::string> actions,
                             Random* random) {
  for (const std::string& action : actions) {
    if (random && !action.starts_with(letter_of(Seat::Chance))) deal_all(match, *random);
    const auto judged = match.append(action);
    if (!judged) return Error{action + ": " + judged.error().message};
    if (!judged->accepted) return Error{action + ": " + judged->rule + ": " + judged->sentence};
  }
  if (random) deal_all(match, *random);
  return {};
}

}  // namespace mael
