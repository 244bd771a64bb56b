// The room that a table gives up on a phone for a card which stands beside it (lesson_card.h).
#pragma once

#include <utility>

namespace mael::web {

class CardRoom {
 public:
  // So high, in CSS pixels; 0: there is none. The table is laid out anew where that changes.
  void keep_room(float height) {
    if (std::exchange(room_, height) != height) place();
  }

 protected:
  ~CardRoom() = default;
  float room_for_card() const { return room_; }
  virtual void place() = 0;

 private:
  float room_ = 0;
};

}  // namespace mael::web
