// Words that are kept and said later, maybe in another language: a text by its key, with what is
// put into it, or words as a person typed them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/packed_archive.h"

namespace mael::web {

struct Phrase {
  std::string text{};  // the key of a text, or words as they are
  bool is_key = false;
  std::vector<Phrase> parts{};  // of a key: {0}, {1} …
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

inline Phrase typed(std::string words) { return {std::move(words)}; }
inline Phrase keyed(std::string key, std::vector<Phrase> parts = {}) {
  return {std::move(key), true, std::move(parts)};
}
inline Phrase counted(int number) { return typed(std::to_string(number)); }

// In the language spoken.
std::string said(const Phrase& phrase);
// Whether every key of it is one of a text; others are said in brackets.
bool is_sayable(const Phrase& phrase);

inline constexpr std::size_t kLongestPhrase = 128;  // letters of a key or of words
inline constexpr std::size_t kMostParts = 4;
inline constexpr int kDeepestPhrase = 3;  // phrases within one another

}  // namespace mael::web

namespace mael::archived {

// What is longer, has more parts or lies deeper is cut off when it is written.
template <class Archive>
void phrase(Archive& archive, web::Phrase& phrase, int depth = 1) {
  using namespace web;
  if constexpr (!is_loading<Archive>) {
    if (phrase.text.size() > kLongestPhrase) phrase.text.resize(kLongestPhrase);
    if (phrase.parts.size() > kMostParts) phrase.parts.resize(kMostParts);
    if (depth == kDeepestPhrase) phrase.parts.clear();
  }
  phrase.is_key = coded(archive, phrase.is_key);
  listed(archive, phrase.text, kLongestPhrase, [&](char& letter) {
    auto byte = static_cast<std::uint8_t>(letter);
    ranged(archive, byte, 0, 255);
    letter = static_cast<char>(byte);
  });
  const std::uint32_t most = depth < kDeepestPhrase ? kMostParts : 0;
  listed(archive, phrase.parts, most,
         [&](Phrase& part) { archived::phrase(archive, part, depth + 1); });
}

}  // namespace mael::archived
