// Every property over its corpus and some thousand slips of it.
#include "tests/fuzz/corpus.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/core/random.h"
#include "engine/play/games.h"
#include "engine/play/match_text.h"
#include "tests/fuzz/parts.h"
#include "tests/typed_games.h"
#include "web/house/shelved_games.h"
#include "web/setup/form.h"

namespace mael::fuzz {
namespace {

constexpr int kSlips = 3000;

// A few bytes changed, left out, doubled, or taken from another entry of the corpus.
std::string with_slips(std::string text, const std::string& other, Random& random) {
  for (std::uint32_t slips = 1 + random.below(4); slips > 0 && !text.empty(); --slips) {
    const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(5)) {
      case 0: text[place] = static_cast<char>(random.below(256)); break;
      case 1: text.erase(place, 1 + random.below(8)); break;
      case 2: text.insert(place, text.substr(place, 1 + random.below(8))); break;
      case 3: text[place] = static_cast<char>(text[place] ^ (1 << random.below(8))); break;
      default:
        text.insert(place,
                    other.substr(random.below(static_cast<std::uint32_t>(other.size() + 1)), 6));
        break;
    }
  }
  return text;
}

void hold(std::string_view name, int slips = kSlips) {
  const Target& target = target_named(name);
  const Corpus corpus = target.corpus();
  REQUIRE_FALSE(corpus.empty());
  for (const std::string& entry : corpus) {
    INFO(entry);
    REQUIRE_FALSE(entry.empty());
    REQUIRE(target.property(entry) == "");
  }
  Random random(1);
  const auto any = [&]() -> const std::string& {
    return corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
  };
  for (int i = 0; i < slips; ++i) {
    const std::string slip = with_slips(any(), any(), random);
    const Finding finding = target.property(slip);
    if (!finding.empty()) FAIL(finding << "\nfrom: " << slip);
  }
}

// Whether something in the corpus of a target is of this game.
template <class Is>
void require_one(std::string_view target, std::string_view id, Is&& is_one) {
  INFO("the corpus of " << target << " has nothing of " << id);
  const Corpus corpus = target_named(target).corpus();
  CHECK(std::any_of(corpus.begin(), corpus.end(), is_one));
}

TEST_CASE("every game of the house is in the corpora", "[fuzz][house]") {
  for (const GameEntry* game : games()) {
    const std::string_view id = game->card.id;
    const auto begins = [&](const std::string& entry) {
      return entry.starts_with(std::string(id) + "/");
    };
    require_one("positions_read_are_fixed_points", id, begins);
    require_one("actions_read_are_fixed_points", id, begins);
    require_one("links_opened_hold_valid_positions", id, [&](const std::string& link) {
      return link.size() > 2 && link[2] == game->card.letter;
    });
    require_one("matches_read_are_fixed_points", id,
                [&](const std::string& text) { return game_of_match(text) == game; });
  }
  std::uint32_t number = 0;
  EveryGame::each([&]<class Of>(Of) {
    const auto loads = [](const std::string& entry) {
      return Of::load(Bytes(entry.begin(), entry.end())).ok();
    };
    require_one("saves_loaded_are_valid_matches", Of::kIds[0], loads);
    require_one("parts_loaded_are_valid_matches", Of::kIds[0],
                [](const std::string& entry) { return Of::load(parted(entry)).ok(); });
    require_one("built_positions_keep_promises", Of::kIds[0], [&](const std::string& digits) {
      return static_cast<unsigned char>(digits[0]) == number;
    });
    ++number;
  });
}

using web::setup::Filled;
using web::setup::Form;
using web::setup::Values;

// The ids under which a form keeps what is chosen.
std::set<std::string> ids_of(const Form& form) {
  std::set<std::string> ids;
  for (const auto& choice : form.choices) ids.insert(choice.id);
  for (const auto& number : form.numbers) ids.insert(number.id);
  for (const auto& toggle : form.toggles) ids.insert(toggle.id);
  return ids;
}
std::set<std::string> ids_of(const web::setup::SeatForm& seat) {
  std::set<std::string> ids;
  for (const auto& choice : seat.choices) ids.insert(choice.id);
  return ids;
}
std::set<std::string> ids_of(const Values& values) {
  std::set<std::string> ids;
  for (const auto& [id, value] : values) ids.insert(id);
  return ids;
}

// Whether this is all that may be chosen where the game is set up, and nothing else.
bool fills(const Filled& filled, const web::setup::GameSetup& setup) {
  const int seats = static_cast<int>(filled.seats.size());
  if (seats < setup.card().fewest_seats || seats > setup.card().most_seats) return false;
  const Form form = setup.form(filled);
  for (std::size_t i = 0; i < form.seats.size(); ++i) {
    if (ids_of(filled.seats[i].values) != ids_of(form.seats[i])) return false;
  }
  return ids_of(filled.values) == ids_of(form);
}

TEST_CASE("the form of every game of the house is filled in in the corpus",
          "[fuzz][house][setup]") {
  const web::OwnForces own;
  const auto shelved = web::shelved_games();
  for (const GameEntry* game : games()) {
    INFO(game->card.id);
    const auto box = std::find_if(shelved.begin(), shelved.end(),
                                  [&](const auto& each) { return &each.entry == game; });
    REQUIRE(box != shelved.end());
    const auto setup = box->setup(&own);
    require_one("set_ups_read_are_fixed_points", game->card.id, [&](const std::string& text) {
      const auto filled = web::setup::read_filled(text);
      return filled && fills(*filled, *setup);
    });
  }
}

TEST_CASE("positions read are fixed points", "[fuzz][notation]") {
  hold("positions_read_are_fixed_points");
}

TEST_CASE("actions read are fixed points", "[fuzz][notation]") {
  hold("actions_read_are_fixed_points");
}

TEST_CASE("links opened hold valid positions", "[fuzz][link]") {
  hold("links_opened_hold_valid_positions");
}

TEST_CASE("bytes unpacked are valid positions", "[fuzz][snapshot]") {
  hold("bytes_unpacked_are_valid_positions");
}

TEST_CASE("moments unpacked are fixed points", "[fuzz][snapshot]") {
  hold("moments_unpacked_are_fixed_points");
}

TEST_CASE("built positions keep their promises", "[fuzz][promises]") {
  hold("built_positions_keep_promises", kSlips / 3);
}

TEST_CASE("forces unpacked are fixed points", "[fuzz][force]") {
  hold("forces_unpacked_are_fixed_points");
}

TEST_CASE("force lists read are fixed points", "[fuzz][force]") {
  hold("force_lists_read_are_fixed_points", kSlips / 10);
}

TEST_CASE("set-ups read are fixed points", "[fuzz][setup]") {
  hold("set_ups_read_are_fixed_points");
}

TEST_CASE("games in a file are fixed points", "[fuzz][save]") {
  hold("games_in_a_file_are_fixed_points");
}

TEST_CASE("sketches read are fixed points", "[fuzz][sketch]") {
  hold("sketches_read_are_fixed_points");
}

TEST_CASE("saves loaded are valid matches", "[fuzz][save]") {
  hold("saves_loaded_are_valid_matches", kSlips / 3);
}

TEST_CASE("parts loaded are valid matches", "[fuzz][save]") {
  hold("parts_loaded_are_valid_matches", kSlips / 15);
}

TEST_CASE("matches read are fixed points", "[fuzz][match_text]") {
  hold("matches_read_are_fixed_points", kSlips / 10);
}

TEST_CASE("what takes longest holds for as many slips as the rest", "[.slow][fuzz]") {
  hold("built_positions_keep_promises");
  hold("parts_loaded_are_valid_matches", kSlips / 3);
}

}  // namespace
}  // namespace mael::fuzz
