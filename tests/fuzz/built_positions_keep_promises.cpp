// A position of any game, built from chosen numbers, and some actions played in it.
#include <optional>
#include <vector>

#include "engine/play/promises.h"
#include "tests/fuzz/digits.h"
#include "tests/fuzz/games.h"

namespace mael::fuzz {
namespace {

constexpr int kActions = 12;  // as far as a position is played on

template <class Of>
std::optional<typename Of::Game::State> build(DigitReader& digits) {
  typename Of::Game::State state;
  try {
    serialize(digits, state, Of::kState);
  } catch (const BadArchive&) {
    return {};
  }
  if (validate(state)) return {};
  return state;
}

// Chance is played like any seat: whatever is listed may happen.
template <class G>
Finding play_on(typename G::State state, DigitReader& digits) {
  Promises<G> promises;
  std::vector<typename G::Action> actions;
  for (int i = 0; i < kActions && !to_act(state).is_nobody(); ++i) {
    legal_actions(state, actions);
    if (actions.empty()) return "nothing can be done: " + write_position(state);
    promises.hold_position(state, actions);
    if (!promises.broken().empty()) break;
    const auto action = actions[digits.digit(actions.size())];
    promises.hold_step(state, action);
    if (!promises.broken().empty()) break;
    apply(state, action, nullptr);
  }
  if (!promises.broken().empty()) return promises.broken();
  return validate(state) ? "played into what cannot be: " + write_position(state) : Finding();
}

template <class Of>
Finding built_position_keeps_promises(DigitReader& digits) {
  const auto state = build<Of>(digits);
  if (!state) return {};
  Finding finding = bytes_are_valid_position<Of>(pack(*state), Of::kPacked);
  return finding.empty() ? play_on<typename Of::Game>(*state, digits) : finding;
}

}  // namespace

// The first number is that of the game, in the order of the list.
Finding built_positions_keep_promises(std::string_view input) {
  DigitReader digits(input);
  std::uint32_t game = digits.digit(EveryGame::kCount);
  return with_every_game([&]<class Of>(Of) {
    return game-- == 0 ? built_position_keeps_promises<Of>(digits) : Finding();
  });
}

std::string digits_of_position(std::string_view position) {
  DigitWriter digits;
  std::uint32_t game = 0;
  EveryGame::each([&]<class Of>(Of) {
    auto state = Of::Game::read_position(position);
    if (state.ok()) {
      digits.digit(game, EveryGame::kCount);
      serialize(digits, *state, Of::kState);
    }
    ++game;
  });
  return digits.text();
}

}  // namespace mael::fuzz
