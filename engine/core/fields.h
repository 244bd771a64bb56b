// A position in notation: a head and then fields KEY=VALUE, parted by blanks, in any order. The
// line is first cut into its fields; then each is read in the order of a table, so that what a
// field leans on is known by then. The writing half leaves out fields with an empty value.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.h"

namespace mael {

// One kind of field, and how its value goes into a State.
template <class State>
struct Field {
  std::string_view key;
  void (*read)(TextReader& reader, State& state);
};

// Where each field of a line stands.
class FieldSpans {
 public:
  // Cuts the rest of the text; fails for keys not among these and for fields that come twice.
  FieldSpans(TextReader& reader, std::vector<std::string_view> keys);

  bool has(std::size_t field) const { return spans_[field].has_value(); }
  bool has(std::string_view key) const;

  // From here on the reader sees only that field. The line must have it.
  void enter(TextReader& reader, std::size_t field) const { reader.enter(*spans_[field]); }
  void refuse(TextReader& reader, std::size_t field, std::string message) const {
    reader.refuse_at(spans_[field]->begin, std::move(message));
  }
  // Fails unless all of the field was read.
  void expect_end(TextReader& reader, std::size_t field) const;

 private:
  void take(TextReader& reader);
  std::size_t find(TextReader& reader) const;

  std::vector<std::string_view> keys_;
  std::vector<std::optional<TextSpan>> spans_;
};

template <class State>
std::vector<std::string_view> keys_of(std::span<const Field<State>> fields) {
  std::vector<std::string_view> keys;
  for (const Field<State>& field : fields) keys.push_back(field.key);
  return keys;
}

// Reads one field, if the line has it.
template <class State>
void read_field(TextReader& reader, std::span<const Field<State>> fields, const FieldSpans& spans,
                std::size_t field, State& state) {
  if (!spans.has(field)) return;
  spans.enter(reader, field);
  fields[field].read(reader, state);
  spans.expect_end(reader, field);
}

// A line of fields; those with an empty value are left out.
class FieldLine {
 public:
  explicit FieldLine(std::string head) : text_(std::move(head)) {}

  void add(std::string_view key, std::string_view value);
  void add_number(std::string_view key, int value, int usual);
  void add_pair(std::string_view key, int a, int b, int usual);

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace mael
