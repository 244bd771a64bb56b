// The functions of a Game entry, made from a game's description:
//
//   Game             the rule set
//   kLetter          of its links
//   usual_setup()    played when nothing else is said
//   pack, unpack     positions as bytes, with kVersion and kOldest
//   kSealedVersion   of links that tell how a position came about (pledge.h), the newest of all;
//   is_sealed_version  whether unpack_sealed reads links of one; both only of games with secrets
//   explain          a refusal as a sentence
//   rules            the rule book
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/dealer.h"
#include "engine/play/games.h"
#include "engine/play/link.h"
#include "engine/play/counsellor_of.h"
#include "engine/play/sealed_position.h"
#include "engine/play/thinker_of.h"

namespace mael {

template <class Described>
class GameFunctions {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  static Result<PositionText> fresh(std::optional<std::uint64_t> seed, const std::string& setup) {
    if (setup.empty()) return begin(seed ? drawn_setup(*seed) : Described::usual_setup());
    const auto read = G::read_setup(setup);
    return read ? begin(*read) : Result<PositionText>(read.error());
  }

  static Result<PositionText> show(const std::string& position) {
    const auto read = read_sealed(position);
    return read ? text_of(read->state, read->sealing) : Result<PositionText>(read.error());
  }

  static Result<std::string> link(const std::string& position, const Sealing& sealing) {
    const auto state = read(sealing.from.empty() ? position : sealing.from);
    return state ? link_of(*state, sealing) : Result<std::string>(state.error());
  }

  static Result<std::vector<std::string>> legal(const std::string& position) {
    const auto state = read(position);
    if (!state) return state.error();
    std::vector<Action> actions;
    legal_actions(*state, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(write_action(*state, action));
    return texts;
  }

  static Result<Judgement> why(const std::string& position, const std::string& text) {
    const auto state = read(position);
    if (!state) return state.error();
    const auto action = read_action(*state, text);
    if (!action) return action.error();
    const Verdict verdict = check(*state, *action);
    if (!verdict) return Judgement{true, {}, {}};
    return Judgement{false, verdict->rule.text(), Described::explain(*state, *verdict)};
  }

  static Result<PositionText> apply_all(const std::string& position,
                                        std::span<const std::string> texts,
                                        std::optional<std::uint64_t> seed) {
    const auto first = read_sealed(position);
    if (!first) return first.error();
    Match<G> match(first->state);
    Dealer<G> dealer(seed.value_or(0));
    for (const std::string& text : texts) {
      if (seed && !names_chance(text)) deal(match, dealer);
      const auto action = read_action(match.state(), text);
      if (!action) return Error{text + ": " + action.error().message};
      if (const Verdict verdict = match.append(*action)) {
        return Error{text + ": " + verdict->rule.text() + ": " +
                     Described::explain(match.state(), *verdict)};
      }
    }
    if (seed) deal(match, dealer);
    return text_of(match.state(), still_sealed(match, first->sealing));
  }

  static constexpr Game entry(std::string_view title) {
    return {G::kId,
            title,
            Described::kLetter,
            G::kMostSeats,
            &fresh,
            &show,
            &link,
            &legal,
            &why,
            &apply_all,
            &Described::rules,
            &make_thinker<GameFunctions>,
            &make_counsellor<GameFunctions>};
  }

  static Result<State> read(const std::string& position) {
    auto read = read_sealed(position);
    return read ? Result<State>(std::move(read->state)) : Result<State>(read.error());
  }

 private:
  static constexpr bool kSeals = HasSecrets<State>;

  static constexpr int newest_version() {
    if constexpr (kSeals) return Described::kSealedVersion;
    return Described::kVersion;
  }

  static Result<SealedPosition<State>> unsealed(const Result<State>& state) {
    if (!state) return state.error();
    return SealedPosition<State>{*state, {}};
  }

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

  // Whether an action says itself what chance does, so that nothing is to be drawn for it.
  static bool names_chance(const std::string& action) {
    return action.starts_with(letter_of(Seat::Chance));
  }

  // What is still to be told of the way to an earlier position, and from there on.
  static Sealing still_sealed(const Match<G>& match, Sealing sealing) {
    if constexpr (kSeals) {
      if (sealing.from.empty()) return sealing;
      if (hidden_seat(match.state()) == Seat::Chance) return {sealing.game};
      State state = match.first();
      for (const Action& action : match.log()) {
        sealing.steps.push_back({write_action(state, action)});
        apply(state, action, nullptr);
      }
    }
    return sealing;
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

  static typename G::Setup drawn_setup(std::uint64_t seed) {
    Random random(seed);
    return G::draw_setup(random);
  }

  static Result<PositionText> begin(const typename G::Setup& setup) {
    const auto state = start(setup);
    if (state) return text_of(*state);
    std::string reasons;
    for (const Violation& violation : state.error()) {
      reasons += (reasons.empty() ? "" : "; ") + violation.rule.text() + ": " +
                 Described::explain(State{}, violation);
    }
    return Error{reasons};
  }

  static PositionText text_of(const State& state, const Sealing& sealing = {}) {
    PositionText text;
    text.notation = write_position(state);
    text.link = sealing.from.empty() ? link_of(state, sealing) : *link(text.notation, sealing);
    text.sealing = sealing;
    const Awaited awaited = to_act(state);
    for (const Seat seat : awaited.seats()) text.awaits.emplace_back(1, letter_of(seat));
    if (awaited.is_chance()) text.awaits.emplace_back(1, letter_of(Seat::Chance));
    const Outcome ending = outcome(state);
    text.over = ending.over;
    text.rule = ending.rule.text();
    for (const Seat winner : ending.winners) text.winners += letter_of(winner);
    return text;
  }
};

}  // namespace mael
