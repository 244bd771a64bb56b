#include "engine/maelstrom/text/force_text.h"

#include <algorithm>

#include "engine/core/plain_letters.h"
#include "engine/core/text.h"
#include "engine/maelstrom/help/words.h"
#include "engine/maelstrom/text/force_link.h"

namespace mael::maelstrom {
namespace {

constexpr std::size_t kMaxFaults = 50;  // whatever is pasted, nobody reads more

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// The letters alone, small and without accents: what is left when two people write the same name.
std::string letters_of(std::string_view text) {
  std::string letters = plain_letters(text);
  letters.erase(
      std::remove_if(letters.begin(), letters.end(), [](char c) { return !is_letter(c); }),
      letters.end());
  return letters;
}

// Without the s of a plural (MAE-R91).
std::string singular(std::string letters) {
  if (letters.size() > 3 && letters.back() == 's') letters.pop_back();
  return letters;
}

std::string_view trimmed(std::string_view text) {
  const auto is_blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Steps from one word to the other: letters added, left out or changed.
int distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int corner = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

// One line cut into its count and its name.
struct Entry {
  int count = 1;
  std::string name;     // letters_of
  bool counted = true;  // the count is one a force may have
};

int count_of_digits(std::string_view digits) {
  int count = 0;
  return mael::read_number(digits, 1, kMaxForce, count) ? count : 0;
}

Entry cut(std::string_view line) {
  const auto first = std::find_if(line.begin(), line.end(), is_digit);
  Entry entry;
  if (first == line.end()) {
    entry.name = letters_of(line);
    return entry;
  }
  const auto last = std::find_if_not(first, line.end(), is_digit);
  const auto place = static_cast<std::size_t>(first - line.begin());
  const auto length = static_cast<std::size_t>(last - first);
  std::string_view before = trimmed(line.substr(0, place));
  std::string_view after = trimmed(line.substr(place + length));
  const auto is_times = [](char c) { return c == 'x' || c == 'X'; };
  if (!before.empty() && is_times(before.back()) &&
      (before.size() == 1 || !is_letter(before[before.size() - 2]))) {
    before.remove_suffix(1);
  }
  if (!after.empty() && is_times(after.front()) && (after.size() < 2 || !is_letter(after[1]))) {
    after.remove_prefix(1);
  }
  entry.count = count_of_digits(line.substr(place, length));
  entry.counted = entry.count > 0;
  entry.name = letters_of(before) + letters_of(after);
  return entry;
}

class ListReader {
 public:
  explicit ListReader(const Texts& texts) : texts_(texts) {
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      titles_.push_back(name_of(static_cast<TileKind>(kind), texts));
      names_.push_back(letters_of(titles_.back()));
    }
  }

  Result<Force, Faults> read(std::string_view text) {
    for (const std::string_view line : split(text, '\n')) {
      ++line_;
      if (faults_.size() < kMaxFaults) read_line(trimmed(line));
    }
    if (force_.lines.empty() && faults_.empty()) {
      fault("list.empty", {titles_[0]});
    }
    if (!faults_.empty()) return faults_;
    force_.edition = needs_vortex(force_.lines) ? Edition::Vortex : Edition::Maelstrom;
    return force_;
  }

 private:
  void fault(std::string_view key, const std::vector<std::string>& parts) {
    const auto part = [&](std::string_view word) {
      return parts[static_cast<std::size_t>(word[0] - '0')];
    };
    faults_.push_back({fill(texts_.get(key), part), line_, 0});
  }

  void read_line(std::string_view line) {
    if (line.empty()) return;
    if (line[0] == '#' || line.substr(0, 2) == "//") return read_comment(line);
    if (line.back() == ':') return;
    const Entry entry = cut(line);
    const int kind = find(entry.name);
    if (kind < 0) return fault_unknown(line, entry.name);
    const auto tile = static_cast<TileKind>(kind);
    const int count = count_of(force_.lines, tile) + entry.count;
    if (!entry.counted || count > kMaxForce) {
      return fault("list.copies",
                   {std::to_string(kMaxForce), titles_[static_cast<std::size_t>(kind)]});
    }
    set_count(force_.lines, tile, count);
  }

  void read_comment(std::string_view line) {
    const std::string name = tidy_force_name(line.substr(line[0] == '#' ? 1 : 2));
    if (force_.name.empty()) force_.name = name;
  }

  int find(const std::string& name) const {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (singular(names_[i]) == singular(name)) return static_cast<int>(i);
    }
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (letters_of(catalogue()[static_cast<TileKind>(i)].tag) == name) return static_cast<int>(i);
    }
    return -1;
  }

  void fault_unknown(std::string_view line, const std::string& name) {
    const std::string found_words = tidy_force_name(line);
    std::size_t nearest = 0;
    int steps = static_cast<int>(name.size() / 3) + 1;
    bool found = false;
    for (std::size_t i = 0; i < names_.size() && name.size() < kMaxForceName; ++i) {
      const int each = distance(name, names_[i]);
      if (each >= steps) continue;
      steps = each;
      nearest = i;
      found = true;
    }
    if (!found) return fault("list.unknown", {found_words});
    fault("list.unknown.near", {found_words, titles_[nearest]});
  }

  const Texts& texts_;
  std::vector<std::string> titles_, names_;
  Force force_;
  Faults faults_;
  int line_ = 0;
};

}  // namespace

std::string write_force_text(const Force& force, const Texts& texts) {
  std::string text = force.name.empty() ? "" : "# " + force.name + "\n";
  for (const ForceLine& line : force.lines) {
    text += std::to_string(line.count) + " " + name_of(line.kind, texts) + "\n";
  }
  return text;
}

Result<Force, Faults> read_force_text(std::string_view text, const Texts& texts) {
  return ListReader(texts).read(text);
}

}  // namespace mael::maelstrom
