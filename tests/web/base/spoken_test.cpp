#include "web/base/spoken.h"

#include <catch2/catch_test_macros.hpp>

#include "web/base/game_texts.h"
#include "web/base/say.h"

using namespace mael;
using namespace mael::web;

namespace {

constexpr const char* kFrench =
    "key\ttext\ncount.one\t0,1\nui.blow.wounds.one\t{0} blessure\nui.blow.wounds.other\t{0} "
    "blessures\n";

// Whatever a test takes up, the next one speaks English.
struct Afterwards {
  ~Afterwards() { speak_english(); }
};

}  // namespace

TEST_CASE("the page speaks English until other texts are taken up", "[web][texts]") {
  const Afterwards afterwards;
  CHECK(say_count("ui.blow.wounds", 0) == "0 wounds");
  CHECK(speak(kFrench).empty());
  CHECK(say_count("ui.blow.wounds", 0) == "0 blessure");
  CHECK(say_count("ui.blow.wounds", 1) == "1 blessure");
  CHECK(say_count("ui.blow.wounds", 2) == "2 blessures");
  speak_english();
  CHECK(say_count("ui.blow.wounds", 2) == "2 wounds");
}

TEST_CASE("what other texts lack is said in English", "[web][texts]") {
  const Afterwards afterwards;
  CHECK(speak(kFrench).empty());
  CHECK(say("tile.LoF.name") == "Lake of Fire");
}

TEST_CASE("what a game says in the language comes later", "[web][texts]") {
  const Afterwards afterwards;
  constexpr const char* kGame = "key\ttext\ntile.LoF.name\tLac de feu\n";
  CHECK_FALSE(take_up_game_texts(kGame, false).empty());
  CHECK(say("tile.LoF.name") == "Lake of Fire");
  CHECK(speak(kFrench).empty());
  CHECK(take_up_game_texts(kGame, false).empty());
  CHECK(say("tile.LoF.name") == "Lac de feu");
  CHECK(say_count("ui.blow.wounds", 0) == "0 blessure");
  CHECK(say("tile.LoF.flavour") != "[tile.LoF.flavour]");
  CHECK_FALSE(take_up_game_texts(kGame, false).empty());
  CHECK_FALSE(take_up_game_texts("key\ttext\ntile.IrG.name\t{0\n", false).empty());
  CHECK(say("tile.LoF.name") == "Lac de feu");
}

TEST_CASE("texts with a fault change nothing", "[web][texts]") {
  const Afterwards afterwards;
  CHECK(speak(kFrench).empty());
  for (const std::string& broken :
       {std::string(), std::string("<!doctype html>"), std::string("key\ttext\nui.turn\t{0\n"),
        std::string("\0\xFF\xFE", 3), std::string(kMaxTextsFile + 1, 'a')}) {
    CHECK_FALSE(speak(broken).empty());
    CHECK(say_count("ui.blow.wounds", 2) == "2 blessures");
  }
}
