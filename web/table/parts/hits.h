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

struct HitPlace {
  std::string name;                  // "planet 1", "button end_turn"
  Rect at;                           // CSS pixels
  bool choice = false;               // the keyboard's cursor goes here
  std::optional<Command> command{};  // of a button
};

// Where something answers, whatever it answers with.
class HitPlaces {
 public:
  virtual std::size_t size() const = 0;
  virtual const HitPlace& place(std::size_t i) const = 0;
  virtual void clear() = 0;
  virtual void add_press(std::string name, Rect at, Command command, bool choice = false) = 0;
  virtual void add_nothing(std::string name, Rect at) = 0;

  void press(const CommandList& commands, Command command, Rect at, bool choice = false);
  void press_each(const CommandList& commands, const std::vector<Button>& buttons,
                  const std::vector<Rect>& places, bool choice = false);

  // What answers at a point, the last of several; null for nothing.
  const HitPlace* place_at(Vec2 point) const;
  const HitPlace* place_named(std::string_view name) const;
  std::optional<Rect> where(std::string_view name) const;

 protected:
  ~HitPlaces() = default;
  std::optional<std::size_t> index_at(Vec2 point) const;
  std::optional<std::size_t> index_named(std::string_view name) const;
};

template <class Intent>
struct Hit : HitPlace {
  Intent intent;
};

// `Intent` is a game's variant, with those above in it.
template <class Intent>
class Hits final : public HitPlaces {
 public:
  void add(std::string name, Rect at, Intent intent, bool choice = false) {
    const auto* press = std::get_if<intent::Press>(&intent);
    all_.push_back(
        {{std::move(name), at, choice, press ? std::optional(press->command) : std::nullopt},
         std::move(intent)});
  }
  void add_press(std::string name, Rect at, Command command, bool choice = false) override {
    add(std::move(name), at, intent::Press{command}, choice);
  }
  void add_nothing(std::string name, Rect at) override {
    add(std::move(name), at, intent::Nothing{});
  }
  void clear() override { all_.clear(); }

  // As place_at and place_named.
  const Hit<Intent>* at(Vec2 point) const { return of(index_at(point)); }
  const Hit<Intent>* named(std::string_view name) const { return of(index_named(name)); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::size_t size() const override { return all_.size(); }
  const HitPlace& place(std::size_t i) const override { return all_[i]; }
  const Hit<Intent>* of(std::optional<std::size_t> i) const { return i ? &all_[*i] : nullptr; }

  std::vector<Hit<Intent>> all_;
};

}  // namespace mael::web
