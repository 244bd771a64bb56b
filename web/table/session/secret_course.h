// What becomes of secrets when a link is made of a match, and a match of a link, whatever game it
// is of.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/play/any_match.h"
#include "web/app/table_secrets.h"

namespace mael::web {

// A match of a game whose players settle in secret (engine/play/pledge.h).
class SealedMatch {
 public:
  // What an entry says in notation, and seals.
  struct Entry {
    std::string text;
    std::optional<std::uint16_t> sealed{};
  };

  virtual ~SealedMatch() = default;
  virtual const AnyMatch& any() const = 0;
  virtual AnyMatch& any() = 0;

  // At its end: what a seat has sealed, kUnknownSealed or kNotSealed; whether it may seal
  // something, and the action that does, in notation; and what tells the moment of that, or of what
  // chance does, from all others of the game.
  virtual std::uint16_t sealed(Seat by) const = 0;
  virtual bool may_seal(Seat by) const = 0;
  virtual std::string to_seal(Seat by, std::uint16_t value) const = 0;
  virtual Digest moment(const std::optional<GameId>& game, Seat by) const = 0;

  // A match that begins as this one did; and of a match that goes on after it, the next entry, and
  // with that.
  virtual std::unique_ptr<SealedMatch> beginning() const = 0;
  virtual Entry next_of(const SealedMatch& whole) const = 0;
  virtual void follow(const SealedMatch& whole) = 0;
};

// The seat whose secret is in and may be read here; Chance: none.
Seat seat_with_secret(const SealedMatch& match);

// Makes the opening of that secret if it is new; `draw_salt` is called for no other. Whether it
// was.
bool make_opening(const SealedMatch& match, TableSecrets& secrets,
                  const std::function<Salt()>& draw_salt);

// What chance does in a game that goes by links: the same wherever they are opened, and as often as
// they are, so that nobody draws again. Chance must be awaited.
std::string shared_draw(const SealedMatch& match, const GameId& game);

// ---- Out ---------------------------------------------------------------------------------------

// What a link tells: the entries from one up to another, or none; without where it begins.
struct SecretTelling {
  int first = 0;
  int end = 0;
  Sealing sealing;
  std::vector<Opening> given;  // what of that was settled here
};
SecretTelling telling_of(const SealedMatch& match, const TableSecrets& secrets);

// ---- In ----------------------------------------------------------------------------------------

// Carries out what a link tells from where the match begins, with what this device knows put in
// place of what is only pledged: what follows is worked out here. What its table is to keep; an
// error: it tells draws that were not this game's.
Result<TableSecrets> take_in(const Sealing& sealing, const KeptSecrets& kept, SealedMatch& match);

}  // namespace mael::web
