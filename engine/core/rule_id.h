// Ids of rules and rulings as the rules sheets give them: MAE-088, MAE-R30, VTX-012.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace mael {

// A rule (PPP-nnn) or a ruling (PPP-Rn) in four bytes: three letters, a flag, a number below 4096.
// The empty id stands for "no rule".
class RuleId {
 public:
  constexpr RuleId() = default;

  // Reads "MAE-088" or "MAE-R30"; anything else gives the empty id.
  static constexpr RuleId parse(std::string_view text) {
    if (text.size() < 5 || text.size() > 8 || text[3] != '-') return {};
    std::uint32_t code = 0;
    for (int i = 0; i < 3; ++i) {
      const char letter = text[static_cast<std::size_t>(i)];
      if (letter < 'A' || letter > 'Z') return {};
      code = code * 32 + static_cast<std::uint32_t>(letter - 'A' + 1);
    }
    const bool ruling = text[4] == 'R';
    const std::string_view digits = text.substr(ruling ? 5 : 4);
    if (digits.empty()) return {};
    std::uint32_t number = 0;
    for (const char digit : digits) {
      if (digit < '0' || digit > '9') return {};
      number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    }
    return number < 4096 ? RuleId(code * 8192 + (ruling ? 4096u : 0u) + number) : RuleId();
  }

  constexpr bool empty() const { return code_ == 0; }
  constexpr bool is_ruling() const { return (code_ & 4096u) != 0; }
  constexpr int number() const { return static_cast<int>(code_ & 4095u); }
  constexpr std::uint32_t code() const { return code_; }

  // "MAE-088" for rules (three digits), "MAE-R30" for rulings; "" for the empty id.
  std::string text() const {
    if (empty()) return {};
    std::string result(3, ' ');
    std::uint32_t letters = code_ / 8192;
    for (int i = 2; i >= 0; --i, letters /= 32) {
      result[static_cast<std::size_t>(i)] = static_cast<char>('A' + letters % 32 - 1);
    }
    result += is_ruling() ? "-R" : "-";
    const std::string digits = std::to_string(number());
    if (!is_ruling() && digits.size() < 3) result.append(3 - digits.size(), '0');
    return result + digits;
  }

  friend constexpr auto operator<=>(RuleId, RuleId) = default;

 private:
  explicit constexpr RuleId(std::uint32_t code) : code_(code) {}
  std::uint32_t code_ = 0;
};

inline namespace literals {
// "MAE-088"_rule; an ill-formed id does not compile.
consteval RuleId operator""_rule(const char* text, std::size_t length) {
  const RuleId id = RuleId::parse(std::string_view(text, length));
  if (id.empty()) throw "not a rule id";
  return id;
}
}  // namespace literals

}  // namespace mael
