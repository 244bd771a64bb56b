// Links and notation that went through other programs.
#include "engine/play/find_link.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/core/plain_text.h"
#include "engine/core/random.h"
#include "engine/play/link.h"

namespace mael {
namespace {

// Long enough to be wrapped, with - and _ in it.
std::string example_link() {
  Random random(5);
  std::vector<std::uint8_t> bytes(120);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
  bytes[30] = 0xFB;
  bytes[31] = 0xEF;
  bytes[32] = 0xBF;
  return write_link(LinkKind::Position, 'm', 3, bytes);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// With `between` after every so many letters.
std::string wrapped(const std::string& text, std::size_t width, std::string_view between) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); at += width) {
    out += (at == 0 ? "" : std::string(between)) + text.substr(at, width);
  }
  return out;
}

}  // namespace

TEST_CASE("a link is found in whatever stands round it", "[play][link]") {
  const std::string link = example_link();
  const std::string address = "https://play.example/table/" + link;
  REQUIRE(link.find('-') != std::string::npos);
  REQUIRE(link.find('_') != std::string::npos);
  for (const std::string& text :
       std::vector<std::string>{link,
                                link.substr(1),
                                address,
                                "<" + address + ">",
                                "(" + address + ")",
                                address + ".",
                                address + ",",
                                address + "!",
                                address + "…",
                                address + "。",
                                address + "—look",
                                address + "–",
                                "„" + address + "“",
                                "«" + address + " »",
                                address + "&utm_source=mail&fbclid=IwAR0",
                                address + "?utm_source=mail",
                                "https://play.example/?fbclid=pm3AAAAAAA" + link,
                                address + "#more",
                                "Look at this: " + address + " and tell me. Then pm me!",
                                "_" + address + "_",
                                "**" + address + "**",
                                "[my turn](" + address + ")",
                                "`" + address + "`",
                                "```\n" + address + "\n```",
                                "see\n```\nnothing\n```\n" + address,
                                "<a href=\"" + address + "\">" + address + "</a>",
                                "[InternetShortcut]\r\nURL=" + address,
                                "\xEF\xBB\xBF" + address + "\r\n",
                                replaced(address, "#", "%23"),
                                replaced(address, "#", "%2523"),
                                replaced(address, "#", "&#35;"),
                                replaced(address, "#", "＃"),
                                replaced(address, "_", "\\_"),
                                replaced(replaced(address, "_", "%5F"), "-", "%2d"),
                                "# " + link.substr(1),
                                "#section-2 " + address,
                                link.substr(0, 40) + " " + address}) {
    INFO(text);
    CHECK(find_link(text) == link);
    CHECK(meant_text(text) == link);
  }
}

TEST_CASE("a link is found however it was wrapped", "[play][link]") {
  const std::string address = "https://play.example/table/" + example_link();
  for (const std::string between :
       {"\n", "\r\n", "\r", " \n", "\n  ", "\n> ", "\n>> ", "\n> > ", "=\r\n", "\xE2\x80\x8B",
        "\xC2\xAD", "\xEF\xBB\xBF", "\xE2\x81\xA0", "\xE2\x80\xA8", "%0D%0A", "%20"}) {
    for (const std::size_t width : {40, 60, 72}) {
      const std::string text = "Your turn:\n" + wrapped(address, width, between) + "\nBye for now";
      INFO(text);
      CHECK(find_link(text) == example_link());
    }
  }
  CHECK(find_link(wrapped(address, 72, " ") + " is it") == example_link());
}

TEST_CASE("of two links the longer is meant", "[play][link]") {
  const std::vector<std::uint8_t> few{1, 2, 3};
  const std::string brief = write_link(LinkKind::Position, 'm', 3, few);
  CHECK(find_link(brief + " or " + example_link()) == example_link());
  CHECK(find_link(example_link() + "\n\n" + brief) == example_link());
}

TEST_CASE("where no check holds there is no link", "[play][link]") {
  std::string damaged = example_link();
  damaged[20] = damaged[20] == 'A' ? 'B' : 'A';
  for (const std::string& text : std::vector<std::string>{
           "", "#", "p m3", "#privacy-policy",
           "Perhaps tomorrow, my friend: the first turn may pass.", damaged,
           example_link().substr(0, 60),
           "# Maelstrom (2002)\nmaelstrom/1 a=arcanae b=brood\nb primary:LoF\n"}) {
    INFO(text);
    CHECK(find_link(text).empty());
  }
}

TEST_CASE("notation is read as it was meant", "[play][link]") {
  const std::string notation = "maelstrom/1 a=arcanae b=brood turn=1 name='x-y'";
  for (const std::string& text : std::vector<std::string>{
           notation, "\xEF\xBB\xBF" + notation, replaced(notation, " ", "\xC2\xA0"),
           replaced(notation, " ", "\xE2\x80\xAF"), replaced(notation, "'", "’"),
           replaced(notation, "-", "–"), replaced(notation, "-", "−"),
           replaced(notation, "=", "＝"), "```\n" + notation + "\n```",
           "```text\r\n" + notation + "\r\n```\r\nWhat now?", "```" + notation + "```",
           "`" + notation + "`", "> " + notation, "“" + notation + "”",
           replaced(notation, "arc", "a\xE2\x80\x8Brc"), "  " + notation + "\n\n"}) {
    INFO(text);
    CHECK(plain_text(text) == notation);
    CHECK(meant_text(text) == notation);
  }
  CHECK(plain_text("a…b") == "a...b");
  CHECK(plain_text("\xFF\xC3") == "\xFF\xC3");
}

TEST_CASE("what people write themselves keeps its signs", "[play][link]") {
  CHECK(unwrapped("\xEF\xBB\xBFL’armée – 2\xC2\xA0× Garde\r\n") == "L’armée – 2 × Garde");
}

}  // namespace mael
