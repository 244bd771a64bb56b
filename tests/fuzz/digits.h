// Archives whose every number is a byte or a few of the text, whatever the others are: what a
// fuzzer chooses becomes a position of its choice, where the packed archive
// (engine/core/packed_archive.h) turns one changed byte into another number throughout.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/packed_archive.h"

namespace mael::fuzz {

// Bytes that hold any value below `range`; none where there is but one.
constexpr int bytes_for(std::uint64_t range) {
  if (range <= 1) return 0;
  return range <= 0x100 ? 1 : range <= 0x10000 ? 2 : 4;
}

class DigitReader {
 public:
  using is_loading = std::true_type;
  using is_saving = std::false_type;

  explicit DigitReader(std::string_view text) : text_(text) {}

  // The next number, taken into its range; 0 behind the end of the text.
  std::uint32_t digit(std::uint64_t range) {
    std::uint64_t value = 0;
    for (int i = bytes_for(range); i > 0 && !text_.empty(); --i) {
      value = value << 8 | static_cast<std::uint8_t>(text_.front());
      text_.remove_prefix(1);
    }
    return static_cast<std::uint32_t>(range > 1 ? value % range : 0);
  }

  std::string_view rest() const { return text_; }

 private:
  std::string_view text_;
};

// Writes what a DigitReader reads.
class DigitWriter {
 public:
  using is_loading = std::false_type;
  using is_saving = std::true_type;

  void digit(std::uint32_t value, std::uint64_t range) {
    for (int i = bytes_for(range); i > 0; --i) {
      text_.push_back(static_cast<char>(value >> (8 * (i - 1))));
    }
  }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace mael::fuzz

namespace mael::detail {

template <>
inline void store_digit(fuzz::DigitReader& archive, std::uint32_t& digit, std::uint64_t range) {
  digit = archive.digit(range);
}

template <>
inline void store_digit(fuzz::DigitWriter& archive, std::uint32_t& digit, std::uint64_t range) {
  archive.digit(digit, range);
}

}  // namespace mael::detail
