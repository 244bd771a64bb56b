// The set-up of a game, with what comes of its wishes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/front.h"
#include "web/house/front_screen.h"
#include "web/screens/start/screen.h"

namespace mael::web {

class StartScreen : public FrontScreen<start::Start> {
 public:
  // Where it leads beside a table.
  struct Doors {
    std::function<void()> back;
    std::function<void()> build;  // the force builder
  };
  StartScreen(FrontDesk& desk, Doors doors) : desk_(desk), doors_(std::move(doors)) {}

  std::string_view name() const override { return "set_up"; }
  std::string_view drawing() const override { return "start"; }
  Words words() override;

  bool remembered(std::string_view key, std::string_view value);
  bool text_edited(Ticket ticket, std::string_view text);
  // Begins the game as it is set up, if it can be.
  void begin();

 private:
  void obey(const start::Wish& wanted) override;
  void begin(const start::NewGame& wish);
  void begin(const start::NewCardGame& wish);
  void edit_name(const start::EditName& wish);

  FrontDesk& desk_;
  Doors doors_;
  std::pair<Ticket, Seat> name_edited_;
};

}  // namespace mael::web
