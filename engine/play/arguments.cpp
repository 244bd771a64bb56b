#include "engine/play/arguments.h"

#include <algorithm>

#include "engine/core/plain_text.h"
#include "engine/core/table.h"

namespace mael {
namespace {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

Result<Arguments> Arguments::read(const std::vector<std::string>& words,
                                  std::initializer_list<std::string_view> with_value,
                                  std::initializer_list<std::string_view> switches) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].substr(0, 2) != "--") {
      arguments.plain_.push_back(plain_text(words[i]));
      continue;
    }
    const std::string name = words[i].substr(2);
    if (arguments.has(name)) return Error{"--" + name + " is given twice"};
    if (is_one_of(name, switches)) {
      arguments.options_.push_back({name, {}});
    } else if (!is_one_of(name, with_value)) {
      return Error{"unknown option --" + name};
    } else if (i + 1 == words.size()) {
      return Error{"--" + name + " takes a value"};
    } else {
      arguments.options_.push_back({name, words[++i]});
    }
  }
  return arguments;
}

const std::string* Arguments::find(std::string_view option) const {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [&](const auto& each) { return each.first == option; });
  return found == options_.end() ? nullptr : &found->second;
}

std::string Arguments::text(std::string_view option, std::string otherwise) const {
  const std::string* value = find(option);
  return value ? *value : std::move(otherwise);
}

Result<int> Arguments::number(std::string_view option, int low, int high, int otherwise) const {
  const std::string* value = find(option);
  int number = otherwise;
  if (value && !read_number(*value, low, high, number)) {
    return Error{"--" + std::string(option) + " takes a number in " + std::to_string(low) + " … " +
                 std::to_string(high) + ", not '" + *value + "'"};
  }
  return number;
}

Result<std::optional<std::uint64_t>> Arguments::seed(std::string_view option) const {
  const std::string* value = find(option);
  if (!value) return std::optional<std::uint64_t>();
  constexpr std::size_t kDigits = 19;  // so many always fit
  const bool digits =
      std::all_of(value->begin(), value->end(), [](char c) { return c >= '0' && c <= '9'; });
  if (value->empty() || value->size() > kDigits || !digits) {
    return Error{"--" + std::string(option) + " takes a number of up to 19 digits"};
  }
  std::uint64_t seed = 0;
  for (const char digit : *value) seed = seed * 10 + static_cast<std::uint64_t>(digit - '0');
  return std::optional<std::uint64_t>(seed);
}

}  // namespace mael
