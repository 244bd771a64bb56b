// A small picture of a game that a list of games paints without the game's code: shapes in a unit
// square, by their form and the name of their colour. Storage keeps it as bytes, so forms and inks
// keep their numbers and new ones come after the last.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

struct Sketch {
  enum class Form : std::uint8_t { Disc, Ring, Hexagon, Card, Line };
  enum class Ink : std::uint8_t {
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Table,
    Line,
    Edge,
    Paper,
    Accent,
    Legal,
    Gold,
    Orange,
    Violet,
    Teal,
  };
  using Point = std::array<std::uint8_t, 2>;  // 255 is the far edge of the square

  // The same form at every point; of a line its points are the corners.
  struct Shape {
    Form form = Form::Disc;
    Ink ink = Ink::Seat1;
    std::uint8_t size = 0;  // from the middle to the rim, of a line its width; 255 is the square's
    std::vector<Point> points{};
    friend bool operator==(const Shape&, const Shape&) = default;
  };

  std::vector<Shape> shapes{};  // what lies lower first
  bool is_empty() const { return shapes.empty(); }
  friend bool operator==(const Sketch&, const Sketch&) = default;
};

constexpr Sketch::Ink ink_of_seat(int seat) { return static_cast<Sketch::Ink>(seat); }

inline constexpr std::size_t kMostSketchBytes = 600;

std::vector<std::uint8_t> write_sketch(const Sketch& sketch);
// Nothing if it is none, or longer than any.
std::optional<Sketch> read_sketch(std::span<const std::uint8_t> bytes);

// Collects shapes in any unit of length, y down, and fits them into the square.
class SketchMaker {
 public:
  // The square shows at least this.
  explicit SketchMaker(Rect shown) : bounds_(shown) {}

  void add(Sketch::Form form, Sketch::Ink ink, float size, Vec2 at);
  void add_line(Sketch::Ink ink, float width, std::span<const Vec2> corners);

  // What does not fit into the bytes of a sketch is left out, the last first.
  Sketch make() const;

 private:
  struct Drawn {
    Sketch::Form form;
    Sketch::Ink ink;
    float size;
    std::vector<Vec2> points;
  };
  void include(Vec2 at, float reach);

  Rect bounds_;
  std::vector<Drawn> drawn_;
};

}  // namespace mael::web
