#include "web/base/color.h"

#include <array>
#include <cmath>

namespace mael::web {
namespace {

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t encoded(double light) {
  const double c = light <= 0 ? 0 : light >= 1 ? 1 : light;
  const double s = c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(s * 255 + 0.5);
}

using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

Light linear(Rgba c) { return {linear(c.r), linear(c.g), linear(c.b)}; }

Light times(const Matrix& m, const Light& v) {
  Light out{};
  for (std::size_t i = 0; i < 3; ++i) out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  return out;
}

// Linear light to linear light.
constexpr Matrix kProtan{{{0.1124, 0.8876, 0}, {0.1124, 0.8876, 0}, {0.0040, -0.0040, 1}}};
constexpr Matrix kDeutan{{{0.2928, 0.7072, 0}, {0.2928, 0.7072, 0}, {-0.0223, 0.0223, 1}}};
constexpr Matrix kTritan{{{1, 0.1461, -0.1461}, {0, 0.8594, 0.1406}, {0, 0.8594, 0.1406}}};
constexpr Matrix kGrey{
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};

const Matrix& matrix_of(Sight sight) {
  switch (sight) {
    case Sight::Protan: return kProtan;
    case Sight::Deutan: return kDeutan;
    case Sight::Tritan: return kTritan;
    default: return kGrey;
  }
}

Light lab(Rgba c) {
  constexpr Matrix to_xyz{
      {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  const Light xyz = times(to_xyz, linear(c));
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f(xyz[0] / 0.9505);
  const double y = f(xyz[1]);
  const double z = f(xyz[2] / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

}  // namespace

Rgba mix(Rgba a, Rgba b, float t) {
  const auto channel = [t](std::uint8_t from, std::uint8_t to) {
    const auto base = static_cast<float>(from);
    return static_cast<std::uint8_t>(base + (static_cast<float>(to) - base) * t + 0.5F);
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

double luminance(Rgba c) {
  const Light light = linear(c);
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

double contrast(Rgba a, Rgba b) {
  const double first = luminance(a) + 0.05;
  const double second = luminance(b) + 0.05;
  return first > second ? first / second : second / first;
}

Rgba seen_with(Sight sight, Rgba c) {
  if (sight == Sight::Full) return c;
  const Light out = times(matrix_of(sight), linear(c));
  return {encoded(out[0]), encoded(out[1]), encoded(out[2]), c.a};
}

double difference(Rgba a, Rgba b) {
  const Light first = lab(a);
  const Light second = lab(b);
  return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

}  // namespace mael::web
