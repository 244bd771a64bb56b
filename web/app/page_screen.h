// What fills the page at a time: an open table, or a screen that leads to one. The app knows
// screens only as this.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "web/app/screen.h"
#include "web/app/words.h"

namespace mael::web {

class PageScreen {
 public:
  virtual ~PageScreen() = default;

  virtual std::string_view name() const = 0;       // "table", "start"; for tests
  virtual bool is_first() const { return false; }  // whether the page begins with it

  // Reads one frame's input and lays out what comes of it. Painting comes after, and changes
  // nothing.
  virtual void read(const FrameInput& input) = 0;
  // Carries out what the player wished in the frame that was read. May bring another screen up;
  // this one lives on until the next frame at least.
  virtual void carry_out() = 0;

  // The screen in words; it remembers what the choices stand for.
  virtual Words words() = 0;
  // One of the choices of the words made last.
  virtual void choose(std::size_t choice) = 0;

  // Where a thing was laid out last, in CSS pixels.
  virtual std::optional<Rect> where(std::string_view thing) const = 0;
  // When the next frame is wanted, if nothing else happens.
  virtual std::optional<Milliseconds> wake_at(Milliseconds now) const = 0;
  // Paints what was laid out.
  virtual void paint(const Frame& frame) const = 0;
};

// What paints an S. The page's program names it before anything is painted; a program without a
// face has none.
template <class S>
using PainterOf = void (*)(const S& painted, const Frame& frame);
template <class S>
inline PainterOf<S> painter_of = nullptr;

template <class S>
void name_painter(PainterOf<S> painter) {
  painter_of<S> = painter;
}

template <class S>
void paint_with_painter(const S& painted, const Frame& frame) {
  if (painter_of<S> != nullptr) painter_of<S>(painted, frame);
}

// A screen made of the class S that reads input and answers with wishes W.
template <class S, class W>
class ScreenOf : public PageScreen {
 public:
  S& face() { return face_; }
  const S& face() const { return face_; }
  W& wishes() { return wishes_; }
  // What was wished since the last time.
  W take_wishes() { return std::exchange(wishes_, W{}); }

  void read(const FrameInput& input) override { face_.read(input, wishes_); }
  std::optional<Rect> where(std::string_view thing) const override { return face_.where(thing); }
  void paint(const Frame& frame) const override { paint_with_painter(face_, frame); }

 private:
  S face_;
  W wishes_;
};

}  // namespace mael::web
