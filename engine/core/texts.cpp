#include "engine/core/texts.h"

#include <algorithm>

namespace mael {
namespace {

using Entry = std::pair<std::string, std::string>;

bool key_comes_before(const Entry& entry, std::string_view key) { return entry.first < key; }

}  // namespace

Result<Texts, Faults> Texts::read(std::string_view tsv) {
  enum Column : int { kKey, kText };
  Faults faults;
  Texts texts;
  std::vector<std::string_view> placeholders;
  const TsvTable table = TsvTable::read(tsv, {"key", "text"}, faults);
  for (const Record& record : table.records()) {
    const std::string_view key = record.text(kKey);
    const auto place =
        std::lower_bound(texts.texts_.begin(), texts.texts_.end(), key, key_comes_before);
    if (place != texts.texts_.end() && place->first == key) {
      record.fault(kKey, "key used before", faults);
      continue;
    }
    if (!find_placeholders(record.text(kText), placeholders)) {
      record.fault(kText, "braces do not pair up", faults);
    }
    texts.texts_.insert(place, {std::string(key), std::string(record.text(kText))});
  }
  if (!faults.empty()) return faults;
  return texts;
}

std::string_view Texts::find(std::string_view key) const {
  const auto place = std::lower_bound(texts_.begin(), texts_.end(), key, key_comes_before);
  if (place == texts_.end() || place->first != key) return {};
  return place->second;
}

std::string Texts::get(std::string_view key) const {
  const std::string_view text = find(key);
  return text.empty() ? "[" + std::string(key) + "]" : std::string(text);
}

std::string Texts::get_count(std::string_view key, int number) const {
  const std::vector<std::string_view> of_one = split(find("count.one"), ',');
  const bool one = std::find(of_one.begin(), of_one.end(), std::to_string(number)) != of_one.end();
  return get(std::string(key) + (one ? ".one" : ".other"));
}

void Texts::fill_gaps(const Texts& others) {
  const std::size_t own = texts_.size();
  for (const Entry& other : others.texts_) {
    const auto end = texts_.begin() + static_cast<std::ptrdiff_t>(own);
    const auto place = std::lower_bound(texts_.begin(), end, other.first, key_comes_before);
    if (place == end || place->first != other.first) texts_.push_back(other);
  }
  const auto middle = texts_.begin() + static_cast<std::ptrdiff_t>(own);
  std::inplace_merge(texts_.begin(), middle, texts_.end());
}

std::string fill(std::string_view text, const std::function<std::string(std::string_view)>& value) {
  std::string result;
  for (;;) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) return result += text;
    result += text.substr(0, open);
    result += value(text.substr(open + 1, close - open - 1));
    text.remove_prefix(close + 1);
  }
}

bool find_placeholders(std::string_view text, std::vector<std::string_view>& placeholders) {
  placeholders.clear();
  std::size_t open = std::string_view::npos;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') {
      if (open != std::string_view::npos) return false;
      open = i;
    } else if (text[i] == '}') {
      if (open == std::string_view::npos) return false;
      placeholders.push_back(text.substr(open + 1, i - open - 1));
      open = std::string_view::npos;
    }
  }
  return open == std::string_view::npos;
}

}  // namespace mael
