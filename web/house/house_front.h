// The screens before a table: the start screen, and the force builder of Maelstrom.
#pragma once

#include "web/app/front.h"
#include "web/house/forces_screen.h"
#include "web/house/start_screen.h"

namespace mael::web {

class HouseFront : public Front, private ForcesListener {
 public:
  // The desk must outlive the front.
  explicit HouseFront(FrontDesk& desk);

  PageScreen& screen() override;
  void table_opened() override {
    building_ = false;
    start_.face().show_from_top();
  }

  bool remembered(std::string_view key, std::string_view value) override;
  void started() override;
  void set_games(const std::vector<StoredGame>& games) override { start_.set_games(games); }
  bool open_link(const std::string& text) override { return forces_.open_link(text); }

  bool stored(Ticket ticket, StoreProblem problem) override {
    return forces_.stored(ticket, problem);
  }
  bool text_edited(Ticket ticket, std::string_view text) override;

 private:
  void build_forces() override;
  void leave_forces() override;
  void forces_changed() override;

  FrontDesk& desk_;
  ForcesScreen forces_;
  StartScreen start_;
  bool building_ = false;
};

}  // namespace mael::web
