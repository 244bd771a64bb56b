// The shelf of games, with what comes of its wishes.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "web/app/front.h"
#include "web/house/front_screen.h"
#include "web/screens/shelf/screen.h"

namespace mael::web {

// What the shelf tells the front.
class ShelfListener {
 public:
  virtual ~ShelfListener() = default;
  virtual void play(std::string_view game) = 0;  // at once, as it was set up last
  virtual void set_up(std::string_view game) = 0;
  virtual void open_forces() = 0;
};

class ShelfScreen : public FrontScreen<shelf::GameShelf> {
 public:
  // Both must outlive the screen.
  ShelfScreen(FrontServices& services, ShelfListener& listener);

  std::string_view name() const override { return "start"; }
  bool is_first() const override { return true; }
  Words words() override;

  void set_games(std::vector<StoredGame> games);
  // What was kept of an answer to the invitation; false if it is about something else.
  bool remembered(std::string_view key, std::string_view value);
  // The puzzle of the day, in a line.
  void day_told(std::string_view line);
  // It comes up anew: from its top, with how long ago games were played by now.
  void come_up();

 private:
  void obey(const shelf::Wish& wanted) override;
  void go(std::string_view way);
  void ask_what_to_learn();
  void decline();
  void tell_waiting();

  FrontServices& services_;
  ShelfListener& listener_;
  std::vector<StoredGame> games_;
  bool is_declined_ = false;  // the invitation, for good
};

}  // namespace mael::web
