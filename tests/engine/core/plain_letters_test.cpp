#include "engine/core/plain_letters.h"

#include <catch2/catch_test_macros.hpp>

using mael::plain_letters;

TEST_CASE("letters lose capitals and accents, and nothing else changes", "[core][text]") {
  CHECK(plain_letters("Lake of Fire 7") == "lake of fire 7");
  CHECK(plain_letters("Épineux, Chœur des Âges") == "epineux, choeur des ages");
  CHECK(plain_letters("Gallag K’rol") == "gallag k'rol");
  CHECK(plain_letters("ÀÇÈÊËÎÏÔÙÛÜŸŒÆ àçèêëîïôùûüÿœæ ß") == "aceeeiiouuuyoeae aceeeiiouuuyoeae ss");
  CHECK(plain_letters("3 × 4 ÷ 2 – «x»") == "3 × 4 ÷ 2 – «x»");
}

TEST_CASE("bytes that are no text stay as they are", "[core][text]") {
  for (const char* broken : {"\xC3", "a\xC3", "\x80\xFF", "\xC5", "\xE2\x80"}) {
    CHECK(plain_letters(broken) == broken);
  }
  CHECK(plain_letters("").empty());
}
