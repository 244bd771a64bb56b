// Everything of a table that answers at a place: things, buttons, what lies in prompts, on sheets
// and notices. The painter paints at these places, the pointer looks them up, the keyboard goes
// through them, tests ask for them by name.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "web/base/vec2.h"
#include "web/table/command.h"

namespace mael::web {

namespace intent {
struct Nothing {};  // what covers others answers so
struct Press {
  Command command = Common::Cancel;
};
}  // namespace intent

// Those of a game's intents that may decide something, besides the commands that do; they wait
// while the app writes.
template <class... Each>
struct DecisiveIntents {
  template <class Intent>
  static bool hold(const Intent& wanted, const CommandList& commands) {
    const auto* press = std::get_if<intent::Press>(&wanted);
    return press ? commands.is_decision(press->command)
                 : (std::holds_alternative<Each>(wanted) || ...);
  }
};

template <class Intent>
struct Hit {
  std::string name;  // "planet 1", "button end_turn"
  Rect at;           // CSS pixels
  Intent intent;
  bool choice = false;  // the keyboard's cursor goes here
};

// `Intent` is a game's variant, with those above in it.
template <class Intent>
class Hits {
 public:
  void add(std::string name, Rect at, Intent intent, bool choice = false) {
    all_.push_back({std::move(name), at, std::move(intent), choice});
  }
  void press(const CommandList& commands, Command command, Rect at, bool choice = false) {
    add("button " + std::string(commands.name_of(command)), at, intent::Press{command}, choice);
  }
  void press_each(const CommandList& commands, const std::vector<Button>& buttons,
                  const std::vector<Rect>& places, bool choice = false) {
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      press(commands, buttons[i].command, places[i], choice);
    }
  }
  void clear() { all_.clear(); }

  // What answers at a point, the last of several; null for nothing.
  const Hit<Intent>* at(Vec2 point) const {
    for (auto hit = all_.rbegin(); hit != all_.rend(); ++hit) {
      if (hit->at.contains(point)) return &*hit;
    }
    return nullptr;
  }
  const Hit<Intent>* named(std::string_view name) const {
    for (const Hit<Intent>& hit : all_) {
      if (hit.name == name) return &hit;
    }
    return nullptr;
  }
  std::optional<Rect> where(std::string_view name) const {
    const Hit<Intent>* hit = named(name);
    return hit ? std::optional(hit->at) : std::nullopt;
  }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::vector<Hit<Intent>> all_;
};

}  // namespace mael::web
