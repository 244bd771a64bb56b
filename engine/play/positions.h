// Positions of a game as text, in notation or as a link, made from its description: a struct of
// static functions in the game's own folder (described.h) that names
//
//   Game             the rule set
//   kTitle           "Maelstrom (2002)"
//   kLetter          of its links; letter_of besides, where several games have one kind of match
//   kFewestSeats     at its table
//   usual_setup()    played when nothing else is said
//   pack, unpack     positions as bytes, with kVersion and kOldest; pack is the game's own
//   kSealedVersion   of links that tell how a position came about (pledge.h), the newest of all;
//   is_sealed_version  whether unpack_sealed reads links of one; both only of games with secrets
//   unpack_moment    a moment from bytes, with kOldestMoment; pack is the game's own (moment.h);
//                    games without an entry may have neither
//   explain          a refusal as a sentence
//   turn_of          the number of the turn under way, as people count
//   rules            the rule book
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/link.h"
#include "engine/play/moment.h"
#include "engine/play/sealed_position.h"

namespace mael {

template <class Described>
inline constexpr bool has_moments = requires {
  Described::kOldestMoment;
};

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

  // The match of a link to a moment, and after how much of it that is.
  static Result<MatchMoment<G>> read_moment(const std::string& text) {
    const LinkFormat format{LinkKind::Moment, Described::kLetter, Described::kOldestMoment,
                            Described::kVersion};
    const auto parts = read_link(text, {&format, 1});
    if (!parts) return parts.error();
    const auto moment = Described::unpack_moment(parts->bytes, parts->version);
    if (!moment) return moment.error();
    if (seals_unseen(moment->log)) {
      return Error{"This link pledges a secret where none is kept."};
    }
    Replayed<G> told = replay(Match<G>(moment->first), moment->log);
    if (told.refused) {
      return Error{"What this link tells cannot have happened: it breaks " +
                   told.refused->rule.text() + "."};
    }
    return MatchMoment<G>{std::move(told.match), moment->at};
  }

  // The link to the moment after so many entries, with as much of what lies around it as a link
  // holds; empty where a secret would be told that is not open yet.
  static std::string link_of_moment(const Match<G>& match, int entries) {
    const std::optional<int> last = told_until(match, entries);
    if (!last) return {};
    const char letter = letter_of(match.first());
    int fits = -1, reach = kMostAround, too_far = kMostAround + 1;
    std::string link;
    while (fits + 1 < too_far) {
      std::string tried = write_link(LinkKind::Moment, letter, Described::kVersion,
                                     pack(moment_around(match, entries, reach, *last)));
      if (tried.size() <= kMaxLink + 1) {
        fits = reach;
        link = std::move(tried);
      } else {
        too_far = reach;
      }
      reach = (fits + too_far) / 2;
    }
    return link;
  }

 private:
  // No link holds more actions on either side of a moment, however short they are.
  static constexpr int kMostAround = 400;

  static char letter_of([[maybe_unused]] const State& state) {
    if constexpr (requires { Described::letter_of(state); }) return Described::letter_of(state);
    return Described::kLetter;
  }

  static bool seals_unseen([[maybe_unused]] const std::vector<typename G::Action>& log) {
    if constexpr (kSeals) {
      return std::any_of(log.begin(), log.end(), [](const typename G::Action& action) {
        return sealed_by(action) == kUnknownSealed;
      });
    }
    return false;
  }

  // Up to where a match can be told from some moment on: what is sealed at the end of that has been
  // opened. Nothing if there is no such place.
  static std::optional<int> told_until(const Match<G>& match, [[maybe_unused]] int entries) {
    if constexpr (kSeals) {
      if (seals_unseen(match.log()) || hidden_seat(match.first()) != Seat::Chance) return {};
      int last = match.size();
      while (last >= entries && !is_nothing_sealed(match.state_at(last))) --last;
      return last < entries ? std::nullopt : std::optional(last);
    }
    return match.size();
  }

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
