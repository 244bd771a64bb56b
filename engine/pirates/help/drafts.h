// The drafts of the pirates' game: an exchange between ships is composed, everything else is
// listed. Its parts are to, give, give_points, want and want_points; things are seats and items.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/draft.h"
#include "engine/pirates/game.h"

namespace mael {

template <>
struct Drafts<pirates::Pirates> {
  // An exchange half made, or an action that needs nothing.
  struct Draft {
    pirates::Action action;
    friend bool operator==(const Draft&, const Draft&) = default;
  };

  static void begin(const pirates::State& state, Seat seat, std::vector<Draft>& drafts);
  static void needs(const pirates::State& state, const Draft& draft, std::vector<Need>& needs);
  static Verdict add(const pirates::State& state, Draft& draft, const DraftPart& part);
  static pirates::Action action_of(const pirates::State&, const Draft& draft) {
    return draft.action;
  }
  // "a offer:", "a offer:b", and then the action's own notation.
  static std::string write(const pirates::State& state, const Draft& draft);
  static Result<Draft> read(const pirates::State& state, std::string_view text);
};

static_assert(Drafted<pirates::Pirates>);

}  // namespace mael
