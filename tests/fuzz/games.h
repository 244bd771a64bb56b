// The games whose readers are held to the properties, and the properties themselves, written once
// for all of them.
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/notation.h"
#include "engine/cards/snapshot.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/snapshot.h"
#include "engine/pirates/notation.h"
#include "engine/pirates/snapshot.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

struct OfMaelstrom {
  static constexpr auto kPacked = maelstrom::kPackedVersion;
  static constexpr auto kOldestPacked = maelstrom::kOldestPackedVersion;
  static auto read_arrangement(std::string_view text) { return maelstrom::read_arrangement(text); }
  static auto read_position(std::string_view text) { return maelstrom::read_position(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return maelstrom::unpack(bytes, version);
  }
  static auto load(const Bytes& bytes) { return maelstrom::load(bytes); }
  static auto load(const MatchParts& parts) { return maelstrom::load(parts); }
};

struct OfCards {
  static constexpr auto kPacked = cards::kPackedVersion;
  static constexpr auto kOldestPacked = cards::kOldestPackedVersion;
  static auto read_arrangement(std::string_view text) { return cards::read_arrangement(text); }
  static auto read_position(std::string_view text) { return cards::read_position(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return cards::unpack(bytes, version);
  }
  static constexpr auto kSealed = cards::kSealedVersion;
  static auto unpack_sealed(const Bytes& bytes, std::uint32_t version) {
    return cards::unpack_sealed(bytes, version);
  }
  static auto load(const Bytes& bytes) { return cards::load(bytes); }
  static auto load(const MatchParts& parts) { return cards::load(parts); }
};

struct OfPirates {
  static constexpr auto kPacked = pirates::kPackedVersion;
  static constexpr auto kOldestPacked = pirates::kOldestPackedVersion;
  static auto read_arrangement(std::string_view text) { return pirates::read_arrangement(text); }
  static auto read_position(std::string_view text) { return pirates::read_position(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return pirates::unpack(bytes, version);
  }
  static auto load(const Bytes& bytes) { return pirates::load(bytes); }
  static auto load(const MatchParts& parts) { return pirates::load(parts); }
};

// What `look` finds with the game that a position in notation is of; with Maelstrom, if it names
// none.
template <class Look>
Finding with_game_of(std::string_view position, Look&& look) {
  const std::string_view game = position.substr(0, position.find('/'));
  const auto names = [&](std::string_view part) { return game.find(part) != game.npos; };
  if (names("edge")) return look(OfCards{});
  if (names("pirates")) return look(OfPirates{});
  return look(OfMaelstrom{});
}

// What `look` finds first, with one game after the other.
template <class Look>
Finding with_every_game(Look&& look) {
  Finding finding = look(OfMaelstrom{});
  if (finding.empty()) finding = look(OfCards{});
  if (finding.empty()) finding = look(OfPirates{});
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
  if (Of::read_position(input).ok() != valid) return "validity depends on the way: " + text;
  return {};
}

template <class Of>
Finding action_is_fixed_point(std::string_view position, std::string_view input) {
  const auto state = Of::read_position(position);
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
Finding bytes_are_valid_position(const Bytes& bytes, std::uint32_t version) {
  const auto state = Of::unpack(bytes, version);
  if (!state.ok()) return state.error().message.empty() ? "a refusal without a sentence" : "";
  if (validate(*state)) return "not valid: " + write_position(*state);
  const auto again = Of::unpack(pack(*state), Of::kPacked);
  if (!again.ok() || *again != *state) return "packed as another: " + write_position(*state);
  const auto told = Of::read_position(write_position(*state));
  if (!told.ok() || *told != *state) return "told as another: " + write_position(*state);
  return {};
}

template <class Of>
Finding bytes_are_sealed_position(const Bytes& bytes, std::uint32_t version) {
  const auto read = Of::unpack_sealed(bytes, version);
  if (!read.ok()) return read.error().message.empty() ? "a refusal without a sentence" : "";
  if (validate(read->state)) return "not valid: " + write_position(read->state);
  if (read->sealing.is_empty()) return {};  // of links from before, which told less
  const auto from = read->sealing.from.empty() ? Of::read_position(write_position(read->state))
                                               : Of::read_position(read->sealing.from);
  if (!from.ok()) return "told from another: " + read->sealing.from;
  const auto again = Of::unpack_sealed(pack(*from, read->sealing), Of::kSealed);
  if (!again.ok() || again->state != read->state || again->sealing != read->sealing) {
    return "packed as another: " + write_position(read->state);
  }
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
