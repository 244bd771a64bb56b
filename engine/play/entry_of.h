// A game's entry, made from its description (positions.h).
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/play/game_entry.h"
#include "engine/play/match_of.h"

namespace mael {

template <class Described>
class EntryOf {
 public:
  using G = typename Described::Game;

  static constexpr GameEntry entry() {
    return {{G::kId, Described::kLetter, Described::kTitle, Described::kFewestSeats, G::kMostSeats},
            &begin,
            &resume,
            &Positions<Described>::link,
            &moment};
  }

 private:
  using Begun = Result<std::unique_ptr<AnyMatch>>;

  static Begun begin(std::optional<std::uint64_t> seed, const std::string& setup) {
    if (setup.empty()) return begin(seed ? drawn_setup(*seed) : Described::usual_setup());
    const auto read = G::read_setup(setup);
    return read ? begin(*read) : Begun(read.error());
  }

  static Begun begin(const typename G::Setup& setup) {
    auto match = Match<G>::begin(setup);
    if (match) return Begun(std::make_unique<MatchOf<Described>>(std::move(*match)));
    std::string reasons;
    for (const Violation& violation : match.error()) {
      reasons += (reasons.empty() ? "" : "; ") + violation.rule.text() + ": " +
                 Described::explain(typename G::State{}, violation);
    }
    return Error{reasons};
  }

  static typename G::Setup drawn_setup(std::uint64_t seed) {
    Random random(seed);
    return G::draw_setup(random);
  }

  static Result<MomentInMatch> moment(const std::string& link) {
    auto read = Positions<Described>::read_moment(link);
    if (!read) return read.error();
    return MomentInMatch{std::make_unique<MatchOf<Described>>(std::move(read->match)), read->at};
  }

  static Begun resume(const std::string& position) {
    if (holds_link(LinkKind::Moment, position)) {
      auto told = moment(position);
      if (!told) return told.error();
      told->match->rewind_to(told->at);
      return std::move(told->match);
    }
    auto read = Positions<Described>::read_sealed(position);
    if (!read) return read.error();
    return Begun(
        std::make_unique<MatchOf<Described>>(Match<G>(read->state), std::move(read->sealing)));
  }
};

}  // namespace mael
