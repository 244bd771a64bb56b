// Saves of the toy, as text.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/match.h"
#include "engine/play/save.h"
#include "engine/play/segments.h"
#include "tests/toy/toy.h"

namespace mael::toy {

inline Bytes bytes_of(const std::string& text) { return {text.begin(), text.end()}; }
inline std::vector<std::string> lines_of(std::span<const std::uint8_t> bytes) {
  std::istringstream text(std::string(bytes.begin(), bytes.end()));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

// The position before some entries, and these.
inline Bytes save_lines(const Match<Toy>& match, int from, int to) {
  std::string text = write_position(match.state_at(from)) + "\n";
  for (int entry = from; entry < to; ++entry) {
    text += write_action({}, match.log()[static_cast<std::size_t>(entry)]) + "\n";
  }
  return bytes_of(text);
}

inline Bytes save(const Match<Toy>& match) { return save_lines(match, 0, match.size()); }
// The position in the head, and in each segment the one before it and its actions.
inline MatchParts save_parts(const Match<Toy>& match, int entries, int first) {
  MatchParts parts{save_lines(match, entries, entries), {}};
  for (int number = first; number < segments_of(entries); ++number) {
    const int from = number * kSegment;
    parts.segments.push_back(save_lines(match, from, std::min(entries, from + kSegment)));
  }
  return parts;
}

// An error: what stands there is no match.
inline std::optional<Error> go_on(Match<Toy>& match, std::span<const std::string> actions) {
  for (const std::string& text : actions) {
    const auto action = read_action(match.state(), text);
    if (!action || match.append(*action)) return Error{"This is no match of the toy."};
  }
  return {};
}
inline Result<Loaded<Toy>> load(std::span<const std::uint8_t> bytes) {
  const std::vector<std::string> lines = lines_of(bytes);
  const auto first = read_position(lines.empty() ? "" : lines.front());
  if (!first) return first.error();
  Match<Toy> match(*first);
  if (const auto wrong = go_on(match, std::span(lines).subspan(1))) return *wrong;
  return Loaded<Toy>{std::move(match)};
}
// All segments; how the match began is not kept.
inline Result<Loaded<Toy>> load(const MatchParts& parts) {
  auto loaded = load(std::span<const std::uint8_t>(parts.segments.front()));
  for (std::size_t i = 1; loaded && i < parts.segments.size(); ++i) {
    const std::vector<std::string> lines = lines_of(parts.segments[i]);
    const bool follows = lines.front() == write_position(loaded->match.state());
    if (!follows || go_on(loaded->match, std::span(lines).subspan(1))) loaded = Error{"It breaks."};
  }
  if (loaded && lines_of(parts.head).front() == write_position(loaded->match.state()))
    return loaded;
  return loaded ? Result<Loaded<Toy>>(Error{"It leads elsewhere."}) : loaded;
}

}  // namespace mael::toy
