#include "web/base/say.h"

#include <vector>

#include "web/base/spoken.h"

namespace mael::web {

namespace {

std::string filled(std::string_view text, const std::vector<std::string>& parts) {
  return fill(text, [&](std::string_view word) -> std::string {
    const auto index = static_cast<std::size_t>(word.empty() ? 0 : word[0] - '0');
    return index < parts.size() ? parts[index] : std::string();
  });
}

}  // namespace

std::string say(std::string_view key, Parts parts) {
  return filled(spoken().get(key), std::vector<std::string>(parts));
}

std::string say_count(std::string_view key, int number, Parts more) {
  std::vector<std::string> parts{std::to_string(number)};
  parts.insert(parts.end(), more.begin(), more.end());
  return filled(spoken().get_count(key, number), parts);
}

std::string signed_number(int number) {
  return number < 0 ? "\u2212" + std::to_string(-number) : "+" + std::to_string(number);
}

std::string key_cap(const std::string& key) {
  const std::string_view named = spoken().find("ui.key." + key);
  return named.empty() ? key : std::string(named);
}

}  // namespace mael::web
