// The force builder, and the forces it keeps, as the other screens before a table know them: they
// are made when their code is here, and there are none before.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/front.h"
#include "web/screens/forces/own_force.h"

namespace mael::web {

// What the force builder tells the front.
class ForcesListener {
 public:
  virtual ~ForcesListener() = default;
  virtual void build_forces() = 0;    // it wants to be up
  virtual void leave_forces() = 0;    // no longer
  virtual void forces_changed() = 0;  // other forces are kept now
};

// The forces the player has made. Nothing counts as kept before storage has said so.
class KeptForces {
 public:
  // `gone` tells of a force that was taken away.
  using Done = std::function<void(const OwnForce& force, bool gone, StoreProblem problem)>;

  virtual ~KeptForces() = default;
  virtual const OwnForces& forces() const = 0;
  virtual const OwnForce* find(const std::string& id) const = 0;
  virtual void keep(const OwnForce& force) = 0;
  virtual void drop(const std::string& id) = 0;
  // Whom to tell when storage has answered.
  virtual void tell(Done done) = 0;
  // Storage has answered; false if it was not asked for this.
  virtual bool stored(Ticket ticket, StoreProblem problem) = 0;
};

class ForceBuilder {
 public:
  virtual ~ForceBuilder() = default;
  virtual PageScreen& screen() = 0;
  virtual void open() = 0;
  virtual void open_force(const std::string& text) = 0;  // a force's link, or a list
  // Answer of the page; false if something else was asked.
  virtual bool text_edited(Ticket ticket, std::string_view text) = 0;
};

// The letter of its code, which leans on that of its game.
inline constexpr char kForceBuilderCode = 'f';

// What the keys of forces begin with in storage, and what it holds of them, by key.
inline constexpr std::string_view kForceKey = "force.";
using RememberedForces = std::vector<std::pair<std::string, std::string>>;
// Whether a key of storage is one of a force.
bool is_force_key(std::string_view key);
// Whether it is a link to a force, as far as one can tell without opening it.
bool is_force_link(std::string_view text);

// The platform must outlive them.
using MakeKeptForces = std::unique_ptr<KeptForces> (*)(Platform& platform,
                                                       const RememberedForces& remembered);
// All must outlive the builder.
using MakeForceBuilder = std::unique_ptr<ForceBuilder> (*)(FrontServices& services,
                                                           ForcesListener& listener,
                                                           KeptForces& kept);

}  // namespace mael::web
