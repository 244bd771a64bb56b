// From a HexScene to the instances that the graphics card draws: pure, so that a test can judge
// what is painted and in which order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "web/board/glyph_sheet.h"
#include "web/board/hex_board.h"

namespace mael::web {

// Layouts as shaders/piece.vert and shaders/sign.vert read them.
struct PieceInstance {
  std::array<float, 4> place{};  // x, y, size, lift
  std::array<float, 4> state{};  // turn, flip, opacity, sweep
  Rgba face{};
  Rgba ink{};
  Rgba owner{};
  std::array<float, 4> icon{};           // cell in the sheet
  std::array<std::uint16_t, 4> style{};  // body + 16 dimmed, frame, owner mark, marks
};

enum class SignShape : std::uint8_t { Glyph, Disc, Shield, Plate, Gem, Bar, Arrow, Blade };

struct SignInstance {
  std::array<float, 4> place{};  // x, y, half width, half height
  std::array<float, 4> form{};   // cosine, sine, shape, width of the edge
  Rgba fill{};
  Rgba edge{};
  std::array<float, 4> cell{};
};

// Which variant of the shader paints a piece; within a stratum in this order.
enum class PieceKind : std::uint8_t { Slot, Plain, Back, Marked };
inline constexpr std::size_t kPieceKinds = 4;

// Pieces are painted stratum by stratum: the shadows of one, its pieces kind by kind, its signs,
// then the next. Each begins where the one before it ends.
struct Stratum {
  std::array<std::size_t, kPieceKinds> kind_ends{};
  std::size_t signs_end = 0;

  [[nodiscard]] std::size_t pieces_end() const { return kind_ends.back(); }
};

// What lies is one stratum (with the links over it) unless pieces overlap; each lifted piece is
// one.
struct HexPaint {
  std::vector<PieceInstance> pieces{};
  std::vector<SignInstance> signs{};
  std::vector<Stratum> strata{};
  bool has_vortex = false;
  Vec2 vortex{};
  float vortex_size = 1;
};

// `scale` is in CSS pixels per board unit; small boards leave out what could not be read.
void build_paint(const HexScene& scene, const GlyphSheet& sheet, float scale, HexPaint& paint);

// Every icon the scene shows.
void icons_of(const HexScene& scene, std::vector<Icon>& icons);

}  // namespace mael::web
