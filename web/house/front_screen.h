// What the screens before a table share: each wish of the player is carried out by itself, whether
// it came from the canvas or from the screen in words.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "web/app/page_screen.h"

namespace mael::web {

// S reads input, answers with a list of wishes, and says in its text view what can be chosen: a
// label, a name, the wish each stands for, and maybe whether it is pressed.
template <class S>
class FrontScreen : public ScreenOf<S, typename S::Wishes> {
 public:
  using Wish = typename S::Wishes::value_type;

  void carry_out() override {
    for (const Wish& wish : this->take_wishes()) obey(wish);
  }
  void choose(std::size_t choice) override {
    if (choice >= said_.size()) return;
    const Wish wish = said_[choice];  // by value: another screen may come up
    obey(wish);
  }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    return this->face().wake_at(now);
  }

 protected:
  virtual void obey(const Wish& wish) = 0;

  // Puts the choices of a text view among the words, and remembers what they stand for.
  template <class Choices>
  void say_choices(Choices&& choices, Words& words) {
    said_.clear();
    for (auto& choice : choices) {
      Words::Choice& said = words.choices.emplace_back();
      said.label = std::move(choice.label);
      said.notation = std::move(choice.name);
      if constexpr (requires { choice.pressed; }) said.pressed = choice.pressed;
      said_.push_back(std::move(choice.wish));
    }
  }

 private:
  std::vector<Wish> said_;
};

}  // namespace mael::web
