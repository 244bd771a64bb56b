// The set-up of a game, with what comes of its wishes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/front.h"
#include "web/screens/start/screen.h"

namespace mael::web {

class StartScreen : public ScreenOf<start::Start, start::Wishes> {
 public:
  // Where it leads beside a table.
  struct Doors {
    std::function<void()> back;
    std::function<void()> build;  // the force builder
  };
  StartScreen(FrontDesk& desk, Doors doors) : desk_(desk), doors_(std::move(doors)) {}

  std::string_view name() const override { return "set_up"; }
  std::string_view drawing() const override { return "start"; }
  void carry_out() override;
  Words words() override;
  void choose(std::size_t choice) override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    return face().wake_at(now);
  }

  bool remembered(std::string_view key, std::string_view value);
  bool text_edited(Ticket ticket, std::string_view text);
  // Begins the game as it is set up, if it can be.
  void begin();

 private:
  void carry_out(const start::Wish& wish);
  void begin(const start::NewGame& wish);
  void begin(const start::NewCardGame& wish);
  void edit_name(const start::EditName& wish);

  FrontDesk& desk_;
  Doors doors_;
  std::vector<start::Wish> said_;  // what the choices in words stand for
  std::pair<Ticket, Seat> name_edited_;
};

}  // namespace mael::web
