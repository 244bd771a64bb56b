// One line of JSON, written field by field: what every command answers with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mael {

// A flat object; fields appear in the order they are added, keys must be added once.
class JsonLine {
 public:
  JsonLine& add(std::string_view key, std::string_view text);
  JsonLine& add(std::string_view key, const char* text) { return add(key, std::string_view(text)); }
  JsonLine& add(std::string_view key, const std::vector<std::string>& texts);

  template <class Number>
  requires std::is_integral_v<Number> JsonLine& add(std::string_view key, Number number) {
    if constexpr (std::is_same_v<Number, bool>) return raw(key, number ? "true" : "false");
    return raw(key, std::to_string(number));
  }

  // A number with this many digits behind the point; null if it is not finite.
  JsonLine& add_rounded(std::string_view key, double number, int digits);

  // "{…}" without a line end.
  std::string text() const { return "{" + fields_ + "}"; }

 private:
  JsonLine& raw(std::string_view key, std::string_view value);

  std::string fields_;
};

// The text in quotes, as JSON writes it.
std::string json_quoted(std::string_view text);

}  // namespace mael
