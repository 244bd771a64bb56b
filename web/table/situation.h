// What a screen knows at one moment, at any table.
#pragma once

#include <variant>
#include <vector>

#include "engine/core/rule_set.h"
#include "engine/play/legal_of.h"
#include "web/table/chrome.h"
#include "web/table/table_face.h"

namespace mael::web {

// An observation, who looks and acts, and what may be done. A game's situation inherits it.
template <class G>
struct SituationOf : Moment {
  using State = typename G::State;
  using Action = typename G::Action;
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
  bool is_bot(Seat seat) const {
    return !players[static_cast<std::size_t>(index_of(seat))].is_person();
  }

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

// The deed of an action if it is of that kind.
template <class D, class Action>
const D* deed_of(const Action& action) {
  return std::get_if<D>(&action.deed);
}

}  // namespace mael::web
