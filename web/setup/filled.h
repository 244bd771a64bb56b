// What is filled in of a set-up form (form.h), whatever the game: who sits where, and what was
// chosen, under the ids of the form. A game reads of it what it knows; whatever is missing, unknown
// or impossible there stands for the usual.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/screen.h"

namespace mael::web::setup {

using Values = std::map<std::string, std::string, std::less<>>;

struct FilledSeat {
  PlayerKind kind = PlayerKind::Person;
  std::string name{};  // as typed; no part of the text, it is the person's in every game
  Values values{};
  friend bool operator==(const FilledSeat&, const FilledSeat&) = default;
};

struct Filled {
  std::vector<FilledSeat> seats;
  Values values{};  // of the game, not of a seat
  friend bool operator==(const Filled&, const Filled&) = default;
};

// One person against bots of middling strength.
Filled usual(int seats);
// The same with so many seats: further ones are bots.
void set_seats(Filled& filled, int seats);

// What was chosen under an id; empty if nothing was.
std::string_view value_of(const Values& values, std::string_view id);
// A number from `least` to `most`, both included, in steps from `least`; else `usual`.
int number_of(const Values& values, std::string_view id, int usual, int least, int most,
              int step = 1);
// "0" or "1"; else `usual`.
bool is_on(const Values& values, std::string_view id, bool usual);

// ---- As text -----------------------------------------------------------------------------------
//
// "setup/1 seats=person,casual play=basic a.force=host b.force=brood": ids are small letters,
// digits and hyphens, values besides capitals, # and underscores.

inline constexpr std::size_t kLongestFilled = 4096, kLongestId = 32, kLongestValue = 512;
inline constexpr std::size_t kMostValues = 24;  // of the game, and of each seat

// Values that could not be read are left out.
std::string write_filled(const Filled& filled);
// Nothing if it is no such text, in any part of it.
std::optional<Filled> read_filled(std::string_view text);

}  // namespace mael::web::setup
