#include "tests/engine/play/recorded.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

#include "engine/play/games.h"
#include "engine/play/workbench.h"

namespace mael {

namespace {

Recording read_record(std::string_view name) {
  std::ifstream file(std::string(MAELSTROM_TESTS_DIR) + "/tables/recorded.tsv");
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string read_name;
    Recording record;
    fields >> read_name >> record.moments >> std::hex >> record.hash;
    if (fields && read_name == name) return record;
  }
  return {};
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Recording& record) {
  return out << record.moments << '\t' << std::hex << record.hash << std::dec;
}

void compare_with_record(std::string_view name, const Recording& found) {
  INFO(name);
  CHECK(found == read_record(name));
}

TEST_CASE("bots of every kind choose what is recorded", "[recorded][bots]") {
  constexpr int kGames = 12;
  for (const GameEntry* game : games()) {
    const RandomReport report =
        workbench_of(*game).random(1, kGames, false, RandomSetups::Given, RandomPlayers::Bots, {});
    compare_with_record("choices-" + std::string(game->card.id),
                        {report.actions, report.signature});
  }
}

}  // namespace mael
