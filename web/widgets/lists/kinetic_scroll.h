// Scrolling by finger: the list follows the finger, a flick coasts on and comes to rest, and
// pulling past an end stretches and springs back. Pure; pixels and milliseconds.
#pragma once

namespace mael::web {

class KineticScroll {
 public:
  // How far the list could be scrolled; 0 when everything fits.
  void set_range(float range);

  void grab();                        // a finger lies on the list: coasting stops
  void drag(float pixels);            // the finger moved down by that much
  void release(float pixels_per_ms);  // speed of the finger when it left
  void wheel(float pixels);           // positive scrolls down
  void show_end() {
    offset_ = range_;
    speed_ = 0;
  }
  // So that [top, bottom] of the content is seen in a window of that height.
  void show(float top, float bottom, float height);

  // Moves on by `elapsed` milliseconds. True while another frame is wanted.
  bool advance(float elapsed);

  [[nodiscard]] float offset() const { return offset_; }  // may lie a little outside the range
  [[nodiscard]] bool at_end() const { return offset_ >= range_ - 2; }
  [[nodiscard]] bool held() const { return held_; }

 private:
  float offset_ = 0;
  float range_ = 0;
  float speed_ = 0;  // pixels per millisecond, positive scrolls down
  bool held_ = false;
};

}  // namespace mael::web
