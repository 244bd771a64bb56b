// The screens before a table: the shelf of games, the set-up of each, and the force builder of
// Maelstrom. Set-ups and force builder are made when the code of their game is here.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "web/app/front.h"
#include "web/house/force_builder.h"
#include "web/house/set_up_screen.h"
#include "web/house/shelf_screen.h"

namespace mael::web {

class HouseFront : public Front, private ForcesListener, private ShelfListener {
 public:
  // The services must outlive the front.
  explicit HouseFront(FrontServices& services);

  PageScreen& screen() override;
  void table_opened() override { show_shelf(); }

  bool remembered(std::string_view key, std::string_view value) override;
  void set_games(const std::vector<StoredGame>& games) override { shelf_.set_games(games); }
  void day_told(std::string_view line) override { shelf_.day_told(line); }
  bool open_link(const std::string& text) override;

  bool stored(Ticket ticket, StoreProblem problem) override {
    return kept_ && kept_->stored(ticket, problem);
  }
  bool text_edited(Ticket ticket, std::string_view text) override;

 private:
  void build_forces() override;
  void leave_forces() override;
  void forces_changed() override { set_up_.face().renew(); }
  void play(std::string_view game) override;
  void set_up(std::string_view game) override;
  void open_forces() override;
  void with_forces(std::function<void(ForceBuilder&)> then);
  void with_set_up(std::string_view game, std::function<void()> then);
  void furnish(char code);
  ForceBuilder& forces();
  void show_shelf();
  void show_set_up();
  void leave_set_up();

  FrontServices& services_;
  RememberedForces remembered_;
  std::unique_ptr<KeptForces> kept_;
  std::unique_ptr<ForceBuilder> forces_;
  SetUpScreen set_up_;
  ShelfScreen shelf_;
  std::set<char> furnished_;  // the games whose screens are made, by the letters of their tables
  bool setting_up_ = false;
  bool building_ = false;  // over the set-up, if that is open
};

}  // namespace mael::web
