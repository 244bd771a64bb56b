// The forces the player has made, as storage keeps them: each under a key of its own, as the link
// that would share it.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "web/app/platform.h"
#include "web/house/force_builder.h"

namespace mael::web {

class ForceStore final : public KeptForces {
 public:
  // The platform must outlive the store.
  ForceStore(Platform& platform, const RememberedForces& remembered);

  const OwnForces& forces() const override { return forces_; }
  const OwnForce* find(const std::string& id) const override;
  void keep(const OwnForce& force) override;
  void drop(const std::string& id) override;
  void tell(Done done) override { done_ = std::move(done); }
  bool stored(Ticket ticket, StoreProblem problem) override;

 private:
  void put(OwnForce force);

  Platform& platform_;
  Done done_ = [](const OwnForce&, bool, StoreProblem) {};
  OwnForces forces_;  // by name
  std::map<Ticket, OwnForce> kept_, dropped_;
};

}  // namespace mael::web
