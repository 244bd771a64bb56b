#include "web/base/measure.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "web/base/line_break.h"
#include "web/base/theme.h"
#include "web/base/whole_words.h"
#include "web/base/word_lines.h"

namespace mael::web {
namespace {

const Measure& font = fixed_measure();
const float kLetter = theme().type.body / 2;
const float kLine = theme().type.body * 1.2F;

TEST_CASE("words are as wide as their letters", "[measure]") {
  CHECK(font.size(TextStyle::Body, "four") == Vec2{4 * kLetter, kLine});
  CHECK(font.size(TextStyle::Body, "vidé").x == 4 * kLetter);
  CHECK(font.size(TextStyle::Strong, "four") == font.size(TextStyle::Body, "four"));
  CHECK(font.size(TextStyle::Title, "four").x == 2 * theme().type.title);
}

TEST_CASE("a title that is too wide is smaller, as far as it can be read", "[measure]") {
  CHECK(size_of_title(20, 100, 100) == 20);
  CHECK(size_of_title(20, 100, 300) == 20);
  CHECK(size_of_title(20, 100, 80) == 16);
  const float least = size_of_title(20, 100, 10);
  CHECK(least >= 14);
  CHECK(least < 15);
  CHECK(size_of_title(20, 0, 0) == 20);
}

TEST_CASE("no words are as high as a line", "[measure]") {
  CHECK(font.size(TextStyle::Body, "") == Vec2{0, kLine});
}

TEST_CASE("words that are wider than the room take more lines, and are kept whole", "[measure]") {
  CHECK(font.size(TextStyle::Body, "one two six", 7 * kLetter) == Vec2{7 * kLetter, 2 * kLine});
  CHECK(font.size(TextStyle::Body, "one two six", 6 * kLetter) == Vec2{3 * kLetter, 3 * kLine});
  CHECK(font.size(TextStyle::Body, "one two six", 11 * kLetter).y == kLine);
}

TEST_CASE("a word that is wider than the room is broken", "[measure]") {
  CHECK(font.size(TextStyle::Body, "abcdefgh", 3 * kLetter) == Vec2{3 * kLetter, 3 * kLine});
  CHECK(font.size(TextStyle::Body, "abc", 1).y == 3 * kLine);
}

TEST_CASE("a line end begins another line", "[measure]") {
  CHECK(font.size(TextStyle::Body, "one\nlonger\n") == Vec2{6 * kLetter, 3 * kLine});
}

TEST_CASE("lines stand apart where there is room, and all of them in a room measured for them",
          "[measure]") {
  constexpr float kSize = 13;
  CHECK(fit_lines(1, kSize, kSize).pitch >= kSize);
  const LineFit roomy = fit_lines(2, kSize, 2 * kSize * kLineHeight);
  CHECK(roomy.shown == 2);
  CHECK(roomy.pitch == kSize * kLineHeight);
  for (const std::size_t lines : {1U, 2U, 3U, 6U, 9U}) {
    const float room = static_cast<float>(lines) * kSize;
    const LineFit measured = fit_lines(lines, kSize, room);
    CHECK(measured.shown == lines);
    CHECK(measured.pitch >= kSize);
    CHECK(measured.pitch * static_cast<float>(lines) <= room + 2);
  }
}

TEST_CASE("words take as many lines as they need, and are as high as these", "[measure]") {
  const auto lines = [](std::string_view words, float letters) {
    return lines_in(font, TextStyle::Body, words, letters * kLetter);
  };
  CHECK(lines("", 10) == 0);
  CHECK(lines("a word", 10) == 1);
  CHECK(lines("a sentence", 10) == 1);
  CHECK(lines("a sentence of", 10) == 2);
  CHECK(lines("one two three four", 5) == 4);
  CHECK(lines("one two three four", 0) == 1);  // no room is given: nothing is broken
  CHECK(height_in(font, TextStyle::Body, "", 0) == 0);
  CHECK(height_apart(font, TextStyle::Body, "", 0) == 0);
  for (const TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Lead}) {
    constexpr std::string_view kWords = "one two three four five six";
    const float line = font.size(style, {}).y, room = 6 * line;
    const std::size_t all = lines_in(font, style, kWords, room);
    CHECK(all > 1);
    CHECK(height_in(font, style, kWords, room) >= line * static_cast<float>(all));
    CHECK(height_in(font, style, kWords, room) < line * static_cast<float>(all) + 1);
    CHECK(fit_lines(all, line, height_apart(font, style, kWords, room)).pitch ==
          line * kLineHeight);
  }
}

TEST_CASE("of lines without room as many are shown as stand apart", "[measure]") {
  constexpr float kSize = 10;
  CHECK(fit_lines(5, kSize, 30).shown == 2);  // 11.8 each: two, and 8.4 pixels are left
  CHECK(fit_lines(3, kSize, 5).shown == 1);
}

TEST_CASE("a line is broken at blanks, not within what belongs together", "[measure]") {
  // What stands on the line where its room ends after these letters.
  const auto line = [](std::string_view words, std::string_view room) {
    return std::string(words.substr(0, line_break(words, room.size())));
  };
  CHECK(line("Hall to 1.2 burns", "Hall to 1.") == "Hall to");
  CHECK(line("Hall to 1.2 burns", "Hall to 1.2") == "Hall to 1.2");
  CHECK(line("takes 1,5 of it", "takes 1,") == "takes");
  CHECK(line("rolls 3\u00A0×\u00A05 dice", "rolls 3\u00A0") == "rolls");
  CHECK(line("moves 4\u00A0min", "moves 4") == "moves");
  CHECK(line("il crie «\u00A0Halte\u00A0!\u00A0»", "il crie «\u00A0Halte\u00A0!") == "il crie");
  CHECK(line("all of it", "all of it") == "all of it");
  CHECK(line("all of it", "all ") == "all");
}

TEST_CASE("a word that is longer than its line is broken where the line ends", "[measure]") {
  CHECK(line_break("1.234.567", 4) == 4);
  CHECK(line_break(" 1.234.567", 4) == 4);
  CHECK(line_break("é", 1) == 2);  // no letter is
  CHECK(line_break("", 0) == 0);
}

TEST_CASE("words are written so small that the longest of them fits", "[measure]") {
  const WholeWords large = whole_words(TextStyle::Body, "one two six", 7 * kLetter, font);
  CHECK(large.scale == 1);
  CHECK(large.lines == std::vector<std::string>{"one two", "six"});
  const WholeWords small =
      whole_words(TextStyle::Body, "a word twice as wide", 2.5F * kLetter, font);
  CHECK(small.scale == 0.5F);
  CHECK(small.lines == std::vector<std::string>{"a", "word", "twice", "as", "wide"});
  CHECK(whole_words(TextStyle::Body, "", 10, font).lines.empty());
}

}  // namespace
}  // namespace mael::web
