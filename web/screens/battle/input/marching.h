// What comes of an input while squads are put together that are to walk at once. Pure.
#pragma once

#include "web/screens/battle/input/input.h"

namespace mael::web::battle {

class Marching {
 public:
  // All three must outlive it. But for toggle() the selection holds a march.
  Marching(const Situation& situation, const Selection& was, Reaction& out)
      : situation_(situation), was_(was), out_(out) {}

  // The march begins, with the squad that is chosen; or it is given up.
  void toggle();
  // An own squad that may be activated goes with the others, or no longer does.
  void take_in(UnitId unit);
  // This model comes there, or the leader of the first that was taken in (kNone), and all others go
  // as far and the same way.
  void lead(ModelId model, Point at);
  // All go an inch farther.
  void push(const intent::Nudge& nudge);
  // The way is taken back, then the march given up.
  void step_back();
  // As many go as the go has room for; false: nobody can.
  bool go();

 private:
  March& march() { return *out_.selection.march; }
  void give_up();

  const Situation& situation_;
  const Selection& was_;
  Reaction& out_;
};

}  // namespace mael::web::battle
