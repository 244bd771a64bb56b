// Going through what happened in one step, for those who tell or show it.
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

namespace mael::web {

// The events of one step one after the other, with those around the one that is looked at.
template <class Event>
class EventWalk {
 public:
  // They must outlive it.
  explicit EventWalk(const std::vector<Event>& events) : events_(events) {}

  template <class Visit>
  void each(Visit&& visit) {
    for (at_ = 0; at_ < events_.size(); ++at_) std::visit(visit, events_[at_]);
  }
  // The next one is not visited.
  void skip() { ++at_; }

  // What follows at once, or came just before; null if that is something else.
  template <class E>
  const E* next() const {
    return at_ + 1 < events_.size() ? std::get_if<E>(&events_[at_ + 1]) : nullptr;
  }
  template <class E>
  const E* last() const {
    return at_ > 0 ? std::get_if<E>(&events_[at_ - 1]) : nullptr;
  }
  // The first of its kind after this one that is as wanted; null if there is none.
  template <class E, class Wanted>
  const E* later(Wanted&& wanted) const {
    for (std::size_t i = at_ + 1; i < events_.size(); ++i) {
      const E* event = std::get_if<E>(&events_[i]);
      if (event && wanted(*event)) return event;
    }
    return nullptr;
  }

 private:
  const std::vector<Event>& events_;
  std::size_t at_ = 0;
};

}  // namespace mael::web
