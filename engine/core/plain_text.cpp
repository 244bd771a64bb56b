#include "engine/core/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mael {
namespace {

// One sign of a text, and so many bytes it takes; what is no UTF-8 is taken byte by byte.
struct TextSign {
  std::uint32_t code = 0;
  std::size_t bytes = 1;
};

TextSign sign_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
  if (bytes == 1 || bytes > text.size()) return {first, 1};
  std::uint32_t code = first & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {first, 1};
    code = code << 6U | (byte(i) & 0x3FU);
  }
  return {code, bytes};
}

struct Range {
  std::uint32_t first, last;
  std::string_view instead;
};

// Signs that are not seen, blanks and line ends.
constexpr std::array<Range, 14> kUnseen{{{0x00A0, 0x00A0, " "},
                                         {0x00AD, 0x00AD, ""},
                                         {0x0085, 0x0085, "\n"},
                                         {0x061C, 0x061C, ""},
                                         {0x1680, 0x1680, " "},
                                         {0x2000, 0x200A, " "},
                                         {0x200B, 0x200B, ""},
                                         {0x200E, 0x200F, ""},
                                         {0x2028, 0x2029, "\n"},
                                         {0x202A, 0x202E, ""},
                                         {0x202F, 0x202F, " "},
                                         {0x205F, 0x205F, " "},
                                         {0x3000, 0x3000, " "},
                                         {0xFEFF, 0xFEFF, ""}}};
constexpr std::array<Range, 10> kTypographic{{{0x00AB, 0x00AB, "\""},
                                              {0x00B4, 0x00B4, "'"},
                                              {0x00BB, 0x00BB, "\""},
                                              {0x02B9, 0x02BC, "'"},
                                              {0x180E, 0x180E, ""},
                                              {0x200C, 0x200D, ""},
                                              {0x2018, 0x201B, "'"},
                                              {0x201C, 0x201F, "\""},
                                              {0x2026, 0x2026, "..."},
                                              {0x2032, 0x2035, "'"}}};
constexpr std::array<Range, 2> kDashes{{{0x2010, 0x2015, "-"}, {0x2212, 0x2212, "-"}}};
// Joins words unseen, and what follows it chooses how letters look.
constexpr std::array<Range, 4> kJoining{
    {{0x2060, 0x206F, ""}, {0xFE00, 0xFE0F, ""}, {0xFFF9, 0xFFFB, ""}, {0xFFFE, 0xFFFF, ""}}};

template <std::size_t N>
std::optional<std::string_view> instead_of(const std::array<Range, N>& ranges, std::uint32_t code) {
  for (const Range& range : ranges) {
    if (code >= range.first && code <= range.last) return range.instead;
  }
  return {};
}

constexpr std::uint32_t kFirstWide = 0xFF01, kLastWide = 0xFF5E;  // ! to ~, wide

std::string without_unseen(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const TextSign sign = sign_at(text);
    const auto instead = sign.bytes == 1 ? std::nullopt : instead_of(kUnseen, sign.code);
    const bool ends_line = sign.code == '\r' && (text.size() < 2 || text[1] != '\n');
    if (ends_line) out += '\n';
    if (sign.code != '\r') out += instead ? *instead : text.substr(0, sign.bytes);
    text.remove_prefix(sign.bytes);
  }
  return out;
}

enum class Dashes { Kept, Short };

std::string with_plain_signs(std::string_view text, Dashes dashes) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const TextSign sign = sign_at(text);
    auto instead = sign.bytes == 1 ? std::nullopt : instead_of(kTypographic, sign.code);
    if (sign.bytes > 1 && !instead) instead = instead_of(kJoining, sign.code);
    if (dashes == Dashes::Short && !instead) instead = instead_of(kDashes, sign.code);
    if (sign.code >= kFirstWide && sign.code <= kLastWide) {
      out += static_cast<char>(sign.code - kFirstWide + '!');
    } else {
      out += instead ? *instead : text.substr(0, sign.bytes);
    }
    text.remove_prefix(sign.bytes);
  }
  return out;
}

constexpr std::string_view kBlanks = " \t";

std::string_view after_blanks(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(kBlanks), line.size()));
}

bool is_fence(std::string_view line) {
  const std::string_view mark = after_blanks(line).substr(0, 3);
  return mark == "```" || mark == "~~~";
}

// Without the marks that mails put before each line they quote.
std::string_view unquoted(std::string_view line) {
  while (!after_blanks(line).empty() && after_blanks(line).front() == '>') {
    line = after_blanks(after_blanks(line).substr(1));
  }
  return line;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (;;) {
    const std::size_t end = text.find('\n');
    lines.push_back(unquoted(text.substr(0, end)));
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string_view>& lines) {
  std::string out;
  for (const std::string_view line : lines) {
    out += line;
    out += '\n';
  }
  return out;
}

// Leaves what stands in the first fence; one that is not closed goes on to the end.
void keep_fenced(std::vector<std::string_view>& lines) {
  const auto open = std::find_if(lines.begin(), lines.end(), is_fence);
  if (open == lines.end()) return;
  const auto close = std::find_if(open + 1, lines.end(), is_fence);
  lines = std::vector<std::string_view>(open + 1, close);
}

// A text in one line may be fenced as well: ```maelstrom/1 …```, or with one mark.
std::string_view without_ticks(std::string_view text) {
  constexpr std::string_view round = " \t\n`";
  const std::size_t from = text.find_first_not_of(round);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(round) - from + 1);
}

// Of a text in one line, without the quotes that stand round all of it.
std::string_view without_quotes(std::string_view text) {
  constexpr std::string_view quotes = "\"'";
  const bool is_quoted = text.size() > 1 && text.front() == text.back() &&
                         quotes.find(text.front()) != std::string_view::npos;
  return is_quoted ? without_ticks(text.substr(1, text.size() - 2)) : text;
}

}  // namespace

std::string unwrapped(std::string_view text) {
  const std::string seen = without_unseen(text);
  std::vector<std::string_view> lines = lines_of(seen);
  // A fence in one line has its text beside it.
  if (lines.size() > 1) keep_fenced(lines);
  return std::string(without_ticks(joined(lines)));
}

std::string in_plain_signs(std::string_view text) {
  return with_plain_signs(joined(lines_of(without_unseen(text))), Dashes::Kept);
}

std::string plain_text(std::string_view text) {
  return std::string(without_quotes(with_plain_signs(unwrapped(text), Dashes::Short)));
}

}  // namespace mael
