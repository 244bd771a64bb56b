// Why a link or a position is refused, told in the language of the page.
#include "web/app/problem_words.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/packed_archive.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/play/games.h"
#include "engine/play/link.h"
#include "tests/web/in_french.h"

using namespace mael;
using namespace mael::web;
using mael::maelstrom::kPackedVersion;

namespace {

Error refusal_of(const std::string& text) {
  const GameEntry* game = game_of(text);
  const auto match = (game ? game : games().front())->resume(text);
  CAPTURE(text);
  REQUIRE_FALSE(match.ok());
  return match.error();
}

std::string position_link(char game, const Bytes& bytes) {
  return write_link(LinkKind::Position, game, kPackedVersion, bytes);
}

constexpr std::string_view kStart = "maelstrom/1 a=arcanae b=brood phase=summon turn=1";

Bytes packed(const mael::maelstrom::State& state) {
  PackedWriter writer(kPackedVersion);
  writer(state);
  return writer.bytes();
}

}  // namespace

TEST_CASE("what is wrong with a link or a position is told in the language of the page",
          "[app][texts]") {
  auto state = mael::maelstrom::read_position(kStart);
  REQUIRE(state);
  const Bytes bytes = packed(*state);
  state->turn = 0;
  REQUIRE(validate(*state));
  const std::string whole = position_link('m', bytes);
  const std::string cut = whole.substr(0, whole.size() - 2);
  struct Case {
    std::string text, english, french;
  };
  const Case cases[] = {
      {"#" + cut.substr(1), "This link is damaged: not all of it arrived as it was sent.",
       "Ce lien est abîmé\u00A0: il n’est pas arrivé entier, tel qu’il a été envoyé."},
      {position_link('m', {}), "This link holds no position of Maelstrom.",
       "Ce lien ne contient pas de position de Maelstrom."},
      {position_link('v', bytes), "This link holds a position of the other edition.",
       "Ce lien contient une position de l’autre édition."},
      {position_link('m', packed(*state)),
       "No game can come to the position in this link: it was not made by one of our tables.",
       "Aucune partie ne peut mener à la position de ce lien\u00A0: il ne vient pas d’une de nos "
       "tables."},
      {"maelstrom/1 a=arcanae b=brood phase=naptime",
       "This is neither a link nor a position of ours: copy it once more, from its beginning to "
       "its end.",
       "Ce n’est ni un lien ni une position de nos tables\u00A0: le copier encore une fois, du "
       "début "
       "à la fin."},
  };
  for (const Case& each : cases) {
    const Error error = refusal_of(each.text);
    CHECK(problem_in_words(error) == each.english);
    const InFrench french;
    CHECK(problem_in_words(error) == each.french);
  }
}

TEST_CASE("what no text says is told as the engine says it", "[app][texts]") {
  CHECK(problem_in_words({"Nobody has foreseen this."}) == "Nobody has foreseen this.");
}
