#include "web/app/painter/drawn_letters.h"

#include <emscripten.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "web/base/noted_letters.h"

// clang-format off
EM_JS(double, host_letter_width, (int code, double size, int bold), {
  const paint = Module.letters =
    Module.letters ||
    document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  paint.font = (bold ? 600 : 400) + " " + size + "px system-ui, sans-serif";
  return paint.measureText(String.fromCodePoint(code)).width;
});
// As measured last, into one byte a pixel.
EM_JS(void, host_draw_letter,
      (int code, int width, int height, double base, unsigned char* out, int row), {
  const paint = Module.letters;
  const font = paint.font;
  paint.canvas.width = width;
  paint.canvas.height = height;
  paint.font = font;
  paint.fillText(String.fromCodePoint(code), 1, base);
  const data = paint.getImageData(0, 0, width, height).data;
  for (let i = 0; i < width * height; ++i) {
    HEAPU8[out + Math.floor(i / width) * row + i % width] = data[4 * i + 3];
  }
});
// clang-format on

namespace mael::web {
namespace {

constexpr int kBullet = 0x2022;

struct TextFace {
  ImFont* font;
  double size;  // of its letters in pixels of the screen
  bool bold;
};

struct DrawnLetter {
  const TextFace* face;
  int code;
  int rect;
};

int code_of(ImWchar letter) { return letter == kAnyLetter ? kBullet : letter; }

std::array<TextFace, 6> faces_of(const Look& look) {
  const Fonts& fonts = look.fonts;
  const TypeScale& type = theme().type;
  const double ratio = look.pixel_ratio;
  return {{{fonts.body, type.body * ratio, false},
           {fonts.caption, type.caption * ratio, false},
           {fonts.strong, type.body * ratio, true},
           {fonts.lead, type.lead * ratio, true},
           {fonts.title, type.title * ratio, true},
           {fonts.display, type.display * ratio, true}}};
}

}  // namespace

void draw_noted_letters(const Look& look) {
  NotedLetters& noted = noted_letters();
  noted.grown = false;
  if (noted.all.empty()) return;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const std::array<TextFace, 6> faces = faces_of(look);
  std::vector<DrawnLetter> places;
  for (const TextFace& face : faces) {
    const double base = std::round(face.font->Ascent);
    for (const ImWchar letter : noted.all) {
      const double wide = host_letter_width(code_of(letter), face.size, face.bold ? 1 : 0);
      const int width = static_cast<int>(std::ceil(wide)) + 2;
      const int height = static_cast<int>(std::ceil(base + face.size * 0.35));
      places.push_back({&face, code_of(letter),
                        atlas.AddCustomRectFontGlyph(face.font, letter, width, height,
                                                     static_cast<float>(wide), {-1, 0})});
    }
  }
  atlas.Build();
  unsigned char* pixels = nullptr;
  int row = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &row, nullptr);
  for (const DrawnLetter& place : places) {
    const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(place.rect);
    host_letter_width(place.code, place.face->size, place.face->bold ? 1 : 0);  // its font again
    host_draw_letter(place.code, rect.Width, rect.Height, std::round(place.face->font->Ascent),
                     pixels + rect.Y * row + rect.X, row);
  }
}

}  // namespace mael::web
