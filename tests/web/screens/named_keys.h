// Which keys a help text names.
#pragma once

#include <cctype>
#include <string>
#include <string_view>

namespace mael::web {

// Letters that stand alone in the words, in small: "E ends the phase".
inline std::string keys_named_in(std::string_view words) {
  std::string keys;
  const auto is_apart = [&](std::size_t at) {
    return at >= words.size() || words[at] == ' ' || words[at] == ',';
  };
  for (std::size_t at = 1; at < words.size(); ++at) {
    if (!is_apart(at - 1) || !is_apart(at + 1) || is_apart(at)) continue;
    keys += static_cast<char>(std::tolower(static_cast<unsigned char>(words[at])));
  }
  return keys;
}

// Keys that do something, by `acts(char)`, and that the words do not name.
template <class Acts>
std::string keys_missing_in(std::string_view words, const Acts& acts) {
  const std::string named = keys_named_in(words);
  std::string missing;
  for (const char key : std::string_view("abcdefghijklmnopqrstuvwxyz?")) {
    if (acts(key) && named.find(key) == std::string::npos) missing += key;
  }
  return missing;
}

}  // namespace mael::web
