#include "engine/core/checksum.h"

namespace mael {

std::uint16_t crc16(std::string_view text) {
  std::uint32_t crc = 0xffffu;
  for (const char symbol : text) {
    crc ^= static_cast<std::uint32_t>(static_cast<unsigned char>(symbol)) << 8;
    for (int bit = 0; bit < 8; ++bit) crc = (crc & 0x8000u) != 0 ? crc << 1 ^ 0x1021u : crc << 1;
    crc &= 0xffffu;
  }
  return static_cast<std::uint16_t>(crc);
}

std::string check_of(std::string_view text) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  static_assert(kAlphabet.size() * kAlphabet.size() * kAlphabet.size() > 0x10000);
  std::uint32_t crc = crc16(text);
  std::string check(kCheckLength, ' ');
  for (char& symbol : check) {
    symbol = kAlphabet[crc % kAlphabet.size()];
    crc /= static_cast<std::uint32_t>(kAlphabet.size());
  }
  return check;
}

}  // namespace mael
