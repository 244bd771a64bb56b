// What a game's screen answers a frame with, and its words, in the game's own types.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/app/screen.h"
#include "web/app/sound.h"
#include "web/app/words.h"

namespace mael::web {

// What the player wants of the app besides actions; and what is heard of the table.
struct PlainWishes {
  std::vector<Request> requests;
  std::vector<Sound> sounds;

  void ask(const std::vector<Request>& more) {
    requests.insert(requests.end(), more.begin(), more.end());
  }
};

// First the actions, in order, then the requests.
template <class Action>
struct TableWishes : PlainWishes {
  std::vector<Action> actions;
};

// The screen in words, and what its choices stand for.
template <class Action>
struct TableWords {
  Words words;  // `table` is left empty; `status` holds also what a curtain or notice says

  // Of each choice; nothing for a button. `press` takes its notation.
  std::vector<std::optional<Action>> actions;

  void add(std::string label, std::string notation, std::optional<Action> action = {},
           std::string group = {}) {
    words.choices.push_back({std::move(label), std::move(notation), std::move(group)});
    actions.push_back(std::move(action));
  }
};

template <class G>
using PlayersOf = std::array<Player, static_cast<std::size_t>(G::kMostSeats)>;

}  // namespace mael::web
