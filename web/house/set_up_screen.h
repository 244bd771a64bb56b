// The set-up of the games, with what comes of its wishes. How each was filled in last is kept in
// the page's storage, and so is the name of each seat's person.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/seat.h"
#include "web/app/front.h"
#include "web/house/front_screen.h"
#include "web/setup/screen.h"

namespace mael::web {

class SetUpScreen : public FrontScreen<setup::SetUp> {
 public:
  // Where it leads beside a table: a way of a form, or back.
  struct Doors {
    std::function<void()> back;
    std::function<void(std::string_view door)> enter;
  };
  SetUpScreen(FrontServices& services, Doors doors)
      : services_(services), doors_(std::move(doors)) {}

  std::string_view name() const override { return "set_up"; }
  Words words() override;
  void carry_out() override;
  void choose(std::size_t choice) override;

  // A game that can be set up, by its id on the shelf; as it was filled in last.
  void add(std::string id, std::unique_ptr<setup::GameSetup> game);
  // There must be this game.
  void show(std::string_view id, setup::Cover cover);
  // Begins the game as it is shown, if it can be; else the screen says why it cannot.
  void begin();
  bool may_begin() const;

  bool remembered(std::string_view key, std::string_view value);
  bool text_edited(Ticket ticket, std::string_view text);

 private:
  struct Kept {
    std::unique_ptr<setup::GameSetup> game;
    setup::Filled filled;
  };

  void obey(const setup::Wish& wanted) override;
  void enter(const std::string& door);
  void edit_name(const setup::EditName& wish);
  void keep();

  FrontServices& services_;
  Doors doors_;
  std::map<std::string, Kept, std::less<>> games_;
  std::map<std::string, std::string, std::less<>> remembered_;  // of each game, as storage holds it
  std::string shown_;                                           // a game; empty before there is one
  setup::Filled seen_;  // of it, when something was kept last
  std::array<std::string, kMaxSeats> names_;
  std::pair<Ticket, int> name_edited_;
};

}  // namespace mael::web
