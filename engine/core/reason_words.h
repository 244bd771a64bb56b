// Reasons as sentences: each topic's clause, in the words of its game's texts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/reason.h"
#include "engine/core/texts.h"

namespace mael {

// Where the texts of a game's topics stand: "reason." and "sides" make "reason.sides", followed by
// .own or .other for whose it is, .later for what comes of it, .one or .more for how many; what is
// told alike may leave endings out. {0} is by how much, {other} the seat it is about,
// {nth} which of them it becomes.
struct ReasonKeys {
  std::string_view prefix;
  std::span<const std::string_view> topics;  // by number
};

// The reasons `advised` has, joined: "it takes a fourth side of the Vortex, and Brood loses an
// Essence"; empty without any. Empty names become "player A" and "player B".
std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised,
                             const ReasonKeys& keys, const Texts& texts,
                             std::span<const std::string> names);

}  // namespace mael
