#include "web/house/force_store.h"

#include <algorithm>

#include "engine/maelstrom/text/force_link.h"

namespace mael::web {

namespace {

std::string key_of(const std::string& id) { return std::string(kForceKey) + id; }

}  // namespace

ForceStore::ForceStore(Platform& platform, const RememberedForces& remembered)
    : platform_(platform) {
  for (const auto& [key, value] : remembered) {
    auto force = mael::maelstrom::read_force_link(value);
    if (force) put({key.substr(kForceKey.size()), std::move(*force)});
  }
}

const OwnForce* ForceStore::find(const std::string& id) const {
  const auto found = std::find_if(forces_.begin(), forces_.end(),
                                  [&](const OwnForce& force) { return force.id == id; });
  return found == forces_.end() ? nullptr : &*found;
}

void ForceStore::put(OwnForce force) {
  std::erase_if(forces_, [&](const OwnForce& each) { return each.id == force.id; });
  const auto after = std::find_if(forces_.begin(), forces_.end(), [&](const OwnForce& each) {
    return each.force.name > force.force.name;
  });
  forces_.insert(after, std::move(force));
}

void ForceStore::keep(const OwnForce& force) {
  kept_[platform_.keep(key_of(force.id), mael::maelstrom::write_force_link(force.force))] = force;
}

void ForceStore::drop(const std::string& id) {
  const OwnForce* force = find(id);
  if (force != nullptr) dropped_[platform_.keep(key_of(id), "")] = *force;
}

bool ForceStore::stored(Ticket ticket, StoreProblem problem) {
  const auto kept = kept_.extract(ticket), dropped = dropped_.extract(ticket);
  if (!kept && !dropped) return false;
  const OwnForce force = kept ? kept.mapped() : dropped.mapped();
  const bool done = problem == StoreProblem::None;
  if (done && kept) put(force);
  if (done && dropped) {
    std::erase_if(forces_, [&](const OwnForce& each) { return each.id == force.id; });
  }
  done_(force, !dropped.empty(), problem);
  return true;
}

}  // namespace mael::web
