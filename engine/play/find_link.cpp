#include "engine/play/find_link.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/core/base64.h"
#include "engine/core/plain_text.h"
#include "engine/play/link.h"

namespace mael {
namespace {

constexpr std::string_view kBlanks = " \t\n";
// So much of a link stands before a blank that was put into it.
constexpr std::size_t kLongWord = 30;

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
  }
}

// Signs as addresses, pages, mails and marked text write them. The first may stand before any
// other.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kWritten{{{"%25", "%"},
                                                                                  {"%23", "#"},
                                                                                  {"&#35;", "#"},
                                                                                  {"&#x23;", "#"},
                                                                                  {"&num;", "#"},
                                                                                  {"=23", "#"},
                                                                                  {"%2D", "-"},
                                                                                  {"%2d", "-"},
                                                                                  {"%5F", "_"},
                                                                                  {"%5f", "_"},
                                                                                  {"%20", "\n"},
                                                                                  {"%0D", ""},
                                                                                  {"%0A", "\n"},
                                                                                  {"=\n", "\n"}}};

std::string as_written(std::string_view given) {
  std::string text = in_plain_signs(given);
  for (const auto& [from, to] : kWritten) replace_all(text, from, to);
  replace_all(text, "\\_", "_");
  replace_all(text, "\\-", "-");
  return text;
}

// Collects, from one place on, what could be a link, and remembers the longest that is one.
class Collector {
 public:
  explicit Collector(std::string& longest) : longest_(longest) {}

  void collect(std::string_view text, bool behind_hash) {
    while (!text.empty() && link_.size() < 2 * kMaxLink) {
      const auto end = std::find_if_not(text.begin(), text.end(), is_base64);
      const auto word = static_cast<std::size_t>(end - text.begin());
      if (word == 0) return;
      link_ += text.substr(0, word);
      judge();
      text.remove_prefix(word);
      const std::size_t blanks = std::min(text.find_first_not_of(kBlanks), text.size());
      const bool wraps = text.substr(0, blanks).find('\n') != std::string_view::npos;
      if (!wraps && (!behind_hash || word < kLongWord)) return;
      text.remove_prefix(blanks);
    }
  }

 private:
  // No link ends in _ or -: with these somebody may have gone on behind it.
  void judge() {
    for (std::size_t size = link_.size(); size > longest_.size(); --size) {
      const bool may_end = size == link_.size() || link_[size] == '_' || link_[size] == '-';
      const std::string_view link = std::string_view(link_).substr(0, size);
      if (may_end && size <= kMaxLink && is_whole_link(link)) {
        longest_ = link;
        return;
      }
    }
  }

  std::string link_;
  std::string& longest_;
};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// Whether a word without # before it can begin a link: words of people have no digit there.
bool may_begin(std::string_view text) {
  constexpr std::size_t kHead = 3;
  return text.size() > kHead && is_digit(text[kHead - 1]);
}

}  // namespace

std::string find_link(std::string_view given) {
  const std::string text = as_written(given);
  std::string longest;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char before = at == 0 ? ' ' : text[at - 1];
    const std::string_view rest = std::string_view(text).substr(at);
    if (before == '#') {
      const std::size_t blanks = std::min(rest.find_first_not_of(kBlanks), rest.size());
      Collector(longest).collect(rest.substr(blanks), true);
    } else if (!is_base64(before) && may_begin(rest)) {
      Collector(longest).collect(rest, false);
    }
  }
  return longest.empty() ? longest : "#" + longest;
}

std::string meant_text(std::string_view text) {
  std::string link = find_link(text);
  return link.empty() ? plain_text(text) : link;
}

}  // namespace mael
