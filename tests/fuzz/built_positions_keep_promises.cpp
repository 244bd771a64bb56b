// A position of any game, built from chosen numbers, and some actions played in it.
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/cards/game.h"
#include "engine/cards/notation.h"
#include "engine/cards/serialize_state.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/serialize_state.h"
#include "engine/pirates/game.h"
#include "engine/pirates/notation.h"
#include "engine/pirates/serialize_state.h"
#include "engine/play/promises.h"
#include "tests/fuzz/digits.h"
#include "tests/fuzz/games.h"

namespace mael::fuzz {
namespace {

constexpr std::uint32_t kGames = 3;
constexpr int kActions = 12;  // as far as a position is played on

template <class G, std::uint32_t Version>
std::optional<typename G::State> build(DigitReader& digits) {
  typename G::State state;
  try {
    serialize(digits, state, Version);
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

template <class G, class Of, std::uint32_t Version>
Finding built_position_keeps_promises(DigitReader& digits) {
  const auto state = build<G, Version>(digits);
  if (!state) return {};
  Finding finding = bytes_are_valid_position<Of>(pack(*state), Of::kPacked);
  return finding.empty() ? play_on<G>(*state, digits) : finding;
}

}  // namespace

Finding built_positions_keep_promises(std::string_view input) {
  DigitReader digits(input);
  switch (digits.digit(kGames)) {
    case 0:
      return built_position_keeps_promises<maelstrom::Maelstrom, OfMaelstrom,
                                           maelstrom::kStateVersion>(digits);
    case 1:
      return built_position_keeps_promises<cards::EdgeCards, OfCards, cards::kStateVersion>(digits);
    default:
      return built_position_keeps_promises<pirates::Pirates, OfPirates, pirates::kStateVersion>(
          digits);
  }
}

std::string digits_of_position(std::string_view position) {
  DigitWriter digits;
  const auto write = [&](std::uint32_t game, auto read, std::uint32_t version) {
    if (!read.ok()) return;
    digits.digit(game, kGames);
    serialize(digits, *read, version);
  };
  with_game_of(position, [&]<class Of>(Of) {
    if constexpr (std::is_same_v<Of, OfMaelstrom>) {
      write(0, Of::read_position(position), maelstrom::kStateVersion);
    } else if constexpr (std::is_same_v<Of, OfCards>) {
      write(1, Of::read_position(position), cards::kStateVersion);
    } else {
      write(2, Of::read_position(position), pirates::kStateVersion);
    }
    return Finding();
  });
  return digits.text();
}

}  // namespace mael::fuzz
