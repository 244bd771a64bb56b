#include "engine/core/packed_archive.h"

namespace mael {

namespace {

using Limbs = std::vector<std::uint32_t>;

// limbs = limbs · range + value; stays within 64 bits, since limb · range + carry < 2^64.
void fold_in(Limbs& limbs, std::uint32_t value, std::uint64_t range) {
  std::uint64_t carry = value;
  for (std::uint32_t& limb : limbs) {
    carry += limb * range;
    limb = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry > 0) limbs.push_back(static_cast<std::uint32_t>(carry));
}

// limbs = limbs / range; returns the remainder.
std::uint32_t take_out(Limbs& limbs, std::uint64_t range) {
  std::uint64_t rest = 0;
  for (std::size_t i = limbs.size(); i-- > 0;) {
    rest = rest << 32 | limbs[i];
    limbs[i] = static_cast<std::uint32_t>(rest / range);
    rest %= range;
  }
  if (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
  return static_cast<std::uint32_t>(rest);
}

}  // namespace

Bytes PackedWriter::bytes() const {
  Limbs limbs{1};
  for (std::size_t i = digits_.size(); i-- > 0;) fold_in(limbs, digits_[i].value, digits_[i].range);
  Bytes bytes;
  for (const std::uint32_t limb : limbs) {
    for (int shift = 0; shift < 32; shift += 8) {
      bytes.push_back(static_cast<std::uint8_t>(limb >> shift));
    }
  }
  while (bytes.back() == 0) bytes.pop_back();
  return bytes;
}

PackedReader::PackedReader(std::span<const std::uint8_t> bytes, std::uint32_t version)
    : PackedArchive(version) {
  // A highest byte of 0 would give one number two forms.
  failed_ = bytes.empty() || bytes.back() == 0;
  limbs_.resize((bytes.size() + 3) / 4);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    limbs_[i / 4] |= static_cast<std::uint32_t>(bytes[i]) << (8 * (i % 4));
  }
}

std::uint32_t PackedReader::digit(std::uint64_t range) {
  assert(range >= 1 && range <= (std::uint64_t{1} << 32));
  if (failed_ || range == 1) return 0;
  const std::uint32_t value = take_out(limbs_, range);
  // The one on top is gone: it was taken for part of a digit.
  failed_ = limbs_.empty();
  return failed_ ? 0 : value;
}

}  // namespace mael
