#include "engine/play/link.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/core/checksum.h"
#include "engine/core/random.h"

namespace mael {
namespace {

constexpr std::array<LinkFormat, 2> kFormats{
    {{LinkKind::Position, 'm', 2, 3}, {LinkKind::Match, 'm', 1, 1}}};

std::string refusal(std::string_view text) {
  const Result<LinkParts> parts = read_link(text, kFormats);
  INFO(text);
  REQUIRE_FALSE(parts.ok());
  return parts.error().message;
}

TEST_CASE("a link comes back as it was written", "[play][link]") {
  Random random(1);
  for (std::uint32_t length = 0; length < 300; ++length) {
    LinkParts parts{LinkKind::Position, 'm', 2 + static_cast<int>(random.below(2)), {}};
    parts.bytes.resize(length);
    for (std::uint8_t& byte : parts.bytes) byte = static_cast<std::uint8_t>(random.below(256));
    const std::string link = write_link(parts.kind, parts.game, parts.version, parts.bytes);
    REQUIRE(read_link(link, kFormats).value() == parts);
    REQUIRE(link.find_first_not_of(
                "#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
            std::string::npos);
    REQUIRE((link.back() != '-' && link.back() != '_'));
  }
}

TEST_CASE("a link may stand in an address and between blanks", "[play][link]") {
  const std::vector<std::uint8_t> bytes{1, 2, 3};
  const std::string link = write_link(LinkKind::Position, 'm', 3, bytes);
  for (const std::string& text :
       {link, link.substr(1), "https://play.example/table/" + link,
        "\n https://play.example/?lang=en" + link + "\r\n", " # " + link.substr(1)}) {
    REQUIRE(read_link(text, kFormats).value().bytes == bytes);
  }
}

TEST_CASE("what cannot be opened is refused in one sentence", "[play][link]") {
  const std::vector<std::uint8_t> bytes{1, 2, 3};
  const std::string link = write_link(LinkKind::Position, 'm', 3, bytes);
  const std::string damaged = "This link is damaged: not all of it arrived as it was sent.";
  const std::string foreign = "This is not a link to one of our tables.";

  CHECK(refusal("") == "There is no link here.");
  CHECK(refusal(" \n") == "There is no link here.");
  CHECK(refusal("https://play.example/#") == "There is no link here.");
  CHECK(refusal("https://play.example/") == foreign);
  CHECK(refusal("https://elsewhere.example/#section-2") == foreign);
  CHECK(refusal("hello") == foreign);
  CHECK(refusal("p m3") == foreign);
  CHECK(refusal(link.substr(0, link.size() - 1)) == damaged);
  CHECK(refusal(link.substr(0, 4)) == damaged);
  CHECK(refusal(link + "x") == damaged);
  CHECK(refusal("#p" + link.substr(3)) == damaged);
  CHECK(refusal(write_link(LinkKind::Position, 'm', 4, bytes)) ==
        "This link was made by a newer version of the program: reload the page to update it.");
  CHECK(refusal(write_link(LinkKind::Position, 'm', 1, bytes)) ==
        "This link is too old to be opened.");
  const std::string unknown =
      "This link holds something this version of the program does not know.";
  CHECK(refusal(write_link(LinkKind::Position, 'x', 1, bytes)) == unknown);
  CHECK(refusal(write_link(LinkKind::Turn, 'm', 1, bytes)) == unknown);
  const std::vector<std::uint8_t> many(1000, 77);
  CHECK(refusal(write_link(LinkKind::Position, 'm', 3, many)) ==
        "This link is too long to be one of ours.");
}

TEST_CASE("a link with a good check but a bad payload is damaged", "[play][link]") {
  for (const std::string text : {"pm3A", "pm3Zh", "pm-Zg"}) {
    CHECK(refusal(text + check_of(text)) ==
          "This link is damaged: not all of it arrived as it was sent.");
  }
}

TEST_CASE("no slip of one character goes unnoticed", "[play][link]") {
  const std::string link =
      write_link(LinkKind::Position, 'm', 3, std::vector<std::uint8_t>{200, 1, 99, 31});
  for (std::size_t i = 1; i < link.size(); ++i) {
    for (char other = ' '; other <= '~'; ++other) {
      if (other == link[i] || other == '#') continue;
      std::string slip = link;
      slip[i] = other;
      const Result<LinkParts> parts = read_link(slip, kFormats);
      // A blank at the end is trimmed, and leaves a link cut short.
      REQUIRE_FALSE(parts.ok());
    }
  }
}

}  // namespace
}  // namespace mael
