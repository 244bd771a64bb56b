// What tables keep of secrets that travel by link (engine/play/pledge.h).
//
// As long as a secret is in and another is awaited, links carry its pledge in its place. The
// opening is drawn and stored together with the secret itself, so whatever link is handed out
// later, the device has it. Once a pledge has left the device its secret stays what it is, on all
// tables of the device. Whoever opens such a link where the opening is not at home looks at a
// secret nobody there can read; there the game waits until the link that opens it arrives.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/pledge.h"

namespace mael::web {

inline constexpr std::size_t kMostOpenings = 64;  // of a table; the oldest goes first

struct TableSecrets {
  std::optional<GameId> game;    // from the first secret or link on
  bool shared = false;           // the table came by a link, or left in one
  std::uint32_t told = 0;        // entries of the log that are known elsewhere, and stay
  std::uint32_t agreed = 0;      // of these, what both sides have read: links begin there or later
  std::vector<Pledge> pledges;   // of secrets of other devices
  std::vector<Opening> answers;  // what other devices opened
  std::vector<Opening> made;     // of what was sealed here, the newest last
  std::vector<Opening> given;    // of that, what was pledged in a link
  bool is_empty() const { return *this == TableSecrets(); }
  friend bool operator==(const TableSecrets&, const TableSecrets&) = default;
};

template <class About>
const About* find_secret(const std::vector<About>& all, const SecretId& secret) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const About& each) { return id_of(each) == secret; });
  return found == all.end() ? nullptr : &*found;
}

// What all tables of a game on a device keep.
struct KeptSecrets {
  struct OfTable {
    char game;
    TableSecrets secrets;
  };
  std::vector<OfTable> tables;

  void add(char game, const TableSecrets& secrets) { tables.push_back({game, secrets}); }

  // What opens a pledge, made here or told since.
  std::optional<Opening> opening_of(const Pledge& pledge) const {
    return first([&](const TableSecrets& kept) -> std::optional<Opening> {
      for (const auto* openings : {&kept.made, &kept.given, &kept.answers}) {
        for (const Opening& opening : *openings) {
          if (opens(opening, pledge)) return opening;
        }
      }
      return {};
    });
  }
  // What was settled here, and left in a link.
  std::optional<Opening> given(const SecretId& secret) const {
    return in(&TableSecrets::given, secret);
  }
  // What another device opened.
  std::optional<Opening> answer(const SecretId& secret) const {
    return in(&TableSecrets::answers, secret);
  }
  // What another device pledged.
  std::optional<Pledge> pledge(const SecretId& secret) const {
    return in(&TableSecrets::pledges, secret);
  }
  bool knows(const std::optional<GameId>& game) const {
    return game && std::any_of(tables.begin(), tables.end(),
                               [&](const OfTable& table) { return table.secrets.game == game; });
  }

 private:
  template <class Find>
  auto first(const Find& find) const -> decltype(find(TableSecrets())) {
    for (const OfTable& table : tables) {
      if (auto found = find(table.secrets)) return found;
    }
    return {};
  }
  template <class About>
  std::optional<About> in(std::vector<About> TableSecrets::*list, const SecretId& secret) const {
    return first([&](const TableSecrets& kept) -> std::optional<About> {
      const About* found = find_secret(kept.*list, secret);
      return found ? std::optional(*found) : std::nullopt;
    });
  }
};

}  // namespace mael::web
