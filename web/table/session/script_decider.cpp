#include "web/table/session/script_decider.h"

namespace mael::web {

void ScriptDecider::ask(const AnyMatch&, Seat seat) { asked_ = seat; }

// What chance does about another seat's action belongs to that action: there is no pause between.
std::optional<std::string> ScriptDecider::answer(Milliseconds now) {
  std::optional<std::string> reply = progress_.reply();
  if (!reply || reply->front() != letter_of(asked_)) return {};
  const bool belongs = has_begun_ && asked_ == Seat::Chance;
  if (!belongs && now < goes_on_at_) return {};
  has_begun_ = true;
  progress_.replied();
  return reply;
}

}  // namespace mael::web
