#include "web/base/theme.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

TEST_CASE("contrast follows the published arithmetic", "[theme]") {
  CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) > 20.99);
  CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) > 4.47);
  CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) < 4.49);
  CHECK(contrast(rgb(0x123456), rgb(0x123456)) == 1.0);
}

TEST_CASE("every pair of colours in use reaches its contrast", "[theme]") {
  for (const ContrastPair& pair : contrast_pairs()) {
    INFO(pair.name);
    CHECK(contrast(pair.over, pair.under) >= pair.least);
  }
}

TEST_CASE("icons stand out on their enamel and enamel's words on panels", "[theme]") {
  for (const TintColor& tint : theme().tints) {
    INFO("enamel " << int{tint.face.r} << "," << int{tint.face.g} << "," << int{tint.face.b});
    CHECK(contrast(tint.ink, tint.face) >= 3.0);
    CHECK(contrast(tint.bright, theme().color.panel) >= 4.5);
    CHECK(contrast(tint.bright, theme().color.panel_raised) >= 4.5);
  }
}

TEST_CASE("a seat's ring stands out on every enamel and on the table", "[theme]") {
  for (const SeatColor& seat : theme().seats) {
    CHECK(contrast(seat.ring, theme().color.table_lit) >= 3.0);
    CHECK(contrast(seat.ink, seat.ring) >= 4.0);
    CHECK(contrast(seat.ring, theme().color.panel) >= 3.0);
  }
}

// The least difference of any two, and of the first two, by which most games are played.
TEST_CASE("seats differ for every kind of colour-blind eye", "[theme]") {
  const auto& seats = theme().seats;
  for (Sight sight : {Sight::Full, Sight::Protan, Sight::Deutan, Sight::Tritan}) {
    for (std::size_t a = 0; a < seats.size(); ++a) {
      for (std::size_t b = a + 1; b < seats.size(); ++b) {
        INFO(static_cast<int>(sight) << ": " << a << ", " << b);
        const float least = b == 1 ? 30 : 24;
        CHECK(difference(seen_with(sight, seats[a].ring), seen_with(sight, seats[b].ring)) > least);
      }
    }
  }
}

TEST_CASE("the marks for legal and threatened differ for every kind of eye", "[theme]") {
  const Palette& color = theme().color;
  for (Sight sight : {Sight::Full, Sight::Protan, Sight::Deutan, Sight::Tritan}) {
    CHECK(difference(seen_with(sight, color.legal), seen_with(sight, color.threatened)) > 20);
  }
}

}  // namespace
}  // namespace mael::web
