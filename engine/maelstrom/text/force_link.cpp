#include "engine/maelstrom/text/force_link.h"

#include <array>
#include <cassert>

#include "engine/maelstrom/text/serialize.h"
#include "engine/play/link.h"

namespace mael::maelstrom {
namespace {

constexpr char kLetter = 'm';

// Bytes a character of UTF-8 takes that opens with this one; 0 if none does.
std::size_t length_of(unsigned char first) {
  if (first < 0x20 || first == 0x7f) return 0;
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

// Whether a whole character stands at this place, and how long it is; 0 otherwise. Surrogates,
// needlessly long forms and the control characters above 0x7f are none.
std::size_t character_at(std::string_view text, std::size_t place) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = length_of(byte(place));
  if (length == 0 || place + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(place + i) & 0xc0) != 0x80) return 0;
  }
  if (length == 1) return 1;
  const unsigned first = byte(place), second = byte(place + 1);
  if (first == 0xc2 && second < 0xa0) return 0;
  if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0)) return 0;
  if ((first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90)) return 0;
  return length;
}

template <class Archive>
void pass_name(Archive& archive, std::string& name) {
  listed(archive, name, kMaxForceName, [&](char& letter) {
    auto byte = static_cast<std::uint8_t>(letter);
    ranged(archive, byte, 0x20, 0xff);
    letter = static_cast<char>(byte);
  });
}

template <class Archive>
void pass_force(Archive& archive, Force& force) {
  archived::edition(archive, force.edition);
  pass_name(archive, force.name);
  archived::made_force(archive, force.lines);
}

bool is_ordered(std::span<const ForceLine> lines) {
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i - 1].kind >= lines[i].kind) return false;
  }
  return true;
}

}  // namespace

std::string tidy_force_name(std::string_view name) {
  std::string tidy;
  for (std::size_t place = 0; place < name.size();) {
    const std::size_t length = character_at(name, place);
    const bool leading_blank = tidy.empty() && name[place] == ' ';
    if (length > 0 && tidy.size() + length > kMaxForceName) break;
    if (length > 0 && !leading_blank) tidy += name.substr(place, length);
    place += length > 0 ? length : 1;
  }
  while (!tidy.empty() && tidy.back() == ' ') tidy.pop_back();
  return tidy;
}

Bytes pack_force(const Force& force) {
  assert(size_of(force.lines) <= kMaxForce && is_ordered(force.lines));
  PackedWriter writer(kForceVersion);
  Force copy = force;
  copy.name = tidy_force_name(force.name);
  pass_force(writer, copy);
  return writer.bytes();
}

Result<Force> unpack_force(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  PackedReader reader(bytes, version);
  Force force;
  pass_force(reader, force);
  if (!reader.finished() || !is_ordered(force.lines) || tidy_force_name(force.name) != force.name) {
    return Error{"This link holds no force."};
  }
  return force;
}

std::string write_force_link(const Force& force) {
  return write_link(LinkKind::Force, kLetter, kForceVersion, pack_force(force));
}

Result<Force> read_force_link(std::string_view link) {
  constexpr LinkFormat format{LinkKind::Force, kLetter, kOldestForceVersion, kForceVersion};
  const auto parts = read_link(link, {&format, 1});
  if (!parts) return parts.error();
  return unpack_force(parts->bytes, static_cast<std::uint32_t>(parts->version));
}

}  // namespace mael::maelstrom
