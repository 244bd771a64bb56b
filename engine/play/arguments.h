// The words of a command line: plain ones in order, and options `--name value` or `--name`.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"

namespace mael {

class Arguments {
 public:
  // Reads the words behind the verb. `with_value` and `switches` name the options the verb knows,
  // without their dashes; any other is an error, and so is a value left out.
  static Result<Arguments> read(const std::vector<std::string>& words,
                                std::initializer_list<std::string_view> with_value,
                                std::initializer_list<std::string_view> switches = {});

  const std::vector<std::string>& plain() const { return plain_; }
  bool has(std::string_view option) const { return find(option) != nullptr; }
  // The value of an option; `otherwise` if it was not given.
  std::string text(std::string_view option, std::string otherwise = {}) const;
  // The value as a whole number in low … high; `otherwise` if it was not given.
  Result<int> number(std::string_view option, int low, int high, int otherwise) const;
  // The value as a seed; nothing if it was not given.
  Result<std::optional<std::uint64_t>> seed(std::string_view option) const;

 private:
  const std::string* find(std::string_view option) const;

  std::vector<std::string> plain_;
  std::vector<std::pair<std::string, std::string>> options_;
};

}  // namespace mael
