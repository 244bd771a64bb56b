// Links: `…/#<kind><game><version><payload><check>`, one character each for kind, game and version,
// bytes in base64 for addresses, and a check over all before it in three letters or digits.
//
// What the bytes mean is the game's affair; here is only the envelope. Everything stands in the
// fragment of the address, so no part of it reaches a server.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace mael {

// Messengers cut longer links off.
inline constexpr std::size_t kMaxLink = 1000;  // characters behind the #
inline constexpr int kMaxLinkVersion = 61;

enum class LinkKind : char {
  Position = 'p',
  Match = 'm',
  Turn = 't',
  Force = 'f',   // tiles to play with, in games where one makes up a force
  Moment = 'a',  // of a match, to be looked at (moment.h)
};

// One kind of link that can be read: the letter of the game, and from which version to which.
struct LinkFormat {
  LinkKind kind = LinkKind::Position;
  char game = 'm';
  int oldest = 1;
  int newest = 1;
};

struct LinkParts {
  LinkKind kind = LinkKind::Position;
  char game = 'm';
  int version = 1;
  std::vector<std::uint8_t> bytes;
  friend bool operator==(const LinkParts&, const LinkParts&) = default;
};

// The fragment of a link, with its #. `game` is a letter, version in 0 … kMaxLinkVersion. The
// caller may find it longer than kMaxLink; then it is not for sharing, and no reader takes it.
std::string write_link(LinkKind kind, char game, int version, std::span<const std::uint8_t> bytes);

// Whether this is all of what stands behind the # of a link: its check holds.
bool is_whole_link(std::string_view fragment);

// Whether a whole link of this kind stands in a text, whatever stands around it (find_link.h).
bool holds_link(LinkKind kind, std::string_view text);

// The parts of a link, or in one sentence why it cannot be opened: nothing there, too long, not a
// link of ours, damaged, a game or kind not known, or a newer version. Takes a whole address or
// what stands behind the #, with or without it, and whatever else stands around (find_link.h).
Result<LinkParts> read_link(std::string_view text, std::span<const LinkFormat> formats);

}  // namespace mael
