// The shelf of games, with what comes of its wishes.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "web/app/front.h"
#include "web/screens/shelf/screen.h"
#include "web/screens/start/view.h"

namespace mael::web {

// What the shelf tells the front.
class ShelfListener {
 public:
  virtual ~ShelfListener() = default;
  virtual void play(start::Game game) = 0;    // at once, as it was set up last
  virtual void set_up(start::Game game) = 0;
  virtual void open_forces() = 0;
};

class ShelfScreen : public ScreenOf<shelf::GameShelf, shelf::Wishes> {
 public:
  // Both must outlive the screen.
  ShelfScreen(FrontDesk& desk, ShelfListener& listener);

  std::string_view name() const override { return "start"; }
  std::string_view drawing() const override { return "shelf"; }
  void carry_out() override;
  Words words() override;
  void choose(std::size_t choice) override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    return face().wake_at(now);
  }

  void set_games(std::vector<StoredGame> games);
  // It comes up anew: from its top, with how long ago games were played by now.
  void come_up();

 private:
  void carry_out(const shelf::Wish& wish);
  void go(std::string_view way);
  void tell_waiting();

  FrontDesk& desk_;
  ShelfListener& listener_;
  std::vector<StoredGame> games_;
  std::vector<shelf::Wish> said_;  // what the choices in words stand for
};

}  // namespace mael::web
