// The camera over the table: it frames what is spoken of, in short glides that end, until the
// player takes it, and again once it is given back. Pure.
#pragma once

#include <optional>

#include "web/base/gesture.h"
#include "web/screens/battle/view/framing.h"

namespace mael::web::battle {

class TableCamera {
 public:
  // What there is to look at, and from where.
  struct Look {
    const State& state;
    const View& view;
    std::optional<Framing> framing;  // none: as before
    FramingRoom room;
    std::vector<Point> besides{};
    bool held = false;   // something hangs at the pointer: nothing moves under it
    bool still = false;  // no glides
    Milliseconds now = 0;
  };
  void look(const Look& look);

  const Lens& lens() const { return lens_; }
  // All of the table is shown.
  bool shows_all() const { return shows_all_; }
  bool glides(Milliseconds now) const { return glides_ && now < began_ + kGlide; }

  // How it will be looked at once nothing glides.
  Lens at_rest() const { return {goal_, lens_.lie}; }

  void open() { *this = {}; }
  // The player looks so from now on.
  void take(const Camera& camera);
  // The whole table; asked for once more, what is spoken of again.
  void show_whole() { hand_ = hand_ == Hand::Whole ? Hand::Framed : Hand::Whole; }
  // What is spoken of is framed once more, however the player has looked.
  void frame() { hand_ = Hand::Framed; }
  // Near or far where it frames by itself, else it is given back.
  void toggle(Vec2 at, const CameraLimits& limits);
  // A point comes to the middle of the free room, as near as it is looked at now, or nearer.
  void show_middle(Point at, float least_scale, const CameraLimits& limits);

 private:
  enum class Hand : std::uint8_t { Framed, Whole, Own };
  static constexpr Milliseconds kGlide = 280;

  Camera aim(const Look& look);
  void glide(Milliseconds now);

  Lens lens_;
  Camera goal_{};     // to be looked at by,
  Camera towards_{};  // and where the last glide went
  FramingRoom room_{};
  Framing framing_;
  std::optional<Framing> aimed_;  // what the goal was made for; none: for nothing by itself
  Hand hand_ = Hand::Framed;
  bool looked_ = false, shows_all_ = true;
  bool glides_ = false;
  Camera from_{};
  Milliseconds began_ = 0;
};

}  // namespace mael::web::battle
