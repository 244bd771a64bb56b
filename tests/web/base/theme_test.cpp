#include "web/base/theme.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string_view>

namespace mael::web {
namespace {

TEST_CASE("contrast follows the published arithmetic", "[theme]") {
  CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) > 20.99);
  CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) > 4.47);
  CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) < 4.49);
  CHECK(contrast(rgb(0x123456), rgb(0x123456)) == 1.0);
}

// Names of the themes, for what a failed check says.
std::string_view name_of(Themed which) {
  constexpr std::array<std::string_view, kThemes.size()> kNames{"dark", "light", "contrast"};
  return kNames.at(static_cast<std::size_t>(which));
}

TEST_CASE("every pair of colours in use reaches its contrast in every theme", "[theme]") {
  for (const Themed which : kThemes) {
    for (const ContrastPair& pair : contrast_pairs(theme_of(which))) {
      INFO(name_of(which) << ": " << pair.name);
      CHECK(contrast(pair.over, pair.under) >= pair.least);
    }
  }
}

TEST_CASE("in high contrast all words reach seven to one", "[theme]") {
  for (const ContrastPair& pair : contrast_pairs(theme_of(Themed::Contrast))) {
    INFO(pair.name);
    CHECK(contrast(pair.over, pair.under) >= 7.0);
  }
}

TEST_CASE("icons stand out on their enamel and enamel's words on panels", "[theme]") {
  for (const Themed which : kThemes) {
    const Palette& color = theme_of(which).color;
    for (const TintColor& tint : theme_of(which).tints) {
      INFO(name_of(which) << ": enamel " << int{tint.face.r} << "," << int{tint.face.g} << ","
                          << int{tint.face.b});
      CHECK(contrast(tint.ink, tint.face) >= 3.0);
      CHECK(contrast(tint.bright, color.panel) >= 4.5);
      CHECK(contrast(tint.bright, color.panel_raised) >= 4.5);
    }
  }
}

TEST_CASE("a seat's colour stands out on the table and on panels", "[theme]") {
  for (const Themed which : kThemes) {
    const Theme& worn = theme_of(which);
    for (const SeatColor& seat : worn.seats) {
      INFO(name_of(which) << ": " << int{seat.ring.r} << "," << int{seat.ring.g});
      CHECK(contrast(seat.ring, worn.color.panel) >= 3.0);
      CHECK(contrast(seat.ink, seat.ring) >= 4.0);
      for (const Room room : {Room::House, Room::Slate, Room::Storm}) {
        CHECK(contrast(seat.ring, worn.ground(room).lit) >= 3.0);
      }
    }
  }
}

// The least difference of any two, and of the first two, by which most games are played.
TEST_CASE("seats differ for every kind of colour-blind eye in every theme", "[theme]") {
  for (const Themed which : kThemes) {
    const auto& seats = theme_of(which).seats;
    for (Sight sight : {Sight::Full, Sight::Protan, Sight::Deutan, Sight::Tritan}) {
      for (std::size_t a = 0; a < seats.size(); ++a) {
        for (std::size_t b = a + 1; b < seats.size(); ++b) {
          INFO(name_of(which) << " " << static_cast<int>(sight) << ": " << a << ", " << b);
          const double least = b == 1 ? 30 : which == Themed::Light ? 20 : 24;
          CHECK(difference(seen_with(sight, seats[a].ring), seen_with(sight, seats[b].ring)) >
                least);
        }
      }
    }
  }
}

// In high contrast all are black, and their accents differ.
TEST_CASE("one knows by the ground and its accent at which table one sits", "[theme]") {
  for (const Themed which : kThemes) {
    const auto& grounds = theme_of(which).grounds;
    for (std::size_t a = static_cast<std::size_t>(Room::Slate); a < grounds.size(); ++a) {
      for (std::size_t b = a + 1; b < grounds.size(); ++b) {
        INFO(name_of(which) << ": " << a << ", " << b);
        CHECK(difference(grounds[a].accent, grounds[b].accent) > 15);
        if (which != Themed::Contrast) CHECK(difference(grounds[a].lit, grounds[b].lit) > 4);
      }
    }
  }
}

TEST_CASE("the marks for legal and threatened differ for every kind of eye", "[theme]") {
  for (const Themed which : kThemes) {
    const Palette& color = theme_of(which).color;
    for (Sight sight : {Sight::Full, Sight::Protan, Sight::Deutan, Sight::Tritan}) {
      INFO(name_of(which) << " " << static_cast<int>(sight));
      CHECK(difference(seen_with(sight, color.legal), seen_with(sight, color.threatened)) > 20);
    }
  }
}

TEST_CASE("what is printed looks the same whatever is worn", "[theme]") {
  const Rgba printed = printed_theme().seats[0].ring;
  for (const Themed which : kThemes) {
    wear_theme(which);
    CHECK(worn_theme() == which);
    CHECK(&theme() == &theme_of(which));
    CHECK(printed_theme().seats[0].ring == printed);
  }
  wear_theme(Themed::Dark);
}

}  // namespace
}  // namespace mael::web
