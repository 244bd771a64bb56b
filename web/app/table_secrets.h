// What tables keep of secrets that travel by link (engine/play/pledge.h).
//
// As long as a secret is in and another is awaited, links carry its pledge in its place. The
// opening is drawn and stored together with the secret itself, so whatever link is handed out
// later, the device has it. Whoever opens such a link where the opening is not at home looks at a
// secret nobody there can read; there the game waits until the link comes back to where it is.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/play/pledge.h"

namespace mael::web {

inline constexpr std::size_t kMostOpenings = 16;  // of a table; the oldest goes first

struct TableSecrets {
  std::optional<Pledge> sent;     // with the link this table came from: nobody here can read it
  std::optional<Opening> opened;  // what was answered by the link this table came from
  std::vector<Opening> made;      // of what was sealed here, the newest last
  friend bool operator==(const TableSecrets&, const TableSecrets&) = default;
};

// What all games on a device keep.
struct KeptSecrets {
  std::vector<Pledge> pledges;
  std::vector<Opening> openings;

  void add(const TableSecrets& secrets) {
    if (secrets.sent) pledges.push_back(*secrets.sent);
    openings.insert(openings.end(), secrets.made.begin(), secrets.made.end());
  }
  // What was made here for a pledge.
  std::optional<Opening> opening_of(const Pledge& pledge) const {
    for (const Opening& opening : openings) {
      if (opens(opening, pledge)) return opening;
    }
    return {};
  }
  // What was pledged to this device of the secret this is about.
  std::optional<Pledge> pledge_like(const Pledge& other) const {
    for (const Pledge& pledge : pledges) {
      if (is_of_one_secret(pledge, other)) return pledge;
    }
    return {};
  }
};

}  // namespace mael::web
