// Cereal archives over bytes in memory, in the format of Cereal's portable binary archive, little
// end first. Cereal's own works on streams, and those bring the standard library's locales into the
// page: 21 KB of a first visit.
#pragma once

#include <cereal/cereal.hpp>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace mael {

// Collects what it is given in `bytes()`.
class ByteWriter : public cereal::OutputArchive<ByteWriter, cereal::AllowEmptyClassElision> {
 public:
  ByteWriter() : OutputArchive(this) { put(std::uint8_t{1}); }  // little end first

  template <class T>
  void put(T value) {
    auto rest = static_cast<std::make_unsigned_t<T>>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) {
      bytes_.push_back(static_cast<std::uint8_t>(rest & 0xffu));
      if constexpr (sizeof(T) > 1) rest = static_cast<std::make_unsigned_t<T>>(rest >> 8);
    }
  }

  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

// Reads bytes that outlive it; throws cereal::Exception where some are missing.
class ByteReader : public cereal::InputArchive<ByteReader, cereal::AllowEmptyClassElision> {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : InputArchive(this), bytes_(bytes) {
    if (take<std::uint8_t>() != 1) throw cereal::Exception("not written little end first");
  }

  template <class T>
  T take() {
    if (bytes_.size() < sizeof(T)) throw cereal::Exception("bytes are missing");
    std::uint64_t value = 0;
    for (std::size_t i = sizeof(T); i-- > 0;) value = value << 8 | bytes_[i];
    bytes_ = bytes_.subspan(sizeof(T));
    return static_cast<T>(value);
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

template <class T>
requires std::is_integral_v<T>
void save(ByteWriter& archive, const T& value) { archive.put(value); }

template <class T>
requires std::is_integral_v<T>
void load(ByteReader& archive, T& value) { value = archive.take<T>(); }

// Names are not written; Cereal gives one to the version of a class.
template <class T>
void save(ByteWriter& archive, const cereal::NameValuePair<T>& named) {
  archive(named.value);
}
template <class T>
void load(ByteReader& archive, cereal::NameValuePair<T>& named) {
  archive(named.value);
}

}  // namespace mael

CEREAL_REGISTER_ARCHIVE(mael::ByteWriter)
CEREAL_REGISTER_ARCHIVE(mael::ByteReader)
CEREAL_SETUP_ARCHIVE_TRAITS(mael::ByteReader, mael::ByteWriter)
