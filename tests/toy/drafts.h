// The drafts of the toy: a trade and a voyage are composed, everything else is listed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/draft.h"
#include "tests/toy/toy.h"

namespace mael {

template <>
struct Drafts<toy::Toy> {
  // An offer or a path half made, or an action that needs nothing.
  struct Draft {
    toy::Action action;
    friend bool operator==(const Draft&, const Draft&) = default;
  };

  static void begin(const toy::State& state, Seat seat, std::vector<Draft>& drafts);
  static void needs(const toy::State& state, const Draft& draft, std::vector<Need>& needs);
  static Verdict add(const toy::State& state, Draft& draft, const DraftPart& part);
  static toy::Action action_of(const toy::State& state, const Draft& draft);
  static std::string write(const toy::State& state, const Draft& draft);
  static Result<Draft> read(const toy::State& state, std::string_view text);
};

static_assert(Drafted<toy::Toy>);

}  // namespace mael
