// The force builder of Maelstrom, with what comes of its wishes: forces kept, deleted and shared;
// forces that come as links and lists.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/front.h"
#include "web/house/force_store.h"
#include "web/house/front_screen.h"
#include "web/screens/forces/screen.h"

namespace mael::web {

// What the force builder tells the front.
class ForcesListener {
 public:
  virtual ~ForcesListener() = default;
  virtual void build_forces() = 0;    // it wants to be up
  virtual void leave_forces() = 0;    // no longer
  virtual void forces_changed() = 0;  // other forces are kept now
};

class ForcesScreen : public FrontScreen<forces::Forces> {
 public:
  // Both must outlive the screen.
  ForcesScreen(FrontDesk& desk, ForcesListener& listener);

  std::string_view name() const override { return "forces"; }
  std::string_view drawing() const override { return "forces"; }
  Words words() override;

  void open();
  const OwnForces& own() const { return store_.forces(); }
  // Whether it was a link to a force; then that force is being opened.
  bool open_link(const std::string& text);

  bool remembered(std::string_view key, std::string_view value) {
    return store_.remembered(key, value);
  }
  void started() { face().set_own(own()); }
  bool stored(Ticket ticket, StoreProblem problem) { return store_.stored(ticket, problem); }
  bool text_edited(Ticket ticket, std::string_view text);

 private:
  void obey(const forces::Wish& wanted) override;
  void leave(bool unsaved);
  void choose_item(const std::string& id);
  void ask_to_lose(const std::function<void()>& then);
  void keep(const forces::Save& wish);
  void kept(const OwnForce& force, bool gone, StoreProblem problem);
  void ask_to_forget(const std::string& id);
  void show_list(const mael::maelstrom::Force& force);
  void ask_for_force();
  void open_force(const std::string& text);
  void build(mael::maelstrom::Force force);
  void edit_text(const forces::EditText& wish);

  FrontDesk& desk_;
  ForcesListener& listener_;
  ForceStore store_;
  std::pair<Ticket, bool> text_edited_;  // true: what is looked for
};

}  // namespace mael::web
