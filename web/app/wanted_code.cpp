#include "web/app/wanted_code.h"

#include <algorithm>
#include <utility>

#include "web/base/say.h"

namespace mael::web {

void WantedCode::when_here(std::string letters, Then then) {
  waiting_ = Waiting{std::move(letters), std::move(then)};
  go_on();
}

// Fetches the first that is missing; the others wait for their turn.
void WantedCode::go_on() {
  const std::string& letters = waiting_->letters;
  const auto missing = std::find_if(letters.begin(), letters.end(),
                                    [&](char letter) { return !platform_.has_code(letter); });
  if (missing == letters.end()) {
    unsay_coming();
    return std::exchange(waiting_, {})->then();
  }
  platform_.say(say("app.code.coming"));
  told_ = true;
  platform_.fetch_code(*missing);
}

void WantedCode::unsay_coming() {
  if (std::exchange(told_, false)) platform_.unsay(say("app.code.coming"));
}

void WantedCode::fetched(char letter, bool here) {
  const auto waits_for = [this, letter] {
    return waiting_ && waiting_->letters.find(letter) != std::string::npos;
  };
  if (!waits_for()) return;
  if (here) return go_on();
  unsay_coming();
  dialogs_.ask({say("app.code.missing.title"),
                say("app.code.missing"),
                {},
                {{"retry", say("app.code.retry")}, {"leave", say("app.code.leave")}}},
               [this, waits_for](std::string_view answer, std::string_view) {
                 if (!waits_for()) return;  // something else is wanted
                 if (answer == "retry") return go_on();
                 waiting_.reset();
               });
}

}  // namespace mael::web
