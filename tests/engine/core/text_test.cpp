#include "engine/core/text.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

namespace {

using mael::TextReader;

TEST_CASE("a reader takes symbols with blanks on either side", "[core][text]") {
  TextReader reader(" a , b_,\t\nc");
  reader.skip_blanks();
  CHECK(reader.accept_word("a"));
  CHECK(reader.accept(','));
  CHECK(reader.accept_word("b"));
  CHECK_FALSE(reader.accept('+'));
  CHECK(reader.accept(','));
  CHECK(reader.accept_word("C"));
  reader.expect_end("the text");
  CHECK_FALSE(reader.failed());
}

TEST_CASE("a word is taken whole or not at all", "[core][text]") {
  TextReader reader("drawn 1");
  CHECK_FALSE(reader.accept_word("draw"));
  CHECK_FALSE(reader.accept_word(""));
  CHECK(reader.accept_word("DRAWN"));
}

TEST_CASE("numbers keep to their range", "[core][text]") {
  CHECK(TextReader("12").number(0, 12, "a step") == 12);
  TextReader high("13");
  high.number(0, 12, "a step");
  CHECK(high.error().message == "expected a step from 0 to 12, found '13'");
  TextReader low("0");
  low.number(1, 9, "a copy");
  CHECK(low.error().message == "expected a copy from 1 to 9, found '0'");
  TextReader huge("99999999999999999999999999");
  huge.number(0, 65535, "a number");
  CHECK(huge.error().message == "expected a number from 0 to 65535, found '999999999999'");
  TextReader none("x");
  none.number(0, 9, "a number");
  CHECK(none.error().message == "expected a number from 0 to 9, found 'x'");
}

TEST_CASE("the first failure stays and says where it was", "[core][text]") {
  TextReader reader("ab\n  cd ef");
  reader.accept_word("ab");
  reader.skip_blanks();
  reader.expect(';');
  reader.expect('!');
  REQUIRE(reader.failed());
  CHECK(reader.at_end());
  CHECK(reader.error().line == 2);
  CHECK(reader.error().column == 3);
  CHECK(reader.error().message == "expected ';', found 'cd'");
  CHECK(mael::describe(reader.error()) == "line 2 column 3: expected ';', found 'cd'");
}

TEST_CASE("what was found is named even where it cannot be shown", "[core][text]") {
  const auto found = [](std::string_view text) {
    TextReader reader(text);
    reader.fail("x");
    return reader.error().message;
  };
  CHECK(found("") == "expected x, found the end");
  CHECK(found(" a") == "expected x, found a space");
  CHECK(found("\xff") == "expected x, found an unreadable character");
  CHECK(found("abcdefghijklmnop") == "expected x, found 'abcdefghijkl'");
}

TEST_CASE("one of several words is read by its place", "[core][text]") {
  constexpr std::array<std::string_view, 3> words{"movement", "action", "summon"};
  CHECK(TextReader("Action").one_of(words, "a phase") == 1);
  TextReader reader("burn");
  CHECK(reader.one_of(words, "a phase") == 0);
  CHECK(reader.error().message == "expected a phase (movement, action or summon), found 'burn'");
}

TEST_CASE("a field reaches to the next blank that nothing bridges", "[core][text]") {
  TextReader reader("1, 2 +3 next");
  const mael::TextSpan field = reader.take_field();
  CHECK(field.begin == 0);
  CHECK(field.end == 7);
  CHECK(reader.peek() == 'n');
  reader.enter(field);
  CHECK(reader.number(0, 9, "a number") == 1);
  CHECK(reader.accept(','));
  CHECK(reader.number(0, 9, "a number") == 2);
  CHECK(reader.accept('+'));
  CHECK(reader.number(0, 9, "a number") == 3);
  CHECK(reader.at_end());
}

TEST_CASE("text left over is refused", "[core][text]") {
  TextReader reader("end now");
  reader.accept_word("end");
  reader.expect_end("the action");
  CHECK(reader.error().message == "expected the end of the action, found 'now'");
}

}  // namespace
