#include "engine/play/json.h"

#include <cmath>
#include <cstdio>

namespace mael {

std::string json_quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (c == '\n') {
      result += "\\n";
    } else if (c == '\t') {
      result += "\\t";
    } else if (byte < 0x20) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      result += "\\u00";
      result += kDigits[byte >> 4];
      result += kDigits[byte & 15];
    } else {
      result += c;
    }
  }
  return result + "\"";
}

JsonLine& JsonLine::add(std::string_view key, std::string_view text) {
  return raw(key, json_quoted(text));
}

JsonLine& JsonLine::add(std::string_view key, const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ",") + json_quoted(text);
  return raw(key, "[" + list + "]");
}

JsonLine& JsonLine::add_rounded(std::string_view key, double number, int digits) {
  if (!std::isfinite(number)) return raw(key, "null");
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, "%.*f", digits, number);
  const std::string_view text = buffer;
  const bool zero = text.find_first_not_of("-0.") == std::string_view::npos;
  return raw(key, zero && text[0] == '-' ? text.substr(1) : text);
}

JsonLine& JsonLine::raw(std::string_view key, std::string_view value) {
  if (!fields_.empty()) fields_ += ',';
  fields_ += json_quoted(key);
  fields_ += ':';
  fields_ += value;
  return *this;
}

}  // namespace mael
