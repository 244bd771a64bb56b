// Colours as bytes and the contrast arithmetic of WCAG 2, so that a test can judge the theme.
#pragma once

#include <cstdint>

namespace mael::web {

// sRGB, straight alpha.
struct Rgba {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  std::uint8_t a = 255;

  friend constexpr bool operator==(Rgba, Rgba) = default;
};

constexpr Rgba rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U),
          static_cast<std::uint8_t>(hex), 255};
}

constexpr Rgba with_alpha(Rgba c, float alpha) {
  return {c.r, c.g, c.b, static_cast<std::uint8_t>(alpha * 255.0F + 0.5F)};
}

// `t` of the way from a to b, per channel, alpha too.
Rgba mix(Rgba a, Rgba b, float t);

// Relative luminance 0..1; alpha is ignored.
double luminance(Rgba c);

// 1..21; the order of the two does not matter.
double contrast(Rgba a, Rgba b);

// How the three common kinds of colour-blind eye see a colour (Viénot, Brettel and Mollon 1999 for
// the first two, a plain projection for the rare third).
enum class Sight : std::uint8_t { Full, Protan, Deutan, Tritan, Grey };
Rgba seen_with(Sight sight, Rgba c);

// Distance of two colours as a person sees them (CIE76 in L*a*b*); about 2 is just noticeable.
double difference(Rgba a, Rgba b);

}  // namespace mael::web
