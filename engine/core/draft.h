// Drafts: actions that are composed of parts, half made. A trade is what is given and what is
// wanted, a voyage a path; neither can be listed, so they grow part by part, and the rules say at
// every step what lacks and what forbids. Each game says in its own folder (drafts.h) how, in a
// Drafts<G>:
//
//   Draft                            a regular type, made from what the seat may know
//   begin(state, seat, drafts)       appends what the seat may begin; nothing if it is not awaited
//   needs(state, draft, needs)       appends the parts that can be set now, set ones included, in
//                                    the order of the notation
//   add(state, draft, part)          sets a part, or sets it anew, which may drop later ones; or
//                                    the first rule in the way, and nothing is changed
//   action_of(state, draft)          the action, once no need lacks; check accepts it
//   write(state, draft), read(state, text)
//                                    the beginning of the action's notation; a whole draft is
//                                    written as its action
//
// check stays the only judge of what comes out.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/plane.h"
#include "engine/core/result.h"
#include "engine/core/rule_set.h"
#include "engine/core/violation.h"

namespace mael {

// A part of a draft, and what it may be.
struct Need {
  enum class Kind : std::uint8_t {
    Thing,    // one of `things`
    Subset,   // some of `things`, which may hold equal ones, in any order
    Order,    // all of `things`, ordered
    Number,   // from `least` to `most`
    Bearing,  // a heading, 0 … 1,023 (heading.h)
    Place,    // one point
    Path,     // points to go through, in order
    Places,   // points, one for each that stands there, in the order of the game
  };

  std::string_view part;  // its name, which the game's texts and notation know
  Kind kind = Kind::Thing;
  bool lacks = true;  // the action is not whole without it
  int least = 1;      // how many things or points, or the bounds of a number
  int most = 1;
  std::vector<std::int32_t> things;  // numbered as the things of the game's violations
  Point from{};                      // of points: none is farther than `reach` from here
  std::int32_t reach = 0;

  friend bool operator==(const Need&, const Need&) = default;
};

// What a player chose for a part: things, a number or a heading, or points.
struct DraftPart {
  std::string_view part;
  std::vector<std::int32_t> numbers;
  std::vector<Point> points;
};

template <class G>
struct Drafts;

template <class G>
concept Drafted = RuleSet<G> && std::regular<typename Drafts<G>::Draft> &&
    requires(const typename G::State& state, Seat seat, typename Drafts<G>::Draft& place,
             const typename Drafts<G>::Draft& draft, std::vector<typename Drafts<G>::Draft>& drafts,
             std::vector<Need>& needs, const DraftPart& part, std::string_view text) {
  Drafts<G>::begin(state, seat, drafts);
  Drafts<G>::needs(state, draft, needs);
  { Drafts<G>::add(state, place, part) } -> std::same_as<Verdict>;
  { Drafts<G>::action_of(state, draft) } -> std::same_as<typename G::Action>;
  { Drafts<G>::write(state, draft) } -> std::same_as<std::string>;
  { Drafts<G>::read(state, text) } -> std::same_as<Result<typename Drafts<G>::Draft>>;
};

// The drafts of a game in which nothing is composed: its list of legal actions.
template <RuleSet G>
struct ListedDrafts {
  using Draft = typename G::Action;

  static void begin(const typename G::State& state, Seat seat, std::vector<Draft>& drafts) {
    std::vector<Draft> actions;
    legal_actions(state, actions);
    for (const Draft& action : actions) {
      if (action.by == seat) drafts.push_back(action);
    }
  }
  static void needs(const typename G::State&, const Draft&, std::vector<Need>&) {}
  // Nothing lacks, so there is no part to set.
  static Verdict add(const typename G::State&, Draft&, const DraftPart&) {
    assert(false);
    return {};
  }
  static Draft action_of(const typename G::State&, const Draft& draft) { return draft; }
  static std::string write(const typename G::State& state, const Draft& draft) {
    return write_action(state, draft);
  }
  static Result<Draft> read(const typename G::State& state, std::string_view text) {
    return read_action(state, text);
  }
};

// Whether a draft is an action already.
template <class G>
bool is_whole(const typename G::State& state, const typename Drafts<G>::Draft& draft) {
  std::vector<Need> needs;
  Drafts<G>::needs(state, draft, needs);
  for (const Need& need : needs) {
    if (need.lacks) return false;
  }
  return true;
}

}  // namespace mael
