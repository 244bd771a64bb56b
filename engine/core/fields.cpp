#include "engine/core/fields.h"

#include <algorithm>

namespace mael {

FieldSpans::FieldSpans(TextReader& reader, std::vector<std::string_view> keys)
    : keys_(std::move(keys)), spans_(keys_.size()) {
  for (reader.skip_blanks(); !reader.at_end(); reader.skip_blanks()) take(reader);
}

bool FieldSpans::has(std::string_view key) const {
  const auto found = std::find(keys_.begin(), keys_.end(), key);
  return found != keys_.end() && has(static_cast<std::size_t>(found - keys_.begin()));
}

void FieldSpans::expect_end(TextReader& reader, std::size_t field) const {
  reader.expect_end("the field " + std::string(keys_[field]));
}

void FieldSpans::take(TextReader& reader) {
  const std::size_t place = reader.place();
  const std::size_t field = find(reader);
  if (reader.failed()) return;
  if (has(field)) reader.refuse_at(place, "this field stands here twice");
  reader.expect('=');
  spans_[field] = reader.take_field();
}

// A key is letters, and perhaps a dot and more letters: hand.a.
std::size_t FieldSpans::find(TextReader& reader) const {
  std::string key(reader.peek_letters());
  const std::size_t place = reader.place();
  reader.advance(key.size());
  if (reader.peek() == '.') {
    reader.advance(1);
    key += "." + std::string(reader.peek_letters());
    reader.advance(reader.peek_letters().size());
  }
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    if (equal_in_either_case(keys_[i], key)) return i;
  }
  std::string list;
  Separator comma(", ");
  for (const std::string_view each : keys_) {
    list += comma.next();
    list += each;
  }
  reader.fail_at(place, "a field of a position (" + list + ")");
  return 0;
}

void FieldLine::add(std::string_view key, std::string_view value) {
  if (value.empty()) return;
  text_ += ' ';
  text_ += key;
  text_ += '=';
  text_ += value;
}

void FieldLine::add_number(std::string_view key, int value, int usual) {
  if (value != usual) add(key, std::to_string(value));
}

void FieldLine::add_pair(std::string_view key, int a, int b, int usual) {
  if (a != usual || b != usual) add(key, std::to_string(a) + "," + std::to_string(b));
}

}  // namespace mael
