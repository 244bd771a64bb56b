// The forces the player has made, as storage keeps them: each under a key of its own, as the link
// that would share it. Nothing counts as kept before storage has said so.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "web/app/platform.h"
#include "web/screens/forces/own_force.h"

namespace mael::web {

class ForceStore {
 public:
  // `gone` tells of a force that was taken away.
  using Done = std::function<void(const OwnForce& force, bool gone, StoreProblem problem)>;

  // Both must outlive the store. `done` is called when storage has answered.
  ForceStore(Platform& platform, Done done) : platform_(platform), done_(std::move(done)) {}

  const OwnForces& forces() const { return forces_; }
  const OwnForce* find(const std::string& id) const;

  // Takes what storage remembers; false if the key is none of a force.
  bool remembered(std::string_view key, std::string_view value);
  void keep(const OwnForce& force);
  void drop(const std::string& id);
  // Storage has answered; false if it was not asked for this.
  bool stored(Ticket ticket, StoreProblem problem);

 private:
  void put(OwnForce force);

  Platform& platform_;
  Done done_;
  OwnForces forces_;  // by name
  std::map<Ticket, OwnForce> kept_, dropped_;
};

}  // namespace mael::web
