// The properties that readers of positions, actions, links and saves are held to, written once for
// every game of the house.
#pragma once

#include <string>
#include <string_view>

#include "tests/fuzz/properties.h"
#include "tests/typed_games.h"

namespace mael::fuzz {

// What `look` finds with the game that a position in notation names; where it names none, with one
// game after the other, whose readers must then refuse it.
template <class Look>
Finding with_game_of(std::string_view position, Look&& look) {
  const std::string_view id = position.substr(0, position.find('/'));
  bool is_named = false;
  EveryGame::each([&]<class Of>(Of) { is_named = is_named || goes_by<Of>(id); });
  Finding finding;
  EveryGame::each([&]<class Of>(Of of) {
    if (finding.empty() && (!is_named || goes_by<Of>(id))) finding = look(of);
  });
  return finding;
}

// What `look` finds first, with one game after the other.
template <class Look>
Finding with_every_game(Look&& look) {
  Finding finding;
  EveryGame::each([&](auto of) {
    if (finding.empty()) finding = look(of);
  });
  return finding;
}

template <class Of>
Finding position_is_fixed_point(std::string_view input) {
  const auto state = Of::read_arrangement(input);
  if (!state.ok()) return state.error().column > 0 ? "" : "an error without a place";
  const std::string text = write_position(*state);
  const auto again = Of::read_arrangement(text);
  if (!again.ok()) return "not read again: " + text;
  if (*again != *state) return "read as something else: " + text;
  if (write_position(*again) != text) return "no fixed point: " + text;
  const bool valid = !validate(*state);
  if (Of::Game::read_position(input).ok() != valid) return "validity depends on the way: " + text;
  return {};
}

template <class Of>
Finding action_is_fixed_point(std::string_view position, std::string_view input) {
  const auto state = Of::Game::read_position(position);
  if (!state.ok()) return {};
  const auto action = read_action(*state, input);
  if (!action.ok()) return action.error().column > 0 ? "" : "an error without a place";
  const std::string text = write_action(*state, *action);
  const auto again = read_action(*state, text);
  if (!again.ok()) return "not read again: " + text;
  if (!(*again == *action)) return "read as something else: " + text;
  if (check(*state, *action)) return {};
  auto after = *state;
  apply(after, *action, nullptr);
  if (validate(after)) return "a legal action left the valid states: " + text;
  return {};
}

template <class Of>
Finding bytes_are_known_position(const Bytes& bytes, std::uint32_t version) {
  const auto state = Of::unpack(bytes, version);
  if (!state.ok()) return state.error().message.empty() ? "a refusal without a sentence" : "";
  if (validate(*state)) return "not valid: " + write_position(*state);
  const auto again = Of::unpack(pack(*state), Of::kPacked);
  if (!again.ok() || *again != *state) return "packed as another: " + write_position(*state);
  const auto told = Of::Game::read_position(write_position(*state));
  if (!told.ok() || *told != *state) return "told as another: " + write_position(*state);
  return {};
}

template <class Of>
Finding bytes_are_sealed_position(const Bytes& bytes, std::uint32_t version) {
  const auto read = Of::unpack_sealed(bytes, version);
  if (!read.ok()) return read.error().message.empty() ? "a refusal without a sentence" : "";
  if (validate(read->state)) return "not valid: " + write_position(read->state);
  if (read->sealing.is_empty()) return {};  // of links from before, which told less
  const auto from = read->sealing.from.empty()
                        ? Of::Game::read_position(write_position(read->state))
                        : Of::Game::read_position(read->sealing.from);
  if (!from.ok()) return "told from another: " + read->sealing.from;
  const auto again = Of::unpack_sealed(pack(*from, read->sealing), Of::kSealed);
  if (!again.ok() || again->state != read->state || again->sealing != read->sealing) {
    return "packed as another: " + write_position(read->state);
  }
  return {};
}

// The payload of a link of that version.
template <class Of>
Finding bytes_are_valid_position(const Bytes& bytes, std::uint32_t version) {
  if constexpr (requires { Of::kSealed; }) {
    if (Of::is_sealed(version)) return bytes_are_sealed_position<Of>(bytes, version);
  }
  return bytes_are_known_position<Of>(bytes, version);
}

// The payload of a link to a moment: as often as it is written it stays the same, and its actions
// lead from valid positions to valid ones as far as the rules allow them.
template <class Of>
Finding bytes_are_moment(const Bytes& bytes, std::uint32_t version) {
  const auto moment = Of::unpack_moment(bytes, version);
  if (!moment.ok()) return moment.error().message.empty() ? "a refusal without a sentence" : "";
  if (validate(moment->first)) return "not valid: " + write_position(moment->first);
  const int size = static_cast<int>(moment->log.size());
  if (moment->at < 0 || moment->at > size) return "a moment that never was";
  const auto again = Of::unpack_moment(pack(*moment), Of::kPacked);
  if (!again.ok() || again->first != moment->first || again->log != moment->log ||
      again->at != moment->at) {
    return "packed as another: " + write_position(moment->first);
  }
  const auto told = replay(Match<typename Of::Game>(moment->first), moment->log);
  if (validate(told.match.state())) return "not valid: " + write_position(told.match.state());
  return {};
}

// `save_again` makes of a match what Of::load takes.
template <class Of, class Saved, class SaveAgain>
Finding is_valid_match(const Saved& saved, SaveAgain&& save_again) {
  const auto loaded = Of::load(saved);
  if (!loaded.ok()) return loaded.error().message.empty() ? "a refusal without a sentence" : "";
  const auto& match = loaded->match;
  if (validate(match.state())) return "not valid: " + write_position(match.state());
  const auto again = Of::load(save_again(match));
  if (!again.ok() || again->broken_at != 0) return "not loaded again";
  if (again->match.log() != match.log() || again->match.state() != match.state()) {
    return "saved as another";
  }
  return {};
}

template <class Of>
Finding save_is_valid_match(const Bytes& bytes) {
  return is_valid_match<Of>(bytes, [](const auto& match) { return save(match); });
}

template <class Of>
Finding parts_are_valid_match(const MatchParts& parts) {
  return is_valid_match<Of>(parts,
                            [](const auto& match) { return save_parts(match, match.size(), 0); });
}

}  // namespace mael::fuzz
