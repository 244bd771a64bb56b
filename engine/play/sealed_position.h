// Positions with what is sealed in them, and how they came about, as packed bytes for links (see
// pledge.h).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/core/position_bytes.h"
#include "engine/core/rule_set.h"
#include "engine/play/pledge.h"

namespace mael {

template <class State>
struct SealedPosition {
  State state;
  Sealing sealing;
};

namespace detail {

// A step as a link holds it: an action, or the proof of a secret by the seat that is to settle.
template <class Action>
struct PackedStep {
  enum class Kind : std::uint8_t { Deed, Pledge, Opening };
  Kind kind = Kind::Deed;
  Action action{};
  Digest seal{};
  std::uint16_t value = 0;
  Salt salt{};
};

template <class Archive, class Action>
void pass_step(Archive& archive, PackedStep<Action>& step) {
  using Kind = typename PackedStep<Action>::Kind;
  ranged(archive, step.kind, Kind::Deed, Kind::Opening);
  if (step.kind == Kind::Deed) archive(step.action);
  if (step.kind == Kind::Pledge) archived::all_bytes(archive, step.seal);
  if (step.kind != Kind::Opening) return;
  ranged(archive, step.value, 0, kUnknownSealed - 1);
  archived::all_bytes(archive, step.salt);
}

template <class Archive, class Action>
void pass_steps(Archive& archive, std::vector<PackedStep<Action>>& steps) {
  for (std::size_t i = 0; coded(archive, i < steps.size()); ++i) {
    if constexpr (is_loading<Archive>) steps.emplace_back();
    pass_step(archive, steps[i]);
  }
}

template <class Action>
PackedStep<Action> packed(const Action& action, const ToldStep& told) {
  using Step = PackedStep<Action>;
  if (told.opening) {
    return {Step::Kind::Opening, {}, {}, told.opening->value, told.opening->salt};
  }
  if (told.pledge) return {Step::Kind::Pledge, {}, told.pledge->seal, 0, {}};
  return {Step::Kind::Deed, action, {}, 0, {}};
}

// Carries out the steps of a link one after the other, and tells them.
template <RuleSet G>
class LinkReplay {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Step = PackedStep<Action>;

  LinkReplay(char letter, const State& from, const std::optional<GameId>& game)
      : letter_(letter), state_(from), sealing_{game} {}

  std::optional<Error> follow(const std::vector<Step>& steps) {
    if (steps.empty()) return {};
    if (!is_nothing_sealed(state_)) return no_secret();
    sealing_.from = write_position(state_);
    for (const Step& step : steps) {
      if (auto error = follow(step)) return error;
    }
    return {};
  }

  SealedPosition<State> result() && { return {std::move(state_), std::move(sealing_)}; }

 private:
  static Error no_secret() { return {"This link pledges a secret where none is kept."}; }

  std::optional<Action> action_of(const Step& step) const {
    if (step.kind == Step::Kind::Deed) return step.action;
    const Awaited awaited = to_act(state_);
    if (awaited.is_nobody() || awaited.is_chance()) return {};
    const bool pledged = step.kind == Step::Kind::Pledge;
    const Action action =
        action_to_seal(state_, awaited.first(), pledged ? kUnknownSealed : step.value);
    return check(state_, action) ? std::nullopt : std::optional(action);
  }

  std::optional<Error> follow(const Step& step) {
    const std::optional<Action> action = action_of(step);
    if (!action) return no_secret();
    if (const Verdict refused = check(state_, *action)) {
      return Error{"What this link tells cannot have happened: it breaks " + refused->rule.text() +
                   "."};
    }
    ToldStep told{write_action(state_, *action)};
    if (const auto value = sealed_by(*action)) {
      if (*value == kUnknownSealed && step.kind == Step::Kind::Deed) return no_secret();
      told.value = *value;
      told.secret = {action->by, moment_of(letter_, sealing_.game, state_, action->by)};
      prove(step, told);
    }
    sealing_.steps.push_back(std::move(told));
    apply(state_, *action, nullptr);
    return {};
  }

  static void prove(const Step& step, ToldStep& told) {
    const auto [by, moment] = *told.secret;
    if (step.kind == Step::Kind::Pledge) told.pledge = {by, moment, step.seal};
    if (step.kind != Step::Kind::Opening) return;
    told.opening = {by, moment, step.value, step.salt};
    told.pledge = pledge_of(*told.opening);
  }

  char letter_;
  State state_;
  Sealing sealing_;
};

}  // namespace detail

// Where the sealing tells steps, the state is the one they begin at. The state must be valid, the
// steps must be possible, and the sealing not empty.
template <RuleSet G>
Bytes pack_sealed(const typename G::State& from, Sealing sealing, std::uint32_t version) {
  std::vector<detail::PackedStep<typename G::Action>> steps;
  typename G::State state = from;
  for (const ToldStep& told : sealing.steps) {
    const auto action = read_action(state, told.action);
    assert(action.ok());
    steps.push_back(detail::packed(*action, told));
    apply(state, *action, nullptr);
  }
  return pack_position(from, version, [&](auto& archive) {
    archived::game_id(archive, sealing.game);
    detail::pass_steps(archive, steps);
  });
}

// The state is the one the steps lead to. `version`, `letter` and `game` are those of the
// positions.
template <RuleSet G>
Result<SealedPosition<typename G::State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                                        std::uint32_t version, char letter,
                                                        std::string_view game) {
  std::optional<GameId> id;
  std::vector<detail::PackedStep<typename G::Action>> steps;
  const auto state = unpack_position<typename G::State>(bytes, version, game, [&](auto& archive) {
    archived::game_id(archive, id);
    detail::pass_steps(archive, steps);
    if (!id && steps.empty()) refuse(archive);
  });
  if (!state) return state.error();
  detail::LinkReplay<G> replay(letter, *state, id);
  if (const auto error = replay.follow(steps)) return *error;
  return std::move(replay).result();
}

// Links of the version before: the position where a secret is in, its pledge, and the opening of
// one before, which said nothing of what had followed from it and is passed over.
template <RuleSet G>
Result<SealedPosition<typename G::State>> unpack_pledged(std::span<const std::uint8_t> bytes,
                                                         std::uint32_t version, char letter,
                                                         std::string_view game) {
  using Step = detail::PackedStep<typename G::Action>;
  std::optional<Digest> seal;
  const auto state = unpack_position<typename G::State>(bytes, version, game, [&](auto& archive) {
    Opening opening;
    if (coded(archive, false)) archived::all_bytes(archive, seal.emplace());
    const bool opened = coded(archive, false);
    if (opened) archived::opening(archive, opening, G::kMostSeats);
    if (!seal && !opened) refuse(archive);
  });
  if (!state) return state.error();
  if (!seal) return SealedPosition<typename G::State>{*state, {}};
  std::vector<Step> steps{{Step::Kind::Pledge, {}, *seal, 0, {}}};
  for (const Seat seat : seats_of(*state)) {
    const std::uint16_t answer = sealed_of(*state, seat);
    if (answer < kUnknownSealed) {
      steps.push_back({Step::Kind::Deed, action_to_seal(*state, seat, answer), {}, 0, {}});
    }
  }
  detail::LinkReplay<G> replay(letter, before_secrets(*state), {});
  if (const auto error = replay.follow(steps)) return *error;
  auto replayed = std::move(replay).result();
  if (replayed.state != *state) return Error{"This link pledges a secret where none is kept."};
  return replayed;
}

}  // namespace mael
