// Puts the theme on Dear ImGui: fonts baked for the screen's pixel ratio, and a style in which
// nothing is left of the default look.
#pragma once

#include <imgui.h>

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "assets/icon_fonts.h"
#include "assets/icon_table.h"
#include "web/base/theme.h"

namespace mael::web {

class HexRenderer;

// A renderer of boards that is made when it first paints.
class BoardRenderer {
 public:
  virtual ~BoardRenderer() = default;
  // Needs a current WebGL 2 context; again after `forget`.
  virtual bool create() = 0;
  // After the context was lost: nothing of it may be deleted.
  virtual void forget() = 0;
};

// Of which boards there are such renderers.
enum class BoardKind : std::uint8_t { Rings, Plane };
inline constexpr std::size_t kBoardKinds = 2;

// Sizes as in TypeScale.
struct Fonts {
  ImFont* caption = nullptr;
  ImFont* body = nullptr;
  ImFont* strong = nullptr;
  ImFont* lead = nullptr;
  ImFont* title = nullptr;    // the display face
  ImFont* display = nullptr;  // the display face, large
  ImFont* icons = nullptr;    // 24 pixels
  ImFont* emblems = nullptr;  // 72 pixels: emblems, seat signs and pictures of cards only
};

struct Look;

// The icons of one font, which travel with the code of what shows them.
struct IconSource {
  IconFont font;
  char code;  // the letter of that code (web/app/wanted_code.h)
  void (*take_up)(
      Look&);  // belongs to that code: where this comes later, it is fetched by the call
};

// What every widget needs to know. Lives in the page; Dear ImGui's user data points at it.
struct Look {
  Fonts fonts{};
  std::vector<std::vector<std::uint8_t>> icon_fonts;  // TrueType files (icon_outlines.h)
  std::span<const IconSource> icon_sources;           // of all fonts but the house's
  std::bitset<kIconFontCount> icons_taken_up;         // of these
  float pixel_ratio = 1;
  bool touch = false;               // the last pointer was a finger: bigger targets, no hover
  HexRenderer* renderer = nullptr;  // pieces on panels; may be null
  std::array<std::unique_ptr<BoardRenderer>, kBoardKinds> boards;  // kept_board.h; null until used
};

// The Look of the current context; `use_look` must have been called.
Look& look();
void use_look(Look& look);

// Takes up icons as they travel (icon_outlines.h): the house's before anything is baked. The fonts
// are to be baked afterwards.
void take_up_icons(Look& look, std::span<const std::uint8_t> packed);
// The same for a font with a source, when its code is here. True where it was not taken up before.
bool take_up_font(Look& look, IconFont font);

// Throws the font atlas away and bakes it anew for `pixel_ratio`. The backend's font texture must
// be made again afterwards.
void bake_fonts(Look& look, float pixel_ratio);

void apply_style();

// The file of a typeface: 0 text, 1 strong text, 2 titles.
std::span<const unsigned char> typeface(int which);

constexpr ImU32 packed(Rgba c) { return IM_COL32(c.r, c.g, c.b, c.a); }

// The icon as a letter (UTF-8, three bytes and a zero).
struct IconText {
  char text[4] = "";
};
IconText icon_text(Icon icon);

}  // namespace mael::web
