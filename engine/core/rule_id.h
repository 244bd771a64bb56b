// Ids of rules, rulings and worked examples as the rules sheets give them: MAE-088, MAE-R30,
// EDG-X01.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace mael {

// What a sheet gives an id: a rule of the book (PPP-nnn), a ruling of ours (PPP-Rn), or a step of
// an example the book works through (PPP-Xnn).
enum class RuleKind : std::uint8_t { Rule, Ruling, Example };

// An id in four bytes: three letters, its kind, a number below 4096. The empty id stands for "no
// rule". Ids are in order by book, kind and number.
class RuleId {
 public:
  constexpr RuleId() = default;

  // Reads "MAE-088", "MAE-R30" or "EDG-X01"; anything else gives the empty id.
  static constexpr RuleId parse(std::string_view text) {
    if (text.size() < 5 || text.size() > 8 || text[3] != '-') return {};
    std::uint32_t code = 0;
    for (int i = 0; i < 3; ++i) {
      const char letter = text[static_cast<std::size_t>(i)];
      if (letter < 'A' || letter > 'Z') return {};
      code = code * 32 + static_cast<std::uint32_t>(letter - 'A' + 1);
    }
    const RuleKind kind = text[4] == 'R'   ? RuleKind::Ruling
                          : text[4] == 'X' ? RuleKind::Example
                                           : RuleKind::Rule;
    const std::string_view digits = text.substr(kind == RuleKind::Rule ? 4 : 5);
    if (digits.empty()) return {};
    std::uint32_t number = 0;
    for (const char digit : digits) {
      if (digit < '0' || digit > '9') return {};
      number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    }
    if (number >= kNumbers) return {};
    return RuleId((code * kKinds + static_cast<std::uint32_t>(kind)) * kNumbers + number);
  }

  constexpr bool empty() const { return code_ == 0; }
  constexpr RuleKind kind() const { return static_cast<RuleKind>(code_ / kNumbers % kKinds); }
  constexpr int number() const { return static_cast<int>(code_ % kNumbers); }

  // Three digits at least for rules, two for examples; "" for the empty id.
  std::string text() const {
    if (empty()) return {};
    std::string result(3, ' ');
    std::uint32_t letters = code_ / (kNumbers * kKinds);
    for (int i = 2; i >= 0; --i, letters /= 32) {
      result[static_cast<std::size_t>(i)] = static_cast<char>('A' + letters % 32 - 1);
    }
    constexpr std::array<std::string_view, 3> kMarks{"-", "-R", "-X"};
    constexpr std::array<std::size_t, 3> kDigits{3, 1, 2};
    const auto place = static_cast<std::size_t>(kind());
    const std::string digits = std::to_string(number());
    result += kMarks[place];
    if (digits.size() < kDigits[place]) result.append(kDigits[place] - digits.size(), '0');
    return result + digits;
  }

  friend constexpr auto operator<=>(RuleId, RuleId) = default;

 private:
  static constexpr std::uint32_t kNumbers = 4096, kKinds = 4;

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
