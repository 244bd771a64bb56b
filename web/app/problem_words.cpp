#include "web/app/problem_words.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "web/base/say.h"
#include "web/base/spoken.h"

namespace mael::web {
namespace {

constexpr std::string_view kPrefix = "problem.";

// What stands in a sentence at the placeholders of a text, which are {0}, {1} … in this order;
// nothing if the sentence is not of this form.
std::optional<std::vector<std::string>> parts_in(std::string_view text, std::string_view sentence) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t open = text.find('{');
    const std::string_view plain = text.substr(0, open);
    if (sentence.substr(0, plain.size()) != plain) return {};
    sentence.remove_prefix(plain.size());
    if (open == std::string_view::npos) break;
    text.remove_prefix(text.find('}') + 1);
    const std::string_view next = text.substr(0, text.find('{'));
    const std::size_t end = next.empty() ? sentence.size() : sentence.find(next);
    if (end == std::string_view::npos) return {};
    parts.emplace_back(sentence.substr(0, end));
    sentence.remove_prefix(end);
  }
  return sentence.empty() ? std::optional(parts) : std::nullopt;
}

}  // namespace

std::string problem_in_words(const Error& problem) {
  if (problem.column > 0) return say("problem.notation");
  for (const auto& [key, text] : english().all()) {
    if (key.compare(0, kPrefix.size(), kPrefix) != 0) continue;
    const auto parts = parts_in(text, problem.message);
    if (!parts) continue;
    const std::string told = key + ".told";  // what players are told instead
    const bool other = !english().find(told).empty();
    return fill(spoken().get(other ? told : key), [&](std::string_view word) {
      return parts->at(static_cast<std::size_t>(word[0] - '0'));
    });
  }
  return problem.message;
}

}  // namespace mael::web
