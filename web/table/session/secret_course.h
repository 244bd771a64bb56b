// What becomes of secrets when a link is made of a match, and a match of a link, whatever game it
// is of: the match is told entry by entry (secret_links.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/play/any_match.h"
#include "web/app/table_secrets.h"

namespace mael::web {

// Makes the opening of a secret with this value that is new; `draw_salt` is called for no other.
// Whether it was.
bool make_opening(const SecretId& secret, std::uint16_t value, TableSecrets& secrets,
                  const std::function<Salt()>& draw_salt);

// What chance is seeded with in a game that goes by links.
std::uint64_t seed_of(const Digest& moment);

// ---- Out ---------------------------------------------------------------------------------------

// An entry of a match, at the position before it.
struct SecretEntry {
  std::string text;                       // in notation
  bool nothing_sealed = false;            // yet
  std::optional<std::uint16_t> sealed{};  // by it; all that follows is of an entry that seals
  SecretId secret{};
  std::string hidden{};       // the entry in notation, with what it seals unknown
  bool all_readable = false;  // nothing that was sealed before it is pledged only
};
struct SecretCourse {
  std::vector<SecretEntry> entries;
  bool nothing_sealed = false;  // at the end,
  bool all_sealed = false;      // and whether each seat has sealed something there
};

// What a link tells: the entries from one up to another, or none; without where it begins.
struct SecretTelling {
  int first = 0;
  int end = 0;
  Sealing sealing;
  std::vector<Opening> given;  // what of that was settled here
};
SecretTelling telling_of(const SecretCourse& course, const TableSecrets& secrets);

// ---- In ----------------------------------------------------------------------------------------

// The match of a link as it comes in, from where the link begins to tell.
class ArrivingMatch {
 public:
  virtual AnyMatch& any() = 0;
  virtual bool is_nothing_sealed() const = 0;
  virtual SecretId secret_of(Seat by) const = 0;
  // Whether an action is what chance does there in that game.
  virtual bool is_drawn(const std::string& text, const GameId& game) const = 0;
  virtual bool may_seal(Seat by) const = 0;
  // False: that cannot be done there.
  virtual bool seal(Seat by, std::uint16_t value) = 0;

 protected:
  ~ArrivingMatch() = default;
};

// Carries out what a link tells, with what this device knows put in place of what is only pledged:
// what follows is worked out here. What its table is to keep; an error: it tells draws that were
// not this game's.
Result<TableSecrets> take_in(const Sealing& sealing, const KeptSecrets& kept, ArrivingMatch& match);

}  // namespace mael::web
