#include "engine/core/inches.h"

#include <algorithm>

#include "engine/core/plane.h"

namespace mael {
namespace {

constexpr std::size_t kDecimals = 3;

bool are_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::int32_t number_of(std::string_view digits) {
  std::int32_t number = 0;
  for (const char digit : digits) number = number * 10 + (digit - '0');
  return number;
}

}  // namespace

std::optional<std::int32_t> read_inches(std::string_view text) {
  const bool negative = !text.empty() && text[0] == '-';
  if (negative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  std::string decimals;
  if (point != std::string_view::npos) {
    decimals = text.substr(point + 1);
    if (decimals.empty()) return std::nullopt;
  }
  if (whole.empty() || whole.size() > 3 || decimals.size() > kDecimals) return std::nullopt;
  if (!are_digits(whole) || !are_digits(decimals)) return std::nullopt;
  decimals.resize(kDecimals, '0');
  const std::int32_t mils = number_of(whole) * kMilsPerInch + number_of(decimals);
  if (mils > kFarthestMil) return std::nullopt;
  return negative ? -mils : mils;
}

std::string write_inches(std::int32_t mils) {
  const bool negative = mils < 0;
  const std::int32_t size = negative ? -mils : mils;
  std::string text = (negative ? "-" : "") + std::to_string(size / kMilsPerInch);
  std::string decimals = std::to_string(kMilsPerInch + size % kMilsPerInch).substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  if (!decimals.empty()) text += "." + decimals;
  return text;
}

}  // namespace mael
