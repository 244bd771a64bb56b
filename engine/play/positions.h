// Positions of a game as text, in notation or as a link, made from its description: a struct of
// static functions in the game's own folder (described.h) that names
//
//   Game             the rule set
//   kTitle           "Maelstrom (2002)"
//   kLetter          of its links
//   kFewestSeats     at its table
//   usual_setup()    played when nothing else is said
//   pack, unpack     positions as bytes, with kVersion and kOldest; pack is the game's own
//   kSealedVersion   of links that tell how a position came about (pledge.h), the newest of all;
//   is_sealed_version  whether unpack_sealed reads links of one; both only of games with secrets
//   explain          a refusal as a sentence
//   turn_of          the number of the turn under way, as people count
//   rules            the rule book
#pragma once

#include <string>
#include <utility>

#include "engine/play/link.h"
#include "engine/play/sealed_position.h"

namespace mael {

template <class Described>
class Positions {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  static constexpr bool kSeals = HasSecrets<State>;

  // Of notation, or a link with or without what stands before its #.
  static Result<SealedPosition<State>> read_sealed(const std::string& position) {
    const std::string prefix = std::string(G::kId) + "/";
    if (position.substr(0, prefix.size()) == prefix) return unsealed(G::read_position(position));
    const LinkFormat format{LinkKind::Position, Described::kLetter, Described::kOldest,
                            newest_version()};
    const auto parts = read_link(position, {&format, 1});
    if (!parts) return parts.error();
    if constexpr (kSeals) {
      if (Described::is_sealed_version(parts->version)) {
        return Described::unpack_sealed(parts->bytes, parts->version);
      }
    }
    return unsealed(Described::unpack(parts->bytes, parts->version));
  }

  static Result<State> read(const std::string& position) {
    auto read = read_sealed(position);
    return read ? Result<State>(std::move(read->state)) : Result<State>(read.error());
  }

  // The link of a position with this told beside it; where steps are told, of the position they
  // begin at, whatever `position` is, and they must be possible.
  static Result<std::string> link(const std::string& position, const Sealing& sealing) {
    const auto state = read(sealing.from.empty() ? position : sealing.from);
    return state ? link_of(*state, sealing) : Result<std::string>(state.error());
  }

  static std::string link_of(const State& state, const Sealing& sealing) {
    if constexpr (kSeals) {
      if (!sealing.is_empty()) {
        return write_link(LinkKind::Position, Described::kLetter, Described::kSealedVersion,
                          pack(state, sealing));
      }
    }
    return write_link(LinkKind::Position, Described::kLetter, Described::kVersion, pack(state));
  }

 private:
  static constexpr int newest_version() {
    if constexpr (kSeals) return Described::kSealedVersion;
    return Described::kVersion;
  }

  static Result<SealedPosition<State>> unsealed(const Result<State>& state) {
    if (!state) return state.error();
    return SealedPosition<State>{*state, {}};
  }
};

}  // namespace mael
