// What a screen knows at one moment, at any table.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/core/rule_set.h"
#include "engine/play/legal_of.h"
#include "web/base/spoken.h"
#include "web/table/parts/chrome.h"
#include "web/table/wishes.h"

namespace mael::web {

// An observation, who looks and acts, and what may be done. A game's situation inherits it.
template <class G>
struct SituationOf : Moment {
  using State = typename G::State;
  using Action = typename G::Action;
  using Deed = decltype(Action::deed);
  using Players = PlayersOf<G>;

  SituationOf() = default;
  // `known` is the observation of the device's viewer. Nothing is listed yet.
  SituationOf(const HandOver& who, const State& known, const Players& all)
      : Moment{.device = who}, seen(known), players(all) {}

  // What the acting seat may do. A game that lists more hides this function.
  void list_legal() {
    if (decides()) legal_actions_of<G>(seen, actor(), legal);
  }

  Seat actor() const { return device.acts_for(); }
  // Whether the acting seat is awaited and may decide now.
  bool decides() const { return actor() != Seat::Chance && to_act(seen).includes(actor()); }
  // Who is asked: the seat that acts here, else the first of those awaited; chance where none is.
  Seat decider() const {
    if (decides()) return actor();
    const Awaited awaited = to_act(seen);
    return awaited.is_nobody() ? Seat::Chance : awaited.first();
  }
  const Player& player(Seat seat) const {
    return players[static_cast<std::size_t>(index_of(seat))];
  }
  bool is_bot(Seat seat) const { return !player(seat).is_person(); }

  State seen{};
  Players players{};
  std::vector<Action> legal{};  // of actor(); empty while a curtain hangs or others decide
};

// `seen` must be the observation of device.viewer.
template <class Situation>
Situation make_situation(const typename Situation::State& seen, const HandOver& device,
                         const typename Situation::Players& players, bool may_take_back) {
  Situation situation(device, seen, players);
  situation.may_take_back = may_take_back;
  situation.list_legal();
  return situation;
}

// What the seats are called, from A on, with the game's name_of(situation, seat).
template <class Situation>
auto seat_names(const Situation& situation) {
  std::array<std::string, std::tuple_size_v<typename Situation::Players>> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = name_of(situation, seat_at(static_cast<int>(i)));
  }
  return names;
}

// The sentence of a violation, as the game's rules explain it.
template <class Situation>
Refusal explain(const Situation& situation, const Violation& violation) {
  return {violation.rule, explain(situation.seen, violation, spoken(), seat_names(situation))};
}

// Why the acting seat may not do this; nothing if it may.
template <class Situation>
std::optional<Refusal> refused(const Situation& situation, const typename Situation::Deed& deed) {
  const Verdict verdict = check(situation.seen, {situation.actor(), deed});
  return verdict ? std::optional(explain(situation, *verdict)) : std::nullopt;
}

// The deed of an action if it is of that kind.
template <class D, class Action>
const D* deed_of(const Action& action) {
  return std::get_if<D>(&action.deed);
}

}  // namespace mael::web
