// Saved matches: Cereal's portable binary format for our own storage and for exported files.
//
//   header     magic, save version, game, content
//   beginning  the set-up, or the position the match went on from
//   log        every action since
//   now        the state these lead to
//
// Loading replays the log. Where rules or tiles have been corrected since and an old log no longer
// leads to the state saved with it, that state wins, and the match goes on from there.
//
// Each struct has a version of its own besides (Cereal's class versions), and whatever is read may
// be hostile: lengths and numbers are bounded while reading, and states are validated.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/byte_archive.h"
#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/play/match.h"

namespace mael {

inline constexpr std::uint32_t kSaveVersion = 1;
inline constexpr std::uint32_t kOldestSaveVersion = 1;
inline constexpr std::uint32_t kMaxSavedActions = 100000;

template <RuleSet G>
struct Loaded {
  Match<G> match;
  // The first entry of the log, from 1, that today's rules refuse or that cannot be read; 0 if the
  // whole match was restored. If not 0, the match begins from a state saved later, without the log
  // up to there.
  int broken_at = 0;
  bool is_damaged = false;  // something could not be read, which rules have no part in
};

namespace detail {

inline constexpr std::uint32_t kSaveMagic = 0x4c45414du;  // "MAEL"

struct SaveHeader {
  std::uint32_t magic = kSaveMagic;
  std::uint32_t version = kSaveVersion;
  std::string game;
};

template <class Archive>
void pass_header(Archive& archive, SaveHeader& header, std::uint32_t magic) {
  archive(header.magic, header.version);
  if (header.magic != magic || header.version > kSaveVersion) return;
  listed(archive, header.game, 20, [&](char& letter) { ranged(archive, letter, '-', 'z'); });
}

// What a save holds behind its header.
template <RuleSet G>
struct SaveBody {
  std::optional<typename G::Setup> setup;
  typename G::State first{};
  std::vector<typename G::Action> log;
  typename G::State now{};
};

// Whether there is one.
template <class Archive, class Setup>
bool pass_setup(Archive& archive, std::optional<Setup>& setup) {
  if (!coded(archive, setup.has_value())) return false;
  if constexpr (is_loading<Archive>) setup.emplace();
  archive(*setup);
  return true;
}

template <class Archive, RuleSet G>
void pass_body(Archive& archive, SaveBody<G>& body) {
  if (!pass_setup(archive, body.setup)) archive(body.first);
  listed(archive, body.log, kMaxSavedActions, [&](typename G::Action& action) { archive(action); });
  archive(body.now);
}

template <RuleSet G>
std::optional<Match<G>> begin_again(const SaveBody<G>& body) {
  if (body.setup) {
    auto match = Match<G>::begin(*body.setup);
    return match.ok() ? std::optional(std::move(*match)) : std::nullopt;
  }
  return validate(body.first) ? std::nullopt : std::optional(Match<G>(body.first));
}

template <RuleSet G>
Result<Loaded<G>> restore(const SaveBody<G>& body) {
  if (validate(body.now)) return Error{"The position in this saved game cannot occur."};
  std::optional<Match<G>> match = begin_again(body);
  if (!match) return Loaded<G>{Match<G>(body.now), 1};
  Replayed<G> replayed = replay(std::move(*match), body.log);
  if (!replayed.refused && replayed.match.state() == body.now) {
    return Loaded<G>{std::move(replayed.match), 0};
  }
  return Loaded<G>{Match<G>(body.now), replayed.match.size() + (replayed.refused ? 1 : 0)};
}

// A header with this magic, and what stands behind it.
template <RuleSet G, class Body>
Bytes write_body(std::uint32_t magic, Body body) {
  ByteWriter archive;
  SaveHeader header{magic, kSaveVersion, std::string(G::kId)};
  pass_header(archive, header, magic);
  pass_body(archive, body);
  return archive.bytes();
}

// What is read, or nothing where bytes are missing or out of range.
template <RuleSet G, class Body>
Result<Body> read_body(std::uint32_t magic, std::span<const std::uint8_t> bytes) {
  try {
    ByteReader archive(bytes);
    SaveHeader header;
    pass_header(archive, header, magic);
    if (header.magic != magic) return Error{"This is no saved game."};
    if (header.version > kSaveVersion) {
      return Error{"This saved game was made by a newer version of the program."};
    }
    if (header.game != G::kId) return Error{"This is a saved match of another game."};
    Body body;
    pass_body(archive, body);
    return body;
  } catch (const std::exception&) {
    return Error{"This saved game is damaged."};
  }
}

}  // namespace detail

template <RuleSet G>
Bytes save_match(const Match<G>& match) {
  return detail::write_body<G>(detail::kSaveMagic, detail::SaveBody<G>{match.setup(), match.first(),
                                                                       match.log(), match.state()});
}

template <RuleSet G>
Result<Loaded<G>> load_match(std::span<const std::uint8_t> bytes) {
  const auto body = detail::read_body<G, detail::SaveBody<G>>(detail::kSaveMagic, bytes);
  if (!body) return body.error();
  return detail::restore<G>(*body);
}

}  // namespace mael
