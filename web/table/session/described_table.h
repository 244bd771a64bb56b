// What the house must be told of a game, besides its screen, to keep tables of it: one struct of
// static functions for each, in web/house.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include "engine/play/pledge.h"
#include "engine/play/segments.h"
#include "web/app/phrase.h"
#include "web/base/sketch.h"
#include "web/table/wishes.h"

namespace mael::web {

// What a player is called where seats have nothing but a sign.
inline Phrase name_or_sign(const Player& player, Seat seat) {
  if (!player.name.empty()) return typed(player.name);
  return keyed(std::string("start.seat.") + letter_of(seat));
}

//   Face      the class of its screen
//   Game      the rule set, the same as the face's
//   Described  the game's description in the engine (engine/play/positions.h); of several editions
//             the first, so links are made by game_of
//   kLetter   of its saves: the one of its links in the engine's list of games
//   kRules    the name of the rules reference a refusal leads to (tools/web/references.mjs)
//   kGames    the ids of the games that are played on it: one rule set may have several editions
//   game_of   which of them a position belongs to
//   is_known  whether nothing of the position is unknown
//   load      a match from bytes that `save` made of it, or from the parts of `save_parts`
//   name_of   how a seat is called
//   title_of  how a list of games calls it: "Arcanae against Brood"
//   line_of   where it stands: "Turn 5 · Essence 3 : 2"
//   sketch_of  what a list of games shows of a position as a spectator sees it
//
// Where the game is taught (taught_table.h), besides:
//   kTaught   the ids of those of its games that have a lesson
//   lesson    the steps of one of these
//   begin_after_lesson  the game of that id that one plays next, against a bot that forgives much
//
// Where none is, kTaught is kAbsent.
//
//   Arranged  what of its positions may be changed by hand (engine/core/arrange.h); else Absent
//
//   kPuzzles  whether puzzles are posed at it (puzzle_table.h); only where the game is taught
//   hint_of   there: what kind of action this is, for whoever asks how a puzzle begins
template <class D>
concept DescribedTable = std::same_as<typename D::Game, typename D::Face::Game> &&
    std::same_as<typename D::Game, typename D::Described::Game> &&
    requires(const typename D::Game::State& state, const PlayersOf<typename D::Game>& players,
             const Match<typename D::Game>& match, std::span<const std::uint8_t> bytes,
             const MatchParts& parts, Seat seat) {
  { D::kLetter } -> std::convertible_to<char>;
  { D::kGames } -> std::convertible_to<std::span<const std::string_view>>;
  { D::game_of(state) } -> std::convertible_to<std::string_view>;
  { D::is_known(state) } -> std::same_as<bool>;
  { D::load(bytes) } -> std::same_as<Result<Loaded<typename D::Game>>>;
  { D::load(parts) } -> std::same_as<Result<Loaded<typename D::Game>>>;
  { save(match) } -> std::convertible_to<Bytes>;
  { save_parts(match, 0, 0) } -> std::same_as<MatchParts>;
  { D::name_of(players, state, seat) } -> std::same_as<Phrase>;
  { D::title_of(players, state) } -> std::same_as<Phrase>;
  { D::line_of(state) } -> std::same_as<Phrase>;
  { D::sketch_of(state) } -> std::same_as<Sketch>;
  { D::kRules } -> std::convertible_to<std::string_view>;
  { D::kPuzzles } -> std::convertible_to<bool>;
};

// Whether games can go on from a position: all hands are known. (What is sealed may be at home on
// another device.) Others can only be looked at.
template <DescribedTable D>
bool can_be_played(const typename D::Game::State& state) {
  if constexpr (HasSecrets<typename D::Game::State>) {
    return D::is_known(before_secrets(state));
  }
  return D::is_known(state);
}

}  // namespace mael::web
