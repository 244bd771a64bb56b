// The packed archive: numbers with declared ranges folded into one big number. For links.
//
// In form it is a Cereal archive: what has `serialize(archive, thing)` or, with a version,
// `serialize(archive, thing, version)` passes through it unchanged. In substance every value is a
// digit of a mixed-radix number, its radix the count of values it may take, so that
//
//   - a yes or no costs one bit, one of three 1.58 bits, and what has a single possible value
//     nothing at all; no fraction of a bit is lost between values;
//   - a reader cannot meet a value outside its range, whatever the bytes are;
//   - every byte counts: a text cut short or grown is noticed, because above the last digit
//     stands a one that must be left, alone, when everything is read.
//
// The writer folds from the last digit to the first (number = number · range + digit), so the
// reader gets the first digit first, as a remainder. Both cost the square of the length, which for
// a few hundred bytes is less than a millisecond.
//
// The layout is a promise: links made once must be read for good.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace mael {

using Bytes = std::vector<std::uint8_t>;

// What both directions share: the way from things to digits.
template <class Derived>
class PackedArchive {
 public:
  // The number serialize(archive, thing, version) is told.
  std::uint32_t version() const { return version_; }

  // Passes each thing on to its serialize function.
  template <class... Things>
  Derived& operator()(Things&&... things) {
    (pass(const_cast<std::remove_cvref_t<Things>&>(things)), ...);
    return self();
  }

 protected:
  explicit PackedArchive(std::uint32_t version) : version_(version) {}

 private:
  Derived& self() { return static_cast<Derived&>(*this); }

  template <class T>
  void pass(T& thing) {
    static_assert(!std::is_arithmetic_v<T> && !std::is_enum_v<T>,
                  "plain numbers need a range: use ranged()");
    if constexpr (requires { serialize(self(), thing, version_); }) {
      serialize(self(), thing, version_);
    } else {
      serialize(self(), thing);
    }
  }

  std::uint32_t version_;
};

class PackedWriter : public PackedArchive<PackedWriter> {
 public:
  using is_loading = std::false_type;
  using is_saving = std::true_type;

  explicit PackedWriter(std::uint32_t version = 0) : PackedArchive(version) {}

  // Adds a value below `range`; `range` in 1 … 2^32.
  void digit(std::uint32_t value, std::uint64_t range) {
    assert(value < range && range <= (std::uint64_t{1} << 32));
    if (range > 1) digits_.push_back({value, range});
  }

  // Everything written so far, in the fewest bytes, the lowest first.
  Bytes bytes() const;

 private:
  struct Digit {
    std::uint32_t value;
    std::uint64_t range;
  };
  std::vector<Digit> digits_;
};

class PackedReader : public PackedArchive<PackedReader> {
 public:
  using is_loading = std::true_type;
  using is_saving = std::false_type;

  explicit PackedReader(std::span<const std::uint8_t> bytes, std::uint32_t version = 0);

  // The next value, below `range` in any case; 0 after a failure. `range` in 1 … 2^32.
  std::uint32_t digit(std::uint64_t range);

  // Marks what is read as wrong although every digit is in its range.
  void fail() { failed_ = true; }

  // Whether more was asked than the bytes hold, or fail() was called.
  bool failed() const { return failed_; }

  // Whether everything was read, and nothing but what is there.
  bool finished() const { return !failed_ && limbs_.size() == 1 && limbs_[0] == 1; }

  // At least as many bits as are still to come: a bound for the length of lists.
  std::uint64_t bits_left() const { return failed_ ? 0 : limbs_.size() * 32; }

 private:
  std::vector<std::uint32_t> limbs_;  // the lowest first, the highest not 0
  bool failed_ = false;
};

template <class Archive>
inline constexpr bool is_packed =
    std::is_same_v<Archive, PackedWriter> || std::is_same_v<Archive, PackedReader>;

template <class Archive>
inline constexpr bool is_loading = Archive::is_loading::value;

// Thrown out of the reading of a foreign archive, which itself throws when bytes are missing.
// The owner of such an archive catches both; a packed reader only marks itself failed.
struct BadArchive : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class Archive>
void refuse(Archive& archive) {
  if constexpr (std::is_same_v<Archive, PackedReader>) {
    archive.fail();
  } else {
    throw BadArchive("a value is out of its range");
  }
}

namespace detail {

// A foreign archive stores the smallest whole number type that fits.
template <class Archive, class Stored>
void store(Archive& archive, std::uint32_t& digit, std::uint64_t range) {
  auto stored = static_cast<Stored>(digit);
  archive(stored);
  if (stored >= range) refuse(archive);
  digit = stored;
}

template <class Archive>
void store_digit(Archive& archive, std::uint32_t& digit, std::uint64_t range) {
  if constexpr (std::is_same_v<Archive, PackedWriter>) {
    archive.digit(digit, range);
  } else if constexpr (std::is_same_v<Archive, PackedReader>) {
    digit = archive.digit(range);
  } else if (range <= 0x100) {
    store<Archive, std::uint8_t>(archive, digit, range);
  } else if (range <= 0x10000) {
    store<Archive, std::uint16_t>(archive, digit, range);
  } else {
    store<Archive, std::uint32_t>(archive, digit, range);
  }
}

}  // namespace detail

// A whole number or enumerator in low … high, ends included; high − low below 2^32. What is
// written must be inside.
template <class Archive, class T>
void ranged(Archive& archive, T& value, std::type_identity_t<T> low, std::type_identity_t<T> high) {
  const auto base = static_cast<std::int64_t>(low);
  const auto range = static_cast<std::uint64_t>(static_cast<std::int64_t>(high) - base) + 1;
  std::uint32_t digit = 0;
  if constexpr (!is_loading<Archive>) {
    assert(value >= low && value <= high);
    digit = static_cast<std::uint32_t>(static_cast<std::int64_t>(value) - base);
  }
  detail::store_digit(archive, digit, range);
  if constexpr (is_loading<Archive>) value = static_cast<T>(base + std::int64_t{digit});
}

// The same for a value that is not stored anywhere: returns what was passed or read.
template <class Archive>
int coded(Archive& archive, int value, int low, int high) {
  ranged(archive, value, low, high);
  return value;
}

// A yes or no.
template <class Archive>
bool coded(Archive& archive, bool value) {
  return coded(archive, value ? 1 : 0, 0, 1) != 0;
}

// A number from 0 that is nearly always below `small`: costs little then, and more otherwise.
template <class Archive, class T>
void mostly_small(Archive& archive, T& value, std::type_identity_t<T> small,
                  std::type_identity_t<T> high) {
  T digit = value < small ? value : small;
  ranged(archive, digit, T{0}, small);
  if (digit < small) {
    value = digit;
  } else {
    ranged(archive, value, small, high);
  }
}

// A list with at most `most` items, each passed by `pass(item)`. A reader takes no more room than
// the bytes that are there can fill, as long as every item takes at least one bit.
template <class Archive, class List, class Pass>
void listed(Archive& archive, List& list, std::uint32_t most, Pass&& pass) {
  auto count = static_cast<std::uint32_t>(is_loading<Archive> ? 0 : list.size());
  ranged(archive, count, 0u, most);
  if constexpr (is_loading<Archive>) {
    list.clear();
    if constexpr (is_packed<Archive>) {
      if (count > archive.bits_left()) return archive.fail();
    }
    for (std::uint32_t i = 0; i < count; ++i) {
      typename std::remove_reference_t<decltype(list[0])> item{};
      pass(item);
      list.push_back(item);
    }
  } else {
    for (auto& item : list) pass(item);
  }
}

}  // namespace mael
