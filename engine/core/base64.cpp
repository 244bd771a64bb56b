#include "engine/core/base64.h"

namespace mael {

namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

Error damaged(std::size_t place) {
  return {"this is not base64 for addresses", 1, static_cast<int>(place) + 1};
}

}  // namespace

bool is_base64(char symbol) { return kAlphabet.find(symbol) != std::string_view::npos; }

std::string to_base64(std::span<const std::uint8_t> bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int held = 0;
  for (const std::uint8_t byte : bytes) {
    bits = (bits << 8 | byte) & 0xffffu;
    for (held += 8; held >= 6; held -= 6) text += kAlphabet[bits >> (held - 6) & 63u];
  }
  if (held > 0) text += kAlphabet[bits << (6 - held) & 63u];
  return text;
}

Result<std::vector<std::uint8_t>> from_base64(std::string_view text) {
  std::vector<std::uint8_t> bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t value = kAlphabet.find(text[i]);
    if (value == std::string_view::npos) return damaged(i);
    bits = (bits << 6 | static_cast<std::uint32_t>(value)) & 0xffffu;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push_back(static_cast<std::uint8_t>(bits >> held));
  }
  const std::uint32_t rest = bits & ((1u << held) - 1u);
  if (held >= 6 || rest != 0) return damaged(text.empty() ? 0 : text.size() - 1);
  return bytes;
}

}  // namespace mael
