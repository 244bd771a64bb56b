#include "engine/pirates/bots/plans.h"

#include <algorithm>
#include <bit>

#include "engine/pirates/bots/evaluate.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/legality.h"
#include "engine/pirates/rules.h"

namespace mael::pirates {
namespace {

// What an exchange changes for a seat, in tenths of a point.
int gain_of(const State& state, const State& after, Seat seat) {
  const Terms then = count_terms(state, seat), now = count_terms(after, seat);
  int gain = 0;
  for (std::size_t i = 0; i < now.size(); ++i) gain += now[i] - then[i];
  return gain;
}

// Both ships get more out of it than a trifle.
bool is_fair(const State& state, const Action& action) {
  constexpr int kTrifle = 3;
  const Seat other = std::get<OfferTrade>(action.deed).trade.to;
  State after = state;
  apply(after, action, nullptr);
  if (after.tasks.empty() || after.top().kind != TaskKind::Trade) return false;
  apply(after, {other, AnswerTrade{true}}, nullptr);
  return gain_of(state, after, action.by) > kTrifle && gain_of(state, after, other) > kTrifle;
}

// Attacks with more company on the same target make those with some of it needless.
bool asks_some(const Action& action, const std::vector<Action>& actions) {
  const auto& attack = std::get<Attack>(action.deed);
  if (attack.asked == 0) return false;
  return std::any_of(actions.begin(), actions.end(), [&](const Action& other) {
    const auto* more = std::get_if<Attack>(&other.deed);
    return more && more->target == attack.target && more->asked != attack.asked &&
           (more->asked & attack.asked) == attack.asked;
  });
}

}  // namespace

void narrow(const State& state, std::vector<Action>& actions) {
  if (std::holds_alternative<ChoosePawn>(actions[0].deed)) {
    actions.resize(1);
    return;
  }
  if (!state.tasks.empty()) return;
  const auto is_needless = [&](const Action& action) {
    if (std::holds_alternative<OfferTrade>(action.deed)) return !is_fair(state, action);
    return std::holds_alternative<Attack>(action.deed) && asks_some(action, actions);
  };
  std::vector<Action> kept;
  for (const Action& action : actions) {
    if (!is_needless(action)) kept.push_back(action);
  }
  actions = kept;
}

bool is_open(const State& state) { return !state.tasks.empty() || state.stage != Stage::Play; }

std::optional<std::uint64_t> means_of(const State& state, Seat seat) {
  std::uint64_t means = 0;
  if (is_open(state)) return means;
  for (Cards cards = state.ship(seat).cards; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards) + 1;
    if (!judge_place(state, seat, card)) means |= card_bit(card);
  }
  return means;
}

std::uint64_t means_for(const Action& action) {
  const auto* claim = std::get_if<Claim>(&action.deed);
  return claim ? card_bit(claim->card) : 0;
}

}  // namespace mael::pirates
