// Matches in parts (engine/play/segments.h) as one text: each part behind its length in two bytes.
#pragma once

#include <string>
#include <string_view>

#include "engine/play/segments.h"

namespace mael::fuzz {

inline std::string joined(const MatchParts& parts) {
  std::string text;
  const auto add = [&](const Bytes& part) {
    text += static_cast<char>(part.size() & 0xffu);
    text += static_cast<char>(part.size() >> 8u & 0xffu);
    text.append(part.begin(), part.end());
  };
  add(parts.head);
  for (const Bytes& segment : parts.segments) add(segment);
  return text;
}

// The last part may be shorter than its length says.
inline MatchParts parted(std::string_view text) {
  const auto next = [&] {
    const auto low = static_cast<unsigned char>(text[0]);
    const auto high = static_cast<unsigned char>(text[1]);
    const std::string_view part = text.substr(2, low + 256u * high);
    text.remove_prefix(2 + part.size());
    return Bytes(part.begin(), part.end());
  };
  MatchParts parts;
  if (text.size() >= 2) parts.head = next();
  while (text.size() >= 2) parts.segments.push_back(next());
  return parts;
}

}  // namespace mael::fuzz
