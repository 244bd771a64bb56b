// The force builder of Maelstrom, with what comes of its wishes: forces kept, deleted and shared;
// forces that come as links and lists.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "web/app/front.h"
#include "web/house/force_builder.h"
#include "web/house/front_screen.h"
#include "web/screens/forces/screen.h"

namespace mael::web {

class ForcesScreen : public FrontScreen<forces::Forces>, public ForceBuilder {
 public:
  // All must outlive the screen.
  ForcesScreen(FrontServices& services, ForcesListener& listener, KeptForces& kept);

  std::string_view name() const override { return "forces"; }
  Words words() override;

  PageScreen& screen() override { return *this; }
  void open() override;
  void open_force(const std::string& text) override;
  bool text_edited(Ticket ticket, std::string_view text) override;

 private:
  void obey(const forces::Wish& wanted) override;
  void leave(bool unsaved);
  void choose_item(const std::string& id);
  void ask_to_lose(const std::function<void()>& then);
  void keep(const forces::Save& wish);
  void stored(const OwnForce& force, bool gone, StoreProblem problem);
  void ask_to_forget(const std::string& id);
  void show_list(const mael::maelstrom::Force& force);
  void ask_for_force();
  void build(mael::maelstrom::Force force);
  void edit_text(const forces::EditText& wish);

  FrontServices& services_;
  ForcesListener& listener_;
  KeptForces& kept_;
  std::pair<Ticket, bool> text_edited_;  // true: what is looked for
};

}  // namespace mael::web
